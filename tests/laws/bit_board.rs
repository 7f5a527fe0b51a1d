//! `BitBoard`, with each of its algorithms, against the two-dimensional array.

use std::error::Error;
use std::hash::BuildHasher;

use mb_runtime::boards::bitboard::{Algorithms, MirrorAlgorithm, PopCount, TransposeAlgorithm};
use mb_runtime::error::ParseBoardError;
use mb_runtime::{BitBoard, Board, Geometry, Mark, Square, Symmetry};
use mb_tests::drivers::{check_every_position, check_random_arrangements};
use mb_tests::model::Model;
use mb_tests::subject::{Shape, Subject, run_time_boards};
use proptest::prelude::*;

type Outcome = Result<(), Box<dyn Error>>;

/// `BitBoard` of a shape, as a subject of the laws.
fn subject(shape: Shape) -> Subject {
    let [bit_board, _] = run_time_boards(shape);
    bit_board
}

#[test]
fn all_5478_positions_of_3_by_3_agree_with_the_model() {
    assert_eq!(check_every_position(&subject((3, 3, 3))).positions, 5478);
}

#[test]
fn all_positions_of_small_rectangles_agree_with_the_model() {
    for shape in [(1, 1, 1), (2, 2, 1), (1, 4, 2), (4, 1, 3), (2, 3, 2), (3, 2, 3), (2, 4, 2)] {
        assert!(check_every_position(&subject(shape)).positions > 1);
    }
}

/// Shapes on both sides of every limit: one word and two, keys of 128 and 256 bits, padding or none, whole lines
/// and windows.
const SHAPES: [Shape; 22] = [
    (4, 4, 4),
    (5, 5, 5),
    (6, 6, 6),
    (7, 7, 7),
    (8, 8, 8),
    (9, 9, 9),
    (10, 10, 10),
    (4, 3, 3),
    (3, 4, 4),
    (5, 5, 4),
    (8, 8, 4),
    (9, 7, 5),
    (7, 9, 5),
    (1, 70, 5),
    (70, 1, 5),
    (2, 33, 2),
    (11, 11, 11),
    (12, 12, 5),
    (13, 5, 5),
    (13, 13, 5),
    (15, 15, 5),
    (17, 17, 4),
];

#[test]
fn random_boards_of_every_shape_agree_with_the_model() {
    for shape in SHAPES {
        check_random_arrangements(&subject(shape), 14);
    }
}

/// All pairs of sides of at most 128 squares, which are one or two words for each mark, with short and with long lines.
fn small_shapes() -> impl Iterator<Item = Shape> {
    let sides = (1..=128).flat_map(|cols| (1..=128 / cols).map(move |rows| (cols, rows)));
    sides.map(|(cols, rows)| (cols, rows, 1 + (3 * cols + 5 * rows) % cols.max(rows)))
}

#[test]
fn random_boards_of_at_most_128_squares_agree_with_the_model() {
    assert_eq!(small_shapes().count(), 645);
    for shape in small_shapes() {
        check_random_arrangements(&subject(shape), 1);
    }
}

#[test]
fn all_algorithms_agree_with_the_model_on_boards_of_at_most_128_squares() -> Outcome {
    for (cols, rows, win) in small_shapes() {
        let geometry = Geometry::new(cols, rows, win)?;
        let marks: Vec<_> = (0..cols * rows)
            .map(|index| match (index * index + index / 5 + cols) % 3 {
                0 => None,
                1 => Some(Mark::Circle),
                _ => Some(Mark::Cross),
            })
            .collect();
        for mirror in MirrorAlgorithm::ALL {
            for transpose in TransposeAlgorithm::ALL {
                let algorithms = Algorithms { mirror, transpose, ..Algorithms::fastest(geometry) };
                let (board, model) = fill(BitBoard::with_algorithms(geometry, algorithms), &marks);
                let images = model.symmetries().into_iter().map(|symmetry| model.image(symmetry).text());
                let found = model.symmetries().into_iter().map(|symmetry| board.transform(symmetry));
                let found: Option<Vec<_>> = found.collect();
                let found = found.ok_or("a symmetry of the board")?;
                assert!(found.iter().map(ToString::to_string).eq(images), "{algorithms:?} of {geometry:?}");
                let mut in_place = board.clone();
                for (symmetry, image) in model.symmetries().into_iter().zip(&found) {
                    in_place.clone_from(&board);
                    assert!(in_place.transform_in_place(symmetry) && in_place == *image);
                }
                let least = found.iter().min_by_key(|image| image.key()).ok_or("an image")?;
                assert_eq!((&board.canonical(), board.canonical_key()), (least, least.key()));
            }
        }
    }
    Ok(())
}

