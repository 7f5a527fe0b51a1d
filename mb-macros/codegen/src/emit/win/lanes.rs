//! `is_win` on padded boards of several words: the column, row and diagonals of the square side by side.
//!
//! Columns that fill a quarter or a half of a `u64` (a lane) make a line word cheap: the column is a lane; the
//! bits of a row are spread one to a lane, and moved together by shifts; a diagonal has one bit in each row,
//! so `|` of its lanes keeps them apart. The four line words then lie in the lanes of one `u64` or two and are
//! tested together by shifting (see `runs`).

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::context::{Context, number};
use super::super::literal::Notation;
use super::runs::doublings;

/// The bits of a column with its padding, in this layout.
fn lane(context: &Context) -> usize {
    context.layout.stride() * context.layout.bits_per_square()
}

/// Whether columns are a quarter or a half of a word, and a row has room in as many bits.
pub(super) fn fit(context: &Context) -> bool {
    matches!(lane(context), 16 | 32) && context.geometry.cols() <= context.layout.stride()
}

fn hexadecimal(value: u128) -> proc_macro2::Literal {
    Notation::Hexadecimal { width: 64 }.literal(value)
}

/// `FALLING_MASKS` and `RISING_MASKS`, the diagonals of every length, and `LANE_STARTS`.
pub(super) fn items(context: &Context) -> TokenStream {
    let (private, word_type, zero) = (&context.private, context.word_type(), context.zero());
    let geometry = context.geometry;
    let (diagonals, rows, stride) =
        (number(geometry.cols() + geometry.rows() - 1), number(geometry.rows()), context.layout.stride());
    let last_row = number(geometry.rows() - 1);
    let bits = number(context.layout.bits_per_square());
    let latest = number(stride.saturating_sub(geometry.win()));
    let stride = number(stride);
    let diagonal_masks = |index: TokenStream| {
        quote! {{
            let mut masks = [#zero; #diagonals];
            let mut index = 0;
            while index < Self::CELLS {
                let (x, y) = (index / #rows, index % #rows);
                let bit = Self::bit_of(#private::Square::new(index as #private::u16));
                masks[#index][bit / 64] |= 1 << (bit % 64);
                index += 1;
            }
            masks
        }}
    };
    let falling = diagonal_masks(quote!(x + #last_row - y));
    let rising = diagonal_masks(quote!(x + y));
    quote! {
        /// The diagonals that go down to the right, by `x - y + ROWS - 1`.
        const FALLING_MASKS: &'static [#word_type; #diagonals] = &#falling;

        /// The diagonals that go up to the right, by `x + y`.
        const RISING_MASKS: &'static [#word_type; #diagonals] = &#rising;

        /// Where the lines start that go through each place of a line of squares.
        const LANE_STARTS: &'static [#private::u64; #stride] = &{
            let mut table = [0; #stride];
            let mut start = 0;
            while start <= #latest {
                let mut place = 0;
                while place < Self::WIN {
                    table[start + place] |= 1 << (#bits * start);
                    place += 1;
                }
                start += 1;
            }
            table
        };
    }
}

pub(super) fn body(context: &Context) -> TokenStream {
    let private = &context.private;
    let (lane, bits) = (lane(context), context.layout.bits_per_square());
    let lanes = 64 / lane;
    let word = context.local("word");
    let bind = word.bind(&quote!(words));
    let (rows, last_row) = (number(context.geometry.rows()), number(context.geometry.rows() - 1));
    let (lane_count, lane_bits) = (number(lanes), number(lane));
    let lane_mask = hexadecimal((1 << lane) - 1);
    let row = row(context, &word);
    let diagonals = ["falling", "rising"].map(|name| diagonal(&word, name, lane));
    let [falling, rising] = &diagonals;
    let row_shift = if bits == 1 { quote!(y) } else { quote!((2 * y)) };
    let pairs = if lanes == 4 {
        vec![(
            quote!(column | (row << 16) | (falling << 32) | (rising << 48)),
            quote!(at_y | (at_x << 16) | (at_y << 32) | (at_y << 48)),
        )]
    } else {
        vec![
            (quote!(column | (row << 32)), quote!(at_y | (at_x << 32))),
            (quote!(falling | (rising << 32)), quote!(at_y | (at_y << 32))),
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
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        if index >= Self::CELLS {
            return false;
        }
        let (x, y) = (index / #rows, index % #rows);
        let words = Self::marks(self, mark);
        #bind
        let column = (words[x / #lane_count] >> (x % #lane_count * #lane_bits)) & #lane_mask;
        let shift = #row_shift;
        #row
        let masks = Self::FALLING_MASKS[x + #last_row - y];
        #falling
        let masks = Self::RISING_MASKS[x + y];
        #rising
        let (at_x, at_y) = (Self::LANE_STARTS[x], Self::LANE_STARTS[y]);
        #(#tests)*
        #any != 0
    }
}

/// Binds `row`: the bits of the square's row, that of column x at x squares.
fn row(context: &Context, word: &super::super::words::Local) -> TokenStream {
    let (lane, bits) = (lane(context), context.layout.bits_per_square());
    let lanes = 64 / lane;
    let first = hexadecimal((0..lanes).map(|column| 1_u128 << (column * lane)).sum());
    let parts: Vec<_> = word
        .names()
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let shift = number(index * lanes * bits);
            if index == 0 {
                quote!(((#name >> shift) & #first))
            } else {
                quote!((((#name >> shift) & #first) << #shift))
            }
        })
        .collect();
    let folds = (1..lanes).map(|column| number(column * (lane - bits)));
    let mask = hexadecimal((1 << lane) - 1);
    quote! {
        let row = #(#parts)|*;
        let row = (row #(| (row >> #folds))*) & #mask;
    }
}

/// Binds a diagonal's name to its bits, those of row y at y squares; its masks are in `masks`.
fn diagonal(word: &super::super::words::Local, name: &str, lane: usize) -> TokenStream {
    let name = format_ident!("{name}");
    let parts: Vec<_> = word
        .names()
        .iter()
        .enumerate()
        .map(|(index, word)| {
            let index = number(index);
            quote!((#word & masks[#index]))
        })
        .collect();
    let folds = std::iter::successors(Some(32), |shift| Some(shift / 2))
        .take_while(|shift| *shift >= lane)
        .map(number);
    let mask = hexadecimal((1 << lane) - 1);
    quote! {
        let #name = #(#parts)|*;
        #(let #name = #name | (#name >> #folds);)*
        let #name = #name & #mask;
    }
}
