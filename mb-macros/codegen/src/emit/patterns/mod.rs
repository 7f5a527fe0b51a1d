//! How the lines are filled: `line_patterns`.

mod adder;
mod by_column;
mod by_line;
mod by_plane;
mod counters;
mod lookup;

pub(crate) use self::counters::counts_type;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::code::Code;
use super::context::{Context, doc, number};

/// The most pairs of a line and a word that are unrolled: all lines of 20×20.
const MOST_UNROLLED: usize = 300;

/// The fastest strategy for a board.
///
/// Measured in positions of random games, in ns, with the instruction for `count_ones` (`-C target-cpu=x86-64-v3`) and
/// without it (the default). Two bits a square give the same order.
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
fn counts(context: &Context) -> Code {
    let (lines, win) = (context.geometry.lines().len(), context.geometry.win());
    let words = context.shape.word().bits().div_ceil(64);
    // Estimates in one unit. Planes take one addition for each direction, word and square of a window, and one
    // `count_ones` for each pattern. The instruction halves both estimates.
    let by_line = lines * words * 24;
    let by_plane = 4 * words * ((win + 1) * (win + 2) / 2 * 15 + 10 * win);
    if lookup::fits(context) {
        lookup::counts(context)
    } else if by_column::fits(context) {
        // With the instruction, a loop over the lines is faster, and as fast as the same lines unrolled.
        by_column::counts(context, &by_line::looped(context))
    } else if by_plane < by_line {
        by_plane::counts(context)
    } else if lines * words <= MOST_UNROLLED {
        by_line::unrolled(context)
    } else {
        by_line::looped(context)
    }
}

/// Whether the strategy reads the squares with one bit each.
pub(crate) fn is_dense(context: &Context) -> bool {
    lookup::fits(context) || by_column::fits(context)
}

/// All inherent items about patterns.
pub(crate) fn patterns(context: &Context) -> Code {
    let (mb, counts_type) = (&context.mb, counts_type(context));
    let popcounts = popcounts(context);
    counts(context).map(|counts| {
        quote! {
            #popcounts

            /// How the lines are filled, with `side` the side to move.
            #[must_use]
            pub const fn line_patterns(self, side: #mb::Mark) -> #mb::LinePatterns<#counts_type> {
                #counts
                #mb::LinePatterns::from_counts(Self::WIN, side, counts)
            }
        }
    })
}

/// The most squares of the popcount tables.
const LONGEST_TABLE: usize = 8;

/// `LINE_POPCOUNTS` and `CHUNK_POPCOUNTS`: the numbers of set bits of a line, and of a part of the board as in
/// article 215 of the series.
fn popcounts(context: &Context) -> TokenStream {
    let mb = &context.mb;
    let table = |name: &str, text: &str, bits: usize| {
        let (name, length, documentation) = (format_ident!("{name}"), number(1 << bits), doc(text));
        quote! {
            #documentation
            pub const #name: &'static [#mb::u8; #length] = &#mb::popcounts();
        }
    };
    let (win, cells) = (context.geometry.win(), context.geometry.cells());
    let line = table(
        "LINE_POPCOUNTS",
        "The number of set bits of every way to fill a line of at most eight squares.",
        win.min(LONGEST_TABLE),
    );
    let chunk = table(
        "CHUNK_POPCOUNTS",
        "The number of set bits of every way to fill a part of the board of at most eight squares.",
        cells.min(LONGEST_TABLE),
    );
    quote!(#line #chunk)
}
