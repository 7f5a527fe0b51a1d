//! What a search says of a move.

use mb_core::Square;

/// A move of the position that was searched.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct MoveVisits {
    /// The move.
    pub square: Square,
    /// The iterations that went through it, those of earlier searches included.
    pub visits: u64,
    /// The share of points it won for its side: 1 for a win, 0.5 for a draw. The exact result when it is proven, 0.5
    /// when it was not visited.
    pub ratio: f64,
    /// Whether the result is proven.
    pub solved: bool,
}

/// The indices of the best moves: those proven best, or those visited most, whichever have the higher ratio. Proven
/// moves win a tie, except against a proven loss.
pub(crate) fn best_indices(moves: &[MoveVisits]) -> Vec<usize> {
    let proven = moves.iter().filter(|entry| entry.solved).map(|entry| entry.ratio).reduce(f64::max);
    let most = moves.iter().filter(|entry| !entry.solved).map(|entry| entry.visits).max();
    let visited_most = |entry: &MoveVisits| !entry.solved && Some(entry.visits) == most;
    let hope = moves.iter().filter(|entry| visited_most(entry)).map(|entry| entry.ratio).reduce(f64::max);
    let is_certain = proven >= hope && (hope.is_none() || proven > Some(0.0));
    let is_best = |entry: &MoveVisits| {
        if is_certain { entry.solved && Some(entry.ratio) == proven } else { visited_most(entry) }
    };
    moves.iter().enumerate().filter(|(_, entry)| is_best(entry)).map(|(index, _)| index).collect()
}
