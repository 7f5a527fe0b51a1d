//! Values with distances, and how a byte holds them.

use core::cmp::Ordering;

use mb_core::Value;

/// What a position is worth to the side to move, and how far the end is.
///
/// Ordered by what the side to move prefers: a win before a draw before a loss, the shorter win and the longer
/// loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The result when both sides play as well as can be.
    pub value: Value,
    /// The number of plies to the end of the game when the winner hurries and the loser delays.
    pub distance: usize,
}

impl Outcome {
    /// Of a position in which the game is over.
    pub(super) const fn over(value: Value) -> Self {
        Self { value, distance: 0 }
    }

    /// Of a move that leads to a position with this outcome.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { value: self.value.opposite(), distance: self.distance + 1 }
    }

    /// One byte: two bits of value, six of distance, of which 0 to 16 are used.
    #[expect(clippy::cast_possible_truncation, reason = "a database has at most 16 squares, so 16 plies")]
    pub(super) const fn to_byte(self) -> u8 {
        (self.distance as u8) << 2 | self.value as u8
    }

    /// What [`to_byte`](Self::to_byte) wrote, or `None` when the byte cannot come from there.
    pub(super) fn from_byte(byte: u8) -> Option<Self> {
        let value = *Value::ALL.get(usize::from(byte & 3))?;
        Some(Self { value, distance: usize::from(byte >> 2) })
    }
}

impl Ord for Outcome {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_distance = self.distance.cmp(&other.distance);
        self.value.cmp(&other.value).then(match self.value {
            Value::Win => by_distance.reverse(),
            Value::Draw => Ordering::Equal,
            Value::Loss => by_distance,
        })
    }
}

impl PartialOrd for Outcome {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
