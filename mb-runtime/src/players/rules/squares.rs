//! Rules that look at nothing but the square.

use crate::players::scoring::Rule;
use crate::players::squares;
use mb_core::{Board, Position, Square};

/// Earlier squares are better, when the board is read row by row from the top: the series' `ai1s` (article 50).
///
/// The score is the number of squares that are read later. That order is the whole rule: there is nothing to weigh.
#[doc(alias = "ai1s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadingOrderRule;

impl<B: Board> Rule<B> for ReadingOrderRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        let geometry = after.board().geometry();
        number(geometry.cells().saturating_sub(1 + squares::reading_place(geometry, square)))
    }
}

/// Every move is as good as any other, 0: the series' `ai2s` (article 50). There is nothing to weigh.
#[doc(alias = "ai2s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IndifferentRule;

impl<B: Board> Rule<B> for IndifferentRule {
    fn score(&self, _: &Position<B>, _: Square) -> f64 {
        0.0
    }
}

/// The middle square or squares have a score, all others 0: the series' `ai3s` (article 50).
#[doc(alias = "ai3s")]
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CentreRule {
    /// The score of a move to the middle.
    pub centre: f64,
}

impl CentreRule {
    /// The series' weight: 1.
    pub const SERIES: Self = Self { centre: 1.0 };
}

/// The series' weights.
impl Default for CentreRule {
    fn default() -> Self {
        Self::SERIES
    }
}

impl<B: Board> Rule<B> for CentreRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        if squares::is_centre(after.board().geometry(), square) { self.centre } else { 0.0 }
    }
}

/// The middle square or squares are best, then the corners, the earlier the better when the board is read row by
/// row from the top: the series' `ai4s` (article 50). Any other square scores 0.
///
/// ```
/// use mb_runtime::players::{CornersRule, ScoringPlayer};
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut player = ScoringPlayer::new(CornersRule { corner: 2.0, ..CornersRule::SERIES });
/// let scores: Vec<f64> = player.analyze(&start).scores.iter().map(|(_, score)| *score).collect();
/// assert_eq!(scores, [18.0, 0.0, 6.0, 0.0, 10.0, 0.0, 14.0, 0.0, 2.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ai4s")]
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CornersRule {
    /// The score of a move to the middle. `None` is one more than the board has squares, the series' 10 on 3×3, which
    /// is above every corner of the series' weight.
    pub centre: Option<f64>,
    /// A corner scores this for each square from it on, itself included, in the order of reading.
    pub corner: f64,
}

impl CornersRule {
    /// The series' weights: on 3×3 10 for the centre, and 9, 7, 3 and 1 for the corners.
    pub const SERIES: Self = Self { centre: None, corner: 1.0 };
}

/// The series' weights.
impl Default for CornersRule {
    fn default() -> Self {
        Self::SERIES
    }
}

impl<B: Board> Rule<B> for CornersRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        let geometry = after.board().geometry();
        if squares::is_centre(geometry, square) {
            self.centre.unwrap_or_else(|| number(geometry.cells() + 1))
        } else if squares::is_corner(geometry, square) {
            self.corner * number(geometry.cells() - squares::reading_place(geometry, square))
        } else {
            0.0
        }
    }
}

/// A number of squares as a score.
#[expect(clippy::cast_precision_loss, reason = "at most 256 × 256 squares")]
const fn number(squares: usize) -> f64 {
    squares as f64
}
