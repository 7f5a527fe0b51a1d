use super::Symmetry::{Flip, Identity, Mirror, Rotate90, Rotate180, Rotate270, Transpose};
use super::*;
use std::collections::BTreeSet;

/// Returns every shape up to 6×6, and a few long ones.
fn shapes() -> impl Iterator<Item = (usize, usize)> {
    (1..=6).flat_map(|cols| (1..=6).map(move |rows| (cols, rows))).chain([(9, 7), (1, 64), (64, 6)])
}

/// Returns the number of windows of `win` squares by the closed formula (win at least 2).
fn window_count(cols: usize, rows: usize, win: usize) -> usize {
    let across = (cols + 1).saturating_sub(win);
    let down = (rows + 1).saturating_sub(win);
    across * rows + cols * down + 2 * across * down
}

#[test]
fn the_lines_of_tic_tac_toe_are_the_series_eight_in_its_order() {
    let lines = Geometry::new(3, 3, 3).lines();
    let expected = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    assert_eq!(lines, expected);
}

#[test]
fn there_are_as_many_lines_as_the_closed_formula_counts_and_none_twice() {
    for (cols, rows) in shapes() {
        for win in 2..=cols.max(rows) {
            let lines = Geometry::new(cols, rows, win).lines();
            assert_eq!(lines.len(), window_count(cols, rows, win), "{cols}×{rows} win {win}");
            let distinct: BTreeSet<BTreeSet<usize>> =
                lines.iter().map(|line| line.iter().copied().collect()).collect();
            assert_eq!(distinct.len(), lines.len());
            assert!(distinct.iter().all(|line| line.len() == win));
        }
    }
}

#[test]
fn with_win_one_every_square_is_one_line() {
    let geometry = Geometry::new(4, 3, 1);
    assert_eq!(geometry.lines(), (0..12).map(|square| vec![square]).collect::<Vec<_>>());
    assert_eq!(geometry.lines_by_square()[5], [5]);
}

#[test]
fn the_lines_of_four_by_three_win_three_stand_in_order_of_direction_then_start() {
    let lines = Geometry::new(4, 3, 3).lines();
    assert_eq!(lines[..4], [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]);
    assert_eq!(lines[4..10], [[0, 3, 6], [1, 4, 7], [2, 5, 8], [3, 6, 9], [4, 7, 10], [5, 8, 11]]);
    assert_eq!(lines[10..12], [[0, 4, 8], [3, 7, 11]]);
    assert_eq!(lines[12..], [[2, 4, 6], [5, 7, 9]]);
}

#[test]
fn lines_through_a_square_are_those_that_contain_it() {
    let geometry = Geometry::new(5, 4, 3);
    let by_square = geometry.lines_by_square();
    let lines = geometry.lines();
    for (square, through) in by_square.iter().enumerate() {
        let expected: Vec<usize> = (0..lines.len()).filter(|&line| lines[line].contains(&square)).collect();
        assert_eq!(*through, expected);
    }
    let total: usize = by_square.iter().map(Vec::len).sum();
    assert_eq!(total, 3 * geometry.lines().len());
}

#[test]
fn starts_are_the_first_squares_of_the_lines() {
    for (cols, rows) in shapes() {
        let geometry = Geometry::new(cols, rows, 3);
        let starts: Vec<usize> =
            Direction::ALL.iter().flat_map(|&direction| geometry.starts(direction)).collect();
        let firsts: Vec<usize> = geometry.lines().iter().map(|line| line[0]).collect();
        assert_eq!(starts, firsts, "{cols}×{rows}");
    }
}

#[test]
fn the_runs_of_every_direction_cover_the_board_once() {
    for (cols, rows) in shapes() {
        let geometry = Geometry::new(cols, rows, 1);
        for direction in Direction::ALL {
            let mut squares: Vec<usize> = geometry.runs(direction).concat();
            squares.sort_unstable();
            assert_eq!(squares, (0..geometry.cells()).collect::<Vec<_>>());
        }
        let columns: Vec<Vec<usize>> = (0..cols).map(|x| (x * rows..(x + 1) * rows).collect()).collect();
        let row = |y| (0..cols).map(|x| x * rows + y).collect::<Vec<_>>();
        assert_eq!(geometry.runs(Direction::Column), columns);
        assert_eq!(geometry.runs(Direction::Row), (0..rows).map(row).collect::<Vec<_>>());
        assert_eq!(geometry.runs(Direction::Diagonal).len(), cols + rows - 1);
    }
}