/// Marks for the squares of a board, drawn without regard to the rules: more lines than games have.
fn marks(geometry: Geometry) -> impl Strategy<Value = Vec<Option<Mark>>> {
    let mark = prop_oneof![Just(None), Just(Some(Mark::Circle)), Just(Some(Mark::Cross))];
    proptest::collection::vec(mark, geometry.cells())
}

/// A board and its model with these marks.
fn fill(mut board: BitBoard, marks: &[Option<Mark>]) -> (BitBoard, Model) {
    let geometry = board.geometry();
    let mut model = Model::new(geometry.cols(), geometry.rows(), geometry.win());
    for (square, mark) in board.geometry().squares().zip(marks) {
        model.set(model.point(square), *mark);
        if let Some(mark) = mark {
            board.place(square, *mark);
        }
    }
    (board, model)
}

fn shape_and_marks() -> impl Strategy<Value = (Geometry, Vec<Option<Mark>>)> {
    proptest::sample::select(&SHAPES[..])
        .prop_filter_map("a shape", |(cols, rows, win)| Geometry::new(cols, rows, win).ok())
        .prop_flat_map(|geometry| marks(geometry).prop_map(move |marks| (geometry, marks)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_way_to_count_bits_gives_the_same_line_patterns((geometry, marks) in shape_and_marks()) {
        for popcount in PopCount::ALL {
            let algorithms = Algorithms { popcount, ..Algorithms::fastest(geometry) };
            let (board, model) = fill(BitBoard::with_algorithms(geometry, algorithms), &marks);
            for turn in Mark::ALL {
                let patterns: Vec<_> = board.line_patterns(turn).iter().collect();
                prop_assert_eq!(patterns, model.patterns(turn), "{:?}", popcount);
            }
        }
    }

    #[test]
    fn boards_compare_as_their_keys((geometry, marks) in shape_and_marks(), seed in any::<u64>()) {
        let empty = BitBoard::new(geometry);
        let (board, _) = fill(empty.clone(), &marks);
        let mut other = board.clone();
        let index = seed % geometry.cells() as u64;
        let square = Square::new(u16::try_from(index)?);
        other.remove(square);
        prop_assert_eq!(board.cmp(&other), board.key().cmp(&other.key()));
        prop_assert_eq!(board == other, board.key() == other.key());
        let hasher = std::hash::RandomState::new();
        if board == other {
            prop_assert_eq!(hasher.hash_one(&board), hasher.hash_one(&other));
            prop_assert_eq!(hasher.hash_one(board.key()), hasher.hash_one(other.key()));
        }
        // A clone shares nothing but the tables.
        let mut copy = empty.clone();
        copy.clone_from(&board);
        prop_assert_eq!(&copy, &board);
        copy.clear();
        prop_assert_eq!(&copy, &empty);
        prop_assert_eq!(board.to_string().matches('.').count(), board.legal_move_count());
        prop_assert_eq!(BitBoard::parse(geometry, &board.to_string()), Ok(board));
    }
}

#[test]
fn every_algorithm_mirrors_and_transposes_boards_of_sizes_1_to_64_and_128_and_256() -> Outcome {
    for size in (1..=64).chain([128, 256]) {
        let geometry = Geometry::square_board(size)?;
        // No symmetry of this pattern is the pattern itself; a third of the squares is empty.
        let marks: Vec<_> = (0..geometry.cells())
            .map(|index| match (index * index + index / 7 + index % size) % 3 {
                0 => None,
                1 => Some(Mark::Circle),
                _ => Some(Mark::Cross),
            })
            .collect();
        for (mirror, transpose) in MirrorAlgorithm::ALL.into_iter().zip(TransposeAlgorithm::ALL) {
            let algorithms = Algorithms { mirror, transpose, ..Algorithms::fastest(geometry) };
            let empty = BitBoard::with_algorithms(geometry, algorithms);
            let (board, model) = fill(empty, &marks);
            assert_eq!(
                board.mirror().to_string(),
                model.image(Symmetry::Mirror).text(),
                "{mirror:?} of size {size}"
            );
            let transposed = board.transpose().ok_or("square")?;
            assert_eq!(
                transposed.to_string(),
                model.image(Symmetry::Transpose).text(),
                "{transpose:?} of size {size}"
            );
            assert_eq!(board.flip().to_string(), model.image(Symmetry::Flip).text());
            assert_eq!(board.mirror().mirror(), board);
            assert_eq!(transposed.transpose(), Some(board));
        }
    }
    Ok(())
}

#[test]
fn the_methods_named_for_symmetries_are_those_symmetries() -> Outcome {
    let board: BitBoard = "o...x....".parse()?;
    let images = [
        (board.mirror(), Symmetry::Mirror),
        (board.flip(), Symmetry::Flip),
        (board.rotate180(), Symmetry::Rotate180),
        (board.transpose().ok_or("square")?, Symmetry::Transpose),
        (board.rotate90().ok_or("square")?, Symmetry::Rotate90),
        (board.rotate270().ok_or("square")?, Symmetry::Rotate270),
        (board.anti_transpose().ok_or("square")?, Symmetry::AntiTranspose),
    ];
    for (image, symmetry) in images {
        for square in board.geometry().squares() {
            assert_eq!(
                image.get(symmetry.apply(board.geometry(), square)),
                board.get(square),
                "{symmetry:?}"
            );
        }
        let mut in_place = board.clone();
        assert!(in_place.transform_in_place(symmetry));
        assert_eq!(in_place, image);
    }
    Ok(())
}

#[test]
fn a_rectangle_has_no_symmetry_that_swaps_its_sides() -> Outcome {
    let board = BitBoard::parse(Geometry::new(2, 3, 2)?, "o....x")?;
    assert!(board.transpose().is_none() && board.anti_transpose().is_none());
    assert!(board.rotate90().is_none() && board.rotate270().is_none());
    let mut same = board.clone();
    assert!(!same.transform_in_place(Symmetry::Rotate90));
    assert_eq!(same, board);
    Ok(())
}

#[test]
fn text_that_is_no_square_board_is_refused_with_the_nearest_size() {
    let length = |text: &str| text.parse::<BitBoard>().err();
    assert_eq!(length(""), Some(ParseBoardError::Length { expected: 1, found: 0 }));
    assert_eq!(length("oo.x...."), Some(ParseBoardError::Length { expected: 4, found: 8 }));
    assert_eq!(
        length(&".".repeat(257 * 257)),
        Some(ParseBoardError::Length { expected: 65536, found: 66049 })
    );
    assert_eq!(length("oo.x.?..."), Some(ParseBoardError::Symbol { symbol: '?', index: 5 }));
}

#[test]
fn text_is_read_column_by_column_and_written_back() -> Outcome {
    let board: BitBoard = "oo.x.....".parse()?;
    assert_eq!(board.get(board.geometry().square(0, 1)?), Some(Mark::Circle));
    assert_eq!(board.get(board.geometry().square(1, 0)?), Some(Mark::Cross));
    assert_eq!(board.to_string(), "oo.x.....");
    assert_eq!(format!("{board:?}"), "BitBoard(3×3, 3 in a row wins)\nox.\no..\n...\n");
    Ok(())
}
