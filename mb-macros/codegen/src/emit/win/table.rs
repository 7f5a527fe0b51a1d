//! `is_win` by comparing with the masks of the few lines through a square.

use quote::{format_ident, quote};

use super::super::code::Code;
use super::super::context::{Context, number};
use crate::layout::Mark;

/// The widest words that every target can compare several at a time, with one instruction. Wider words are compared one
/// by one, where testing that no square is missing takes one instruction less.
const WIDEST_IN_VECTORS: usize = 32;

/// The masks of the lines through a square from a table, compared without a branch.
///
/// The lists of the table have one length, and the number of its rows is a power of two, so that a mask of the index
/// takes the place of a bounds check. (A `match` over the squares that compares with literals was five times as slow
/// on random squares: its jump is mispredicted.)
pub(super) fn through(context: &Context, longest: usize) -> Code {
    let (mb, word_type, board) = (&context.mb, context.word_type(), context.board());
    let rows = context.geometry.cells().next_power_of_two();
    let lists = context.table_of(&quote!(#board::WIN_MASKS), Mark::Circle);
    let names: Vec<_> = (0..longest).map(|index| format_ident!("line_{index}")).collect();
    let (bind_word, comparisons): (_, Vec<_>) = if context.shape.word().width() > WIDEST_IN_VECTORS {
        (
            quote!(let missing = !Self::marks(self, mark);),
            names.iter().map(|line| quote!((missing & #line == 0))).collect(),
        )
    } else {
        (
            quote!(let word = Self::marks(self, mark);),
            names.iter().map(|line| quote!((word & #line == #line))).collect(),
        )
    };
    let (zero, longest, rows, last) = (context.zero(), number(longest), number(rows), number(rows - 1));
    Code::new(
        quote! {
            /// `WIN_MASKS` with lists of one length, which repeat their first mask, and empty rows at the end.
            const WIN_TABLE: &'static [[#word_type; #longest]; #rows] = &#mb::padded(#lists, #zero);
        },
        quote! {
            let index = #mb::Square::index(square);
            #mb::debug_assert!(index < Self::CELLS);
            #bind_word
            let [#(#names),*] = WIN_TABLE[index & #last];
            #(#comparisons)|*
        },
    )
}
