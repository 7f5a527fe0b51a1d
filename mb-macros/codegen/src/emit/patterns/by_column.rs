//! Patterns of square boards whose whole lines win, from a table of the ways to fill a column.
//!
//! The table spreads a column over the bytes of a `u64`: byte y has the mark in row y, so that adding up the
//! columns counts every row in its own byte. If a byte is left, the top one has the number of marks on the
//! column. A diagonal has one square in each row, so a multiplication, which adds up the columns, moves it into
//! the place of one column.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::code::Code;
use super::super::context::{Context, number};
use super::super::dense;
use super::super::literal::Notation;
use super::counters::{entries, room};

/// The histograms that are filled in turn and added up at the end. Lines are often filled alike, and a counter in
/// memory that is incremented twice in a row has to wait for itself.
const HISTOGRAMS: usize = 4;

/// Whether whole lines win and the columns have a byte for each row.
pub(super) fn fits(context: &Context) -> bool {
    context.geometry.wins_by_whole_lines() && matches!(context.geometry.cols(), 4..=8)
}

/// Whether a byte is left for the number of marks.
const fn has_total(side: usize) -> bool {
    side < 8
}

/// Binds `counts`. Uses `other` where the target has an instruction for `count_ones`.
pub(super) fn counts(context: &Context, other: &Code) -> Code {
    let mb = &context.mb;
    let (other_helpers, other, body) = (&other.helpers, &other.tokens, body(context));
    let helpers = helpers(context);
    Code::new(
        quote!(#other_helpers #helpers),
        quote! {
            let counts = if #mb::HAS_POPCOUNT {
                #other
                counts
            } else {
                #body
                counts
            };
        },
    )
}

/// `COLUMN_SPREAD` and the functions that read it.
fn helpers(context: &Context) -> TokenStream {
    let mb = &context.mb;
    let side = context.geometry.rows();
    let length = 1 << side;
    let total = has_total(side);
    let (rows, factor, length, highest) =
        (number(side), number(side + 1), number(length), number(length - 1));
    let of_column = (!total).then(|| {
        let board = context.board();
        quote! {
            /// The pattern of a column.
            #[inline]
            const fn column_pattern(last: #mb::u64, turn: #mb::u64) -> #mb::u64 {
                let (last, turn) = ((last & #highest) as #mb::usize, (turn & #highest) as #mb::usize);
                (#board::LINE_POPCOUNTS[last] * #factor + #board::LINE_POPCOUNTS[turn]) as #mb::u64
            }
        }
    });
    let top: u128 = (0..side).map(|x| 1 << (x * side)).sum();
    let (top, shift) = (Notation::Hexadecimal { width: 64 }.literal(top), number(side * (side - 1)));
    quote! {
        /// For every way to fill a column: byte y has the mark in row y, a byte above the number of marks.
        const COLUMN_SPREAD: &'static [#mb::u64; #length] = &#mb::column_spread(#rows, #total);

        /// The patterns of the rows that a column adds to, and in a byte above the pattern of the column.
        #[inline]
        const fn patterns(last: #mb::u64, turn: #mb::u64) -> #mb::u64 {
            let last = COLUMN_SPREAD[(last & #highest) as #mb::usize];
            let turn = COLUMN_SPREAD[(turn & #highest) as #mb::usize];
            <#mb::u64>::wrapping_add(<#mb::u64>::wrapping_mul(last, #factor), turn)
        }

        #of_column

        /// Moves the marks on a diagonal into one column.
        #[inline]
        const fn column_of(diagonal: #mb::u64) -> #mb::u64 {
            <#mb::u64>::wrapping_mul(diagonal, #top) >> #shift
        }
    }
}

fn body(context: &Context) -> TokenStream {
    let mb = &context.mb;
    let side = context.geometry.rows();
    let last = dense::marks(context, &quote!(#mb::Mark::opponent(side)));
    let turn = dense::marks(context, &quote!(side));
    let columns: Vec<_> = (0..side).map(|x| format_ident!("column_{x}")).collect();
    let shifts = (0..side).map(|x| {
        let shift = number(x * side);
        move |name: TokenStream| if x == 0 { name } else { quote!(#name >> #shift) }
    });
    let sides: Vec<_> = shifts.map(|shift| (shift(quote!(last)), shift(quote!(turn)))).collect();
    let patterns =
        columns.iter().zip(&sides).map(|(name, (last, turn))| quote!(let #name = patterns(#last, #turn);));
    let add = columns.iter().skip(2).map(|name| quote!(let rows = <#mb::u64>::wrapping_add(rows, #name);));
    let of_column = |spread: TokenStream, last: &TokenStream, turn: &TokenStream| {
        if has_total(side) { quote!((#spread >> 56)) } else { quote!(column_pattern(#last, #turn)) }
    };
    let of_columns =
        columns.iter().zip(&sides).map(|(name, (last, turn))| of_column(quote!(#name), last, turn));
    let of_rows = (0..side).map(|row| {
        let shift = number(8 * row);
        if row == 0 { quote!((rows & 0xff)) } else { quote!(((rows >> #shift) & 0xff)) }
    });
    let diagonals = diagonals(context);
    let of_diagonals = ["falling", "rising"].map(|name| {
        let [last, turn] = ["last", "turn"].map(|side| format_ident!("{side}_{name}"));
        of_column(quote!(patterns(#last, #turn)), &quote!(#last), &quote!(#turn))
    });
    let [room, last_index] = room(context);
    let histograms: Vec<_> = (0..HISTOGRAMS).map(|index| format_ident!("counts_{index}")).collect();
    let increments = of_columns.chain(of_rows).chain(of_diagonals).enumerate().map(|(line, pattern)| {
        let histogram = &histograms[line % HISTOGRAMS];
        quote!(#histogram[#pattern as #mb::usize & #last_index] += 1;)
    });
    let entries = entries(context);
    quote! {
        let last = #last as #mb::u64;
        let turn = #turn as #mb::u64;
        #(#patterns)*
        let rows = <#mb::u64>::wrapping_add(column_0, column_1);
        #(#add)*
        #diagonals
        #(let mut #histograms: [#mb::u8; #room] = [0; #room];)*
        #(#increments)*
        let mut counts: [#mb::u8; #entries] = [0; #entries];
        let mut pattern = 0;
        while pattern < #entries {
            counts[pattern] = #(#histograms[pattern])+*;
            pattern += 1;
        }
    }
}

/// Binds the diagonals of both sides, each as one column.
fn diagonals(context: &Context) -> TokenStream {
    let notation = Notation::Hexadecimal { width: 64 };
    let diagonals = context.geometry.main_diagonals();
    ["last", "turn"]
        .into_iter()
        .flat_map(|side| ["falling", "rising"].into_iter().zip(&diagonals).map(move |pair| (side, pair)))
        .map(|(side, (name, squares))| {
            let (name, side) = (format_ident!("{side}_{name}"), format_ident!("{side}"));
            let mask = notation.literal(squares.iter().map(|square| 1_u128 << square).sum());
            quote!(let #name = column_of(#side & #mask);)
        })
        .collect()
}
