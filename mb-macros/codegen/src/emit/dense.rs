//! The marks of one side, or the empty squares, with the bits of squares next to one another, in both layouts.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::{Context, number};
use super::literal::Notation;
use crate::layout::Layout;
use crate::mask::Mask;

/// Binds `name` to the squares of a mark as a dense word, bit = square. For boards of one word without padding.
///
/// Of two bits a square the even ones are moved together by halving the gaps: first single bits form pairs,
/// then pairs groups of four, and so on.
pub(crate) fn marks(context: &Context, name: &str, mark: &TokenStream) -> TokenStream {
    let name = format_ident!("{name}");
    if context.layout.kind() == Layout::Bitboard {
        return quote!(let #name = Self::marks(self, #mark););
    }
    let cells = context.geometry.cells();
    let bind = quote!(let #name = Self::marks(self, #mark););
    if context.shape.word().width() <= 64 {
        let steps = close_gaps(&name, cells, context.shape.word().width());
        return quote!(#bind #steps);
    }
    // Two integers of 64 bits cost less than one of 128.
    let (private, high) = (&context.private, format_ident!("{name}_high"));
    let (low_steps, high_steps) = (close_gaps(&name, 32, 64), close_gaps(&high, cells - 32, 64));
    quote! {
        #bind
        let (#name, #high) = (#name as #private::u64, (#name >> 64) as #private::u64);
        #low_steps
        #high_steps
        let #name = #name | (#high << 32);
    }
}

/// Binds `name` to the empty squares as a dense word, bit = square. For boards whose squares fit in 32 bits, without
/// padding.
pub(crate) fn empty(context: &Context, name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    let close = (context.layout.kind() == Layout::Twobit)
        .then(|| close_gaps(&name, context.geometry.cells(), context.shape.word().width()));
    quote!(let #name = Self::empty(self); #close)
}

/// Moves the even bits of a word of some squares next to one another.
fn close_gaps(name: &Ident, squares: usize, width: usize) -> TokenStream {
    let notation = Notation::Hexadecimal { width };
    let doublings =
        std::iter::successors(Some(1), |group| Some(2 * group)).take_while(|group| *group < squares);
    doublings
        .map(|group| {
            // Groups of twice the size, each in the lower half of its place.
            let mask: Mask =
                (0..squares).map(|square| square / (2 * group) * 4 * group + square % (2 * group)).collect();
            let (shift, mask) = (number(group), notation.literal(mask.word(0, width)));
            quote!(let #name = (#name | (#name >> #shift)) & #mask;)
        })
        .collect()
}
