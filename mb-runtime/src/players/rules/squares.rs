//! Rules that look at nothing but the square.

use crate::players::{Rule, squares};
use crate::{Board, Position, Square};

/// Earlier squares are better, when the board is read row by row from the top: the series' `ai1s` (article 50).
///
/// The score is the number of squares that are read later.
#[doc(alias = "ai1s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadingOrderRule;

impl<B: Board> Rule<B> for ReadingOrderRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        let geometry = after.board().geometry();
        number(geometry.cells().saturating_sub(1 + squares::reading_place(geometry, square)))
    }
}

/// Every move is as good as any other, 0: the series' `ai2s` (article 50).
#[doc(alias = "ai2s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IndifferentRule;

impl<B: Board> Rule<B> for IndifferentRule {
    fn score(&self, _: &Position<B>, _: Square) -> f64 {
        0.0
    }
}

/// The middle square or squares score 1, all others 0: the series' `ai3s` (article 50).
#[doc(alias = "ai3s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CentreRule;

impl<B: Board> Rule<B> for CentreRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        if squares::is_centre(after.board().geometry(), square) { 1.0 } else { 0.0 }
    }
}

/// The middle square or squares are best, then the corners, the earlier the better when the board is read row by
/// row from the top: the series' `ai4s` (article 50).
///
/// The middle scores one more than the board has squares, a corner as many as there are squares from it on, and
/// any other square 0.
#[doc(alias = "ai4s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CornersRule;

impl<B: Board> Rule<B> for CornersRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        let geometry = after.board().geometry();
        if squares::is_centre(geometry, square) {
            number(geometry.cells() + 1)
        } else if squares::is_corner(geometry, square) {
            number(geometry.cells() - squares::reading_place(geometry, square))
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
