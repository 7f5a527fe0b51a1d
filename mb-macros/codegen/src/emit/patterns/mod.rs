//! How the lines are filled: `line_patterns`.

mod by_line;
mod by_plane;
mod counters;

pub(crate) use self::counters::counts_type;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use self::counters::{entries, room};
use super::code::Code;
use super::context::{Context, doc, number};

/// Returns statements that bind `counts` by the fastest strategy for the board.
///
/// The table shows nanoseconds, measured in positions of random games: first with the instruction for `count_ones` (`-C
/// target-cpu=x86-64-v3`), then without it (the default). "Without" stands where only the default was measured. With
/// two bits per square, the strategies rank in the same order.
///
/// | board | table of 3×3 | table of columns | lines unrolled | planes |
/// |---|---|---|---|---|
/// | 3×3 | 4.4, 5.9 | 12, 13 | 11, 18 | 28, 38 |
/// | 5×5 | | 16, 19 | 13, 28 | 47, 92 |
/// | 8×8 | | 27, 27 | 20, 39 | 133, 236 |
/// | 11×11 | | | 45, 99 | 400, 1100 |
/// | 20×20 | | | 202 without | |
/// | 5×5 win 4, 28 lines | | | 29, 53 | 48, 72 |
/// | 7×7 win 5, 60 lines | | | 62, 113 | 65, 103 |
/// | 8×8 win 4, 130 lines | | | 150, 245 | 41, 84 |
/// | 15×15 win 5, 572 lines | | | | 315 without |
///
/// A loop over the lines was never faster than unrolled lines. It took up to 2.5 times as long (20×20 without the
/// instruction).
fn counts(context: &Context) -> TokenStream {
    let (lines, win) = (context.geometry.lines().len(), context.geometry.win());
    let words = context.shape.word().bits().div_ceil(64);
    // These are estimates in the same unit. Planes take one addition for each direction, word and square of a window,
    // and one `count_ones` for each pattern. The instruction halves both estimates.
    let by_line = lines * words * 24;
    let by_plane = 4 * words * ((win + 1) * (win + 2) / 2 * 15 + 10 * win);
    let is_whole = context.geometry.wins_by_whole_lines();
    match context.geometry.cols() {
        3 if is_whole => {
            let by_table = from_squares(context, &quote!(patterns_of_nine));
            quote!(let counts = #by_table;)
        }
        side @ 4..=8 if is_whole => {
            let [side, entries, room] = [number(side), entries(context), number(room(context))];
            let by_column = from_squares(context, &quote!(patterns_of_columns::<#side, #entries, #room>));
            let by_line = by_line::counts(context);
            // With the instruction, counting line after line is faster.
            quote! {
                let counts = if mb_::HAS_POPCOUNT {
                    #by_line
                    counts
                } else {
                    #by_column
                };
            }
        }
        _ if by_plane < by_line => by_plane::counts(context),
        _ => by_line::counts(context),
    }
}

/// Returns a call of a function of the runtime that takes the squares of both sides, with one bit for each square, and
/// returns the counts.
fn from_squares(context: &Context, function: &TokenStream) -> TokenStream {
    let last = context.dense(quote!(Self::marks(self, mb_::Mark::opponent(side))));
    let turn = context.dense(quote!(Self::marks(self, side)));
    quote!(mb_::#function(#last as mb_::u64, #turn as mb_::u64))
}

/// Emits all inherent items about patterns.
pub(crate) fn patterns(context: &Context) -> Code {
    let counts_type = counts_type(context);
    let popcounts = popcounts(context);
    let counts = counts(context);
    // On 3×3 the counts stay in two registers. A call would return them through memory, which doubles the time.
    let inline = (context.geometry.cells() == 9).then(|| quote!(#[inline]));
    Code::from(quote! {
        #popcounts

        /// How the lines are filled, with `side` the side to move.
        #[must_use]
        #inline
        pub const fn line_patterns(self, side: mb_::Mark) -> mb_::LinePatterns<#counts_type> {
            #counts
            mb_::LinePatterns::from_counts(Self::WIN, side, counts)
        }
    })
}

/// The most squares of the popcount tables.
const LONGEST_TABLE: usize = 8;

/// Emits `LINE_POPCOUNTS` and `CHUNK_POPCOUNTS`: the numbers of set bits of a line, and of a part of the board as in
/// article 215 of the series.
fn popcounts(context: &Context) -> TokenStream {
    let table = |name: &str, text: &str, bits: usize| {
        let (name, length, documentation) = (format_ident!("{name}"), number(1 << bits), doc(text));
        quote! {
            #documentation
            pub const #name: &'static [mb_::u8; #length] = &mb_::popcounts();
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
