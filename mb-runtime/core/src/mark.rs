//! The two marks.

use core::fmt;
use core::str::FromStr;

/// A mark, which also stands for the side that plays it: circle (〇, written `o`) moves first, cross (×, written `x`)
/// second.
///
/// The content of a square is an `Option<Mark>`: an empty square is `None`.
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
    /// 〇, the side that moves first. It is written `o`.
    Circle = 0,
    /// ×, the side that moves second. It is written `x`.
    Cross = 1,
}

impl Mark {
    /// Both marks, circle first.
    pub const ALL: [Self; 2] = [Self::Circle, Self::Cross];

    /// Returns the other mark.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Circle => Self::Cross,
            Self::Cross => Self::Circle,
        }
    }

    /// Returns the index of this mark in a table of two: 0 for circle, 1 for cross.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter that the series prints for this mark: `o` or `x`.
    pub const fn symbol(self) -> char {
        match self {
            Self::Circle => 'o',
            Self::Cross => 'x',
        }
    }

    /// Returns the mark with the letter `symbol`, in either case, or `None` for any other character.
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
        self.symbol().fmt(formatter)
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

/// The error returned for a text that is not a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a mark: circle is o, cross is x")]
pub struct ParseMarkError;
