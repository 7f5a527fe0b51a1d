//! The constants and the inherent methods of generated boards, also at compile time.

use mb_board_tests::generated_boards;
use mb_runtime::prelude::*;
use mb_tests::generated::{Constants, Inherent};
use mb_tests::model::{KeyLayout, Model, Point};
use mb_tests::number::Number;
use mb_tests::subject::Subject;

/// The bits of one mark on some squares, in the mark's own word where it has one.
fn mask(layout: KeyLayout, mark: Mark, points: impl IntoIterator<Item = Point>) -> Number {
    Number::from_bits(points.into_iter().map(|point| layout.bit(point, mark)))
}

/// The marks that have masks of their own.
fn marks(layout: KeyLayout) -> &'static [Mark] {
    match layout {
        KeyLayout::TwoWords { .. } => &[Mark::Circle],
        KeyLayout::TwoBits { .. } => &Mark::ALL,
    }
}

fn generated() -> Vec<(Subject, Inherent)> {
    let boards = generated_boards().into_iter();
    boards.filter_map(|subject| subject.inherent.map(|inherent| (subject, inherent))).collect()
}

fn sorted(mut masks: Vec<Number>) -> Vec<Number> {
    masks.sort_unstable();
    masks
}

#[test]
fn constants_describe_the_board_that_was_asked_for() {
    for (subject, inherent) in generated() {
        let (cols, rows, win) = subject.shape();
        let constants = (inherent.constants)();
        assert_eq!(constants.shape, [cols, rows, win, cols * rows], "{subject:?}");
        assert_eq!(Ok(constants.geometry), Geometry::new(cols, rows, win), "{subject:?}");
    }
}

#[test]
fn masks_have_the_bits_of_their_squares() {
    for (subject, inherent) in generated() {
        let (model, layout) = (subject.empty_model(), subject.layout);
        let (cols, rows) = (model.cols(), model.rows());
        let constants: Constants = (inherent.constants)();
        let each = |groups: &[Vec<Point>]| -> Vec<Vec<Number>> {
            let of_mark =
                |mark| groups.iter().map(|group| mask(layout, mark, group.iter().copied())).collect();
            marks(layout).iter().map(|mark| of_mark(*mark)).collect()
        };

        let full: Vec<Number> =
            marks(layout).iter().map(|mark| mask(layout, *mark, model.points())).collect();
        assert_eq!(constants.full, full, "FULL_MASK of {subject:?}");
        let columns: Vec<Vec<Point>> = (0..cols).map(|x| (0..rows).map(|y| (x, y)).collect()).collect();
        assert_eq!(constants.columns, each(&columns), "COLUMN_MASKS of {subject:?}");
        let across: Vec<Vec<Point>> = (0..rows).map(|y| (0..cols).map(|x| (x, y)).collect()).collect();
        assert_eq!(constants.rows, each(&across), "ROW_MASKS of {subject:?}");
        let diagonals = if cols == rows {
            vec![(0..cols).map(|x| (x, x)).collect(), (0..cols).map(|x| (x, cols - 1 - x)).collect()]
        } else {
            Vec::new()
        };
        assert_eq!(constants.diagonals, each(&diagonals), "DIAGONAL_MASKS of {subject:?}");
    }
}

#[test]
fn line_masks_are_the_lines_of_the_model_and_every_square_lists_its_own() {
    for (subject, inherent) in generated() {
        let (model, layout) = (subject.empty_model(), subject.layout);
        let constants: Constants = (inherent.constants)();
        let lines = model.lines();
        for (index, mark) in marks(layout).iter().enumerate() {
            let masks = |lines: &[&Vec<Point>]| {
                sorted(lines.iter().map(|line| mask(layout, *mark, line.iter().copied())).collect())
            };
            let all: Vec<&Vec<Point>> = lines.iter().collect();
            assert_eq!(sorted(constants.lines[index].clone()), masks(&all), "LINE_MASKS of {subject:?}");
            for point in model.points() {
                let through: Vec<&Vec<Point>> = lines.iter().filter(|line| line.contains(&point)).collect();
                let listed = constants.lines_by_square[index][model.square(point).index()].clone();
                assert_eq!(sorted(listed), masks(&through), "WIN_MASKS of {subject:?} at {point:?}");
            }
        }
        assert_eq!(constants.lines.len(), marks(layout).len(), "{subject:?}");
    }
}

/// The number of set bits, bit by bit.
fn set_bits(pattern: usize) -> usize {
    (0..usize::BITS).filter(|bit| pattern >> bit & 1 == 1).count()
}

#[test]
fn popcount_tables_count_the_marks_of_a_line_and_of_a_chunk_and_stay_small() {
    for (subject, inherent) in generated() {
        let (cols, rows, win) = subject.shape();
        let squares = [win.min(8), (cols * rows).min(8)];
        for (table, squares) in (inherent.constants)().popcounts.into_iter().zip(squares) {
            assert_eq!(table.len(), 1 << squares, "{subject:?}");
            for (pattern, count) in table.iter().enumerate() {
                assert_eq!(usize::from(*count), set_bits(pattern), "{pattern:#b} of {subject:?}");
            }
        }
    }
}

