//! The value of a position, and the rule that says who wins with a complete line.

use core::fmt;

use crate::mark::Mark;
use crate::status::Status;

/// The value of a position for the side to move when both sides play perfectly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Value {
    /// The other side wins.
    Loss,
    /// Neither side can win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// All values, worst first.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// Returns the value of the same position for the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// Writes `win`, `draw` or `loss`.
impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        })
    }
}

/// The rule that says who wins when a line is complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Convention {
    /// The side that completes a line wins.
    #[default]
    Normal,
    /// The side that completes a line loses.
    Misere,
}

impl Convention {
    /// Returns the value of a finished position for `turn`, the side that would move next, or `None` if the game is
    /// not over.
    ///
    /// ```
    /// use mb_runtime::{Convention, Mark, Status, Value};
    ///
    /// // Circle has just completed a line, and cross would be next.
    /// let status = Status::Won(Mark::Circle);
    /// assert_eq!(Convention::Normal.value(status, Mark::Cross), Some(Value::Loss));
    /// assert_eq!(Convention::Misere.value(status, Mark::Cross), Some(Value::Win));
    /// assert_eq!(Convention::Normal.value(Status::Playing, Mark::Cross), None);
    /// ```
    pub fn value(self, status: Status, turn: Mark) -> Option<Value> {
        match status {
            Status::Playing => None,
            Status::Draw => Some(Value::Draw),
            Status::Won(mark) if (mark == turn) == (self == Self::Normal) => Some(Value::Win),
            Status::Won(_) => Some(Value::Loss),
        }
    }
}

/// Writes `normal play` or `misère play`.
impl fmt::Display for Convention {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Normal => "normal play",
            Self::Misere => "misère play",
        })
    }
}
