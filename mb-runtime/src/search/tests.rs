//! Tests that must pass in debug builds and in optimised builds: `.ci/run` runs them in both.

use super::{Algorithm, ResultEvaluation, Search, Stored};
use crate::boards::BitBoard;
use mb_core::{Board, Geometry, Position, Square, Status};

/// Computes the value by plain negamax: 1 when the side to move wins, -1 when it loses, else 0.
fn value<B: Board>(position: &Position<B>) -> i8 {
    match position.status() {
        Status::Won(_) => -1,
        Status::Draw => 0,
        Status::Playing => {
            let after = position.legal_moves().map(|square| -value(&position.after(square)));
            after.max().expect("a position that is not over has moves")
        }
    }
}

/// Compares the score of every move by every algorithm with that of plain negamax.
fn assert_scores<B: Board>(position: &Position<B>, with: fn(Search) -> Search) {
    let score = |square| (square, f64::from(-value(&position.after(square))));
    let expected: Vec<(Square, f64)> = position.legal_moves().map(score).collect();
    for algorithm in Algorithm::ALL {
        let analysis = with(Search::new(algorithm)).analyze(position, &ResultEvaluation::RESULT);
        assert_eq!(analysis.scores, expected, "{algorithm:?}: {position}");
    }
}

#[test]
fn every_algorithm_scores_every_move_as_plain_negamax_does() {
    for (cols, rows, win) in [(3, 3, 3), (2, 3, 2), (4, 2, 3), (2, 2, 2)] {
        let geometry = Geometry::new(cols, rows, win).expect("a small board");
        let start = Position::new(BitBoard::new(geometry));
        // The empty board is known at compile time: the compiler fault that `Search::run` avoids appears only then.
        assert_scores(&start, |search| search.table(Stored::default()));
        for first in start.legal_moves() {
            let after = start.after(first);
            for second in after.legal_moves() {
                assert_scores(&after.after(second), |search| search);
            }
        }
    }
}
