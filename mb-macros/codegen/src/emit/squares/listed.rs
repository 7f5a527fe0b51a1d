//! `nth_legal_move` of tiny boards from a table of the squares of every set.
//!
//! Random play asks for any of the squares, and a loop of random length is mispredicted nearly every time.

use quote::quote;

use super::super::code::Code;
use super::super::context::Context;
use super::super::dense;

/// The most squares for which the runtime's table of 4 KB lists every set.
const MOST_SQUARES: usize = 9;

/// Whether the table has the board's sets, bit = square.
pub(super) fn fits(context: &Context) -> bool {
    context.geometry.cells() <= MOST_SQUARES && context.layout.is_dense()
}

/// The body of `nth_legal_move`.
pub(super) fn nth_legal_move(context: &Context) -> Code {
    let mb = &context.mb;
    let empty = dense::empty(context);
    Code::from(quote!(#mb::nth_of_nine(#empty as #mb::usize, n)))
}
