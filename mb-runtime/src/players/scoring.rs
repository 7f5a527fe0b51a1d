//! Players that score every move and play one with the highest score: the series' `ai1s` to `ai14s` (articles 50 to 216).

use super::random::pick;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Position, Square};

/// Scores a move, for the side that made it: higher is better.
///
/// Searches use rules as evaluations.
pub trait Rule<B: Board> {
    /// The score of `after`, the position in which the move to `square` was just played.
    fn score(&self, after: &Position<B>, square: Square) -> f64;
}

/// Plays a move with the highest score; among several, each is equally likely.
///
/// ```
/// use mb_runtime::players::{PatternRule, ScoringPlayer};
/// use mb_runtime::prelude::*;
///
/// let position = Position::new(BitBoard::square_board(3)?);
/// let mut player = ScoringPlayer::new(PatternRule::COMPLETE);
/// let analysis = player.analyze(&position);
/// assert_eq!(analysis.best_moves, [position.board().geometry().square(1, 1)?]);
/// assert_eq!(analysis.scores[0].1, 1.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ScoringPlayer<R> {
    rule: R,
    /// Kept from move to move for its memory only.
    candidates: Vec<Square>,
}

impl<R> ScoringPlayer<R> {
    /// A player that scores moves by this rule.
    pub const fn new(rule: R) -> Self {
        Self { rule, candidates: Vec::new() }
    }

    /// Finds the candidates of a position, and shows every legal move with its score to `note`.
    #[inline]
    fn find<B: Board>(&mut self, position: &Position<B>, mut note: impl FnMut(Square, f64))
    where
        R: Rule<B>,
    {
        self.candidates.clear();
        let mut highest = f64::NEG_INFINITY;
        let mut after = position.clone();
        for square in position.legal_moves() {
            after.clone_from(position);
            after.play_unchecked(square);
            let score = self.rule.score(&after, square);
            note(square, score);
            // The first move is a candidate whatever its score, so that there always is one.
            if score > highest || self.candidates.is_empty() {
                highest = score;
                self.candidates.clear();
                self.candidates.push(square);
            } else if score >= highest {
                self.candidates.push(square);
            }
        }
    }
}

impl<B: Board, R: Rule<B>> Player<B> for ScoringPlayer<R> {
    #[inline]
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        self.find(position, |_, _| {});
        pick(&self.candidates, dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| {
            let mut scores = Vec::new();
            self.find(position, |square, score| scores.push((square, score)));
            Analysis { best_moves: self.candidates.clone(), scores, ..Analysis::default() }
        })
    }
}
