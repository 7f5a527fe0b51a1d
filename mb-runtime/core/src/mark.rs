//! The two marks.

use core::fmt;
use core::str::FromStr;

/// A mark, and so a side: circle (〇, written `o`), which moves first, or cross (×, written `x`).
///
/// An empty square is not a mark: where a square may be empty the type is `Option<Mark>`.
///
/// ```
/// use mb_runtime::Mark;
///
/// assert_eq!(Mark::Circle.opponent(), Mark::Cross);
/// assert_eq!(Mark::Cross.to_string(), "x");
/// assert_eq!("o".parse(), Ok(Mark::Circle));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Mark {
    /// 〇, the side that moves first; written `o`.
    Circle = 0,
    /// ×, the side that moves second; written `x`.
    Cross = 1,
}

impl Mark {
    /// Both marks, the side that moves first in front.
    pub const ALL: [Self; 2] = [Self::Circle, Self::Cross];

    /// The other mark.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Circle => Self::Cross,
            Self::Cross => Self::Circle,
        }
    }

    /// 0 for circle, 1 for cross: the index of this mark in a table of two.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of this mark, as the series prints it: `o` or `x`.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Circle => 'o',
            Self::Cross => 'x',
        }
    }

    /// The mark whose letter this is, in either case; `None` for every other character.
    #[must_use]
    pub const fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            'o' | 'O' => Some(Self::Circle),
            'x' | 'X' => Some(Self::Cross),
            _ => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Circle => "o",
            Self::Cross => "x",
        })
    }
}

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_symbol), letters.next()) {
            (Some(mark), None) => Ok(mark),
            _ => Err(ParseMarkError),
        }
    }
}

/// This text is not a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a mark: circle is o, cross is x")]
pub struct ParseMarkError;
