//! Which method is the fastest.

use super::{Method, MethodChoice, winner};
use mb_core::{Board, Position};

/// Fewer games than this do not pay for the tables of the methods that play many at once.
const FEWEST_GAMES: u64 = 256;

/// The method for so many games from a position that is not finished.
pub(super) fn choose<B: Board>(start: &Position<B>, choice: MethodChoice, games: u64) -> Method {
    match choice {
        MethodChoice::OneAtATime => Method::OneAtATime,
        MethodChoice::Batch => Method::Batch,
        MethodChoice::Winner => Method::Winner,
        MethodChoice::Auto => fastest(start, games),
    }
}

/// Up to so many empty squares batches are the fastest, whatever the lines.
const FEW_SQUARES: usize = 30;

/// From so many empty squares on times are faster than batches.
const MANY_SQUARES: usize = 100;

/// The fastest method, by measurement (the playouts of `benches/`).
fn fastest<B: Board>(start: &Position<B>, games: u64) -> Method {
    match start.board().legal_move_count() {
        _ if games < FEWEST_GAMES => Method::OneAtATime,
        ..=FEW_SQUARES => Method::Batch,
        MANY_SQUARES.. => Method::Winner,
        _ if winner::are_lines_rare(start) => Method::Winner,
        _ => Method::Batch,
    }
}
