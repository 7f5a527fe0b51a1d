//! The methods of making playouts.

use crate::named::named_variants;

/// A method of making playouts. All methods are exact: their games are distributed as in uniformly random play.
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
    /// Plays 64 games side by side, move by move. It counts winners, lengths and first moves.
    Batch,
    /// Plays many games side by side, and draws the order of their moves only where it decides who wins. It counts
    /// winners and first moves, but no lengths.
    Winner,
    /// Plays one game after the other and draws one number for each move, as the series does. Only
    /// [`Playouts::run_with`](crate::playout::Playouts::run_with) plays by this method.
    Ordered,
}

named_variants!(PlayoutMethod, "playout method", 4:
    OneAtATime = "one", Batch = "batch", Winner = "winner", Ordered = "ordered");
