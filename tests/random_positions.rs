//! Every operation on boards too large to visit all positions: in random games, and on random arrangements of
//! marks that no game need make.

use mb_tests::boards::{FURTHER, SQUARES, Shape, Subject, run_time_boards};
use mb_tests::drivers::{check_random_arrangements, check_random_games};

/// Fewer tries on larger boards, where each takes longer and has more squares to differ in.
fn tries(subject: &Subject) -> u32 {
    let cells = u32::try_from(subject.empty_model().cells()).expect("boards in tests are small");
    (2000 / cells).clamp(6, 80)
}

fn boards(shapes: &[Shape]) -> impl Iterator<Item = Subject> {
    shapes.iter().copied().flat_map(run_time_boards)
}

#[test]
fn square_boards_agree_with_the_model_in_random_games() {
    boards(SQUARES).for_each(|subject| check_random_games(&subject, tries(&subject)));
}

#[test]
fn square_boards_agree_with_the_model_on_any_arrangement_of_marks() {
    boards(SQUARES).for_each(|subject| check_random_arrangements(&subject, 2 * tries(&subject)));
}

#[test]
fn boards_of_other_shapes_agree_with_the_model_in_random_games() {
    boards(FURTHER).for_each(|subject| check_random_games(&subject, tries(&subject)));
}

#[test]
fn boards_of_other_shapes_agree_with_the_model_on_any_arrangement_of_marks() {
    boards(FURTHER).for_each(|subject| check_random_arrangements(&subject, 2 * tries(&subject)));
}
