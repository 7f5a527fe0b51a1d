//! What must hold in debug builds and in optimised ones alike: `.ci/run` runs these tests in both.
//! The tests of the workspace go further.

use std::collections::HashMap;

use super::{BestMoves, Solver, SolverMethod, SolverOptions};
use crate::boards::BitBoard;
use mb_core::{Board, Convention, Geometry, Position, Value};

/// Plain negamax, which asks the solver about every position that it comes to.
struct Check {
    convention: Convention,
    solvers: Vec<Solver>,
    values: HashMap<<BitBoard as Board>::Key, Value>,
}

impl Check {
    fn value(&mut self, position: &Position<BitBoard>) -> Value {
        if let Some(value) = self.convention.value(position.status(), position.turn()) {
            return value;
        }
        if let Some(value) = self.values.get(&position.board().key()) {
            return *value;
        }
        let after: Vec<Value> =
            position.legal_moves().map(|square| self.value(&position.after(square)).opposite()).collect();
        let value = after.into_iter().max().expect("a position that is not over has moves");
        for solver in &mut self.solvers {
            let solution = solver.solve(position);
            assert_eq!(solution.value(), Some(value), "{position}");
        }
        self.values.insert(position.board().key(), value);
        value
    }
}

fn check(cols: usize, rows: usize, win: usize, convention: Convention) -> Value {
    let options = SolverOptions::default().convention(convention);
    let solvers = SolverMethod::ALL.map(|method| Solver::new(options.clone().method(method))).into();
    let geometry = Geometry::new(cols, rows, win).expect("a small board");
    Check { convention, solvers, values: HashMap::new() }.value(&Position::new(BitBoard::new(geometry)))
}

#[test]
fn every_position_of_a_small_board_has_the_value_that_plain_negamax_finds() {
    assert_eq!(check(3, 3, 3, Convention::Normal), Value::Draw);
    assert_eq!(check(3, 3, 3, Convention::Misere), Value::Draw);
    assert_eq!(check(2, 5, 3, Convention::Normal), Value::Draw);
    assert_eq!(check(2, 3, 2, Convention::Normal), Value::Win);
    check(2, 5, 3, Convention::Misere);
    check(2, 4, 2, Convention::Misere);
}

#[test]
fn boards_that_are_known_when_the_program_is_built_are_solved_as_any_other() {
    for ((cols, rows, win), value) in [
        ((3, 3, 3), Value::Draw),
        ((4, 3, 3), Value::Win),
        ((4, 4, 4), Value::Draw),
        ((5, 4, 4), Value::Draw),
    ] {
        let position = Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("a small board")));
        let solution = Solver::new(SolverOptions::default()).solve(&position);
        assert_eq!(solution.value(), Some(value));
    }
}

#[test]
fn two_in_a_row_are_won_on_boards_of_every_kind_of_word() {
    for (cols, rows) in [(7, 7), (10, 11), (22, 22), (63, 64), (256, 256)] {
        let position = Position::new(BitBoard::new(Geometry::new(cols, rows, 2).expect("a board")));
        let options = SolverOptions::default().distance(true).best_moves(BestMoves::None);
        let solution = Solver::new(options).solve(&position);
        assert_eq!((solution.value(), solution.distance), (Some(Value::Win), Some(3)), "{cols}×{rows}");
    }
}
