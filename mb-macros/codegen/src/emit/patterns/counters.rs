//! The counters of a histogram of patterns.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::context::{Context, number};

/// Returns the type of the histogram: an array of [`counter`]s.
pub(crate) fn counts_type(context: &Context) -> TokenStream {
    let (counter, entries) = (counter(context), entries(context));
    quote!([#counter; #entries])
}

/// Returns the type of a counter: a byte, or a 16-bit number if the board has more than 255 lines.
pub(super) fn counter(context: &Context) -> TokenStream {
    if context.geometry.lines().len() <= 255 { quote!(mb_::u8) } else { quote!(mb_::u16) }
}

/// Returns the number of counters: `win + 1` rows, one for each number of marks of the side that moved last, each with
/// `win + 1` counters, one for each number of marks of the other side.
pub(super) fn entries(context: &Context) -> Literal {
    number((context.geometry.win() + 1).pow(2))
}

/// Returns the number of counters rounded up to a power of two, so that masking an index replaces a bounds check.
pub(super) fn room(context: &Context) -> usize {
    (context.geometry.win() + 1).pow(2).next_power_of_two()
}
