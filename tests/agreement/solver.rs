//! The solver against itself: without each of its techniques, by its other method, and on several threads.

use std::error::Error;
use std::ops::Range;

use mb_runtime::exact::solver::{BestMoves, Solver, SolverMethod, SolverOptions, Technique};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, Value};
use mb_tests::minimax::{Minimax, cells};
use mb_tests::model::Model;
use mb_tests::positions::{self, empty};

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Random positions that are not over, each after a number of moves drawn from `plies`.
fn random_positions(geometry: Geometry, plies: Range<usize>, count: usize) -> Vec<Position<BitBoard>> {
    let number = u32::try_from(plies.len()).expect("few moves");
    let start = Position::new(BitBoard::new(geometry));
    positions::random(count, &start, 7, |dice| plies.start + dice.below(number) as usize)
}

fn values(positions: &[Position<BitBoard>], options: SolverOptions) -> Vec<Option<Value>> {
    let mut solver = Solver::new(options.best_moves(BestMoves::None));
    positions.iter().map(|position| solver.solve(position).value()).collect()
}

/// Asserts that 3,000 random positions of a board keep their values without any one technique, and by the other method.
///
/// Returns the positions with their values.
fn no_technique_changes_a_value(
    cols: usize,
    rows: usize,
    win: usize,
    plies: Range<usize>,
    convention: Convention,
) -> Result<Vec<(Position<BitBoard>, Value)>> {
    let geometry = Geometry::new(cols, rows, win)?;
    let positions = random_positions(geometry, plies, 3000);
    let options = SolverOptions::default().convention(convention);
    let expected = values(&positions, options.clone());
    for technique in Technique::ALL {
        let found = values(&positions, options.clone().without(technique));
        assert_eq!(found, expected, "{cols}×{rows} win {win}, {convention} without {technique:?}");
    }
    assert_eq!(
        values(&positions, options.method(SolverMethod::ProofNumber)),
        expected,
        "{cols}×{rows} win {win}"
    );
    let solved = positions.into_iter().zip(expected);
    Ok(solved.filter_map(|(position, value)| Some((position, value?))).collect())
}

#[test]
fn no_technique_changes_the_value_of_a_position_of_4x4() -> Result {
    for convention in [Convention::Normal, Convention::Misere] {
        let mut minimax = Minimax::new(&Model::new(4, 4, 4), convention);
        for (position, value) in no_technique_changes_a_value(4, 4, 4, 4..14, convention)? {
            if position.ply() > 8 {
                assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
            }
        }
    }
    Ok(())
}

#[test]
fn no_technique_changes_the_value_of_a_position_of_5x4_with_four_in_a_row() -> Result {
    let mut minimax = Minimax::new(&Model::new(5, 4, 4), Convention::Normal);
    for (position, value) in no_technique_changes_a_value(5, 4, 4, 9..17, Convention::Normal)? {
        if position.ply() > 13 {
            assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
        }
    }
    no_technique_changes_a_value(5, 4, 4, 13..17, Convention::Misere)?;
    Ok(())
}

#[test]
fn no_technique_changes_the_value_of_a_position_of_5x5_with_four_in_a_row() -> Result {
    let mut minimax = Minimax::new(&Model::new(5, 5, 4), Convention::Normal);
    for (position, value) in no_technique_changes_a_value(5, 5, 4, 13..21, Convention::Normal)? {
        if position.ply() > 18 {
            assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
        }
    }
    no_technique_changes_a_value(5, 5, 4, 18..21, Convention::Misere)?;
    Ok(())
}

#[test]
fn no_technique_changes_the_value_or_the_distance_of_a_move() {
    for (convention, position) in [(Convention::Normal, empty(4, 3, 3)), (Convention::Misere, empty(3, 3, 3))]
    {
        let options = SolverOptions::default().convention(convention).distance(true).every_move(true);
        let answer = |options| {
            let solution = Solver::new(options).solve(&position);
            (solution.bounds, solution.distance, solution.best_moves, solution.moves)
        };
        let expected = answer(options.clone());
        for technique in Technique::ALL {
            assert_eq!(
                answer(options.clone().without(technique)),
                expected,
                "{convention} without {technique:?}"
            );
        }
    }
}

#[test]
fn threads_do_not_change_the_answer() -> Result {
    for (convention, plies) in [(Convention::Normal, 11..15), (Convention::Misere, 16..20)] {
        let mut positions = random_positions(Geometry::new(5, 5, 4)?, plies, 40);
        if convention == Convention::Normal {
            positions.push(empty(4, 4, 3));
        }
        for method in SolverMethod::ALL {
            let answers = |threads| -> Result<Vec<_>> {
                let options = SolverOptions::default().convention(convention).method(method);
                let mut solver = Solver::new(options.threads(threads).distance(true).every_move(true));
                let answer = |position| {
                    let solution = solver.solve(position);
                    assert!(solution.is_complete);
                    (solution.bounds, solution.distance, solution.best_moves, solution.moves)
                };
                Ok(positions.iter().map(answer).collect())
            };
            let expected = answers(1)?;
            assert_eq!(answers(2)?, expected, "{convention}, {method}");
            assert_eq!(answers(3)?, expected, "{convention}, {method}");
        }
    }
    Ok(())
}

#[test]
fn one_thread_does_the_same_work_every_time() -> Result {
    let nodes = || -> Result<u64> { Ok(Solver::new(SolverOptions::default()).solve(&empty(5, 5, 4)).nodes) };
    assert_eq!(nodes()?, nodes()?);
    Ok(())
}
