//! Larger and odder boards: words of every width and at their limits (64 and 128 bits, a little more, a little
//! less), padded and dense columns, a single line, wins from 1 to the longer side.

use mb_tests::subject::Subject;
use mb_tests::{rectangle, square};

/// Returns both layouts of further shapes.
#[must_use]
pub fn further_boards() -> Vec<Subject> {
    let boards = [
        // One or two lines of squares.
        rectangle!(1 x 10: 4),
        rectangle!(12 x 1: 12),
        rectangle!(1 x 64: 64),
        rectangle!(2 x 5: 2),
        rectangle!(6 x 2: 3),
        rectangle!(64 x 2: 5),
        // Up to 64 squares: one word.
        rectangle!(3 x 4: 3 4),
        rectangle!(4 x 3: 3 4),
        square!(4: 2 3),
        rectangle!(5 x 3: 3),
        rectangle!(5 x 4: 4),
        square!(5: 3 4),
        rectangle!(5 x 6: 6),
        rectangle!(6 x 5: 4),
        square!(6: 1 3 5),
        rectangle!(7 x 6: 4),
        square!(7: 5),
        rectangle!(9 x 7: 5),
        square!(8: 4 5),
        // Up to 128 squares: one word, or two marks that no longer fit in one.
        rectangle!(5 x 13: 5),
        square!(9: 9),
        square!(10: 5 10),
        square!(11: 5 11),
        rectangle!(43 x 3: 3),
        rectangle!(16 x 8: 8),
        rectangle!(8 x 16: 5),
        // Several words, columns padded or not.
        square!(15: 5 15),
        square!(16: 5),
        square!(19: 5),
        square!(20: 5 20),
        rectangle!(64 x 6: 4 6),
        rectangle!(6 x 64: 6 64),
    ];
    boards.into_iter().flatten().collect()
}
