//! The empty squares: `empty`, `legal_moves`, `legal_move_count`, `nth_legal_move`.

use proc_macro2::TokenStream;
use quote::quote;

use super::code::Code;
use super::context::{Context, doc, number};
use crate::layout::Layout;

/// The most squares of a board for which the runtime has a table of all sets of squares, which takes 4 KB.
const MOST_LISTED: usize = 9;

/// Emits the inherent methods about all empty squares.
pub(crate) fn moves(context: &Context) -> Code {
    let methods = [empty, legal_moves, legal_move_count, nth_legal_move].map(|emit| emit(context));
    Code::from(methods.into_iter().collect::<TokenStream>())
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
    let squares = context.squares_parameters();
    quote! {
        /// The empty squares, in ascending order.
        #[inline]
        pub const fn legal_moves(self) -> mb_::Squares #squares {
            mb_::Squares::new(Self::empty(self))
        }
    }
}

fn legal_move_count(context: &Context) -> TokenStream {
    let integer = context.shape.integer_type();
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
        pub const fn legal_move_count(self) -> mb_::usize {
            #bind
            #total as mb_::usize
        }
    }
}

/// Emits `nth_legal_move`, with the body from [`listed`] or [`counted`].
fn nth_legal_move(context: &Context) -> TokenStream {
    let is_listed = context.geometry.cells() <= MOST_LISTED && context.layout.is_dense();
    let body = if is_listed { listed(context) } else { counted(context) };
    quote! {
        /// The `n`-th empty square in ascending order, counted from 0.
        #[must_use]
        #[inline]
        pub const fn nth_legal_move(self, n: mb_::usize) -> mb_::Option<mb_::Square> {
            #body
        }
    }
}

/// Returns the body of `nth_legal_move` on tiny boards, which reads a table that lists the squares of every set.
///
/// Random play asks for a square at a random index. A loop over the squares would end after a random number of rounds,
/// which the processor mispredicts nearly every time.
fn listed(context: &Context) -> TokenStream {
    let empty = context.dense(quote!(Self::empty(self)));
    quote!(mb_::nth_of_nine(#empty as mb_::usize, n))
}

/// Returns the body of `nth_legal_move` that clears the lowest set bit `n` times.
///
/// Boards are small, and the loop is short late in a game, when most calls are made. The bits of each integer are
/// counted first, to skip the integers before the one with the square.
fn counted(context: &Context) -> TokenStream {
    let (integer, squares) = (context.shape.integer_type(), context.squares_parameters());
    let empty = context.local("empty");
    let bind = empty.bind(&quote!(Self::empty(self)));
    let width = context.shape.word().width();
    let last = empty.names().len() - 1;
    let steps = empty.names().iter().enumerate().map(|(index, name)| {
        let base = number(index * width);
        let bit = if index == 0 { quote!(bit) } else { quote!((#base + bit)) };
        let next = (index < last).then(|| quote!(let n = n - count;));
        quote! {
            let count = <#integer>::count_ones(#name) as mb_::usize;
            if n < count {
                let (mut rest, mut left) = (#name, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <#integer>::trailing_zeros(rest) as mb_::usize;
                return mb_::Option::Some(mb_::Squares::#squares::square_of_bit(#bit));
            }
            #next
        }
    });
    quote! {
        #bind
        #(#steps)*
        mb_::Option::None
    }
}
