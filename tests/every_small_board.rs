//! Every operation in every position that can be reached, on every board of at most nine squares.

use mb_tests::boards::{Subject, run_time_boards, small_shapes};
use mb_tests::drivers::{Census, check_every_position};

fn check(subjects: &[Subject]) {
    for subject in subjects {
        let census = check_every_position(subject);
        if subject.shape() == (3, 3, 3) {
            assert_eq!(census, Census { positions: 5478, classes: 765 }, "{subject:?}");
        }
    }
}

fn small_boards_named(kind: &str) -> Vec<Subject> {
    let subjects: Vec<Subject> = small_shapes().into_iter().flat_map(run_time_boards).collect();
    subjects.into_iter().filter(|subject| subject.name.starts_with(kind)).collect()
}

#[test]
fn a_board_with_only_the_required_methods_agrees_with_the_model_in_every_position() {
    check(&small_boards_named("PlainBoard"));
}

#[test]
fn bitboard_agrees_with_the_model_in_every_position() {
    check(&small_boards_named("BitBoard"));
}
