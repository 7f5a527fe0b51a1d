//! Values of boards and numbers of positions that others have published, against the solver and the database.

use mb_runtime::exact::database::Database;
use mb_runtime::exact::solver::{BestMoves, Solver, SolverMethod, SolverOptions};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, Value};
use mb_tests::positions::empty;

/// The value that the solver finds.
fn solved(position: &Position<BitBoard>, options: SolverOptions) -> Option<Value> {
    Solver::new(options.best_moves(BestMoves::None)).solve(position).value()
}

#[test]
fn values_are_those_of_the_literature() {
    use Value::{Draw, Win};
    let known = [
        ((3, 3, 3), Draw),
        ((4, 3, 3), Win),
        ((5, 3, 3), Win),
        ((4, 4, 3), Win),
        ((4, 3, 4), Draw),
        ((4, 4, 4), Draw),
        ((5, 5, 4), Draw),
        ((6, 5, 4), Win),
        ((5, 5, 5), Draw),
        ((6, 6, 6), Draw),
        ((2, 2, 2), Win),
        ((2, 1, 2), Draw),
        ((3, 1, 2), Win),
        ((9, 7, 2), Win),
        ((1, 1, 1), Win),
        ((8, 8, 1), Win),
    ];
    for ((cols, rows, win), expected) in known {
        for method in SolverMethod::ALL {
            for (cols, rows) in [(cols, rows), (rows, cols)] {
                let found = solved(&empty(cols, rows, win), SolverOptions::default().method(method));
                assert_eq!(found, Some(expected), "{cols}×{rows} win {win}, {method}");
            }
        }
    }
}

#[test]
fn misere_values_are_those_of_the_literature() {
    let known = [((3, 3, 3), Value::Draw), ((4, 4, 4), Value::Draw), ((4, 3, 3), Value::Loss)];
    for ((cols, rows, win), expected) in known {
        for method in SolverMethod::ALL {
            let options = SolverOptions::default().method(method).convention(Convention::Misere);
            assert_eq!(solved(&empty(cols, rows, win), options), Some(expected), "{cols}×{rows} win {win}");
        }
    }
}

#[test]
fn seven_by_seven_with_five_in_a_row_is_a_draw() {
    assert_eq!(solved(&empty(7, 7, 5), SolverOptions::default().threads(2)), Some(Value::Draw));
}

/// The database of a board.
fn build(cols: usize, rows: usize, win: usize, convention: Convention) -> Database {
    let geometry = Geometry::new(cols, rows, win).expect("a geometry");
    Database::build(geometry, convention).expect("a small board")
}

#[test]
fn boards_have_the_values_that_the_literature_gives() {
    let value = |cols, rows, win, convention| {
        build(cols, rows, win, convention).value(&empty(cols, rows, win)).expect("the start").value
    };
    let normal = |cols, rows, win| value(cols, rows, win, Convention::Normal);
    assert_eq!([normal(3, 3, 3), normal(4, 3, 4), normal(4, 4, 4)], [Value::Draw; 3]);
    assert_eq!([normal(4, 3, 3), normal(5, 3, 3), normal(4, 4, 3)], [Value::Win; 3]);
    assert_eq!([normal(2, 2, 2), normal(5, 2, 2), normal(1, 3, 2)], [Value::Win; 3]);
    let misere = |cols, rows, win| value(cols, rows, win, Convention::Misere);
    assert_eq!([misere(3, 3, 3), misere(4, 4, 4)], [Value::Draw; 2]);
    assert_eq!(misere(4, 3, 3), Value::Loss);
}

#[test]
fn four_by_four_has_as_many_classes_as_others_counted() {
    let database = build(4, 4, 4, Convention::Normal);
    let classes = [
        1, 3, 33, 219, 1413, 5514, 20_122, 50_215, 112_379, 179_510, 245_690, 245_690, 193_318, 110_452,
        41_870, 10_489, 1059,
    ];
    assert_eq!(database.classes().collect::<Vec<_>>(), classes);
    assert_eq!(database.classes().sum::<usize>(), 1_217_977);
    let mut file = Vec::new();
    database.save(&mut file).expect("memory can be written");
    assert!(file.len() < 16_000_000, "{} bytes", file.len());
}
