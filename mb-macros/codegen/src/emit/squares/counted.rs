//! `nth_legal_move` by clearing the lowest set bit `n` times.
//!
//! Boards are small, and the loop is short late in a game, where it is called most. Integers before the one with the
//! square are skipped by their counts.

use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};

/// The body of `nth_legal_move`.
pub(super) fn nth_legal_move(context: &Context) -> Code {
    let mb = &context.mb;
    let (integer, squares) = (context.integer(context.shape), context.squares_parameters());
    let empty = context.local("empty");
    let bind = empty.bind(&quote!(Self::empty(self)));
    let width = context.shape.word().width();
    let last = empty.names().len() - 1;
    let steps = empty.names().iter().enumerate().map(|(index, name)| {
        let base = number(index * width);
        let bit = if index == 0 { quote!(bit) } else { quote!((#base + bit)) };
        let next = (index < last).then(|| quote!(let n = n - count;));
        quote! {
            let count = <#integer>::count_ones(#name) as #mb::usize;
            if n < count {
                let (mut rest, mut left) = (#name, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <#integer>::trailing_zeros(rest) as #mb::usize;
                return #mb::Option::Some(#mb::Squares::#squares::square_of_bit(#bit));
            }
            #next
        }
    });
    Code::from(quote! {
        #bind
        #(#steps)*
        #mb::Option::None
    })
}
