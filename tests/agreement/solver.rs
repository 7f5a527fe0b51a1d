//! The solver by its other method and on several threads, and against the search.

use std::error::Error;
use std::ops::Range;

use mb_runtime::exact::solver::{BestMoves, Solver, SolverMethod, SolverOptions};
use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, ResultEvaluation, Search};
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

/// The value that a search by alpha-beta finds, which shares no code with the solver.
fn searched_value(position: &Position<BitBoard>) -> Value {
    let analysis = Search::new(Algorithm::AlphaBeta).analyze(position, &ResultEvaluation::RESULT);
    let best = analysis.scores.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
    if best > 0.0 {
        Value::Win
    } else if best < 0.0 {
        Value::Loss
    } else {
        Value::Draw
    }
}

/// Asserts that 3,000 random positions of a board have the same value by both methods of the solver, and in normal play
/// by alpha-beta.
///
/// Returns the positions with their values.
fn methods_agree(
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
    assert_eq!(
        values(&positions, options.method(SolverMethod::ProofNumber)),
        expected,
        "{cols}×{rows} win {win}"
    );
    if convention == Convention::Normal {
        for (position, value) in positions.iter().zip(&expected) {
            assert_eq!(Some(searched_value(position)), *value, "{position}");
        }
    }
    let solved = positions.into_iter().zip(expected);
    Ok(solved.filter_map(|(position, value)| Some((position, value?))).collect())
}

#[test]
fn both_methods_the_search_and_minimax_agree_on_4x4() -> Result {
    for convention in [Convention::Normal, Convention::Misere] {
        let mut minimax = Minimax::new(&Model::new(4, 4, 4), convention == Convention::Misere);
        for (position, value) in methods_agree(4, 4, 4, 4..14, convention)? {
            if position.ply() > 8 {
                assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
            }
        }
    }
    Ok(())
}

#[test]
fn both_methods_the_search_and_minimax_agree_on_5x4_with_four_in_a_row() -> Result {
    let mut minimax = Minimax::new(&Model::new(5, 4, 4), false);
    for (position, value) in methods_agree(5, 4, 4, 9..17, Convention::Normal)? {
        if position.ply() > 13 {
            assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
        }
    }
    let mut minimax = Minimax::new(&Model::new(5, 4, 4), true);
    for (position, value) in methods_agree(5, 4, 4, 13..17, Convention::Misere)? {
        assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
    }
    Ok(())
}

#[test]
fn both_methods_the_search_and_minimax_agree_on_5x5_with_four_in_a_row() -> Result {
    let mut minimax = Minimax::new(&Model::new(5, 5, 4), false);
    for (position, value) in methods_agree(5, 5, 4, 13..21, Convention::Normal)? {
        if position.ply() > 18 {
            assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
        }
    }
    let mut minimax = Minimax::new(&Model::new(5, 5, 4), true);
    for (position, value) in methods_agree(5, 5, 4, 18..21, Convention::Misere)? {
        assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
    }
    Ok(())
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
