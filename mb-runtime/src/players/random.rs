//! The player without a thought.

use std::time::Instant;

use super::{Analysis, Analyze, Player};
use crate::random::Dice;
use mb_core::{Board, Position, Square};

/// Plays any legal move, each equally likely: the series' `ai2` (article 40).
#[doc(alias = "ai2")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RandomPlayer;

impl<B: Board> Analyze<B> for RandomPlayer {
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let start = Instant::now();
        let candidates = position.legal_moves().collect();
        Analysis { candidates, elapsed: Some(start.elapsed()), ..Analysis::default() }
    }
}

impl<B: Board, D: Dice + ?Sized> Player<B, D> for RandomPlayer {
    #[inline]
    fn choose(&mut self, position: &Position<B>, dice: &mut D) -> Option<Square> {
        if position.status().is_over() {
            return None;
        }
        let board = position.board();
        // The squares without a mark: quicker to know than to count.
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let count = (board.geometry().cells() - position.ply()) as u32;
        board.nth_legal_move(dice.below(count) as usize)
    }
}
