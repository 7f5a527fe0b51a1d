//! Every operation in every position that can be reached, on every board of at most nine squares.

use std::collections::BTreeSet;

use mb_board_tests::small_boards;
use mb_tests::drivers::{Census, check_every_position};
use mb_tests::subject::{Shape, Subject, run_time_boards, shapes};

fn check(subjects: impl IntoIterator<Item = Subject>) {
    for subject in subjects {
        let census = check_every_position(&subject);
        if subject.shape() == (3, 3, 3) {
            assert_eq!(census, Census { positions: 5478, classes: 765 }, "{subject:?}");
        }
    }
}

/// The small boards whose names start with `layout`. There must be one of every shape.
fn small_boards_of(layout: &str) -> Vec<Subject> {
    let mut boards = small_boards();
    let count = shapes(&boards).len();
    boards.retain(|subject| subject.name.starts_with(layout));
    assert_eq!(boards.len(), count, "boards in the layout {layout}");
    boards
}

#[test]
fn the_list_of_small_boards_has_every_shape_of_at_most_nine_squares_with_every_win() {
    let sides = (1..=9).flat_map(|cols| (1..=9 / cols).map(move |rows| (cols, rows)));
    let every: BTreeSet<Shape> =
        sides.flat_map(|(cols, rows)| (1..=cols.max(rows)).map(move |win| (cols, rows, win))).collect();
    assert_eq!(shapes(&small_boards()), every);
    assert_eq!(small_boards().len(), 2 * every.len(), "both layouts of each");
}

#[test]
fn generated_boards_with_a_word_for_each_mark_agree_with_the_model_in_every_position() {
    check(small_boards_of("bitboard"));
}

#[test]
fn generated_boards_with_two_bits_a_square_agree_with_the_model_in_every_position() {
    check(small_boards_of("twobit"));
}

#[test]
fn boards_whose_size_is_known_at_run_time_agree_with_the_model_in_every_position() {
    check(shapes(&small_boards()).into_iter().flat_map(run_time_boards));
}
