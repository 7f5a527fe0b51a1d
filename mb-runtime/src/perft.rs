//! Counting move sequences: the proof that moves, wins and ends of games are right.

use core::hint::black_box;

use crate::{Board, Position, Square};

/// The number of sequences of exactly `depth` legal moves from a position. A game that ends earlier is not
/// continued, and so not counted.
///
/// From the start of 3×3: 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::perft;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert_eq!(perft(&start, 0), 1);
/// assert_eq!(perft(&start, 5), 15_120);
/// assert_eq!(perft(&start, 9), 127_872);
/// assert_eq!(perft(&start, 10), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn perft<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    // As in every search: a compiler that knows the first call of a recursion has been seen to get it wrong
    // (rustc 1.95, LLVM's IPSCCP).
    count(black_box(position), depth)
}

/// The [`perft`] of every legal move, in ascending order of squares: their sum is the perft of the position.
/// Empty when `depth` is 0, for then there is no first move.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::divide;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert!(divide(&start, 2).into_iter().all(|(_, sequences)| sequences == 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn divide<B: Board>(position: &Position<B>, depth: usize) -> Vec<(Square, u64)> {
    let Some(depth) = depth.checked_sub(1) else { return Vec::new() };
    let position = black_box(position);
    position.legal_moves().map(|square| (square, count(&position.after(square), depth))).collect()
}

fn count<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    match depth {
        0 => 1,
        // The moves of the last ply need not be played to be counted.
        1 => position.legal_moves().len() as u64,
        _ if position.legal_moves().len() < depth => 0,
        _ => position.legal_moves().map(|square| count(&position.after(square), depth - 1)).sum(),
    }
}
