//! Players that score every move and play one with the highest score: the series' `ai1s` to `ai14s` (articles 50 to 216).

use super::random::pick;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Position, Square};

/// Scores a move from the point of view of the side that made it: higher is better.
///
/// [`RuleEvaluation`](super::RuleEvaluation) turns a rule into an evaluation for searches.
pub trait Rule<B: Board> {
    /// Returns the score of the move to `square`. `after` is the position after this move.
    fn score(&self, after: &Position<B>, square: Square) -> f64;
}

/// Plays a move with the highest score. If several moves have it, each is equally likely.
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
    /// A buffer, kept between moves to save allocations.
    candidates: Vec<Square>,
}

impl<R> ScoringPlayer<R> {
    /// Makes a player that scores moves by `rule`.
    pub const fn new(rule: R) -> Self {
        Self { rule, candidates: Vec::new() }
    }

    /// Finds the candidates of a position, and passes every legal move with its score to `note`.
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
            // The first move is always a candidate, even if its score is NaN, so that there is at least one.
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
