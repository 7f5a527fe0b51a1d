//! The boards of the series: square, and a whole line wins.

use mb_tests::square;
use mb_tests::subject::Subject;

/// Returns both layouts of the square boards of sides 4 to 8. (3×3 is among the small boards.)
#[must_use]
pub fn square_boards() -> Vec<Subject> {
    let boards = [square!(4: 4), square!(5: 5), square!(6: 6), square!(7: 7), square!(8: 8)];
    boards.into_iter().flatten().collect()
}
