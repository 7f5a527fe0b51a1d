//! The empty squares: `legal_moves`, `legal_move_count`, `nth_legal_move`.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, number};
use super::dense;
use crate::layout::Layout;

/// All inherent methods about empty squares.
pub(crate) fn moves(context: &Context) -> TokenStream {
    [empty, legal_moves, legal_move_count, nth_legal_move].map(|emit| emit(context)).into_iter().collect()
}

/// The iterator type over squares of this layout.
pub(crate) fn squares_type(context: &Context) -> TokenStream {
    let (private, word_type) = (&context.private, context.word_type());
    let spread = number(context.layout.bits_per_square());
    let (stride, rows) = (number(context.layout.stride()), number(context.geometry.rows()));
    quote!(#private::Squares<#word_type, #spread, #stride, #rows>)
}

/// `empty()`: the empty squares as the bits of a word.
fn empty(context: &Context) -> TokenStream {
    let (word_type, masks) = (context.word_type(), context.shape.literals(&context.squares_mask()));
    let body = match context.layout.kind() {
        Layout::Bitboard => {
            let (circle, cross) = (context.local("circle"), context.local("cross"));
            let bind = [circle.bind(&quote!(self.circle)), cross.bind(&quote!(self.cross))];
            let free = circle.each(|index, name| {
                let (cross, mask) = (&cross.names()[index], &masks[index]);
                quote!(!(#name | #cross) & #mask)
            });
            let value = circle.value();
            quote!(#(#bind)* #free #value)
        }
        Layout::Twobit => {
            let bits = context.local("bits");
            let bind = bits.bind(&quote!(self.bits));
            // A cross is one bit above a circle, in the same integer.
            let free = bits.each(|index, name| {
                let mask = &masks[index];
                quote!(!(#name | (#name >> 1)) & #mask)
            });
            let value = bits.value();
            quote!(#bind #free #value)
        }
    };
    let documentation = match context.layout.kind() {
        Layout::Bitboard => "The empty squares, as the bits of a word.",
        Layout::Twobit => "The empty squares, as the even bits of a word: those of a circle's bits.",
    };
    quote! {
        #[doc = #documentation]
        #[must_use]
        #[inline]
        pub const fn empty(self) -> #word_type {
            #body
        }
    }
}

fn legal_moves(context: &Context) -> TokenStream {
    let squares = squares_type(context);
    quote! {
        /// The empty squares, in ascending order.
        #[inline]
        pub const fn legal_moves(self) -> #squares {
            <#squares>::new(Self::empty(self))
        }
    }
}

fn legal_move_count(context: &Context) -> TokenStream {
    let (private, integer) = (&context.private, context.integer(context.shape));
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
        pub const fn legal_move_count(self) -> #private::usize {
            #bind
            #total as #private::usize
        }
    }
}

/// The most squares of which a table knows every set.
const MOST_LISTED: usize = 9;

fn nth_legal_move(context: &Context) -> TokenStream {
    let is_listed = context.geometry.cells() <= MOST_LISTED && context.layout.is_dense();
    if is_listed { listed_nth_legal_move(context) } else { counted_nth_legal_move(context) }
}

/// A table of 4 KB lists the squares of every set. Random play asks for any of them, and a loop whose length is
/// random is mispredicted nearly every time.
fn listed_nth_legal_move(context: &Context) -> TokenStream {
    let private = &context.private;
    let empty = dense::empty(context, "empty");
    quote! {
        /// The `n`-th empty square in ascending order, counted from 0.
        #[must_use]
        #[inline]
        pub const fn nth_legal_move(self, n: #private::usize) -> #private::Option<#private::Square> {
            #empty
            #private::nth_of_nine(empty as #private::usize, n)
        }
    }
}

/// The lowest set bit is cleared `n` times. Boards are small, and the loop is short where it is called most,
/// late in a game; the integers before the one that has the square are passed over by their counts.
fn counted_nth_legal_move(context: &Context) -> TokenStream {
    let private = &context.private;
    let (integer, squares) = (context.integer(context.shape), squares_type(context));
    let empty = context.local("empty");
    let bind = empty.bind(&quote!(Self::empty(self)));
    let width = context.shape.word().width();
    let select = empty.names().iter().enumerate().map(|(index, name)| {
        let base = number(index * width);
        let bit = if index == 0 { quote!(bit) } else { quote!((#base + bit)) };
        quote! {
            let count = <#integer>::count_ones(#name) as #private::usize;
            if n < count {
                let (mut rest, mut left) = (#name, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <#integer>::trailing_zeros(rest) as #private::usize;
                return #private::Option::Some(<#squares>::square_of_bit(#bit));
            }
        }
    });
    let next = quote!(let n = n - count;);
    let steps: Vec<_> = select.collect();
    let (last, first) = steps.split_last().map_or((None, &[][..]), |(last, first)| (Some(last), first));
    quote! {
        /// The `n`-th empty square in ascending order, counted from 0.
        #[must_use]
        #[inline]
        pub const fn nth_legal_move(self, n: #private::usize) -> #private::Option<#private::Square> {
            #bind
            #(#first #next)*
            #last
            #private::Option::None
        }
    }
}
