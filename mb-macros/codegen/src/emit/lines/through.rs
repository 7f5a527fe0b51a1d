//! `WIN_MASKS`: for each square the masks of the winning lines through it.

use quote::quote;

use super::super::code::Code;
use super::super::consts::documentation;
use super::super::context::{Context, number};

/// The private constant `LINES`.
pub(super) fn steps(context: &Context) -> Code {
    let (mb, geometry) = (&context.mb, context.geometry);
    let [count, cols, rows, win] =
        [geometry.lines().len(), geometry.cols(), geometry.rows(), geometry.win()].map(number);
    let helpers = quote! {
        /// The first square of each winning line and the step to its next one.
        const LINES: &'static [[#mb::u16; 2]; #count] = &#mb::lines(#cols, #rows, #win);
    };
    Code { helpers, ..Code::default() }
}

/// `WIN_MASKS`, gathered from `LINE_MASKS` by the compiler of the user's crate.
pub(super) fn win_masks(context: &Context) -> Code {
    let (mb, word_type, board) = (&context.mb, context.word_type(), context.board());
    let lines = context.geometry.lines();
    let win = number(context.geometry.win());
    let (cells, entries) = (number(context.geometry.cells()), number(lines.iter().map(Vec::len).sum()));
    let through = quote!(#mb::LinesThrough);
    let line_masks = quote!(#board::LINE_MASKS);
    let all_masks = context.for_marks(|mark| {
        let masks = context.table_of(&line_masks, mark);
        quote!(#through::masks(&LINES_THROUGH, #masks))
    });
    let lists = context.for_marks(|mark| {
        let masks = context.table_of(&quote!(LISTED_MASKS), mark);
        quote!(#through::lists(&LINES_THROUGH, #masks))
    });
    let listed = context.type_for_marks(&quote!([#word_type; #entries]));
    let listed_lists = context.type_for_marks(&quote!([&'static [#word_type]; #cells]));
    let documentation =
        documentation(context, "For each square, by its index, the masks of the winning lines through it.");
    let helpers = quote! {
        /// Which winning lines go through each square.
        const LINES_THROUGH: #through<#cells, #entries> = #through::new(LINES, #win);

        /// The lists of `WIN_MASKS`, one after the other.
        const LISTED_MASKS: &'static #listed = &#all_masks;
    };
    Code::new(
        helpers,
        quote! {
            #documentation
            pub const WIN_MASKS: &'static #listed_lists = &#lists;
        },
    )
}
