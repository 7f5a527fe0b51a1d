//! How the lines are filled: `line_patterns`.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, number};

/// The type of the histogram's counters: bytes, or 16-bit numbers where there are more than 255 lines.
pub(crate) fn counts_type(context: &Context) -> TokenStream {
    let private = &context.private;
    let entries = number((context.geometry.win() + 1).pow(2));
    if context.geometry.lines().len() <= 255 {
        quote!([#private::u8; #entries])
    } else {
        quote!([#private::u16; #entries])
    }
}

/// All inherent methods about patterns.
pub(crate) fn patterns(context: &Context) -> TokenStream {
    let (private, counts) = (&context.private, counts_type(context));
    let integer = context.integer(context.shape);
    let [last, turn, mask] = ["last", "turn", "mask"].map(|name| context.local(name));
    let bind_last = last.bind(&quote!(Self::marks(self, #private::Mark::opponent(side))));
    let bind_turn = turn.bind(&quote!(Self::marks(self, side)));
    let table = if context.is_twobit() { quote!(Self::LINE_MASKS[0]) } else { quote!(Self::LINE_MASKS) };
    let bind_mask = mask.bind(&quote!(#table[line]));
    let (last, turn, mask) = (last.names(), turn.names(), mask.names());
    let lines = number(context.geometry.lines().len());
    let (win, entries) = (number(context.geometry.win()), number((context.geometry.win() + 1).pow(2)));
    let factor = number(context.geometry.win() + 1);
    quote! {
        /// How the lines are filled, with `side` the side to move.
        #[must_use]
        pub const fn line_patterns(self, side: #private::Mark) -> #private::LinePatterns<#counts> {
            #bind_last
            #bind_turn
            let mut counts = [0; #entries];
            let mut line = 0;
            while line < #lines {
                #bind_mask
                let lasts = #(<#integer>::count_ones(#last & #mask))+*;
                let turns = #(<#integer>::count_ones(#turn & #mask))+*;
                counts[(lasts * #factor + turns) as #private::usize] += 1;
                line += 1;
            }
            #private::LinePatterns::from_counts(#win, side, counts)
        }
    }
}
