//! The player that plays at random, and the random choice among equal moves.

use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Position, Square};

/// Plays any legal move, all equally likely: the series' `ai2` (article 40).
#[doc(alias = "ai2")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RandomPlayer;

impl<B: Board> Player<B> for RandomPlayer {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        random_move(position, dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| Analysis::of(position.legal_moves()))
    }

    fn is_uniform(&self) -> bool {
        true
    }
}

/// Draws a legal move, all equally likely. Returns `None` and draws nothing when the game is over.
#[inline]
pub(crate) fn random_move<B: Board, D: Dice + ?Sized>(
    position: &Position<B>,
    dice: &mut D,
) -> Option<Square> {
    if position.status().is_over() {
        return None;
    }
    let board = position.board();
    // The number of empty squares, by subtraction: faster than counting them.
    #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
    let count = (board.geometry().cells() - position.ply()) as u32;
    board.nth_legal_move(dice.below(count) as usize)
}

/// Draws one of the squares, all equally likely. It calls the dice even for a single square, as the series does with
/// Python's `choice`. Returns `None` and draws nothing when `squares` is empty.
pub(crate) fn pick<D: Dice + ?Sized>(squares: &[Square], dice: &mut D) -> Option<Square> {
    #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
    squares.get(dice.below(squares.len() as u32) as usize).copied()
}
