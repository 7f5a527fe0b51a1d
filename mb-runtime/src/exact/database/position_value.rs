//! The value and distance of a position, and how a byte holds them.

use core::cmp::Ordering;

use mb_core::Value;

/// The value of a position for the side to move, with the distance to the end of the game.
///
/// Ordered by what the side to move prefers: win, draw, loss; the shorter win and the longer loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PositionValue {
    /// The result of best play.
    pub value: Value,
    /// The number of plies to the end of the game when the winner hurries and the loser delays.
    pub distance: usize,
}

impl PositionValue {
    /// The value of a finished position.
    pub(super) const fn over(value: Value) -> Self {
        Self { value, distance: 0 }
    }

    /// The value, before a move, of the position that the move leads to.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { value: self.value.opposite(), distance: self.distance + 1 }
    }

    /// One byte: two bits of value, six of distance, of which 0 to 16 are used.
    #[expect(clippy::cast_possible_truncation, reason = "a database has at most 16 squares, so 16 plies")]
    pub(super) const fn to_byte(self) -> u8 {
        (self.distance as u8) << 2 | self.value as u8
    }

    /// What [`to_byte`](Self::to_byte) wrote, or `None` for any other byte.
    pub(super) fn from_byte(byte: u8) -> Option<Self> {
        let value = *Value::ALL.get(usize::from(byte & 3))?;
        Some(Self { value, distance: usize::from(byte >> 2) })
    }
}

impl Ord for PositionValue {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_distance = self.distance.cmp(&other.distance);
        self.value.cmp(&other.value).then(match self.value {
            Value::Win => by_distance.reverse(),
            Value::Draw => Ordering::Equal,
            Value::Loss => by_distance,
        })
    }
}

impl PartialOrd for PositionValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
