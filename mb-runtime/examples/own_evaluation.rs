//! An evaluation of your own for a search that does not reach the end of the game.

use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, Search};

/// Five in a row on 7×7.
#[derive_board(size = 7, win = 5)]
struct Board7;

/// Prefers marks near the centre, and a win to everything.
fn evaluate(position: &Position<Board7>) -> f64 {
    let (geometry, turn) = (position.board().geometry(), position.turn());
    if let Some(winner) = position.status().winner() {
        return if winner == turn { 1000.0 } else { -1000.0 };
    }
    let value = |square: Square| {
        let (x, y) = geometry.xy(square);
        let nearness = [6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0][x.abs_diff(3) + y.abs_diff(3)];
        match position.board().get(square) {
            Some(mark) if mark == turn => nearness,
            Some(_) => -nearness,
            None => 0.0,
        }
    };
    geometry.squares().map(value).sum()
}

fn main() {
    let start = Position::new(Board7::new());
    let analysis = Search::new(Algorithm::AlphaBeta).depth(2).analyze(&start, &evaluate);
    let geometry = start.board().geometry();
    let names: Vec<_> = analysis.best_moves.iter().map(|square| geometry.name(*square).to_string()).collect();
    println!("best: {}", names.join(" "));
}
