//! Who has a line: `is_win`, `has_line`, `judge`.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::{Context, number};
use super::lines::start_masks;
use super::words::Local;
use crate::geometry::Direction;
use crate::mask::Mask;

/// All inherent methods about complete lines.
pub(crate) fn win(context: &Context) -> TokenStream {
    [is_win, has_line, judge].map(|emit| emit(context)).into_iter().collect()
}

/// The most lines through a square that are tested without a loop.
const MOST_UNROLLED: usize = 4;

fn is_win(context: &Context) -> TokenStream {
    let longest = context.geometry.lines_by_square().iter().map(Vec::len).max().unwrap_or(0);
    let (table, body) = if longest <= MOST_UNROLLED && !context.shape.word().is_array() {
        (win_table(context, longest), table_test(context, longest))
    } else {
        (TokenStream::new(), list_test(context))
    };
    let private = &context.private;
    quote! {
        #table

        /// Whether `mark` has a complete line through `square`.
        #[must_use]
        #[inline]
        pub const fn is_win(self, mark: #private::Mark, square: #private::Square) -> #private::bool {
            #body
        }
    }
}

/// The lists of `WIN_MASKS`, every one filled up to the same length by repeating its first mask, in a table
/// whose number of rows is a power of two, so that a mask of the index takes the place of a bounds check.
fn win_table(context: &Context, longest: usize) -> TokenStream {
    let word_type = context.word_type();
    let (rows, longest) = (number(context.geometry.cells().next_power_of_two()), number(longest));
    let (zero, lists) = (context.zero(), circle_table(context, quote!(Self::WIN_MASKS)));
    quote! {
        /// `WIN_MASKS` with lists of one length, which repeat their first mask, and empty rows at the end.
        const WIN_TABLE: &'static [[#word_type; #longest]; #rows] = &{
            let mut table = [[#zero; #longest]; #rows];
            let lists = #lists;
            let mut square = 0;
            while square < lists.len() {
                let list = lists[square];
                let mut line = 0;
                while line < #longest {
                    table[square][line] = list[if line < list.len() { line } else { 0 }];
                    line += 1;
                }
                square += 1;
            }
            table
        };
    }
}

/// The masks of the lines through a square from the table, compared without a branch.
///
/// (A `match` over the squares that compares with literals was five times as slow on random squares: its jump
/// is mispredicted.)
fn table_test(context: &Context, longest: usize) -> TokenStream {
    let private = &context.private;
    let last = number(context.geometry.cells().next_power_of_two() - 1);
    let names: Vec<_> = (0..longest).map(|index| format_ident!("line_{index}")).collect();
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        let word = Self::marks(self, mark);
        let [#(#names),*] = Self::WIN_TABLE[index & #last];
        #((word & #names == #names))|*
    }
}

/// The lists of lines through a square, one after the other until one is complete.
fn list_test(context: &Context) -> TokenStream {
    let private = &context.private;
    let lists = circle_table(context, quote!(Self::WIN_MASKS));
    let (word, mask) = (context.local("word"), context.local("mask"));
    let bind_word = word.bind(&quote!(Self::marks(self, mark)));
    let bind_mask = mask.bind(&quote!(lists[line]));
    let (words, masks) = (word.names(), mask.names());
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        if index >= Self::CELLS {
            return false;
        }
        #bind_word
        let lists = #lists[index];
        let mut line = 0;
        while line < lists.len() {
            #bind_mask
            if #(#words & #masks == #masks)&&* {
                return true;
            }
            line += 1;
        }
        false
    }
}

/// The part of a table of masks that belongs to circle: all of it where the marks have words of their own.
fn circle_table(context: &Context, table: TokenStream) -> TokenStream {
    if context.is_twobit() { quote!(#table[0]) } else { table }
}

/// All lines at once, direction by direction: a word `&` itself shifted has a bit where two squares in
/// a row are set, and so on by doubling; what is left on a square where a line can start is a line.
fn has_line(context: &Context) -> TokenStream {
    let private = &context.private;
    let word = context.local("word");
    let bind = word.bind(&quote!(Self::marks(self, mark)));
    let starts = start_masks(context);
    let found = starts.iter().map(|(direction, _)| direction_name(*direction));
    let found = if starts.len() > 1 { quote!((#(#found)|*)) } else { quote!(#(#found)*) };
    let runs = starts.iter().map(|(direction, starts)| runs(context, *direction, starts));
    quote! {
        /// Whether `mark` has a complete line anywhere.
        #[must_use]
        #[inline]
        pub const fn has_line(self, mark: #private::Mark) -> #private::bool {
            #bind
            #(#runs)*
            #found != 0
        }
    }
}

fn direction_name(direction: Direction) -> Ident {
    format_ident!(
        "{}",
        match direction {
            Direction::Column => "columns",
            Direction::Row => "rows",
            Direction::Diagonal => "falling",
            Direction::AntiDiagonal => "rising",
        }
    )
}

/// Binds the name of a direction to bits that are set where `word` has a line in it.
fn runs(context: &Context, direction: Direction, starts: &Mask) -> TokenStream {
    let (word, run) = (context.local("word"), context.local("run"));
    let step = context.layout.step(direction);
    let everything = Mask::lowest(context.shape.word().bits());
    let shifts = doublings(context.geometry.win());
    let shorten = |from: &Local, squares: usize| {
        from.names()
            .iter()
            .enumerate()
            .zip(run.names())
            .map(|((index, name), new)| {
                let next = from.lowered(squares * step, index, &everything);
                quote!(let #new = #name & #next;)
            })
            .collect::<TokenStream>()
    };
    let doublings = shifts
        .iter()
        .enumerate()
        .map(|(index, &squares)| shorten(if index == 0 { &word } else { &run }, squares));
    let last = if shifts.is_empty() { &word } else { &run };
    let masks = context.shape.literals(starts);
    let tests = last.touched(starts).map(|index| {
        let (name, mask) = (&last.names()[index], &masks[index]);
        quote!(#name & #mask)
    });
    let (found, tests) = (direction_name(direction), any(tests));
    quote!(#(#doublings)* let #found = #tests;)
}

/// The operands joined by `|`, each in parentheses where there are several.
fn any(operands: impl Iterator<Item = TokenStream>) -> TokenStream {
    let operands: Vec<_> = operands.collect();
    match operands.as_slice() {
        [only] => only.clone(),
        several => quote!(#((#several))|*),
    }
}

/// By how many squares to shift, one after the other, so that a run of `win` squares leaves one bit.
fn doublings(win: usize) -> Vec<usize> {
    let mut shifts = Vec::new();
    let mut length = 1;
    while length < win {
        let shift = length.min(win - length);
        shifts.push(shift);
        length += shift;
    }
    shifts
}

fn judge(context: &Context) -> TokenStream {
    let private = &context.private;
    let earliest = number(2 * context.geometry.win() - 1);
    quote! {
        /// How the game stands after `mark` was put on `square` as the `ply`-th mark of the game.
        ///
        /// As in the series, nobody can have won before ply 2 · `WIN` - 1, and a full board without a line is
        /// a draw.
        #[must_use]
        #[inline]
        pub const fn judge(
            self,
            mark: #private::Mark,
            square: #private::Square,
            ply: #private::usize,
        ) -> #private::Status {
            if ply >= #earliest && Self::is_win(self, mark, square) {
                #private::Status::Won(mark)
            } else if ply == Self::CELLS {
                #private::Status::Draw
            } else {
                #private::Status::Playing
            }
        }
    }
}
