//! The squares of one mark, or the empty squares, with one bit a square in both layouts.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::{Context, number};
use super::literal::Notation;
use crate::layout::Layout;
use crate::mask::Mask;

/// The function `dense`, which [`marks`] and [`empty`] call: moves the even bits of a word together.
///
/// It halves the gaps: single bits form pairs, then pairs form groups of four, and so on.
pub(crate) fn helper(context: &Context) -> TokenStream {
    if context.layout.kind() == Layout::Bitboard {
        return TokenStream::new();
    }
    let (mb, word_type) = (&context.mb, context.word_type());
    let (cells, b) = (context.geometry.cells(), format_ident!("b"));
    let body = if context.shape.word().width() <= 64 {
        let steps = close_gaps(&b, cells, context.shape.word().width());
        quote!(#steps b)
    } else {
        // Two integers of 64 bits cost less than one of 128.
        let high = format_ident!("high");
        let (low_steps, high_steps) = (close_gaps(&b, 32, 64), close_gaps(&high, cells - 32, 64));
        quote! {
            let (b, high) = (b as #mb::u64, (b >> 64) as #mb::u64);
            #low_steps
            #high_steps
            b | (high << 32)
        }
    };
    let result = if context.shape.word().width() <= 64 { word_type.clone() } else { quote!(#mb::u64) };
    quote! {
        /// Moves the even bits of a word together: bit = square.
        #[inline]
        const fn dense(b: #word_type) -> #result {
            #body
        }
    }
}

/// The squares of a mark as a dense word, bit = square. For boards of one word without padding.
pub(crate) fn marks(context: &Context, mark: &TokenStream) -> TokenStream {
    dense(context, quote!(Self::marks(self, #mark)))
}

/// The empty squares as a dense word, bit = square. For boards of one word without padding.
pub(crate) fn empty(context: &Context) -> TokenStream {
    dense(context, quote!(Self::empty(self)))
}

fn dense(context: &Context, squares: TokenStream) -> TokenStream {
    if context.is_twobit() { quote!(dense(#squares)) } else { squares }
}

/// Moves the even bits of a word of `squares` squares together.
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
