//! The solver against plain minimax on an array.

use std::collections::HashSet;
use std::error::Error;

use mb_runtime::exact::solver::{BestMoves, Solver, SolverOptions};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, Value};
use mb_tests::minimax::{Cells, Minimax, mark_to_move, position, preference};
use mb_tests::model::Model;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Compares the value of every position that is not over, and the whole solution of every `fully_every`-th position.
///
/// Returns the number of positions.
fn every_position_agrees(
    cols: usize,
    rows: usize,
    win: usize,
    convention: Convention,
    fully_every: usize,
) -> Result<usize> {
    let (model, geometry) = (Model::new(cols, rows, win), Geometry::new(cols, rows, win)?);
    let mut minimax = Minimax::new(&model, convention);
    let mut positions = Vec::new();
    minimax.for_every_position(&mut |cells| positions.push(cells.clone()));
    let options = SolverOptions::default().convention(convention);
    let mut plain = Solver::new(options.clone());
    let mut one = Solver::new(options.clone().distance(true).best_moves(BestMoves::One));
    let mut full = Solver::new(options.distance(true).every_move(true));
    for (number, cells) in positions.iter_mut().enumerate() {
        let position = position(geometry, cells);
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

/// Asserts that a principal variation ends the game, and that each of its moves keeps the value.
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

/// The number of classes of symmetric positions of 4×4 after 0 to 16 moves, games that are over included.
const CLASSES_OF_4X4: [usize; 17] = [
    1, 3, 33, 219, 1413, 5514, 20122, 50215, 112_379, 179_510, 245_690, 245_690, 193_318, 110_452, 41870,
    10489, 1059,
];

#[test]
fn every_position_of_4x4_agrees_with_plain_minimax() -> Result {
    let (model, geometry) = (Model::new(4, 4, 4), Geometry::square_board(4)?);
    let mut minimax = Minimax::new(&model, Convention::Normal);
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
            assert_eq!(solver.solve(&position(geometry, &cells)).value(), Some(expected), "{cells:?}");
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
