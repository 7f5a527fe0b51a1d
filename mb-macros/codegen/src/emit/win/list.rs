//! Lines by comparing with masks, one after the other.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::{Context, number};
use super::circle_table;

/// `has_line`: all lines of the board.
pub(super) fn anywhere(context: &Context) -> TokenStream {
    let lines = number(context.geometry.lines().len());
    any_of(context, &circle_table(context, quote!(Self::LINE_MASKS)), &quote!(#lines))
}

/// `is_win`: the lines through the square.
pub(super) fn through(context: &Context) -> TokenStream {
    let private = &context.private;
    let lists = circle_table(context, quote!(Self::WIN_MASKS));
    let any = any_of(context, &quote!(lists), &quote!(<[_]>::len(lists)));
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        if index >= Self::CELLS {
            return false;
        }
        let lists = #lists[index];
        #any
    }
}

/// `is_win`: first `has_line`, which looks at all lines at once and nearly always says no; only then the lines
/// through the square.
pub(super) fn guarded(context: &Context) -> TokenStream {
    let through = through(context);
    quote! {
        if !Self::has_line(self, mark) {
            return false;
        }
        #through
    }
}

/// Whether one of so many masks is all set.
fn any_of(context: &Context, masks: &TokenStream, count: &TokenStream) -> TokenStream {
    let (word, mask) = (context.local("word"), context.local("mask"));
    let bind_word = word.bind(&quote!(Self::marks(self, mark)));
    let bind_mask = mask.bind(&quote!(#masks[line]));
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
