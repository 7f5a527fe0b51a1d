//! The order in which a search tries moves.

use core::str::FromStr;
use std::sync::Arc;

use crate::named::ParseNameError;
use mb_core::{Geometry, Square};

/// The order in which a search tries the moves of a position.
///
/// The order changes how much a search visits, never what it finds. A move from the table comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum MoveOrder {
    /// As [`legal_moves`](mb_core::Position::legal_moves) lists them: the series' order.
    #[default]
    Ascending,
    /// Squares near the centre first: more lines go through them.
    CentreFirst,
    /// These squares first, then the others in ascending order. Squares outside the board are skipped.
    Given(Arc<[Square]>),
}

impl MoveOrder {
    /// Lists every square of a board once, in this order; `None` for the ascending order of the board itself.
    pub(super) fn squares(&self, geometry: Geometry) -> Option<Vec<Square>> {
        match self {
            Self::Ascending => None,
            Self::CentreFirst => {
                let mut squares: Vec<_> = geometry.squares().collect();
                squares.sort_by_key(|square| distance_from_centre(geometry, *square));
                Some(squares)
            }
            Self::Given(first) => {
                let mut seen = vec![false; geometry.cells()];
                let all = first.iter().copied().filter(|square| geometry.contains(*square));
                let all = all.chain(geometry.squares());
                Some(all.filter(|square| !core::mem::replace(&mut seen[square.index()], true)).collect())
            }
        }
    }
}

/// Reads `ascending` or `centre`.
impl FromStr for MoveOrder {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        match text {
            "ascending" => Ok(Self::Ascending),
            "centre" => Ok(Self::CentreFirst),
            _ => Err(ParseNameError::new("order of moves", &["ascending", "centre"], text)),
        }
    }
}

/// Four times the square of the distance of a square from the middle of the board.
fn distance_from_centre(geometry: Geometry, square: Square) -> usize {
    let (x, y) = geometry.xy(square);
    let across = (2 * x + 1).abs_diff(geometry.cols());
    let down = (2 * y + 1).abs_diff(geometry.rows());
    across * across + down * down
}

#[cfg(test)]
mod tests {
    use super::MoveOrder;
    use mb_core::{Geometry, Square};

    fn indices(order: &MoveOrder) -> Vec<usize> {
        let geometry = Geometry::square_board(3).expect("a board");
        order.squares(geometry).expect("not ascending").into_iter().map(Square::index).collect()
    }

    #[test]
    fn the_centre_comes_first_then_edges_then_corners() {
        assert_eq!(indices(&MoveOrder::CentreFirst), [4, 1, 3, 5, 7, 0, 2, 6, 8]);
    }

    #[test]
    fn given_squares_come_first_and_every_square_once() {
        let given = [8, 3, 8, 700].map(Square::new);
        assert_eq!(indices(&MoveOrder::Given(given.as_slice().into())), [8, 3, 0, 1, 2, 4, 5, 6, 7]);
    }
}
