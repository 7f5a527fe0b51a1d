//! How a game stands.

use core::fmt;

use crate::mark::Mark;

/// How a game stands.
///
/// Displayed as the series does: `playing`, `o`, `x` or `draw`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Status {
    /// Nobody has a line and there are empty squares.
    #[default]
    Playing,
    /// This mark completed a line.
    Won(Mark),
    /// The board is full and nobody has a line.
    Draw,
}

impl Status {
    /// Whether the game is over: won or drawn.
    #[must_use]
    #[inline]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Playing)
    }

    /// The mark that won, if one did.
    #[must_use]
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
