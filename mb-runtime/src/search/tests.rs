//! Tests that must pass in debug builds and in optimised builds: `.ci/run` runs them in both.

use std::collections::HashMap;

use super::{Algorithm, ResultEvaluation, Search, Stored};
use crate::boards::BitBoard;
use mb_core::{Board, Convention, Geometry, Position, Square, Value};

/// Plain negamax, with which the tests of the solver compare too. It remembers the values of positions.
#[derive(Default)]
pub(crate) struct PlainNegamax {
    convention: Convention,
    values: HashMap<<BitBoard as Board>::Key, Value>,
}

impl PlainNegamax {
    #[cfg(feature = "solver")]
    pub(crate) fn new(convention: Convention) -> Self {
        Self { convention, values: HashMap::new() }
    }

    /// The value of a position. Calls `tell` with every unfinished position and its value, once for each.
    pub(crate) fn value(
        &mut self,
        position: &Position<BitBoard>,
        tell: &mut impl FnMut(&Position<BitBoard>, Value),
    ) -> Value {
        if let Some(value) = self.convention.value(position.status(), position.turn()) {
            return value;
        }
        if let Some(value) = self.values.get(&position.board().key()) {
            return *value;
        }
        let after = position.legal_moves().map(|square| self.value(&position.after(square), tell).opposite());
        let value = after.max().expect("a position that is not over has moves");
        tell(position, value);
        self.values.insert(position.board().key(), value);
        value
    }
}

/// Compares the score of every move by every algorithm with that of plain negamax.
fn assert_scores(position: &Position<BitBoard>, with: fn(Search) -> Search) {
    let mut negamax = PlainNegamax::default();
    let score = |square| match negamax.value(&position.after(square), &mut |_, _| {}) {
        Value::Win => (square, -1.0),
        Value::Draw => (square, 0.0),
        Value::Loss => (square, 1.0),
    };
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
