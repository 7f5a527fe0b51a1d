//! Every operation on boards that are too large to visit every position: in random games, and on random arrangements
//! of marks.

use mb_board_tests::{further_boards, square_boards};
use mb_tests::drivers::{check_random_arrangements, check_random_games};
use mb_tests::subject::{Subject, run_time_boards, shapes};

/// The number of tries: fewer on larger boards, where each takes longer and covers more squares.
fn tries(subject: &Subject) -> u32 {
    let cells = u32::try_from(subject.empty_model().cells()).expect("boards in tests are small");
    (2000 / cells).clamp(6, 80)
}

fn check(subjects: &[Subject]) {
    for subject in subjects {
        check_random_games(subject, tries(subject));
        check_random_arrangements(subject, 2 * tries(subject));
    }
}

#[test]
fn there_are_at_least_thirty_further_shapes_in_both_layouts() {
    let boards = further_boards();
    assert!(shapes(&boards).len() >= 30);
    assert_eq!(boards.len(), 2 * shapes(&boards).len());
}

#[test]
fn generated_square_boards_agree_with_the_model_in_random_positions() {
    check(&square_boards());
}

#[test]
fn generated_boards_of_other_shapes_agree_with_the_model_in_random_positions() {
    check(&further_boards());
}

#[test]
fn boards_whose_size_is_known_at_run_time_agree_with_the_model_in_random_positions() {
    let boards: Vec<Subject> = square_boards().into_iter().chain(further_boards()).collect();
    let boards: Vec<Subject> = shapes(&boards).into_iter().flat_map(run_time_boards).collect();
    check(&boards);
}
