//! `is_win` on padded boards whose word has several integers, by placing the column, the row and the diagonals of the
//! square side by side.
//!
//! A line word holds the squares of one line through the square. Line words are cheap to make if a column fills a lane,
//! which is a quarter or a half of a `u64`. The column is then a lane. A row has one bit in each lane, and a diagonal
//! has one bit in each row. When lanes are added up, no two of these bits meet, so one multiplication moves them
//! together in the highest lane. The four line words then lie in the lanes of one or two `u64` and are tested together
//! by shifting (see `runs`).

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::code::Code;
use super::super::context::{Context, number};
use super::super::literal::Notation;
use super::super::words::Local;
use super::runs::doublings;
use crate::layout::Layout;

/// Returns the number of bits of a column in this layout, including its padding.
fn lane(context: &Context) -> usize {
    context.layout.stride() * context.layout.bits_per_square()
}

/// Returns whether columns are a quarter or a half of a `u64`, and a row fits in as many bits as a column.
pub(super) fn fit(context: &Context) -> bool {
    matches!(lane(context), 16 | 32) && context.geometry.cols() <= context.layout.stride()
}

fn hexadecimal(value: u128) -> Literal {
    Notation::Hexadecimal { width: 64 }.literal(value)
}

/// Returns the bits of a `u64` with a one at the bottom of each lane.
fn bottoms(lane: usize) -> u128 {
    (0..64 / lane).map(|index| 1 << (index * lane)).sum()
}

/// Emits the tables `DIAGONALS` and `LANE_STARTS`.
fn tables(context: &Context) -> TokenStream {
    let (board, word_type, geometry) = (context.board(), context.word_type(), context.geometry);
    let [lane, bits, stride] =
        [lane(context), context.layout.bits_per_square(), context.layout.stride()].map(number);
    let diagonals = number(geometry.cols() + geometry.rows() - 1);
    quote! {
        /// The diagonals that go down to the right, by `x - y + ROWS - 1`, and those that go up, by `x + y`.
        const DIAGONALS: &'static [[#word_type; #diagonals]; 2] =
            &mb_::lane_diagonals(#board::GEOMETRY, #lane, #bits);

        /// For each place in a column, where the lines through it start: in the lower lanes, and in the highest.
        const LANE_STARTS: &'static [[mb_::u64; 2]; #stride] = &mb_::lane_starts(#lane, #board::WIN);
    }
}

/// Returns the body of `is_win`.
pub(super) fn through(context: &Context) -> Code {
    let (lane, bits) = (lane(context), context.layout.bits_per_square());
    let lanes = 64 / lane;
    let word = context.local("word");
    // The words of a mark are read in place, because copying them took a branch.
    let words = match context.layout.kind() {
        Layout::Bitboard => quote! {
            match mark {
                mb_::Mark::Circle => &self.circle,
                mb_::Mark::Cross => &self.cross,
            }
        },
        Layout::Twobit => quote!(&Self::marks(self, mark)),
    };
    let bind = word.bind(&quote!(*words));
    let (rows, last_row) = (number(context.geometry.rows()), number(context.geometry.rows() - 1));
    let (lane_count, lane_bits) = (number(lanes), number(lane));
    let (lowest, highest) = (hexadecimal((1 << lane) - 1), hexadecimal(((1 << lane) - 1) << (64 - lane)));
    let row = row(context, &word);
    let [falling, rising] = ["falling", "rising"].map(|name| diagonal(context, &word, name));
    let y = if bits == 1 { quote!(y) } else { quote!((2 * y)) };
    let top = number(64 - lane);
    let pairs = if lanes == 4 {
        let together = quote! {
            column | ((falling >> 48) << 16) | ((rising >> 48) << 32) | (row & #highest)
        };
        vec![(together, quote!(LANE_STARTS[y][0] | LANE_STARTS[x][1]))]
    } else {
        vec![
            (quote!(column | (row & #highest)), quote!(LANE_STARTS[y][0] | LANE_STARTS[x][1])),
            (quote!((falling >> #top) | (rising & #highest)), quote!(LANE_STARTS[y][0] | LANE_STARTS[y][1])),
        ]
    };
    let shifts: Vec<_> =
        doublings(context.geometry.win()).into_iter().map(|squares| number(squares * bits)).collect();
    let names: Vec<_> = (0..pairs.len()).map(|index| format_ident!("runs_{index}")).collect();
    let tests = names.iter().zip(&pairs).map(|(name, (lines, starts))| {
        quote! {
            let #name = #lines;
            #(let #name = #name & (#name >> #shifts);)*
            let #name = #name & (#starts);
        }
    });
    let any = if names.len() > 1 { quote!((#(#names)|*)) } else { quote!(#(#names)*) };
    let body = quote! {
        let (x, y) = (index / #rows, index % #rows);
        let words = #words;
        #bind
        let turns = (x % #lane_count * #lane_bits) as mb_::u32;
        let column = <mb_::u64>::rotate_right(words[x / #lane_count], turns) & #lowest;
        let down = #y as mb_::u32;
        #row
        let masks = DIAGONALS[0][x + #last_row - y];
        #falling
        let masks = DIAGONALS[1][x + y];
        #rising
        #(#tests)*
        #any != 0
    };
    Code::new(tables(context), body)
}

/// Returns statements that bind `row` to a `u64` whose highest lane holds the row of the square. In this lane, column x
/// is the x-th square from the bottom, counted from 0.
///
/// Each word is rotated so that its bits fall between those of the others.
fn row(context: &Context, word: &Local) -> TokenStream {
    let (lane, bits) = (lane(context), context.layout.bits_per_square());
    let lanes = 64 / lane;
    let first = hexadecimal(bottoms(lane));
    let parts = word.names().iter().enumerate().map(|(index, name)| {
        let turn = number(index * lanes * bits);
        if index == 0 { quote!((#name & mask)) } else { quote!(<mb_::u64>::rotate_left(#name & mask, #turn)) }
    });
    // The factor moves the bottom bit of each lane to the place of its column in the highest lane.
    let factor = (0..lanes).map(|index| 1 << (64 - lane - index * (lane - bits))).sum();
    let factor = hexadecimal(factor);
    quote! {
        let mask = #first << down;
        let row = <mb_::u64>::rotate_right(#(#parts)|*, down);
        let row = <mb_::u64>::wrapping_mul(row, #factor);
    }
}

/// Returns statements that bind `name` to a `u64` whose highest lane holds a diagonal. In this lane, row y is the y-th
/// square from the bottom, counted from 0. The masks of the diagonal are in the variable `masks`.
fn diagonal(context: &Context, word: &Local, name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    let parts = word.names().iter().enumerate().map(|(index, word)| {
        let index = number(index);
        quote!((#word & masks[#index]))
    });
    let factor = hexadecimal(bottoms(lane(context)));
    quote! {
        let #name = #(#parts)|*;
        let #name = <mb_::u64>::wrapping_mul(#name, #factor);
    }
}
