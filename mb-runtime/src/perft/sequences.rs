//! Sequences followed one by one.

use rayon::prelude::*;

use crate::{Board, Position, Status};

/// The number of sequences of exactly `depth` moves.
pub(super) fn count<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    let moves = position.legal_moves();
    match depth {
        0 => 1,
        // The moves of the last ply need not be made to be counted, and those of the last but one only to see
        // whether they end the game: if not, every other empty square can follow.
        1 => moves.len() as u64,
        2 => {
            let others = moves.len().saturating_sub(1) as u64;
            others * moves.filter(|square| position.after(*square).status() == Status::Playing).count() as u64
        }
        _ if moves.len() < depth => 0,
        _ => moves.map(|square| count(&position.after(square), depth - 1)).sum(),
    }
}

/// So many plies below a position there are enough positions to keep threads busy.
const PLIES_APART: usize = 2;

/// The same, shared out among the threads of the current pool.
pub(super) fn count_in_parallel<B: Board + Send + Sync>(position: &Position<B>, depth: usize) -> u128 {
    let Some(rest) = depth.checked_sub(PLIES_APART) else { return count(position, depth).into() };
    let mut parts = vec![position.clone()];
    for _ in 0..PLIES_APART {
        parts = parts.iter().flat_map(|part| part.legal_moves().map(|square| part.after(square))).collect();
    }
    parts.par_iter().map(|part| u128::from(count(part, rest))).sum()
}
