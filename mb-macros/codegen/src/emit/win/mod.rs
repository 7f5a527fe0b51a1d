//! Who has a line: `is_win`, `has_line`, `judge`.
//!
//! # Masks of lines, or shifting
//! A line is found by comparing with its mask (a window of `win` squares), or by `&` of a word with itself
//! shifted along the line, which finds all lines of a direction at once. Measured on the default target, in ns,
//! in positions of random games:
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
//! Boards of at most nine squares with a word for each mark have tables of all ways to fill them ([sets]): on 3×3
//! `judge` takes 17 instructions where it took 21 with a table of masks, and `has_line` 10 where it took 15 (counted by
//! `benches/instructions.sh`, the loop around them included).

mod lanes;
mod list;
mod near;
mod runs;
pub(crate) mod sets;
mod table;

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, number};

/// All inherent items about complete lines.
pub(crate) fn win(context: &Context) -> TokenStream {
    [is_win, has_line, judge].map(|emit| emit(context)).into_iter().collect()
}

/// The most lines through a square of a board of one word whose masks are compared without a branch.
const MOST_IN_TABLE: usize = 8;

/// The most lines through a square of a board of several words that are compared one after the other, before
/// anything else is tried.
const MOST_IN_LIST: usize = 4;

/// The most lines of a board of one word that `has_line` compares with.
const MOST_COMPARED: usize = 12;

fn is_win(context: &Context) -> TokenStream {
    let longest = context.geometry.lines_by_square().iter().map(Vec::len).max().unwrap_or(0);
    let is_array = context.shape.word().is_array();
    let (items, body) = if sets::fit(context) {
        (sets::items(context), sets::through(context))
    } else if !is_array && longest <= MOST_IN_TABLE {
        (table::items(context, longest), table::body(context, longest))
    } else if !is_array {
        (runs::through_items(context), runs::through_body(context))
    } else if longest <= MOST_IN_LIST {
        (TokenStream::new(), list::through(context))
    } else if lanes::fit(context) {
        (lanes::items(context), lanes::body(context))
    } else if near::fit(context) {
        (near::items(context), near::body(context))
    } else {
        (TokenStream::new(), list::guarded(context))
    };
    let private = &context.private;
    quote! {
        #items

        /// Whether `mark` has a complete line through `square`.
        #[must_use]
        #[inline]
        pub const fn is_win(self, mark: #private::Mark, square: #private::Square) -> #private::bool {
            #body
        }
    }
}

fn has_line(context: &Context) -> TokenStream {
    let is_array = context.shape.word().is_array();
    let few = !is_array && context.geometry.lines().len() <= MOST_COMPARED;
    let body = if sets::fit(context) {
        sets::anywhere()
    } else if few {
        list::anywhere(context)
    } else {
        runs::anywhere(context)
    };
    let private = &context.private;
    quote! {
        /// Whether `mark` has a complete line anywhere.
        #[must_use]
        #[inline]
        pub const fn has_line(self, mark: #private::Mark) -> #private::bool {
            #body
        }
    }
}

/// The part of a table of masks that belongs to circle: all of it where the marks have words of their own.
pub(crate) fn circle_table(context: &Context, table: TokenStream) -> TokenStream {
    if context.is_twobit() { quote!(#table[0]) } else { table }
}

fn judge(context: &Context) -> TokenStream {
    let private = &context.private;
    let earliest = number(2 * context.geometry.win() - 1);
    quote! {
        /// How the game stands after `mark` was put on `square` as the `ply`-th mark of the game.
        ///
        /// As in the series, nobody can have won before ply 2 · `WIN` - 1, and a full board without a line is
        /// a draw.
        #[must_use]
        #[inline]
        pub const fn judge(
            self,
            mark: #private::Mark,
            square: #private::Square,
            ply: #private::usize,
        ) -> #private::Status {
            if ply >= #earliest && Self::is_win(self, mark, square) {
                #private::Status::Won(mark)
            } else if ply == Self::CELLS {
                #private::Status::Draw
            } else {
                #private::Status::Playing
            }
        }
    }
}
