//! Lines by comparing with their masks.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::code::Code;
use super::super::context::{Context, number};
use crate::layout::Mark;

/// The width of the widest words of which every target can compare several with one instruction. Wider words are
/// compared one by one. For these, the test that no square is missing takes one instruction fewer.
const WIDEST_IN_VECTORS: usize = 32;

/// Returns the body of `is_win` that reads a table with the masks of the lines through each square, and compares them
/// without a branch.
///
/// The lists of the table have one length, and the number of its rows is a power of two, so that masking the index
/// replaces a bounds check. (A `match` over the squares that compares with literals was five times as slow on random
/// squares, because its jump is mispredicted.)
pub(super) fn table(context: &Context, longest: usize) -> Code {
    let (word_type, board) = (context.word_type(), context.board());
    let rows = context.geometry.cells().next_power_of_two();
    let lists = context.table_of(&quote!(#board::WIN_MASKS), Mark::Circle);
    let names: Vec<_> = (0..longest).map(|index| format_ident!("line_{index}")).collect();
    let (bind_word, comparison) = if context.shape.word().width() > WIDEST_IN_VECTORS {
        (quote!(let missing = !Self::marks(self, mark);), quote!(#((missing & #names == 0))|*))
    } else {
        (quote!(let word = Self::marks(self, mark);), quote!(#((word & #names == #names))|*))
    };
    let (zero, longest, rows, last) = (context.zero(), number(longest), number(rows), number(rows - 1));
    Code::new(
        quote! {
            /// `WIN_MASKS` with lists of one length, which repeat their first mask, and empty rows at the end.
            const WIN_TABLE: &'static [[#word_type; #longest]; #rows] = &mb_::padded(#lists, #zero);
        },
        quote! {
            #bind_word
            let [#(#names),*] = WIN_TABLE[index & #last];
            #comparison
        },
    )
}

/// Returns the body of `has_line` that compares with all lines of the board, one after the other.
pub(super) fn anywhere(context: &Context) -> Code {
    let lines = number(context.geometry.lines().len());
    let mask = context.circle_entry(&quote!(Self::LINE_MASKS), &quote!(line));
    Code::from(any_of(context, &mask, &quote!(#lines)))
}

/// Returns the body of `is_win` that compares with the lines through the square, one after the other.
pub(super) fn through(context: &Context) -> Code {
    let lists = context.circle_entry(&quote!(Self::WIN_MASKS), &quote!(index));
    let any = any_of(context, &quote!(lists[line]), &quote!(<[_]>::len(lists)));
    Code::from(quote! {
        let lists = #lists;
        #any
    })
}

/// Returns statements that yield whether all squares of one of `count` masks are set.
fn any_of(context: &Context, mask_of_line: &TokenStream, count: &TokenStream) -> TokenStream {
    let (word, mask) = (context.local("word"), context.local("mask"));
    let bind_word = word.bind(&quote!(Self::marks(self, mark)));
    let bind_mask = mask.bind(mask_of_line);
    let (words, masks) = (word.names(), mask.names());
    quote! {
        #bind_word
        let mut line = 0;
        while line < #count {
            #bind_mask
            if #(#words & #masks == #masks)&&* {
                return true;
            }
            line += 1;
        }
        false
    }
}
