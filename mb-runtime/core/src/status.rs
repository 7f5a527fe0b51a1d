//! The status of a game.

use core::fmt;

use crate::mark::Mark;

/// The status of a game: in progress, won or drawn.
///
/// It is printed as in the series: `playing`, `o`, `x` or `draw`.
///
/// ```
/// use mb_runtime::{Mark, Status};
///
/// let status = Status::Won(Mark::Circle);
/// assert!(status.is_over());
/// assert_eq!((status.winner(), status.to_string()), (Some(Mark::Circle), "o".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Status {
    /// Neither side has a line, and the board is not full.
    #[default]
    Playing,
    /// This mark completed a line.
    Won(Mark),
    /// The board is full, and neither side has a line.
    Draw,
}

impl Status {
    /// Tests whether the game is over: won or drawn.
    #[inline]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Playing)
    }

    /// Returns the mark that won, or `None` if the game is drawn or in progress.
    #[inline]
    pub const fn winner(self) -> Option<Mark> {
        match self {
            Self::Won(mark) => Some(mark),
            Self::Playing | Self::Draw => None,
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Playing => formatter.pad("playing"),
            Self::Won(mark) => mark.fmt(formatter),
            Self::Draw => formatter.pad("draw"),
        }
    }
}
