//! Constants: the shape, and the masks of columns, rows and diagonals.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::code::Code;
use super::context::{Context, doc, number};
use crate::geometry::Direction;
use crate::layout::Mark;
use crate::mask::Mask;

/// Emits the constants, except those about winning lines.
pub(crate) fn consts(context: &Context) -> Code {
    let layout = context.layout;
    let table = |name: &str, text: &str, masks: &dyn Fn(Mark) -> Vec<Mask>| {
        let value = mask_table(context, masks);
        public_table(context, name, text, masks(Mark::Circle).len(), &value)
    };
    let items = [
        shape(context),
        full_mask(context),
        table("COLUMN_MASKS", "The squares of each column, left to right.", &|mark| {
            layout.runs(Direction::Column, mark)
        }),
        table("ROW_MASKS", "The squares of each row, top down.", &|mark| layout.runs(Direction::Row, mark)),
        table(
            "DIAGONAL_MASKS",
            "The diagonals from the top left and from the bottom left. Empty on a rectangle.",
            &|mark| layout.main_diagonals(mark),
        ),
    ];
    Code::from(items.into_iter().collect::<TokenStream>())
}

fn shape(context: &Context) -> TokenStream {
    let geometry = context.geometry;
    let [cols, rows, win, cells] =
        [geometry.cols(), geometry.rows(), geometry.win(), geometry.cells()].map(number);
    quote! {
        /// The number of columns.
        pub const COLS: mb_::usize = #cols;
        /// The number of rows.
        pub const ROWS: mb_::usize = #rows;
        /// The number of squares in a row that wins.
        pub const WIN: mb_::usize = #win;
        /// The number of squares.
        pub const CELLS: mb_::usize = #cells;
        /// The shape of the board.
        pub const GEOMETRY: mb_::Geometry = mb_::geometry(#cols, #rows, #win);
    }
}

fn full_mask(context: &Context) -> TokenStream {
    let word_type = context.type_for_marks(&context.word_type());
    let value = context.for_marks(|mark| context.shape.mask(&context.layout.full(mark)));
    let documentation = documentation(context, "The bits of all squares.");
    quote! {
        #documentation
        pub const FULL_MASK: #word_type = #value;
    }
}

/// Returns the documentation of a constant. If the marks share a word, it adds that the constant has a value for each
/// mark.
pub(crate) fn documentation(context: &Context, text: &str) -> TokenStream {
    let per_mark = if context.is_twobit() { " For circle, then for cross." } else { "" };
    doc(&format!("{text}{per_mark}"))
}

/// Emits a public table of `length` masks, or one such table for each mark if the marks share a word.
pub(crate) fn public_table(
    context: &Context,
    name: &str,
    text: &str,
    length: usize,
    value: &TokenStream,
) -> TokenStream {
    let (name, word_type, length) = (format_ident!("{name}"), context.word_type(), number(length));
    let table = context.type_for_marks(&quote!([#word_type; #length]));
    let documentation = documentation(context, text);
    quote! {
        #documentation
        pub const #name: &'static #table = &#value;
    }
}

/// Returns the value of a table of masks, written as literals.
pub(crate) fn mask_table(context: &Context, masks: impl Fn(Mark) -> Vec<Mask>) -> TokenStream {
    context.for_marks(|mark| {
        let words = masks(mark).into_iter().map(|mask| context.shape.mask(&mask));
        quote!([#(#words),*])
    })
}