/// A few boards of each shape: empty, one mark, and every third square filled in turn.
fn samples(empty: &Model) -> Vec<Model> {
    let mut filled = empty.clone();
    let mut samples = vec![empty.clone()];
    for (index, point) in empty.points().enumerate().filter(|(index, _)| index % 3 != 1) {
        filled.set(point, Some(Mark::ALL[index % 2]));
        if index.is_power_of_two() {
            samples.push(filled.clone());
        }
    }
    samples.push(filled);
    samples
}

#[test]
fn inherent_methods_agree_with_the_model() {
    for (subject, inherent) in generated() {
        let empty = subject.empty_model();
        for model in &samples(&empty) {
            let (layout, answers) = (subject.layout, (inherent.answers)(&model.text()));
            let context = format!("{subject:?} at {}", model.text());
            assert_eq!(answers.text, model.text(), "FromStr and Display of {context}");
            for (symmetry, image) in &answers.images {
                assert_eq!(*image, model.image(*symmetry).text(), "{symmetry:?} of {context}");
            }
            assert_eq!(answers.images.len() + 1, model.symmetries().len(), "{context}");
            assert_eq!(answers.image_keys, series_keys(model, layout), "image_keys of {context}");
            let squares = |content| model.points().filter(move |point| model.get(*point) == content);
            assert_eq!(answers.empty, mask(layout, Mark::Circle, squares(None)), "empty of {context}");
            for mark in Mark::ALL {
                let expected = mask(layout, Mark::Circle, squares(Some(mark)));
                assert_eq!(answers.marks[mark.index()], expected, "marks({mark}) of {context}");
            }
            assert!(answers.equals_itself, "Eq, Hash or Ord of {context}");
            assert_eq!(answers.equals_default, *model == empty, "Default of {context}");
            let [boards, keys] = answers.compared_with_mirror;
            assert_eq!(boards, keys, "Ord of {context}");
        }
    }
}

/// The keys of all images in the series' order, the board's own last.
fn series_keys(model: &Model, layout: KeyLayout) -> Vec<Number> {
    let is_square = model.cols() == model.rows();
    let other = if is_square { Symmetry::Transpose } else { Symmetry::Flip };
    let mut image = model.clone();
    let steps = 0..if is_square { 8 } else { 4 };
    steps
        .map(|step| {
            image = image.image(if step % 2 == 0 { Symmetry::Mirror } else { other });
            image.key(layout)
        })
        .collect()
}

/// A board whose every method is used at compile time.
#[mb_runtime::derive_board(size = 3)]
struct ConstBoard;

/// The same with two bits a square.
#[mb_runtime::derive_board(size = 3, layout = "twobit")]
struct ConstPairs;

macro_rules! play_at_compile_time {
    ($board:ident) => {{
        const GAME: ($board, Status, usize) = {
            let moves = [(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)];
            let mut board = $board::new();
            let mut status = Status::Playing;
            let mut ply = 0;
            while matches!(status, Status::Playing) && ply < moves.len() {
                let Ok(square) = $board::square(moves[ply].0, moves[ply].1) else { panic!("off the board") };
                let mark = if ply % 2 == 0 { Mark::Circle } else { Mark::Cross };
                board.place(square, mark);
                ply += 1;
                status = board.judge(mark, square, ply);
            }
            (board, status, ply)
        };
        const LEFT: usize = GAME.0.legal_move_count();
        const KEPT: bool = GAME.0.has_line(Mark::Circle) && !GAME.0.has_line(Mark::Cross);
        const TURNED: $board = GAME.0.rotate90();
        const MOVED: $board = {
            let mut board = TURNED.rotate270().mirror().transpose().flip().rotate180().anti_transpose();
            let Some(square) = board.nth_legal_move(0) else { panic!("the board is not full") };
            board.place(square, Mark::Cross);
            board.remove(square);
            board
        };
        assert_eq!((GAME.1, GAME.2, LEFT), (Status::Won(Mark::Circle), 5, 4));
        assert!(KEPT);
        assert_eq!(GAME.0.to_string(), "ooo.x...x");
        assert_eq!(TURNED.to_string(), "o.xox.o..");
        (TURNED.to_string(), MOVED.to_string())
    }};
}

#[test]
fn a_whole_game_is_played_at_compile_time() {
    let mut expected = Model::new(3, 3, 3);
    for (point, mark) in [((2, 0), Mark::Circle), ((1, 0), Mark::Circle), ((0, 0), Mark::Circle)] {
        expected.set(point, Some(mark));
    }
    for point in [(1, 1), (0, 2)] {
        expected.set(point, Some(Mark::Cross));
    }
    let turned = expected.text();
    for symmetry in [
        Symmetry::Rotate270,
        Symmetry::Mirror,
        Symmetry::Transpose,
        Symmetry::Flip,
        Symmetry::Rotate180,
        Symmetry::AntiTranspose,
    ] {
        expected = expected.image(symmetry);
    }
    assert_eq!(play_at_compile_time!(ConstBoard), (turned.clone(), expected.text()));
    assert_eq!(play_at_compile_time!(ConstPairs), (turned, expected.text()));
}
