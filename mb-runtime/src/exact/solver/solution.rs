//! What a solver found out.

use core::fmt;
use core::time::Duration;

use mb_core::{Square, Value};

/// What is known of a value: it is no worse than one value and no better than another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    lower: Value,
    upper: Value,
}

impl Bounds {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self { lower: Value::Loss, upper: Value::Win };

    /// The value is known.
    #[must_use]
    pub const fn exactly(value: Value) -> Self {
        Self { lower: value, upper: value }
    }

    /// The value is no worse than this.
    #[must_use]
    pub const fn lower(self) -> Value {
        self.lower
    }

    /// The value is no better than this.
    #[must_use]
    pub const fn upper(self) -> Value {
        self.upper
    }

    /// The value, when the bounds leave one.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// What is known of the same position from the other side's point of view.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self { lower: self.upper.opposite(), upper: self.lower.opposite() }
    }

    /// The same, and no better than `value`.
    pub(super) fn at_most(self, value: Value) -> Self {
        Self { upper: self.upper.min(value), ..self }
    }
}

/// The value, or `unknown` with the bounds: `unknown (loss to draw)`.
impl fmt::Display for Bounds {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(value) => value.fmt(formatter),
            None => write!(formatter, "unknown ({} to {})", self.lower, self.upper),
        }
    }
}

/// A move with what it is worth to the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MoveValue {
    /// The square.
    pub square: Square,
    /// What is known of the value of the position after the move, from the point of view of the side that makes
    /// it.
    pub bounds: Bounds,
    /// When asked for and known: how many moves the game lasts with this one, the move itself included.
    pub distance: Option<usize>,
}

/// What a solver found out about a position.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Solution {
    /// What is known of the value for the side to move.
    pub bounds: Bounds,
    /// When asked for and known: in how many moves of both sides together the game ends when the winner hurries
    /// and the loser delays; a draw ends with the last empty square.
    pub distance: Option<usize>,
    /// The best moves in ascending order: all of them when [`is_complete`](Self::is_complete), else those that
    /// were found; or [one](super::SolverOptions::one_best_move) where that was asked for. With distances, those that
    /// win soonest or lose latest; without, those that keep the value.
    pub best: Vec<Square>,
    /// When asked for: every legal move in ascending order with its value.
    pub moves: Vec<MoveValue>,
    /// A line of best play from the position, as far as it could be found with little work.
    pub principal_variation: Vec<Square>,
    /// How many positions were visited.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// Whether everything that was asked for was found before a limit was reached or the solver was stopped. If
    /// not, asking the same solver again goes on from there.
    pub is_complete: bool,
}

impl Solution {
    /// The value for the side to move, if it is known.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        self.bounds.value()
    }
}
