//! The player that draws its moves.

use std::time::Instant;

use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Position, Square};

/// Plays any legal move, each equally likely: the series' `ai2` (article 40).
#[doc(alias = "ai2")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RandomPlayer;

impl<B: Board> Player<B> for RandomPlayer {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        random_move(position, dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let start = Instant::now();
        let best_moves = position.legal_moves().collect();
        Analysis { best_moves, elapsed: Some(start.elapsed()), ..Analysis::default() }
    }
    fn is_uniform(&self) -> bool {
        true
    }
}

/// Any legal move, each equally likely: `None`, and no draw, when the game is over.
#[inline]
pub(crate) fn random_move<B: Board, D: Dice + ?Sized>(
    position: &Position<B>,
    dice: &mut D,
) -> Option<Square> {
    if position.status().is_over() {
        return None;
    }
    let board = position.board();
    // The squares without a mark: quicker to know than to count.
    #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
    let count = (board.geometry().cells() - position.ply()) as u32;
    board.nth_legal_move(dice.below(count) as usize)
}
