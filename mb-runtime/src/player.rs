//! The trait of all players.

use crate::analysis::Analysis;
use crate::random::{Dice, FastRandom};
use mb_core::{Board, Position, Square};

/// Chooses moves on boards of type `B`, and analyzes positions.
///
/// A player never changes the caller's position and never panics. It makes every random choice with the dice that the
/// caller passes. The players of this crate are in [`players`](crate::players).
///
/// A closure is a player. Write the types of both parameters, which the compiler cannot infer:
///
/// ```
/// use mb_runtime::prelude::*;
///
/// let mut last = |position: &Position<BitBoard>, _: &mut dyn Dice| position.legal_moves().last();
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert_eq!(last.choose(&start, &mut FastRandom::new(0)), Some(Square::new(8)));
/// assert_eq!(last.analyze(&start).best_moves, [Square::new(8)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A type becomes a player by implementing [`choose`](Self::choose). It can also implement [`analyze`](Self::analyze)
/// to report more than the chosen move, as the example of [`Analysis`] shows.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// /// Plays on the square that is farthest from the last move.
/// struct Distant;
///
/// impl<B: Board> Player<B> for Distant {
///     fn choose(&mut self, position: &Position<B>, _: &mut dyn Dice) -> Option<Square> {
///         let geometry = position.board().geometry();
///         let (x, y) = position.last_move().map_or((0, 0), |square| geometry.xy(square));
///         position.legal_moves().max_by_key(|square| {
///             let (column, row) = geometry.xy(*square);
///             column.abs_diff(x) + row.abs_diff(y)
///         })
///     }
/// }
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert_eq!(Distant.analyze(&start).best_moves, [Square::new(8)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Player<B: Board> {
    /// Returns the move to play, or `None` when the game is over.
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square>;

    /// Returns the moves among which the player picks, and what it knows about them. The analysis has no moves when the
    /// game is over.
    ///
    /// The default implementation reports one move: the one that [`choose`](Self::choose) returns with [`FastRandom`]
    /// of seed 0.
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| Analysis::of(self.choose(position, &mut FastRandom::new(0))))
    }

    /// Whether the player draws one number below the number of legal moves and plays the legal move with that index. A
    /// match between two such players draws the moves itself, which is faster.
    #[doc(hidden)]
    fn is_uniform(&self) -> bool {
        false
    }
}

impl<B: Board, F: FnMut(&Position<B>, &mut dyn Dice) -> Option<Square>> Player<B> for F {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        self(position, dice)
    }
}

impl<B: Board> Player<B> for Box<dyn Player<B>> {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        (**self).choose(position, dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        (**self).analyze(position)
    }

    fn is_uniform(&self) -> bool {
        (**self).is_uniform()
    }
}
