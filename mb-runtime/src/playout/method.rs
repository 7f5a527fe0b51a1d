//! How playouts are made.

use core::fmt;
use core::str::FromStr;

/// How playouts were made. All methods are exact: every game has the distribution of uniformly random play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Method {
    /// Game by game, every draw from the given [`Dice`](crate::random::Dice) in the order of the series.
    Ordered,
    /// Game by game, with the fast generator.
    OneAtATime,
    /// 64 games at once, one a lane of the vector instructions, move by move: winner, length and first move.
    Batch,
    /// Many games at once, without their order as far as it does not matter: winner and first move, no length.
    Winner,
}

impl fmt::Display for Method {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Ordered => "ordered",
            Self::OneAtATime => "one",
            Self::Batch => "batch",
            Self::Winner => "winner",
        })
    }
}

/// The method that [`Playouts::run`](crate::playout::Playouts::run) is asked for.
///
/// ```
/// use mb_runtime::MethodChoice;
///
/// assert_eq!("batch".parse(), Ok(MethodChoice::Batch));
/// assert_eq!(MethodChoice::default(), MethodChoice::Auto);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MethodChoice {
    /// The fastest one.
    #[default]
    Auto,
    /// [`Method::OneAtATime`].
    OneAtATime,
    /// [`Method::Batch`]; one at a time where more than 400 squares are empty.
    Batch,
    /// [`Method::Winner`]; one at a time where more than 400 squares are empty.
    Winner,
}

impl MethodChoice {
    /// All choices.
    pub const ALL: [Self; 4] = [Self::Auto, Self::OneAtATime, Self::Batch, Self::Winner];
}

impl fmt::Display for MethodChoice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Auto => "auto",
            Self::OneAtATime => "one",
            Self::Batch => "batch",
            Self::Winner => "winner",
        })
    }
}

impl FromStr for MethodChoice {
    type Err = ParseMethodError;

    fn from_str(text: &str) -> Result<Self, ParseMethodError> {
        Self::ALL.into_iter().find(|choice| choice.to_string() == text).ok_or(ParseMethodError)
    }
}

/// The text does not name a [`MethodChoice`](crate::MethodChoice).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown method of playouts: there are auto, one, batch and winner")]
pub struct ParseMethodError;
