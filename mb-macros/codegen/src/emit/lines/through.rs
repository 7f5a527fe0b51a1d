//! `WIN_MASKS`: for each square the masks of the winning lines through it.

use quote::quote;

use super::super::code::Code;
use super::super::consts::documentation;
use super::super::context::{Context, number};

/// `LINE_FIRSTS` and `LINE_STEPS`: two small numbers for each line.
pub(super) fn firsts_and_steps(context: &Context) -> Code {
    let mb = &context.mb;
    let lines = context.geometry.lines();
    let count = number(lines.len());
    let firsts = lines.iter().map(|line| number(line[0]));
    let steps = lines.iter().map(|line| number(line.get(1).map_or(0, |second| second - line[0])));
    let helpers = quote! {
        /// The first square of each winning line.
        const LINE_FIRSTS: &'static [#mb::u16; #count] = &[#(#firsts),*];

        /// The step from one square of each winning line to the next.
        const LINE_STEPS: &'static [#mb::u16; #count] = &[#(#steps),*];
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
        const LINES_THROUGH: #through<#cells, #entries> = #through::new(LINE_FIRSTS, LINE_STEPS, #win);

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
