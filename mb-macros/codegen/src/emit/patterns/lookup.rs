//! Patterns of 3×3 from one table.
//!
//! A line has a field of six bits, and the histogram is a `u64` of sixteen counters of four bits: a field holds
//! how far to shift a one to count its line. With `l` marks of the side that moved last and `t` of the side to
//! move the shift is `32 * (l % 2) + 4 * (l / 2) + 8 * t`, so that the low halves of the bytes are the first
//! eight counters and the high halves the others.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::{Context, number};
use super::super::dense;

/// Bits of a line's field.
const FIELD: usize = 6;

/// `LINE_COUNTS`: for every way to fill the board with one mark, `8 * t` for each line.
pub(super) fn table(context: &Context) -> TokenStream {
    let private = &context.private;
    let lines = context.geometry.lines();
    let masks = lines.iter().map(|line| number(line.iter().map(|square| 1 << square).sum()));
    let (count, length) = (number(lines.len()), number(1 << context.geometry.cells()));
    let field = number(FIELD);
    quote! {
        /// For every way to fill the board with one mark: eight times the marks on each line, six bits a line.
        const LINE_COUNTS: &'static [#private::u64; #length] = &{
            let lines: [#private::u16; #count] = [#(#masks),*];
            let mut table = [0; #length];
            let mut marks = 0;
            while marks < #length {
                let mut line = 0;
                while line < #count {
                    let on_line = <#private::u16>::count_ones(marks as #private::u16 & lines[line]);
                    table[marks] |= (8 * on_line as #private::u64) << (#field * line);
                    line += 1;
                }
                marks += 1;
            }
            table
        };
    }
}

pub(super) fn body(context: &Context) -> TokenStream {
    let private = &context.private;
    let last = dense::marks(context, "last", &quote!(#private::Mark::opponent(side)));
    let turn = dense::marks(context, "turn", &quote!(side));
    let lines = context.geometry.lines().len();
    // Bit 3 of a field (an odd number of marks) goes to bit 5, bit 4 (two or three) to bit 2.
    let field = |bit: usize| (0..lines).map(|line| 1_u128 << (FIELD * line + bit)).sum::<u128>();
    let notation = super::super::literal::Notation::Hexadecimal { width: 64 };
    let (odd, high) = (notation.literal(field(5)), notation.literal(field(2)));
    let last_index = number((1 << context.geometry.cells()) - 1);
    let counts = (0..lines).map(|line| {
        let shift = number(FIELD * line);
        let field = if line == 0 { quote!(shifts) } else { quote!((shifts >> #shift)) };
        quote!(<#private::u64>::wrapping_shl(1, #field as #private::u32))
    });
    quote! {
        #last
        #turn
        let lasts = Self::LINE_COUNTS[last as #private::usize & #last_index];
        let turns = Self::LINE_COUNTS[turn as #private::usize & #last_index];
        let shifts = ((lasts << 2) & #odd) + ((lasts >> 2) & #high) + turns;
        let histogram: #private::u64 = #(#counts)+*;
        let low = histogram & 0x0f0f_0f0f_0f0f_0f0f;
        let high = (histogram >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
        let counts = <#private::u128>::to_le_bytes(low as #private::u128 | (high as #private::u128) << 64);
    }
}
