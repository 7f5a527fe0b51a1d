//! What a player is.

use crate::analysis::Analysis;
use crate::random::{Dice, FastRandom};
use mb_core::{Board, Position, Square};

/// Chooses moves on boards of type `B`, and tells what it thinks of a position.
///
/// A player never changes the caller's position, never panics, and makes every random choice with the dice that it
/// is handed. The players of this crate are in [`players`](crate::players).
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
/// A type is a player when it chooses moves. Its own [`analyze`](Self::analyze) can say more, as the example of
/// [`Analysis`] shows.
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
    /// The move to play: `None` when the game is over.
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square>;

    /// The moves among which the player picks, and why; empty when the game is over.
    ///
    /// By default, the move that [`choose`](Self::choose) picks with [`FastRandom`] from seed 0.
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| Analysis::of(self.choose(position, &mut FastRandom::new(0))))
    }

    /// Whether the player draws every legal move with the same probability, the n-th by the number n. A match then
    /// draws the moves itself, which is faster.
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
