//! `is_win` by a loop over the lines through a square.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::Context;
use super::circle_table;

/// First `has_line`, which looks at all lines at once and nearly always says no; only then the lines through the
/// square, one after the other until one is complete.
pub(super) fn body(context: &Context) -> TokenStream {
    let private = &context.private;
    let lists = circle_table(context, quote!(Self::WIN_MASKS));
    let (word, mask) = (context.local("word"), context.local("mask"));
    let bind_word = word.bind(&quote!(Self::marks(self, mark)));
    let bind_mask = mask.bind(&quote!(lists[line]));
    let (words, masks) = (word.names(), mask.names());
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        if index >= Self::CELLS {
            return false;
        }
        if !Self::has_line(self, mark) {
            return false;
        }
        #bind_word
        let lists = #lists[index];
        let mut line = 0;
        while line < <[_]>::len(lists) {
            #bind_mask
            if #(#words & #masks == #masks)&&* {
                return true;
            }
            line += 1;
        }
        false
    }
}
