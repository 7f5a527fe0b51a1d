//! Patterns of 3×3 from one table.
//!
//! The histogram is a `u64` of sixteen counters of four bits. Each line has a field of six bits, which holds how far
//! to shift a one so that it counts the line. For `l` marks of the side that moved last and `t` of the side to move,
//! the shift is `32 * (l % 2) + 4 * (l / 2) + 8 * t`. Then the low halves of the bytes are the first eight counters,
//! and the high halves are the others.

use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};
use super::super::dense;
use super::super::literal::Notation;

/// Bits of a line's field.
const FIELD: usize = 6;

/// Whether the board is 3×3 with whole lines winning.
pub(super) fn fits(context: &Context) -> bool {
    context.geometry.wins_by_whole_lines() && context.geometry.cols() == 3
}

/// Binds `counts`, from the table `LINE_COUNTS`.
pub(super) fn counts(context: &Context) -> Code {
    let mb = &context.mb;
    let lines = context.geometry.lines();
    let masks = lines.iter().map(|line| number(line.iter().map(|square| 1 << square).sum()));
    let length = 1 << context.geometry.cells();
    let (count, length, last_index) = (number(lines.len()), number(length), number(length - 1));
    let field_bits = number(FIELD);
    let helpers = quote! {
        /// For every way to fill the board with one mark: eight times the marks on each line, six bits a line.
        const LINE_COUNTS: &'static [#mb::u64; #length] = &{
            let lines: [#mb::u16; #count] = [#(#masks),*];
            let mut table = [0; #length];
            let mut marks = 0;
            while marks < #length {
                let mut line = 0;
                while line < #count {
                    let on_line = <#mb::u16>::count_ones(marks as #mb::u16 & lines[line]);
                    table[marks] |= (8 * on_line as #mb::u64) << (#field_bits * line);
                    line += 1;
                }
                marks += 1;
            }
            table
        };
    };
    let last = dense::marks(context, &quote!(#mb::Mark::opponent(side)));
    let turn = dense::marks(context, &quote!(side));
    // Bit 3 of a field (an odd number of marks) goes to bit 5, bit 4 (two or three) to bit 2.
    let field = |bit: usize| (0..lines.len()).map(|line| 1_u128 << (FIELD * line + bit)).sum::<u128>();
    let notation = Notation::Hexadecimal { width: 64 };
    let (odd, high) = (notation.literal(field(5)), notation.literal(field(2)));
    let counts = (0..lines.len()).map(|line| {
        let shift = number(FIELD * line);
        let field = if line == 0 { quote!(shifts) } else { quote!((shifts >> #shift)) };
        quote!(<#mb::u64>::wrapping_shl(1, #field as #mb::u32))
    });
    let body = quote! {
        let lasts = LINE_COUNTS[#last as #mb::usize & #last_index];
        let turns = LINE_COUNTS[#turn as #mb::usize & #last_index];
        let shifts = ((lasts << 2) & #odd) + ((lasts >> 2) & #high) + turns;
        let histogram: #mb::u64 = #(#counts)+*;
        let low = histogram & 0x0f0f_0f0f_0f0f_0f0f;
        let high = (histogram >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
        let counts = <#mb::u128>::to_le_bytes(low as #mb::u128 | (high as #mb::u128) << 64);
    };
    Code::new(helpers, body)
}
