//! What the solver and the databases find out about a position.

use core::fmt;
use core::time::Duration;

use mb_core::{Square, Value};

/// The bounds of a value: no worse than one value and no better than another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ValueBounds {
    lower: Value,
    upper: Value,
}

impl ValueBounds {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self { lower: Value::Loss, upper: Value::Win };

    /// The value is known.
    pub const fn exactly(value: Value) -> Self {
        Self { lower: value, upper: value }
    }

    /// Returns the worst value that is possible.
    pub const fn lower(self) -> Value {
        self.lower
    }

    /// Returns the best value that is possible.
    pub const fn upper(self) -> Value {
        self.upper
    }

    /// Returns the value if it is known, which is when both bounds are the same.
    pub fn value(self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The value is known to be no better than this.
    #[cfg(feature = "solver")]
    pub(super) const fn at_most(value: Value) -> Self {
        Self { upper: value, ..Self::UNKNOWN }
    }
}

impl Default for ValueBounds {
    fn default() -> Self {
        Self::UNKNOWN
    }
}

/// Writes the value, or the bounds: `unknown (loss to draw)`.
impl fmt::Display for ValueBounds {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(value) => value.fmt(formatter),
            None => write!(formatter, "unknown ({} to {})", self.lower, self.upper),
        }
    }
}

/// A move with its value for the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MoveValue {
    /// The square.
    pub square: Square,
    /// The bounds of the value, for the side that makes the move.
    pub bounds: ValueBounds,
    /// The number of moves to the end of the game, this one included. `None` if it was not asked for or is unknown.
    pub distance: Option<usize>,
}

impl MoveValue {
    /// A move whose value is known.
    pub(super) const fn exactly(square: Square, value: Value, distance: Option<usize>) -> Self {
        Self { square, bounds: ValueBounds::exactly(value), distance }
    }
}

/// The value of a position, its best moves, and how they were found.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Solution {
    /// The bounds of the value for the side to move.
    pub bounds: ValueBounds,
    /// The number of moves of both sides together to the end of the game, if the winner hurries and the loser delays. A
    /// draw ends with the last empty square. `None` if it was not asked for or is unknown.
    pub distance: Option<usize>,
    /// The best moves in ascending order, as many as were asked for (`BestMoves`). With distances, these
    /// are the moves that win soonest or lose latest; without distances, the moves that keep the value. If the solution
    /// is not [complete](Self::is_complete), they are the best moves found so far.
    pub best_moves: Vec<Square>,
    /// Every legal move in ascending order with its value. Empty if the moves were not asked for.
    pub moves: Vec<MoveValue>,
    /// The principal variation: a line of best play from the position, as far as the solver finds it with little extra
    /// work.
    pub principal_variation: Vec<Square>,
    /// The number of positions visited.
    pub nodes: u64,
    /// The time that it took.
    pub elapsed: Duration,
    /// Whether everything that was asked for was found. If a limit or a `Monitor` stopped the
    /// solver, ask the same solver again to continue the work.
    pub is_complete: bool,
}

impl Solution {
    /// Returns the value for the side to move, if it is known.
    pub fn value(&self) -> Option<Value> {
        self.bounds.value()
    }
}
