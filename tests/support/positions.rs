//! Positions by their moves, and random positions.

use mb_runtime::{BitBoard, Board, Dice, FastRandom, Geometry, Position, Square};

use crate::model::Point;

/// Returns the start of a game on the `BitBoard` of this shape.
///
/// # Panics
/// Panics if there is no such board.
#[must_use]
pub fn empty(cols: usize, rows: usize, win: usize) -> Position<BitBoard> {
    Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("a board of this shape")))
}

/// Returns the position after some moves.
///
/// # Panics
/// Panics if one of them is not legal.
#[must_use]
pub fn after<B: Board>(mut position: Position<B>, moves: &[Point]) -> Position<B> {
    for (x, y) in moves {
        position.play_at(*x, *y).expect("a legal move");
    }
    position
}

/// Returns `count` positions that random play from `start` reaches and that are not over.
///
/// For each position, `ply` draws how many moves are played. A game that ends before is drawn again.
///
/// # Panics
/// Never panics: boards in tests are small.
#[must_use]
pub fn random(
    count: usize,
    start: &Position<BitBoard>,
    seed: u64,
    ply: impl Fn(&mut FastRandom) -> usize,
) -> Vec<Position<BitBoard>> {
    let mut dice = FastRandom::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = start.clone();
        let ply = ply(&mut dice);
        while position.ply() < ply && !position.status().is_over() {
            let moves: Vec<Square> = position.legal_moves().collect();
            let number = dice.below(u32::try_from(moves.len()).expect("few moves"));
            position.play_unchecked(moves[number as usize]);
        }
        if !position.status().is_over() {
            positions.push(position);
        }
    }
    positions
}
