//! Adding up bits in every place of many words: carry-save adders, written out.

use std::collections::VecDeque;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The number of binary digits of a count up to `most`.
pub(super) const fn digits(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}

/// Statements that add up some words bit by bit, and the variables that have the digits of the sums, lowest first.
///
/// Five operations turn three words of one weight into one of that weight and one of twice the weight. At most two
/// words are left, which take two operations.
pub(super) fn sum(words: &[Ident]) -> (TokenStream, Vec<Ident>) {
    let digits = digits(words.len());
    let mut statements = TokenStream::new();
    let mut weights = vec![VecDeque::new(); digits + 1];
    weights[0].extend(words.iter().cloned());
    let mut results = Vec::new();
    for weight in 0..digits {
        let mut made = 0;
        while weights[weight].len() > 1 {
            let operands: Vec<Ident> = (0..3).filter_map(|_| weights[weight].pop_front()).collect();
            let (sum, carry) = (format_ident!("sum_{weight}_{made}"), format_ident!("carry_{weight}_{made}"));
            made += 1;
            // The highest possible digit never has a carry.
            let is_carried = weight + 1 < digits;
            statements.extend(match (operands.as_slice(), is_carried) {
                ([first, second, third], true) => quote! {
                    let half = #first ^ #second;
                    let (#sum, #carry) = (half ^ #third, (#first & #second) | (half & #third));
                },
                ([first, second], true) => quote!(let (#sum, #carry) = (#first ^ #second, #first & #second);),
                (operands, _) => quote!(let #sum = #(#operands)^*;),
            });
            weights[weight].push_back(sum);
            weights[weight + 1].extend(is_carried.then_some(carry));
        }
        results.extend(weights[weight].pop_front());
    }
    (statements, results)
}
