//! Tests that must pass with and without optimisation: `.ci/run` runs them in both. The tests of the workspace go
//! further.

use super::{BestMoves, Solver, SolverMethod, SolverOptions};
use crate::boards::BitBoard;
use crate::search::tests::PlainNegamax;
use mb_core::{Convention, Geometry, Position, Value};

/// Solves every position of a board by both methods, and returns the value of the empty board.
fn check(cols: usize, rows: usize, win: usize, convention: Convention) -> Value {
    let options = SolverOptions::default().convention(convention);
    let mut solvers = SolverMethod::ALL.map(|method| Solver::new(options.clone().method(method)));
    let geometry = Geometry::new(cols, rows, win).expect("a small board");
    let mut assert_value = |position: &Position<BitBoard>, value| {
        for solver in &mut solvers {
            assert_eq!(solver.solve(position).value(), Some(value), "{position}");
        }
    };
    PlainNegamax::new(convention).value(&Position::new(BitBoard::new(geometry)), &mut assert_value)
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
