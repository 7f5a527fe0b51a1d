//! Patterns of square boards whose whole lines win, from a table of the ways to fill a column.
//!
//! The table spreads a column over the bytes of a `u64`: byte y has the mark in row y, so that adding up the
//! columns counts every row in its own byte. Where there is room, the top byte has the number of marks on the
//! column. A diagonal has one square in each row, so adding up its columns by a multiplication moves it into
//! the place of one column.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::context::{Context, number};
use super::super::dense;
use super::super::literal::Notation;
use super::entries;

/// Histograms that are filled in turn and added up at the end: lines are often filled alike, and a counter in
/// memory that is counted up twice in a row has to wait for itself.
const HISTOGRAMS: usize = 4;

/// `COLUMN_SPREAD`.
pub(super) fn table(context: &Context) -> TokenStream {
    let private = &context.private;
    let side = context.geometry.rows();
    let (length, rows) = (number(1 << side), number(side));
    let total = has_total(side)
        .then(|| quote!(table[column] |= (<#private::u64>::count_ones(marks) as #private::u64) << 56;));
    let documentation = if has_total(side) {
        "For every way to fill a column: byte y has the mark in row y, the top byte the number of marks."
    } else {
        "For every way to fill a column: byte y has the mark in row y."
    };
    quote! {
        #[doc = #documentation]
        const COLUMN_SPREAD: &'static [#private::u64; #length] = &{
            let mut table = [0; #length];
            let mut column = 0;
            while column < #length {
                let marks = column as #private::u64;
                let mut row = 0;
                while row < #rows {
                    table[column] |= (marks >> row & 1) << (8 * row);
                    row += 1;
                }
                #total
                column += 1;
            }
            table
        };
    }
}

/// Whether a byte is left for the number of marks.
const fn has_total(side: usize) -> bool {
    side < 8
}

pub(super) fn body(context: &Context) -> TokenStream {
    let private = &context.private;
    let side = context.geometry.rows();
    let last = dense::marks(context, "last", &quote!(#private::Mark::opponent(side)));
    let turn = dense::marks(context, "turn", &quote!(side));
    let (factor, highest) = (number(side + 1), number((1 << side) - 1));
    // The patterns of the rows that a column adds to, and in the top byte that of the column.
    let spread = |last: &TokenStream, turn: &TokenStream| {
        quote! {
            <#private::u64>::wrapping_add(
                <#private::u64>::wrapping_mul(Self::COLUMN_SPREAD[(#last & #highest) as #private::usize], #factor),
                Self::COLUMN_SPREAD[(#turn & #highest) as #private::usize],
            )
        }
    };
    let total = |last: &TokenStream, turn: &TokenStream| {
        let count =
            |marks: &TokenStream| quote!(Self::LINE_POPCOUNTS[(#marks & #highest) as #private::usize]);
        let (last, turn) = (count(last), count(turn));
        quote!((#last * #factor + #turn))
    };
    let part = |name: &str, x: usize| {
        let (name, shift) = (format_ident!("{name}"), number(x * side));
        if x == 0 { quote!(#name) } else { quote!((#name >> #shift)) }
    };
    let columns: Vec<_> = (0..side).map(|x| format_ident!("column_{x}")).collect();
    let spreads = columns.iter().enumerate().map(|(x, name)| {
        let value = spread(&part("last", x), &part("turn", x));
        quote!(let #name = #value;)
    });
    let rows = columns
        .iter()
        .skip(1)
        .fold(quote!(column_0), |sum, name| quote!(<#private::u64>::wrapping_add(#sum, #name)));
    let of_columns = columns.iter().enumerate().map(|(x, name)| {
        if has_total(side) { quote!((#name >> 56)) } else { total(&part("last", x), &part("turn", x)) }
    });
    let of_rows = (0..side).map(|row| {
        let shift = number(8 * row);
        if row == 0 { quote!((rows & 0xff)) } else { quote!(((rows >> #shift) & 0xff)) }
    });
    let diagonals = diagonals(context);
    let of_diagonals =
        [("last_falling", "turn_falling"), ("last_rising", "turn_rising")].map(|(last, turn)| {
            let (last, turn) = (format_ident!("{last}"), format_ident!("{turn}"));
            if has_total(side) {
                let value = spread(&quote!(#last), &quote!(#turn));
                quote!((#value >> 56))
            } else {
                total(&quote!(#last), &quote!(#turn))
            }
        });
    let room = ((side + 1) * (side + 1)).next_power_of_two();
    let (room, last_index) = (number(room), number(room - 1));
    let histograms: Vec<_> = (0..HISTOGRAMS).map(|index| format_ident!("counts_{index}")).collect();
    let increments = of_columns.chain(of_rows).chain(of_diagonals).enumerate().map(|(line, pattern)| {
        let histogram = &histograms[line % HISTOGRAMS];
        quote!(#histogram[#pattern as #private::usize & #last_index] += 1;)
    });
    let entries = entries(context);
    quote! {
        #last
        #turn
        #(#spreads)*
        let rows = #rows;
        #diagonals
        #(let mut #histograms: [#private::u8; #room] = [0; #room];)*
        #(#increments)*
        let mut counts: [#private::u8; #entries] = [0; #entries];
        let mut pattern = 0;
        while pattern < #entries {
            counts[pattern] = #(#histograms[pattern])+*;
            pattern += 1;
        }
    }
}

/// Binds the diagonals of both sides, each as one column.
fn diagonals(context: &Context) -> TokenStream {
    let private = &context.private;
    let side = context.geometry.rows();
    let top: u128 = (0..side).map(|x| 1 << (x * side)).sum();
    let notation = Notation::Hexadecimal { width: 64 };
    let (multiplier, shift) = (notation.literal(top), number(side * (side - 1)));
    let diagonals = context.geometry.main_diagonals();
    let names = ["falling", "rising"];
    let bindings = ["last", "turn"]
        .into_iter()
        .flat_map(|marks| names.iter().zip(&diagonals).map(move |pair| (marks, pair)));
    bindings
        .map(|(marks, (name, squares))| {
            let name = format_ident!("{marks}_{name}");
            let marks = format_ident!("{marks}");
            let mask = notation.literal(squares.iter().map(|square| 1_u128 << square).sum());
            quote! {
                let #name = <#private::u64>::wrapping_mul(#marks as #private::u64 & #mask, #multiplier) >> #shift;
            }
        })
        .collect()
}
