//! Patterns one line after the other.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::{Context, number};
use super::{counter, entries};
use crate::layout::Mark;

/// A loop over `LINE_MASKS`: for boards with few, long lines.
pub(super) fn body(context: &Context) -> TokenStream {
    let private = &context.private;
    let integer = context.integer(context.shape);
    let [last, turn, mask] = ["last", "turn", "mask"].map(|name| context.local(name));
    let bind_last = last.bind(&quote!(Self::marks(self, #private::Mark::opponent(side))));
    let bind_turn = turn.bind(&quote!(Self::marks(self, side)));
    let table = if context.is_twobit() { quote!(Self::LINE_MASKS[0]) } else { quote!(Self::LINE_MASKS) };
    let bind_mask = mask.bind(&quote!(#table[line]));
    let (last, turn, mask) = (last.names(), turn.names(), mask.names());
    let (counter, entries) = (counter(context), entries(context));
    let lines = number(context.layout.lines(Mark::Circle).len());
    quote! {
        #bind_last
        #bind_turn
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut line = 0;
        while line < #lines {
            #bind_mask
            let lasts = #(<#integer>::count_ones(#last & #mask))+*;
            let turns = #(<#integer>::count_ones(#turn & #mask))+*;
            counts[lasts as #private::usize * (Self::WIN + 1) + turns as #private::usize] += 1;
            line += 1;
        }
    }
}
