//! What the public interface does not show: boards without masks.

use std::error::Error;
use std::sync::Arc;

use proptest::prelude::*;

use super::algorithms::Algorithms;
use super::board::BitBoard;
use super::marks::SharedTables;
use super::tables::Tables;
use mb_core::{Board, Geometry, Mark};

/// Boards of one word and of several, square, wide and high, with full lines and with shorter ones.
const SHAPES: [(usize, usize, usize); 22] = [
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

/// A shape and marks for its squares, drawn without regard to the rules: more lines than games have.
fn shape_and_marks() -> impl Strategy<Value = (Geometry, Vec<Option<Mark>>)> {
    let mark = || prop_oneof![Just(None), Just(Some(Mark::Circle)), Just(Some(Mark::Cross))];
    proptest::sample::select(&SHAPES[..])
        .prop_filter_map("a shape", |(cols, rows, win)| Geometry::new(cols, rows, win).ok())
        .prop_flat_map(move |geometry| {
            proptest::collection::vec(mark(), geometry.cells()).prop_map(move |marks| (geometry, marks))
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn lines_without_masks_are_the_lines_with_masks((geometry, marks) in shape_and_marks()) {
        let mut board = BitBoard::new(geometry);
        for (square, mark) in geometry.squares().zip(marks) {
            if let Some(mark) = mark {
                board.place(square, mark);
            }
        }
        let mut tables = Tables::new(geometry, Algorithms::fastest(geometry));
        tables.lines = None;
        let without = BitBoard { tables: SharedTables::Counted(Arc::new(tables)), words: board.words.clone() };
        for mark in Mark::ALL {
            prop_assert_eq!(without.line_patterns(mark), board.line_patterns(mark));
            for square in geometry.squares() {
                prop_assert_eq!(without.is_win(mark, square), board.is_win(mark, square));
            }
        }
    }
}

#[test]
fn the_largest_board_with_long_windows_needs_no_masks_to_see_a_win() -> Result<(), Box<dyn Error>> {
    let mut board = BitBoard::new(Geometry::new(256, 256, 128)?);
    assert!(board.tables.lines.is_none());
    for step in 0..128 {
        let square = board.geometry().square(64 + step, 200 - step)?;
        assert!(!board.has_line(Mark::Cross));
        board.place(square, Mark::Cross);
        assert_eq!(board.is_win(Mark::Cross, square), step == 127);
    }
    assert!(board.has_line(Mark::Cross));
    assert_eq!(board.line_patterns(Mark::Circle).count(128, 0), 1);
    Ok(())
}
