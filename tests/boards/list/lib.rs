//! The one list of generated boards: every shape that is tested, with every length that wins.
//!
//! It is apart from the other shared code because some three hundred boards take minutes to compile.

mod further;
mod small;
mod squares;

use mb_tests::subject::Subject;

pub use self::further::further_boards;
pub use self::small::small_boards;
pub use self::squares::square_boards;

/// Returns every generated board.
#[must_use]
pub fn generated_boards() -> Vec<Subject> {
    [square_boards(), small_boards(), further_boards()].into_iter().flatten().collect()
}
