//! The methods of making playouts.

use crate::named::named_variants;

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

named_variants!(PlayoutMethod, "playout method", 4:
    OneAtATime = "one", Batch = "batch", Winner = "winner", Ordered = "ordered");
