//! What a player is.

use std::time::Instant;

use crate::analysis::Analysis;
use crate::random::{Dice, FastRandom};
use mb_core::{Board, Position, Square};

/// Chooses moves on boards of type `B`, and tells what it thinks of a position.
///
/// A player never changes the caller's position, never panics, and makes every random choice with the dice that it
/// is handed. The players of this crate are in [`players`](crate::players).
///
/// A closure is a player:
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
pub trait Player<B: Board> {
    /// The move to play: `None` when the game is over.
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square>;

    /// The moves among which the player picks, and why; empty when the game is over.
    fn analyze(&mut self, position: &Position<B>) -> Analysis;

    /// Whether the player draws every legal move with the same probability, the n-th by the number n: a match then
    /// draws for it, without the detour through this trait.
    #[doc(hidden)]
    fn is_uniform(&self) -> bool {
        false
    }
}

/// An analysis is the move that the closure chooses with [`FastRandom`] from seed 0.
impl<B: Board, F: FnMut(&Position<B>, &mut dyn Dice) -> Option<Square>> Player<B> for F {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        self(position, dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let start = Instant::now();
        let best_moves = self(position, &mut FastRandom::new(0)).into_iter().collect();
        Analysis { best_moves, elapsed: Some(start.elapsed()), ..Analysis::default() }
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