#[test]
fn every_symmetry_moves_the_corner_and_its_neighbour_where_its_name_says() {
    // (0, 0) is the top left corner, (1, 0) right of it: together they show turn and reflection.
    let geometry = Geometry::new(3, 3, 3);
    let moved = |symmetry| [0, 3].map(|square| geometry.xy(geometry.image(symmetry, square)));
    assert_eq!(moved(Identity), [(0, 0), (1, 0)]);
    assert_eq!(moved(Mirror), [(2, 0), (1, 0)]);
    assert_eq!(moved(Flip), [(0, 2), (1, 2)]);
    assert_eq!(moved(Rotate180), [(2, 2), (1, 2)]);
    assert_eq!(moved(Transpose), [(0, 0), (0, 1)]);
    assert_eq!(moved(Symmetry::AntiTranspose), [(2, 2), (2, 1)]);
    assert_eq!(moved(Rotate90), [(2, 0), (2, 1)]);
    assert_eq!(moved(Rotate270), [(0, 2), (0, 1)]);
}

#[test]
fn combining_symmetries_is_applying_them_in_turn() {
    for (cols, rows) in shapes() {
        let geometry = Geometry::new(cols, rows, 1);
        for &first in geometry.group() {
            for &second in geometry.group() {
                // An exchange of the axes makes reversed columns reversed rows, and the other way round.
                let (mirrors, flips) = if second.transposes() {
                    (first.flips(), first.mirrors())
                } else {
                    (first.mirrors(), first.flips())
                };
                let is_combined = |symmetry: &&Symmetry| {
                    symmetry.transposes() == (first.transposes() != second.transposes())
                        && symmetry.mirrors() == (mirrors != second.mirrors())
                        && symmetry.flips() == (flips != second.flips())
                };
                let combined: Vec<_> = geometry.group().iter().filter(is_combined).collect();
                assert_eq!(combined.len(), 1, "{first:?}, then {second:?}");
                for square in 0..geometry.cells() {
                    let twice = geometry.image(second, geometry.image(first, square));
                    assert_eq!(geometry.image(*combined[0], square), twice);
                }
            }
            let undoes = |second: Symmetry| {
                (0..geometry.cells())
                    .all(|square| geometry.image(second, geometry.image(first, square)) == square)
            };
            assert!(geometry.group().iter().any(|&second| undoes(second)), "{first:?}");
        }
    }
}

#[test]
fn a_symmetry_takes_lines_to_lines() {
    for (cols, rows) in shapes() {
        let geometry = Geometry::new(cols, rows, 3);
        let sorted = |line: &Vec<usize>| line.iter().copied().collect::<BTreeSet<usize>>();
        let lines: BTreeSet<_> = geometry.lines().iter().map(sorted).collect();
        for &symmetry in geometry.group() {
            let images =
                lines.iter().map(|line| line.iter().map(|&at| geometry.image(symmetry, at)).collect());
            assert_eq!(images.collect::<BTreeSet<_>>(), lines);
        }
    }
}

#[test]
fn the_walk_of_the_series_visits_the_whole_group_and_comes_home() {
    for geometry in [Geometry::new(5, 5, 5), Geometry::new(5, 4, 4)] {
        let image = |board: &[usize], symmetry| -> Vec<usize> {
            board.iter().map(|&square| geometry.image(symmetry, square)).collect()
        };
        let home: Vec<usize> = (0..geometry.cells()).collect();
        let series: Vec<_> = geometry
            .series_walk()
            .iter()
            .scan(home.clone(), |at, &step| {
                *at = image(at, step);
                Some(at.clone())
            })
            .collect();
        let all: BTreeSet<_> = geometry.group().iter().map(|&symmetry| image(&home, symmetry)).collect();
        assert_eq!(all.len(), geometry.group().len());
        assert_eq!(series.last(), Some(&home));
        assert_eq!(series.into_iter().collect::<BTreeSet<_>>(), all);
    }
}
