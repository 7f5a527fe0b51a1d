//! Who has a line: `is_win`, `has_line`, `judge`.
//!
//! # Masks of lines, or shifting
//! Comparing with a mask finds one line. Combining a word by `&` with copies shifted along the line finds all lines of
//! a direction at once. Line words hold only the lines through the square, so that fewer words are shifted. Measured on
//! the default target, in ns, in positions of random games:
//!
//! | board | lines through a square | `is_win`: table of masks | list of masks | shifts | line words |
//! |---|---|---|---|---|---|
//! | 3×3 | up to 4 | 1.2 | 2.2 | 2.0 | |
//! | 8×8 | up to 3 | 1.5 | 2.0 | 3.5 | |
//! | 4×3 win 3 | 5 | 1.6 | 3.0 | 2.2 | |
//! | 5×5 win 4 | 8 | 1.5 | 2.8 | 2.7 | |
//! | 4×4 win 3 | 7 | 2.3 | 2.9 | 2.3 | |
//! | 7×7 win 5 | 12 | 4.4 | 3.4 | 3.5 | |
//! | 8×8 win 4 | 16 | 5.1 | 4.3 | 2.7 | |
//! | 11×11 win 5 | 20 | 26 | 13 | 6.1 | |
//! | 15×15 win 5 | 20 | | 16 | 11 | 6.9 ([lanes]), 9.4 ([near]) |
//! | 19×19 win 5 | 20 | | 21 | 31 | 9.7 ([near]) |
//! | 20×20 win 20 | 3 | | 6.1 | 33 | |
//!
//! Testing `has_line` before the list of masks took longer on each measured board (18×18 win 12: 260 instructions
//! instead of 223).
//!
//! | board | lines | `has_line`: masks | shifts |
//! |---|---|---|---|
//! | 3×3 | 8 | 1.0 | 2.1 |
//! | 5×5 | 12 | 1.6 | 3.4 |
//! | 4×3 win 3 | 14 | 2.1 | 2.2 |
//! | 8×8 | 18 | 5.0 | 3.2 |
//! | 4×4 win 3 | 24 | 3.3 | 2.2 |
//! | 8×8 win 4 | 130 | 51 | 2.5 |
//! | 15×15 win 5 | 572 | 650 | 11 |
//!
//! Boards of at most nine squares with a word for each mark have tables of all ways to fill them ([sets]). On 3×3
//! `judge` takes 17 instructions, and 21 with a table of masks; `has_line` takes 10, and 15 with masks. Both are
//! counted by `benches/instructions.sh`, which includes the loop around them.

mod lanes;
mod masks;
mod near;
mod runs;
pub(crate) mod sets;

use quote::quote;

use super::code::Code;
use super::context::{Context, number};

/// Emits all inherent methods about complete lines.
pub(crate) fn win(context: &Context) -> Code {
    [is_win, has_line, judge].map(|emit| emit(context)).into_iter().collect()
}

/// The most lines through a square for which `is_win` compares their masks without a branch, on boards whose word is
/// one integer.
const MOST_IN_TABLE: usize = 8;

/// The most lines through a square for which comparing with one mask after the other is fastest, on boards whose word
/// has several integers.
const MOST_IN_LIST: usize = 4;

/// The most lines for which `has_line` compares with the masks of all lines, on boards whose word is one integer.
const MOST_COMPARED: usize = 12;

fn is_win(context: &Context) -> Code {
    let longest = context.geometry.lines_by_square().iter().map(Vec::len).max().unwrap_or(0);
    let is_array = context.shape.word().is_array();
    let body = if sets::fit(context) {
        sets::through(context)
    } else if !is_array && longest <= MOST_IN_TABLE {
        masks::table(context, longest)
    } else if !is_array {
        runs::through(context)
    } else if longest > MOST_IN_LIST && lanes::fit(context) {
        lanes::through(context)
    } else if longest > MOST_IN_LIST && near::fit(context) {
        near::through(context)
    } else {
        masks::through(context)
    };
    let guard = is_array.then(|| {
        quote! {
            if index >= Self::CELLS {
                return false;
            }
        }
    });
    body.map(|body| {
        quote! {
            /// Whether `mark` has a complete line through `square`.
            #[must_use]
            #[inline]
            pub const fn is_win(self, mark: mb_::Mark, square: mb_::Square) -> mb_::bool {
                let index = mb_::Square::index(square);
                mb_::debug_assert!(index < Self::CELLS);
                #guard
                #body
            }
        }
    })
}

fn has_line(context: &Context) -> Code {
    let is_array = context.shape.word().is_array();
    let body = if sets::fit(context) {
        sets::anywhere()
    } else if !is_array && context.geometry.lines().len() <= MOST_COMPARED {
        masks::anywhere(context)
    } else {
        runs::anywhere(context)
    };
    body.map(|body| {
        quote! {
            /// Whether `mark` has a complete line anywhere.
            #[must_use]
            #[inline]
            pub const fn has_line(self, mark: mb_::Mark) -> mb_::bool {
                #body
            }
        }
    })
}

fn judge(context: &Context) -> Code {
    let earliest = number(2 * context.geometry.win() - 1);
    Code::from(quote! {
        /// The status after `mark` was put on `square` as the `ply`-th mark of the game.
        ///
        /// As in the series, nobody can have won before ply 2 · `WIN` - 1, and a full board without a line is
        /// a draw.
        #[must_use]
        #[inline]
        pub const fn judge(self, mark: mb_::Mark, square: mb_::Square, ply: mb_::usize) -> mb_::Status {
            if ply >= #earliest && Self::is_win(self, mark, square) {
                mb_::Status::Won(mark)
            } else if ply == Self::CELLS {
                mb_::Status::Draw
            } else {
                mb_::Status::Playing
            }
        }
    })
}
