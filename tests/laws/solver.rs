//! The solver against the literature, against plain minimax, and against itself.

use std::collections::HashSet;
use std::error::Error;
use std::ops::Range;

use mb_runtime::exact::solver::{
    BestMoves, Monitor, Solver, SolverMethod, SolverOptions, Technique, ValueBounds,
};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, FastRandom, Value, text};
use mb_tests::minimax::{Cells, Minimax, mark_to_move, preference};
use mb_tests::model::Model;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

fn empty(cols: usize, rows: usize, win: usize) -> Result<Position<BitBoard>> {
    Ok(Position::new(BitBoard::new(Geometry::new(cols, rows, win)?)))
}

fn position(geometry: Geometry, cells: &Cells) -> Result<Position<BitBoard>> {
    let board = text::parse_board(BitBoard::new(geometry), &mb_tests::minimax::text(cells))?;
    Ok(Position::from_board(board)?)
}

fn value(position: &Position<BitBoard>, options: SolverOptions) -> Option<Value> {
    Solver::new(options.best_moves(BestMoves::None)).solve(position).value()
}

#[test]
fn values_are_those_of_the_literature() -> Result {
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
                let found = value(&empty(cols, rows, win)?, SolverOptions::default().method(method));
                assert_eq!(found, Some(expected), "{cols}×{rows} win {win}, {method}");
            }
        }
    }
    Ok(())
}

#[test]
fn misere_values_are_those_of_the_literature() -> Result {
    let known = [((3, 3, 3), Value::Draw), ((4, 4, 4), Value::Draw), ((4, 3, 3), Value::Loss)];
    for ((cols, rows, win), expected) in known {
        for method in SolverMethod::ALL {
            let options = SolverOptions::default().method(method).convention(Convention::Misere);
            assert_eq!(value(&empty(cols, rows, win)?, options), Some(expected), "{cols}×{rows} win {win}");
        }
    }
    Ok(())
}

#[test]
fn seven_by_seven_with_five_in_a_row_is_a_draw() -> Result {
    assert_eq!(value(&empty(7, 7, 5)?, SolverOptions::default().threads(2)), Some(Value::Draw));
    Ok(())
}

/// The value of every position that is not over, and of one in `fully_every` of them all that there is to say.
fn every_position_agrees(
    cols: usize,
    rows: usize,
    win: usize,
    convention: Convention,
    fully_every: usize,
) -> Result<usize> {
    let (model, geometry) = (Model::new(cols, rows, win), Geometry::new(cols, rows, win)?);
    let mut minimax = Minimax::new(&model, convention == Convention::Misere);
    let mut positions = Vec::new();
    minimax.for_every_position(&mut |cells| positions.push(cells.clone()));
    let options = SolverOptions::default().convention(convention);
    let mut plain = Solver::new(options.clone());
    let mut one = Solver::new(options.clone().distance(true).best_moves(BestMoves::One));
    let mut full = Solver::new(options.distance(true).every_move(true));
    for (number, cells) in positions.iter_mut().enumerate() {
        let position = position(geometry, cells)?;
        let (expected, distance) = minimax.worth(cells);
        let solution = plain.solve(&position);
        assert_eq!((solution.value(), solution.distance), (Some(expected), None), "{position}");
        if number % fully_every != 0 {
            continue;
        }
        let worths: Vec<_> = position
            .legal_moves()
            .map(|square| (square, minimax.worth_of_move(cells, square.index())))
            .collect();

        line_keeps_the_value(&mut minimax, cells.clone(), expected, &solution.principal_variation);
        let best = worths.iter().filter(|(_, worth)| worth.0 == expected);
        assert_eq!(solution.best_moves, best.map(|(square, _)| *square).collect::<Vec<_>>(), "{position}");

        let solution = full.solve(&position);
        assert_eq!((solution.value(), solution.distance), (Some(expected), Some(distance)), "{position}");
        let moves: Vec<_> = solution
            .moves
            .iter()
            .map(|found| (found.square, (found.bounds.value(), found.distance)))
            .collect();
        let expected_moves: Vec<_> =
            worths.iter().map(|(square, worth)| (*square, (Some(worth.0), Some(worth.1)))).collect();
        assert_eq!(moves, expected_moves, "{position}");
        let best = worths.iter().filter(|(_, worth)| preference(*worth) == preference((expected, distance)));
        assert_eq!(solution.best_moves, best.map(|(square, _)| *square).collect::<Vec<_>>(), "{position}");
        assert_eq!(solution.principal_variation.len(), distance, "{position}");
        let one = one.solve(&position);
        assert!(
            one.is_complete && one.best_moves.len() == 1 && solution.best_moves.contains(&one.best_moves[0]),
            "{position}"
        );
    }
    Ok(positions.len())
}

