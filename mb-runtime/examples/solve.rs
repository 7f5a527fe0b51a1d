//! Finds the value of a position under best play, the length of the game, and the moves that keep the value.

use mb_runtime::exact::solver::SolverOptions;
use mb_runtime::prelude::*;

/// Three in a row on 4×3.
#[derive_board(cols = 4, rows = 3)]
struct Board4x3;

fn main() {
    let start = Position::new(Board4x3::new());
    let mut solver = Solver::new(SolverOptions::default().distance(true));
    let solution = solver.solve(&start);
    if let (Some(value), Some(moves)) = (solution.value(), solution.distance) {
        println!("the side to move has a {value} in {moves} moves");
    }
    let geometry = start.board().geometry();
    let names: Vec<_> = solution.best_moves.iter().map(|square| geometry.name(*square).to_string()).collect();
    println!("best: {}", names.join(" "));
}
