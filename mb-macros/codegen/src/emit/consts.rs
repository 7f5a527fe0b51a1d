//! Constants: the shape, and the masks of columns, rows and diagonals.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::context::{Context, number};
use crate::layout::{Layout, Mark};
use crate::mask::Mask;

/// All constants.
pub(crate) fn consts(context: &Context) -> TokenStream {
    let marks = marks_of(context);
    let each = |masks: &dyn Fn(Mark) -> Vec<Mask>| marks.iter().map(|&mark| masks(mark)).collect::<Vec<_>>();
    let layout = context.layout;
    let items = [
        shape(context),
        full_mask(context, marks),
        masks(
            context,
            "COLUMN_MASKS",
            "The squares of each column, left to right.",
            &each(&|mark| layout.columns(mark)),
        ),
        masks(context, "ROW_MASKS", "The squares of each row, top down.", &each(&|mark| layout.rows(mark))),
        masks(
            context,
            "DIAGONAL_MASKS",
            "The squares of the diagonal from the top left and of that from the bottom left; none on a rectangle.",
            &each(&|mark| layout.main_diagonals(mark)),
        ),
    ];
    quote!(#(#items)*)
}

/// The marks that have masks of their own: both where they share a word.
pub(crate) fn marks_of(context: &Context) -> &'static [Mark] {
    match context.layout.kind() {
        Layout::Bitboard => &Mark::ALL[..1],
        Layout::Twobit => &Mark::ALL,
    }
}

fn shape(context: &Context) -> TokenStream {
    let private = &context.private;
    let geometry = context.geometry;
    let [cols, rows, win, cells] =
        [geometry.cols(), geometry.rows(), geometry.win(), geometry.cells()].map(number);
    quote! {
        /// The number of columns.
        pub const COLS: #private::usize = #cols;
        /// The number of rows.
        pub const ROWS: #private::usize = #rows;
        /// The number of squares in a row that wins.
        pub const WIN: #private::usize = #win;
        /// The number of squares.
        pub const CELLS: #private::usize = #cells;
        /// The shape of the board.
        pub const GEOMETRY: #private::Geometry = #private::geometry(#cols, #rows, #win);
    }
}

/// What a table says about marks: nothing, or that there is one for each.
pub(crate) fn per_mark(marks: usize) -> &'static str {
    if marks == 1 { "" } else { " For circle, then for cross." }
}

/// A value for each mark: the value itself where marks have words of their own, an array of two otherwise.
pub(crate) fn for_marks(values: &[TokenStream]) -> TokenStream {
    match values {
        [only] => only.clone(),
        both => quote!([#(#both),*]),
    }
}

pub(crate) fn type_for_marks(each: TokenStream, marks: usize) -> TokenStream {
    if marks == 1 { each } else { quote!([#each; 2]) }
}

fn full_mask(context: &Context, marks: &[Mark]) -> TokenStream {
    let word_type = type_for_marks(context.word_type(), marks.len());
    let values: Vec<_> = marks.iter().map(|&mark| context.shape.mask(&context.layout.full(mark))).collect();
    let value = for_marks(&values);
    let documentation = format!("The bits of all squares.{}", per_mark(marks.len()));
    quote! {
        #[doc = #documentation]
        pub const FULL_MASK: #word_type = #value;
    }
}

/// A table of masks, written out.
pub(crate) fn masks(context: &Context, name: &str, documentation: &str, masks: &[Vec<Mask>]) -> TokenStream {
    let word_type = context.word_type();
    let documentation = format!("{documentation}{}", per_mark(masks.len()));
    let name = format_ident!("{name}");
    let length = number(masks.first().map_or(0, Vec::len));
    let table = type_for_marks(quote!([#word_type; #length]), masks.len());
    let values: Vec<_> = masks
        .iter()
        .map(|masks| {
            let words = masks.iter().map(|mask| context.shape.mask(mask));
            quote!([#(#words),*])
        })
        .collect();
    let values = for_marks(&values);
    quote! {
        #[doc = #documentation]
        pub const #name: &'static #table = &#values;
    }
}
