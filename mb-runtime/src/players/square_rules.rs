//! Rules that score a move by its square alone, and tests for the centre and the corners of a board.

use super::scoring::Rule;
use mb_core::{Board, Geometry, Position, Square};

/// Scores earlier squares higher when the board is read row by row from the top: the series' `ai1s` (article 50).
///
/// The score of a move is the number of squares that are read after its square. The rule has no weights.
#[doc(alias = "ai1s")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadingOrderRule;

impl<B: Board> Rule<B> for ReadingOrderRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        let geometry = after.board().geometry();
        number(geometry.cells().saturating_sub(1 + reading_place(geometry, square)))
    }
}

/// Scores the middle squares and the corners by their weights, and every other square 0.
///
/// A board has one, two or four middle squares. It has two middle columns if the number of columns is even, and two
/// middle rows if the number of rows is even.
///
/// ```
/// use mb_runtime::players::{ScoringPlayer, SquareRule};
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut player = ScoringPlayer::new(SquareRule { corner: 2.0, ..SquareRule::CORNERS });
/// let scores: Vec<f64> = player.analyze(&start).scores.iter().map(|(_, score)| *score).collect();
/// assert_eq!(scores, [18.0, 0.0, 6.0, 0.0, 10.0, 0.0, 14.0, 0.0, 2.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SquareRule {
    /// The score of a move to the middle. `None` stands for one more than the number of squares. On 3×3 that is 10, as in
    /// the series, more than any corner scores with a `corner` of 1.
    pub centre: Option<f64>,
    /// The weight of a corner. A corner scores this weight times the number of squares from the corner to the end of the
    /// board, including the corner, when the board is read row by row from the top.
    pub corner: f64,
}

impl SquareRule {
    /// Scores every move 0: the series' `ai2s` (article 50).
    #[doc(alias = "ai2s")]
    pub const INDIFFERENT: Self = Self { centre: Some(0.0), corner: 0.0 };

    /// Scores the middle squares 1: the series' `ai3s` (article 50).
    #[doc(alias = "ai3s")]
    pub const CENTRE: Self = Self { centre: Some(1.0), corner: 0.0 };

    /// Scores the middle squares highest, then the corners: the series' `ai4s` (article 50).
    ///
    /// Earlier corners score higher when the board is read row by row from the top. On 3×3 the centre scores 10, and the
    /// corners score 9, 7, 3 and 1.
    #[doc(alias = "ai4s")]
    pub const CORNERS: Self = Self { centre: None, corner: 1.0 };
}

impl<B: Board> Rule<B> for SquareRule {
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        let geometry = after.board().geometry();
        if is_centre(geometry, square) {
            self.centre.unwrap_or_else(|| number(geometry.cells() + 1))
        } else if is_corner(geometry, square) {
            self.corner * number(geometry.cells() - reading_place(geometry, square))
        } else {
            0.0
        }
    }
}

/// Converts a number of squares to a score.
#[expect(clippy::cast_precision_loss, reason = "at most 256 × 256 squares")]
const fn number(squares: usize) -> f64 {
    squares as f64
}

/// Whether `square` is the middle square, or one of the two or four middle squares of a board with an even side.
pub(super) const fn is_centre(geometry: Geometry, square: Square) -> bool {
    let (x, y) = geometry.xy(square);
    is_middle(x, geometry.cols()) && is_middle(y, geometry.rows())
}

/// Whether `place` is the middle number, or one of the two middle numbers, of 0..`length`.
const fn is_middle(place: usize, length: usize) -> bool {
    (2 * place + 1).abs_diff(length) <= 1
}

/// Whether `square` is a corner of the board.
pub(super) const fn is_corner(geometry: Geometry, square: Square) -> bool {
    let (x, y) = geometry.xy(square);
    (x == 0 || x + 1 == geometry.cols()) && (y == 0 || y + 1 == geometry.rows())
}

/// Returns the place of a square, counted from 0, when the board is read row by row from the top.
pub(super) const fn reading_place(geometry: Geometry, square: Square) -> usize {
    let (x, y) = geometry.xy(square);
    y * geometry.cols() + x
}

#[cfg(test)]
mod tests {
    use super::{is_centre, is_corner, reading_place};
    use mb_core::{Geometry, Square};

    fn those(geometry: Geometry, property: impl Fn(Geometry, Square) -> bool) -> Vec<(usize, usize)> {
        geometry
            .squares()
            .filter(|square| property(geometry, *square))
            .map(|square| geometry.xy(square))
            .collect()
    }

    #[test]
    fn an_even_side_has_two_middles() {
        let centres = |cols, rows| those(Geometry::new(cols, rows, 1).unwrap(), is_centre);
        assert_eq!(centres(3, 3), [(1, 1)]);
        assert_eq!(centres(4, 3), [(1, 1), (2, 1)]);
        assert_eq!(centres(2, 4), [(0, 1), (0, 2), (1, 1), (1, 2)]);
        assert_eq!(centres(1, 1), [(0, 0)]);
    }

    #[test]
    fn corners_are_where_the_sides_meet() {
        assert_eq!(those(Geometry::new(4, 3, 1).unwrap(), is_corner), [(0, 0), (0, 2), (3, 0), (3, 2)]);
    }

    #[test]
    fn reading_goes_row_by_row() {
        let geometry = Geometry::new(4, 3, 3).unwrap();
        assert_eq!(reading_place(geometry, geometry.square(3, 1).unwrap()), 7);
    }
}
