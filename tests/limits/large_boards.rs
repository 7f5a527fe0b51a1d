//! The solver on boards that are too large to search: values known by reasoning, and positions with few empty squares,
//! where plain minimax can try everything.

use std::collections::HashSet;
use std::error::Error;

use mb_runtime::exact::solver::{BestMoves, Solver, SolverMethod, SolverOptions, ValueBounds};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, FastRandom, Value};
use mb_tests::minimax::{Cells, Minimax, position, preference};
use mb_tests::model::Model;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

fn empty(cols: usize, rows: usize, win: usize) -> Result<Position<BitBoard>> {
    Ok(Position::new(BitBoard::new(Geometry::new(cols, rows, win)?)))
}

fn value(position: &Position<BitBoard>, options: SolverOptions) -> Option<Value> {
    Solver::new(options.best_moves(BestMoves::None)).solve(position).value()
}

#[test]
fn an_open_three_is_won_with_the_second_mark_from_now() -> Result {
    // First a four, then the five.
    for (cols, rows) in [(9, 9), (15, 15), (20, 20), (6, 64), (40, 40), (64, 63), (100, 100), (256, 256)] {
        let mut position = empty(cols, rows, 5)?;
        for (x, y) in [(1, 3), (0, 0), (2, 3), (2, 0), (3, 3), (4, 0)] {
            position.play_at(x, y)?;
        }
        let options = SolverOptions::default().distance(true).best_moves(BestMoves::None);
        let solution = Solver::new(options.node_limit(200_000)).solve(&position);
        assert_eq!((solution.value(), solution.distance), (Some(Value::Win), Some(3)), "{cols}×{rows}");
    }
    Ok(())
}

#[test]
fn two_and_three_in_a_row_are_won_on_the_empty_board_however_large() -> Result {
    // The second mark wins beside the first; the third after a pair with both ends open.
    for (cols, rows, win, moves) in [(256, 256, 2, 3), (100, 3, 2, 3), (40, 40, 3, 5), (23, 23, 3, 5)] {
        let options = SolverOptions::default().distance(true).best_moves(BestMoves::None);
        let solution = Solver::new(options).solve(&empty(cols, rows, win)?);
        assert_eq!((solution.value(), solution.distance), (Some(Value::Win), Some(moves)), "{cols}×{rows}");
    }
    Ok(())
}

#[test]
fn lines_with_pairs_of_their_own_are_never_completed() -> Result {
    // Along one file, every three in a row contains one of the pairs (1, 2), (3, 4) and so on. Of the lines across a
    // whole board, each has a pair of its own.
    for (cols, rows, win) in [
        (256, 1, 3),
        (1, 256, 3),
        (2, 255, 255),
        (1, 200, 130),
        (40, 40, 40),
        (100, 100, 100),
        (256, 256, 256),
    ] {
        for method in SolverMethod::ALL {
            let found = value(&empty(cols, rows, win)?, SolverOptions::default().method(method));
            assert_eq!(found, Some(Value::Draw), "{cols}×{rows}, {win} in a row, {method}");
        }
    }
    Ok(())
}

#[test]
fn a_search_that_gets_nowhere_stops_at_its_limit_and_says_that_nothing_is_known() -> Result {
    for (cols, rows, nodes) in [(30, 30, 2000), (60, 60, 500), (256, 256, 20)] {
        for method in SolverMethod::ALL {
            for threads in [1, 2] {
                let options = SolverOptions::default().method(method).threads(threads).node_limit(nodes);
                let solution = Solver::new(options).solve(&empty(cols, rows, 6)?);
                assert_eq!((solution.bounds, solution.is_complete), (ValueBounds::UNKNOWN, false));
                assert!(solution.nodes <= nodes, "{} of {nodes}", solution.nodes);
            }
        }
    }
    Ok(())
}

/// A full board on which nobody has three in a row: marks alternate in twos along rows and one by one along columns.
fn full_board(geometry: Geometry) -> Cells {
    let mark = |square| {
        let (x, y) = geometry.xy(square);
        if (x / 2 + y).is_multiple_of(2) { 1 } else { 2 }
    };
    geometry.squares().map(mark).collect()
}

fn below(dice: &mut FastRandom, bound: usize) -> Result<usize> {
    Ok(usize::try_from(dice.below(u32::try_from(bound)?))?)
}

/// Takes `circles` and `crosses` marks off the full board, all from one part with four columns and four rows.
fn nearly_full(geometry: Geometry, circles: usize, crosses: usize, dice: &mut FastRandom) -> Result<Cells> {
    let mut cells = full_board(geometry);
    let (left, top) = (below(dice, geometry.cols() - 3)?, below(dice, geometry.rows() - 3)?);
    for (mark, count) in [(1, circles), (2, crosses)] {
        let mut taken = 0;
        while taken < count {
            let (x, y) = (left + below(dice, 4)?, top + below(dice, 4)?);
            let cell = geometry.square(x, y)?.index();
            if cells[cell] == mark {
                cells[cell] = 0;
                taken += 1;
            }
        }
    }
    Ok(cells)
}

#[test]
fn nearly_full_boards_are_worth_what_plain_minimax_says() -> Result {
    let mut dice = FastRandom::new(5);
    let mut seen = HashSet::new();
    for (cols, rows, count) in [(24, 24, 40), (40, 40, 20), (100, 100, 2)] {
        let geometry = Geometry::new(cols, rows, 4)?;
        let model = Model::new(cols, rows, 4);
        for convention in [Convention::Normal, Convention::Misere] {
            let mut minimax = Minimax::new(&model, convention);
            for number in 0..count {
                let mut cells = nearly_full(geometry, 3, 3 + number % 2, &mut dice)?;
                let position = position(geometry, &cells);
                let (value, distance) = minimax.worth(&mut cells);
                seen.insert((convention, value));
                let method = SolverMethod::ALL[number / 2 % 2];
                let options = SolverOptions::default().convention(convention).method(method);
                let solution = Solver::new(options.distance(true).every_move(true)).solve(&position);
                assert_eq!((solution.value(), solution.distance), (Some(value), Some(distance)));
                let worths: Vec<_> = position
                    .legal_moves()
                    .map(|square| (square, minimax.worth_of_move(&mut cells, square.index())))
                    .collect();
                let best =
                    worths.iter().filter(|(_, worth)| preference(*worth) == preference((value, distance)));
                assert_eq!(solution.best_moves, best.map(|(square, _)| *square).collect::<Vec<_>>());
                let moves = solution.moves.iter().map(|found| (found.bounds.value(), found.distance));
                let expected = worths.iter().map(|(_, worth)| (Some(worth.0), Some(worth.1)));
                assert_eq!(moves.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
            }
        }
    }
    assert!(seen.len() > 3, "the positions are too much alike: {seen:?}");
    Ok(())
}
