//! Sequences followed one by one.

use rayon::prelude::*;

use mb_core::generated::Shortcuts as _;
use mb_core::{Board, Mark, Position};

/// The number of sequences of exactly `depth` moves.
pub(super) fn count<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    let moves = position.legal_moves().len();
    match depth {
        0 => 1,
        1 => moves as u64,
        _ if moves < depth => 0,
        _ => count_unfinished(position.board(), position.turn(), moves, depth),
    }
}

/// The same for a depth of at least 2, from marks that no line is made of and at least `depth` empty squares.
fn count_unfinished<B: Board>(board: &B, turn: Mark, moves: usize, depth: usize) -> u64 {
    match depth {
        2 => count_two_plies(board, turn, moves),
        3 => count_three_plies(board, turn, moves),
        _ => {
            let next = |square| {
                let mut next = board.clone();
                next.place(square, turn);
                // Here and not below, so that most calls of this function are those that do more than count.
                match depth {
                    4 => count_three_plies(&next, turn.opponent(), moves - 1),
                    _ => count_unfinished(&next, turn.opponent(), moves - 1, depth - 1),
                }
            };
            board.shortcuts().quiet_moves(turn).map(next).sum()
        }
    }
}

/// After a move that does not win, every other empty square can follow: nothing has to be placed.
fn count_two_plies<B: Board>(board: &B, turn: Mark, moves: usize) -> u64 {
    let wins = board.shortcuts().threats(turn).turn;
    ((moves - wins) * (moves - 1)) as u64
}

/// A move does not change where its opponent wins, but for the square that it takes. So of the replies to each
/// quiet move all go on but the opponent's winning ones, one fewer where the move has taken one of these, and every
/// square that is empty then can follow.
fn count_three_plies<B: Board>(board: &B, turn: Mark, moves: usize) -> u64 {
    let threats = board.shortcuts().threats(turn);
    let quiet = moves - threats.turn;
    let parries = threats.opponent - threats.both;
    // Added before anything is taken away: there may be no quiet move, or as many winning replies as squares.
    let replies = quiet * (moves - 1) + parries - quiet * threats.opponent;
    (replies * (moves - 2)) as u64
}

/// Plies below a position after which its positions keep all threads busy.
const PLIES_APART: usize = 2;

/// The same as [`count`], shared out among the threads of the current pool.
pub(super) fn count_in_parallel<B: Board>(position: &Position<B>, depth: usize) -> u128 {
    let Some(rest) = depth.checked_sub(PLIES_APART) else { return count(position, depth).into() };
    let mut parts = vec![position.clone()];
    for _ in 0..PLIES_APART {
        parts = parts.iter().flat_map(|part| part.legal_moves().map(|square| part.after(square))).collect();
    }
    parts.par_iter().map(|part| u128::from(count(part, rest))).sum()
}
