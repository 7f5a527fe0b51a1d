//! Every shape of at most nine squares with every length that can win: few enough positions to visit them all.

use mb_tests::subject::Subject;
use mb_tests::{rectangle, square};

/// Returns both layouts of every board of at most nine squares.
#[must_use]
pub fn small_boards() -> Vec<Subject> {
    let boards = [
        square!(1: 1),
        rectangle!(1 x 2: 1 2),
        rectangle!(1 x 3: 1 2 3),
        rectangle!(1 x 4: 1 2 3 4),
        rectangle!(1 x 5: 1 2 3 4 5),
        rectangle!(1 x 6: 1 2 3 4 5 6),
        rectangle!(1 x 7: 1 2 3 4 5 6 7),
        rectangle!(1 x 8: 1 2 3 4 5 6 7 8),
        rectangle!(1 x 9: 1 2 3 4 5 6 7 8 9),
        rectangle!(2 x 1: 1 2),
        square!(2: 1 2),
        rectangle!(2 x 3: 1 2 3),
        rectangle!(2 x 4: 1 2 3 4),
        rectangle!(3 x 1: 1 2 3),
        rectangle!(3 x 2: 1 2 3),
        square!(3: 1 2 3),
        rectangle!(4 x 1: 1 2 3 4),
        rectangle!(4 x 2: 1 2 3 4),
        rectangle!(5 x 1: 1 2 3 4 5),
        rectangle!(6 x 1: 1 2 3 4 5 6),
        rectangle!(7 x 1: 1 2 3 4 5 6 7),
        rectangle!(8 x 1: 1 2 3 4 5 6 7 8),
        rectangle!(9 x 1: 1 2 3 4 5 6 7 8 9),
    ];
    boards.into_iter().flatten().collect()
}
