//! Squares and what is on them: reading, changing, listing.

mod access;
mod counted;
mod listed;
mod moves;

use quote::quote;

use super::code::Code;
use super::context::Context;

/// All inherent methods about single squares and about the empty ones.
pub(crate) fn squares(context: &Context) -> Code {
    [access::access, moves::moves, nth_legal_move].map(|topic| topic(context)).into_iter().collect()
}

fn nth_legal_move(context: &Context) -> Code {
    let body = if listed::fits(context) {
        listed::nth_legal_move(context)
    } else {
        counted::nth_legal_move(context)
    };
    let mb = &context.mb;
    body.map(|body| {
        quote! {
            /// The `n`-th empty square in ascending order, counted from 0.
            #[must_use]
            #[inline]
            pub const fn nth_legal_move(self, n: #mb::usize) -> #mb::Option<#mb::Square> {
                #body
            }
        }
    })
}

/// Whether the strategies read the squares with one bit each.
pub(crate) fn is_dense(context: &Context) -> bool {
    listed::fits(context)
}
