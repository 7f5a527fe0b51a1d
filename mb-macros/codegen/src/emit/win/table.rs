//! `is_win` by comparing with the masks of the few lines through a square.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::context::{Context, number};
use super::super::line_tables::allow_large_arrays;
use super::circle_table;

/// The lists of `WIN_MASKS`, every one filled up to the same length by repeating its first mask, in a table
/// whose number of rows is a power of two, so that a mask of the index takes the place of a bounds check.
pub(super) fn items(context: &Context, longest: usize) -> TokenStream {
    let word_type = context.word_type();
    let (rows, longest) = (number(context.geometry.cells().next_power_of_two()), number(longest));
    let (zero, lists) = (context.zero(), circle_table(context, quote!(Self::WIN_MASKS)));
    let lint = allow_large_arrays();
    quote! {
        #lint
        /// `WIN_MASKS` with lists of one length, which repeat their first mask, and empty rows at the end.
        const WIN_TABLE: &'static [[#word_type; #longest]; #rows] = &{
            let mut table = [[#zero; #longest]; #rows];
            let lists = #lists;
            let mut square = 0;
            while square < Self::CELLS {
                let list = lists[square];
                let mut line = 0;
                while line < #longest {
                    table[square][line] = list[if line < <[_]>::len(list) { line } else { 0 }];
                    line += 1;
                }
                square += 1;
            }
            table
        };
    }
}

/// The widest words of which every target compares several with one instruction. Wider ones are compared one by one,
/// which is an instruction shorter where it is tested that nothing is missing.
const WIDEST_IN_VECTORS: usize = 32;

/// The masks of the lines through a square from the table, compared without a branch.
///
/// (A `match` over the squares that compares with literals was five times as slow on random squares: its jump
/// is mispredicted.)
pub(super) fn body(context: &Context, longest: usize) -> TokenStream {
    let private = &context.private;
    let last = number(context.geometry.cells().next_power_of_two() - 1);
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
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        #bind_word
        let [#(#names),*] = Self::WIN_TABLE[index & #last];
        #(#comparisons)|*
    }
}
