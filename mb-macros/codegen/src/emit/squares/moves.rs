//! The empty squares: `empty`, `legal_moves`, `legal_move_count`.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, doc};
use crate::layout::Layout;

/// The inherent methods about all empty squares.
pub(super) fn moves(context: &Context) -> Code {
    Code::from(
        [empty, legal_moves, legal_move_count].map(|emit| emit(context)).into_iter().collect::<TokenStream>(),
    )
}

fn empty(context: &Context) -> TokenStream {
    let (word_type, shape) = (context.word_type(), context.shape);
    let (bind, integers) = context.integers(shape, &quote!(self), "");
    let filled: Vec<_> = match context.layout.kind() {
        Layout::Bitboard => {
            let (circle, cross) = integers.split_at(shape.word().count());
            circle.iter().zip(cross).map(|(circle, cross)| quote!((#circle | #cross))).collect()
        }
        // A cross is one bit above a circle, in the same integer.
        Layout::Twobit => integers.iter().map(|bits| quote!((#bits | (#bits >> 1)))).collect(),
    };
    let masks = shape.literals(&context.squares_mask());
    let free: Vec<_> = filled.iter().zip(masks).map(|(filled, mask)| quote!(!#filled & #mask)).collect();
    let value = shape.value(&free);
    let documentation = doc(match context.layout.kind() {
        Layout::Bitboard => "The empty squares as the bits of a word.",
        Layout::Twobit => "The empty squares, at the even bits of a word.",
    });
    quote! {
        #documentation
        #[must_use]
        #[inline]
        pub const fn empty(self) -> #word_type {
            #bind
            #value
        }
    }
}

fn legal_moves(context: &Context) -> TokenStream {
    let (mb, squares) = (&context.mb, context.squares_parameters());
    quote! {
        /// The empty squares, in ascending order.
        #[inline]
        pub const fn legal_moves(self) -> #mb::Squares #squares {
            #mb::Squares::new(Self::empty(self))
        }
    }
}

fn legal_move_count(context: &Context) -> TokenStream {
    let (mb, integer) = (&context.mb, context.integer(context.shape));
    let empty = context.local("empty");
    let bind = empty.bind(&quote!(Self::empty(self)));
    let counts: Vec<_> = empty.names().iter().map(|name| quote!(<#integer>::count_ones(#name))).collect();
    let total = match counts.as_slice() {
        [only] => only.clone(),
        several => quote!((#(#several)+*)),
    };
    quote! {
        /// The number of empty squares.
        #[must_use]
        #[inline]
        pub const fn legal_move_count(self) -> #mb::usize {
            #bind
            #total as #mb::usize
        }
    }
}
