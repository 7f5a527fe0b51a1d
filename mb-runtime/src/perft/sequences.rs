//! Sequences followed one by one.

use rayon::prelude::*;

use crate::{Board, Mark, Position, Status};

/// The number of sequences of exactly `depth` moves.
pub(super) fn count<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    let moves = position.legal_moves().len();
    match depth {
        0 => 1,
        1 => moves as u64,
        _ if moves < depth => 0,
        _ => count_unfinished(position.board(), position.turn(), position.ply(), depth),
    }
}

/// The same for a depth of at least 2, from marks that no line is made of and at least `depth` empty squares: all
/// that a board has to be asked is which moves win.
fn count_unfinished<B: Board>(board: &B, turn: Mark, ply: usize, depth: usize) -> u64 {
    let moves = board.legal_moves();
    // The moves of the last ply need not be made to be counted, and those of the last but one only to see whether
    // they win: if not, every other empty square can follow.
    let others = moves.len() as u64 - 1;
    moves
        .map(|square| {
            let mut next = board.clone();
            next.place(square, turn);
            if next.judge(turn, square, ply + 1) == Status::Won(turn) {
                0
            } else if depth == 2 {
                others
            } else {
                count_unfinished(&next, turn.opponent(), ply + 1, depth - 1)
            }
        })
        .sum()
}

/// So many plies below a position there are enough positions to keep threads busy.
const PLIES_APART: usize = 2;

/// The same as [`count`], shared out among the threads of the current pool.
pub(super) fn count_in_parallel<B: Board + Send + Sync>(position: &Position<B>, depth: usize) -> u128 {
    let Some(rest) = depth.checked_sub(PLIES_APART) else { return count(position, depth).into() };
    let mut parts = vec![position.clone()];
    for _ in 0..PLIES_APART {
        parts = parts.iter().flat_map(|part| part.legal_moves().map(|square| part.after(square))).collect();
    }
    parts.par_iter().map(|part| u128::from(count(part, rest))).sum()
}
