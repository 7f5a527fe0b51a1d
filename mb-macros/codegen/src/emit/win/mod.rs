//! Who has a line: `is_win`, `has_line`, `judge`.

mod lanes;
mod list;
mod near;
mod runs;
mod table;

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, number};

/// All inherent items about complete lines.
pub(crate) fn win(context: &Context) -> TokenStream {
    [is_win, runs::has_line, judge].map(|emit| emit(context)).into_iter().collect()
}

/// The most lines through a square that are compared with, one after the other.
const MOST_COMPARED: usize = 4;

fn is_win(context: &Context) -> TokenStream {
    let longest = context.geometry.lines_by_square().iter().map(Vec::len).max().unwrap_or(0);
    let is_array = context.shape.word().is_array();
    let (items, body) = if !is_array && longest <= MOST_COMPARED {
        (table::items(context, longest), table::body(context, longest))
    } else if !is_array {
        (runs::through_items(context), runs::through_body(context))
    } else if lanes::fit(context) {
        (lanes::items(context), lanes::body(context))
    } else if near::fit(context) {
        (near::items(context), near::body(context))
    } else {
        (TokenStream::new(), list::body(context))
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
