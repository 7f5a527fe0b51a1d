//! Positions by their moves.

use mb_runtime::{BitBoard, Board, Geometry, Position};

use crate::model::Point;

/// The start on the generic board of this shape.
///
/// # Panics
/// When there is no such board.
#[must_use]
pub fn empty(cols: usize, rows: usize, win: usize) -> Position<BitBoard> {
    Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("a board of this shape")))
}

/// The position after some moves.
///
/// # Panics
/// When one of them is not legal.
#[must_use]
pub fn after<B: Board>(mut position: Position<B>, moves: &[Point]) -> Position<B> {
    for (x, y) in moves {
        position.play_at(*x, *y).expect("a legal move");
    }
    position
}