/// A principal variation ends the game, and no move of it changes what the game is worth.
fn line_keeps_the_value(minimax: &mut Minimax, mut cells: Cells, value: Value, line: &[Square]) {
    let mut value = value;
    for (number, square) in line.iter().enumerate() {
        assert_eq!(cells[square.index()], 0, "a move is on an empty square");
        assert_eq!(minimax.worth_of_move(&mut cells, square.index()).0, value);
        cells[square.index()] = mark_to_move(&cells);
        value = value.opposite();
        let is_over = minimax.completes_line(&cells, square.index()) || !cells.contains(&0);
        assert_eq!(is_over, number + 1 == line.len());
    }
}

#[test]
fn every_position_of_3x3_agrees_with_plain_minimax() -> Result {
    // 5,478 positions, of which 958 are over.
    assert_eq!(every_position_agrees(3, 3, 3, Convention::Normal, 1)?, 4520);
    every_position_agrees(3, 3, 3, Convention::Misere, 1)?;
    Ok(())
}

#[test]
fn every_position_of_4x3_with_three_in_a_row_agrees_with_plain_minimax() -> Result {
    every_position_agrees(4, 3, 3, Convention::Normal, 7)?;
    every_position_agrees(4, 3, 3, Convention::Misere, 7)?;
    every_position_agrees(3, 3, 2, Convention::Misere, 1)?;
    Ok(())
}

/// The classes of symmetric positions of 4×4 by the number of marks, games that are over included.
const CLASSES_OF_4X4: [usize; 17] = [
    1, 3, 33, 219, 1413, 5514, 20122, 50215, 112_379, 179_510, 245_690, 245_690, 193_318, 110_452, 41870,
    10489, 1059,
];

#[test]
fn every_position_of_4x4_agrees_with_plain_minimax() -> Result {
    let (model, geometry) = (Model::new(4, 4, 4), Geometry::square_board(4)?);
    let mut minimax = Minimax::new(&model, false);
    let mut solver = Solver::new(SolverOptions::default().best_moves(BestMoves::None));
    let images: Vec<Vec<usize>> = model
        .symmetries()
        .into_iter()
        .map(|symmetry| {
            model.points().map(|point| model.square(model.image_of(point, symmetry)).index()).collect()
        })
        .collect();
    let least_image = |cells: &Cells| -> Cells {
        let image = |map: &Vec<usize>| map.iter().map(|cell| cells[*cell]).collect();
        images.iter().map(image).min().unwrap_or_default()
    };
    let mut layer = HashSet::from([vec![0; 16]]);
    for classes in CLASSES_OF_4X4 {
        assert_eq!(layer.len(), classes);
        let mut next = HashSet::new();
        for mut cells in layer {
            let is_over = (0..16).any(|cell| cells[cell] != 0 && minimax.completes_line(&cells, cell));
            if is_over || !cells.contains(&0) {
                continue;
            }
            let expected = minimax.worth(&mut cells).0;
            assert_eq!(solver.solve(&position(geometry, &cells)?).value(), Some(expected), "{cells:?}");
            for cell in (0..16).filter(|cell| cells[*cell] == 0) {
                let mut after = cells.clone();
                after[cell] = mark_to_move(&cells);
                next.insert(least_image(&after));
            }
        }
        layer = next;
    }
    Ok(())
}

fn below(dice: &mut FastRandom, bound: usize) -> Result<usize> {
    Ok(usize::try_from(dice.below(u32::try_from(bound)?))?)
}

