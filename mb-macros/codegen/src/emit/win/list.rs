//! Lines by comparing with masks, one after the other.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};

/// `has_line`: all lines of the board.
pub(super) fn anywhere(context: &Context) -> Code {
    let lines = number(context.geometry.lines().len());
    let mask = context.circle_entry(&quote!(Self::LINE_MASKS), &quote!(line));
    Code::from(any_of(context, &mask, &quote!(#lines)))
}

/// `is_win`: the lines through the square.
pub(super) fn through(context: &Context) -> Code {
    Code::from(lines_through(context))
}

/// `is_win`: first `has_line`, which tests all lines at once and nearly always returns `false`, then the lines through
/// the square.
pub(super) fn guarded(context: &Context) -> Code {
    let through = lines_through(context);
    Code::from(quote! {
        if !Self::has_line(self, mark) {
            return false;
        }
        #through
    })
}

fn lines_through(context: &Context) -> TokenStream {
    let mb = &context.mb;
    let lists = context.circle_entry(&quote!(Self::WIN_MASKS), &quote!(index));
    let any = any_of(context, &quote!(lists[line]), &quote!(<[_]>::len(lists)));
    quote! {
        let index = #mb::Square::index(square);
        #mb::debug_assert!(index < Self::CELLS);
        if index >= Self::CELLS {
            return false;
        }
        let lists = #lists;
        #any
    }
}

/// Whether all squares of one of `count` masks are set.
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
