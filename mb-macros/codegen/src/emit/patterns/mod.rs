//! How the lines are filled: `line_patterns`.

mod adder;
mod by_column;
mod by_line;
mod by_plane;
mod lookup;

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, number};
use crate::geometry::Geometry;

/// The type of the histogram's counters: bytes, or 16-bit numbers where there are more than 255 lines.
pub(crate) fn counts_type(context: &Context) -> TokenStream {
    let (counter, entries) = (counter(context), entries(context));
    quote!([#counter; #entries])
}

fn counter(context: &Context) -> TokenStream {
    let private = &context.private;
    if context.geometry.lines().len() <= 255 { quote!(#private::u8) } else { quote!(#private::u16) }
}

/// The number of counters: a row of `win + 1` for every number of marks of the side that moved last.
fn entries(context: &Context) -> proc_macro2::Literal {
    number((context.geometry.win() + 1).pow(2))
}

/// The ways to count.
///
/// Measured with and without the instruction for `count_ones` (`-C target-cpu=x86-64-v3`, and the default), in
/// ns, in positions of random games; the same order with two bits a square:
///
/// | board | table of 3×3 | table of columns | lines unrolled | lines in a loop | planes |
/// |---|---|---|---|---|---|
/// | 3×3 | 4.4, 5.9 | 12, 13 | 11, 18 | 11, 26 | 28, 38 |
/// | 5×5 | | 16, 19 | 13, 28 | 13, 38 | 47, 92 |
/// | 8×8 | | 27, 27 | 20, 39 | 20, 54 | 133, 236 |
/// | 11×11 | | | 45, 99 | 46, 142 | 400, 1100 |
/// | 20×20 | | | 202 without | 495 without | |
/// | 5×5 win 4, 28 lines | | | 29, 53 | 34, 79 | 48, 72 |
/// | 7×7 win 5, 60 lines | | | 62, 113 | 65, 172 | 65, 103 |
/// | 8×8 win 4, 130 lines | | | 150, 245 | 155, 363 | 41, 84 |
/// | 15×15 win 5, 572 lines | | | | | 315 without |
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// One table of all 512 ways to fill 3×3 with one mark: the fastest with and without the instruction.
    Lookup,
    /// One table of the ways to fill a column; where the target has the instruction, lines unrolled.
    ByColumnOrLine,
    /// All windows at once, one bit plane for each binary digit of their counts: where there are many.
    ByPlane,
    /// One line after the other, with `count_ones`, unrolled.
    ByLine,
    /// The same in a loop: where unrolling would be too much code.
    ByLineInLoop,
}

/// The most pairs of a line and a word that are unrolled: all lines of 20×20.
const MOST_UNROLLED: usize = 300;

/// The fastest way for a board.
fn way(geometry: Geometry, words: usize) -> Way {
    let (lines, win) = (geometry.lines().len(), geometry.win());
    if geometry.wins_by_whole_lines() {
        match geometry.cols() {
            3 => return Way::Lookup,
            4..=8 => return Way::ByColumnOrLine,
            _ => {}
        }
    }
    // In about the same unit, which both halve with the instruction: planes take one addition for each direction,
    // word and square of a window, and one `count_ones` for each pattern.
    let by_line = lines * words * 24;
    let by_plane = 4 * words * ((win + 1) * (win + 2) / 2 * 15 + 10 * win);
    if by_plane < by_line {
        Way::ByPlane
    } else if lines * words <= MOST_UNROLLED {
        Way::ByLine
    } else {
        Way::ByLineInLoop
    }
}

/// All inherent items about patterns.
pub(crate) fn patterns(context: &Context) -> TokenStream {
    let (private, counts) = (&context.private, counts_type(context));
    let words = context.shape.word().bits().div_ceil(64);
    let (table, body) = match way(context.geometry, words) {
        Way::Lookup => (lookup::table(context), lookup::body(context)),
        Way::ByColumnOrLine => {
            let (by_column, by_line) = (by_column::body(context), by_line::unrolled(context));
            let body = quote! {
                let counts = if #private::HAS_POPCOUNT { #by_line counts } else { #by_column counts };
            };
            (by_column::table(context), body)
        }
        Way::ByPlane => (TokenStream::new(), by_plane::body(context)),
        Way::ByLine => (TokenStream::new(), by_line::unrolled(context)),
        Way::ByLineInLoop => (TokenStream::new(), by_line::looped(context)),
    };
    let popcounts = popcounts(context);
    quote! {
        #popcounts
        #table

        /// How the lines are filled, with `side` the side to move.
        #[must_use]
        pub const fn line_patterns(self, side: #private::Mark) -> #private::LinePatterns<#counts> {
            #body
            #private::LinePatterns::from_counts(Self::WIN, side, counts)
        }
    }
}

/// Squares in a line whose patterns are few enough for a table of their numbers of marks.
const LONGEST_TABLE: usize = 8;

/// `LINE_POPCOUNTS` and `CHUNK_POPCOUNTS`: the numbers of set bits of a line, and of a chunk of the board as in
/// article 215.
fn popcounts(context: &Context) -> TokenStream {
    let private = &context.private;
    let table = |name: &str, documentation: &str, bits: usize| {
        let (name, length) = (quote::format_ident!("{name}"), number(1 << bits));
        quote! {
            #[doc = #documentation]
            pub const #name: &'static [#private::u8; #length] = &#private::popcounts();
        }
    };
    let (win, cells) = (context.geometry.win(), context.geometry.cells());
    let line = table(
        "LINE_POPCOUNTS",
        "The number of set bits of every way to fill a line (of at most eight squares).",
        win.min(LONGEST_TABLE),
    );
    let chunk = table(
        "CHUNK_POPCOUNTS",
        "The number of set bits of every way to fill a part of the board (of at most eight squares).",
        cells.min(LONGEST_TABLE),
    );
    quote!(#line #chunk)
}