/// Positions from random games that are not over, after so many moves.
fn random_positions(
    geometry: Geometry,
    plies: Range<usize>,
    count: usize,
) -> Result<Vec<Position<BitBoard>>> {
    let mut dice = FastRandom::new(7);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Position::new(BitBoard::new(geometry));
        let plies = plies.start + below(&mut dice, plies.len())?;
        while position.ply() < plies && !position.status().is_over() {
            let number = below(&mut dice, position.legal_moves().len())?;
            let square = position.legal_moves().nth(number).ok_or("a number below that of the moves")?;
            position.play_unchecked(square);
        }
        if !position.status().is_over() {
            positions.push(position);
        }
    }
    Ok(positions)
}

fn values(positions: &[Position<BitBoard>], options: SolverOptions) -> Vec<Option<Value>> {
    let mut solver = Solver::new(options.best_moves(BestMoves::None));
    positions.iter().map(|position| solver.solve(position).value()).collect()
}

/// 3,000 random positions of a board: the same values with every technique switched off alone, by both methods.
fn no_technique_changes_a_value(
    cols: usize,
    rows: usize,
    win: usize,
    plies: Range<usize>,
    convention: Convention,
) -> Result<Vec<(Position<BitBoard>, Value)>> {
    let geometry = Geometry::new(cols, rows, win)?;
    let positions = random_positions(geometry, plies, 3000)?;
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

fn cells(position: &Position<BitBoard>) -> Cells {
    let digit = |square| match position.board().get(square) {
        None => 0,
        Some(Mark::Circle) => 1,
        Some(Mark::Cross) => 2,
    };
    position.board().geometry().squares().map(digit).collect()
}

#[test]
fn no_technique_changes_the_value_of_a_position_of_4x4() -> Result {
    for convention in [Convention::Normal, Convention::Misere] {
        let mut minimax = Minimax::new(&Model::new(4, 4, 4), convention == Convention::Misere);
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
    let mut minimax = Minimax::new(&Model::new(5, 4, 4), false);
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
    let mut minimax = Minimax::new(&Model::new(5, 5, 4), false);
    for (position, value) in no_technique_changes_a_value(5, 5, 4, 13..21, Convention::Normal)? {
        if position.ply() > 18 {
            assert_eq!(minimax.worth(&mut cells(&position)).0, value, "{position}");
        }
    }
    no_technique_changes_a_value(5, 5, 4, 18..21, Convention::Misere)?;
    Ok(())
}

#[test]
fn threads_do_not_change_the_answer() -> Result {
    for (convention, plies) in [(Convention::Normal, 11..15), (Convention::Misere, 16..20)] {
        let mut positions = random_positions(Geometry::new(5, 5, 4)?, plies, 40)?;
        if convention == Convention::Normal {
            positions.push(empty(4, 4, 3)?);
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
    let nodes = || -> Result<u64> { Ok(Solver::new(SolverOptions::default()).solve(&empty(5, 5, 4)?).nodes) };
    assert_eq!(nodes()?, nodes()?);
    Ok(())
}

#[test]
fn a_solver_that_is_cut_off_gives_true_bounds_and_goes_on_when_asked_again() -> Result {
    for method in SolverMethod::ALL {
        for (cols, rows, win, value) in [(5, 5, 4, Value::Draw), (6, 5, 4, Value::Win)] {
            let position = empty(cols, rows, win)?;
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
    Ok(())
}

#[test]
fn a_stopped_solver_says_so_and_can_be_resumed() -> Result {
    let monitor = Monitor::default();
    let position = empty(6, 5, 4)?;
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
    Ok(())
}

#[test]
fn a_small_table_costs_time_and_not_the_truth() -> Result {
    for method in SolverMethod::ALL {
        let options = SolverOptions::default().method(method).memory(0);
        assert_eq!(
            value(&empty(5, 4, 4)?, options.clone()),
            value(&empty(5, 4, 4)?, SolverOptions::default())
        );
    }
    Ok(())
}

#[test]
fn a_position_that_is_over_has_a_value_and_no_moves() -> Result {
    let mut position = empty(2, 2, 2)?;
    for (x, y) in [(0, 0), (1, 0), (1, 1)] {
        position.play_at(x, y)?;
    }
    for (convention, value) in [(Convention::Normal, Value::Loss), (Convention::Misere, Value::Win)] {
        let solution = Solver::new(SolverOptions::default().convention(convention)).solve(&position);
        assert_eq!((solution.value(), solution.distance), (Some(value), Some(0)));
        assert!(solution.best_moves.is_empty() && solution.principal_variation.is_empty());
    }
    Ok(())
}
