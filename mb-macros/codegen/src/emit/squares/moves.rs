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

/// `empty()`: the empty squares as the bits of a word.
fn empty(context: &Context) -> TokenStream {
    let (word_type, masks) = (context.word_type(), context.shape.literals(&context.squares_mask()));
    let fields = context.fields();
    let (bind, operands): (TokenStream, Vec<Vec<TokenStream>>) = if context.shape.word().is_array() {
        let locals: Vec<_> = fields.iter().map(|field| context.local(&field.to_string())).collect();
        let bind =
            fields.iter().zip(&locals).map(|(field, local)| local.bind(&quote!(self.#field))).collect();
        (bind, locals.iter().map(|local| local.names().iter().map(|name| quote!(#name)).collect()).collect())
    } else {
        (TokenStream::new(), fields.iter().map(|field| vec![quote!(self.#field)]).collect())
    };
    let free: Vec<_> = masks
        .iter()
        .enumerate()
        .map(|(index, mask)| match (context.layout.kind(), operands.as_slice()) {
            (Layout::Bitboard, [circle, cross]) => {
                let (circle, cross) = (&circle[index], &cross[index]);
                quote!(!(#circle | #cross) & #mask)
            }
            // A cross is one bit above a circle, in the same integer.
            _ => {
                let bits = &operands[0][index];
                quote!(!(#bits | (#bits >> 1)) & #mask)
            }
        })
        .collect();
    let value = if context.shape.word().is_array() { quote!([#(#free),*]) } else { quote!(#(#free)*) };
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
