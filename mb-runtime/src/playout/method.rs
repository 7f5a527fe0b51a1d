//! The methods of making playouts.

use core::fmt;
use core::str::FromStr;

/// A method of making playouts. All methods are exact: every game has the distribution of uniformly random play.
///
/// ```
/// use mb_runtime::PlayoutMethod;
///
/// assert_eq!("batch".parse(), Ok(PlayoutMethod::Batch));
/// assert_eq!(PlayoutMethod::OneAtATime.to_string(), "one");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PlayoutMethod {
    /// Plays one game after the other with the fast generator.
    OneAtATime,
    /// Plays 64 games side by side, move by move. Knows winner, length and first move.
    Batch,
    /// Plays many games side by side, without the order of their moves where it does not matter. Knows winner and first
    /// move, but no length.
    Winner,
    /// Plays one game after the other and draws one number a move, as the series does: the method of
    /// [`Playouts::run_with`](crate::playout::Playouts::run_with) alone.
    Ordered,
}

impl PlayoutMethod {
    /// All methods.
    pub const ALL: [Self; 4] = [Self::OneAtATime, Self::Batch, Self::Winner, Self::Ordered];
}

impl fmt::Display for PlayoutMethod {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::OneAtATime => "one",
            Self::Batch => "batch",
            Self::Winner => "winner",
            Self::Ordered => "ordered",
        })
    }
}

impl FromStr for PlayoutMethod {
    type Err = ParsePlayoutMethodError;

    fn from_str(text: &str) -> Result<Self, ParsePlayoutMethodError> {
        Self::ALL.into_iter().find(|method| method.to_string() == text).ok_or(ParsePlayoutMethodError)
    }
}

/// The text does not name a [`PlayoutMethod`](crate::PlayoutMethod).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown playout method: the methods are one, batch, winner and ordered")]
pub struct ParsePlayoutMethodError;
