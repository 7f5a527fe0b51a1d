//! The solver when it is cut off, stopped, short of memory, or asked about a game that is over.

use mb_runtime::exact::solver::{BestMoves, Monitor, Solver, SolverMethod, SolverOptions, ValueBounds};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, Value};
use mb_tests::positions::{after, empty};

fn value(position: &Position<BitBoard>, options: SolverOptions) -> Option<Value> {
    Solver::new(options.best_moves(BestMoves::None)).solve(position).value()
}

#[test]
fn a_solver_that_is_cut_off_gives_true_bounds_and_goes_on_when_asked_again() {
    for method in SolverMethod::ALL {
        for (cols, rows, win, value) in [(5, 5, 4, Value::Draw), (6, 5, 4, Value::Win)] {
            let position = empty(cols, rows, win);
            let mut solver = Solver::new(
                SolverOptions::default().method(method).best_moves(BestMoves::None).node_limit(2000),
            );
            let mut calls = 1;
            let mut solution = solver.solve(&position);
            assert!(!solution.is_complete && solution.value().is_none(), "2,000 positions are too few");
            while !solution.is_complete {
                assert!((solution.bounds.lower()..=solution.bounds.upper()).contains(&value));
                assert!(solution.nodes <= 2000);
                solution = solver.solve(&position);
                calls += 1;
                assert!(calls < 1000, "{method} gets nowhere on {cols}×{rows}");
            }
            assert_eq!(solution.value(), Some(value));
        }
    }
}

#[test]
fn a_stopped_solver_says_so_and_can_be_resumed() {
    let monitor = Monitor::default();
    let position = empty(6, 5, 4);
    for threads in [1, 2] {
        let mut solver = Solver::new(
            SolverOptions::default().threads(threads).best_moves(BestMoves::None).monitor(monitor.clone()),
        );
        monitor.stop();
        let solution = solver.solve(&position);
        assert!(!solution.is_complete && monitor.is_stopped());
        assert_eq!(solution.bounds, ValueBounds::UNKNOWN);
        monitor.resume();
        assert_eq!(solver.solve(&position).value(), Some(Value::Win));
    }
    assert!(monitor.nodes() > 1000);
    let options = SolverOptions::default().time_limit(std::time::Duration::ZERO);
    assert!(!Solver::new(options).solve(&position).is_complete);
}

#[test]
fn a_small_table_costs_time_and_not_the_truth() {
    for method in SolverMethod::ALL {
        let options = SolverOptions::default().method(method).memory(0);
        assert_eq!(value(&empty(5, 4, 4), options.clone()), value(&empty(5, 4, 4), SolverOptions::default()));
    }
}

#[test]
fn a_position_that_is_over_has_a_value_and_no_moves() {
    let position = after(empty(2, 2, 2), &[(0, 0), (1, 0), (1, 1)]);
    for (convention, value) in [(Convention::Normal, Value::Loss), (Convention::Misere, Value::Win)] {
        let solution = Solver::new(SolverOptions::default().convention(convention)).solve(&position);
        assert_eq!((solution.value(), solution.distance), (Some(value), Some(0)));
        assert!(solution.best_moves.is_empty() && solution.principal_variation.is_empty());
    }
}
