//! Counts the patterns of all windows at once.
//!
//! A window is the squares of a line, and a pattern is the number of marks that each side has on it. In one direction,
//! the sum of the word and its copies shifted along the window gives, for each square, the number of marks on the
//! window that starts there. Each binary digit of these numbers has a word of its own, called a plane. The planes give
//! a word for each pattern, with a bit for each window that has this pattern. The number of set bits is the count of
//! the pattern. Words in which no window starts are left out.
//!
//! If the marks share a word, both are counted together. The counts of one side then lie at every other bit, so the
//! counts in two words are put together in one word.

use std::collections::VecDeque;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::context::{Context, number};
use super::super::literal::Notation;
use super::super::words::{Local, bare};
use super::counters::{counter, entries};
use crate::geometry::Direction;
use crate::layout::Layout;
use crate::mask::Mask;

/// A word in which windows of a direction start.
struct Part {
    direction: Direction,
    /// The index of the word.
    index: usize,
    /// The squares where windows start, as bits of circle.
    starts: Mask,
}

/// Returns the integers of 64 bits in which windows start, for all directions.
fn parts(context: &Context) -> Vec<Part> {
    let integers = context.shape.in_words().word().count();
    let directions = context.line_starts();
    let all = directions
        .iter()
        .flat_map(|(direction, starts)| (0..integers).map(move |index| (*direction, index, starts)));
    all.filter(|(_, index, starts)| starts.word(*index, 64) != 0)
        .map(|(direction, index, starts)| Part { direction, index, starts: starts.clone() })
        .collect()
}

/// Returns statements that bind `counts`.
pub(super) fn counts(context: &Context) -> TokenStream {
    let parts = parts(context);
    let (count, starts) = match context.layout.kind() {
        Layout::Bitboard => apart(context, &parts),
        Layout::Twobit => together(context, &parts),
    };
    let (words, kinds) = (number(starts.len()), context.geometry.win() + 1);
    let windows = ["last", "turn"].map(|side| windows(context, side));
    let (counter, entries, kinds) = (counter(context), entries(context), number(kinds));
    quote! {
        #count
        // For each number of marks of one side, the windows with this number.
        let starts: [mb_::u64; #words] = [#(#starts),*];
        let mut lasts: [[mb_::u64; #words]; #kinds] = [[0; #words]; #kinds];
        let mut turns: [[mb_::u64; #words]; #kinds] = [[0; #words]; #kinds];
        let mut word = 0;
        while word < #words {
            let start = starts[word];
            #(#windows)*
            word += 1;
        }
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut last: mb_::usize = 0;
        while last < #kinds {
            let mut turn = 0;
            while last + turn < #kinds {
                counts[last * #kinds + turn] = mb_::shared_ones(&lasts[last], &turns[turn]) as #counter;
                turn += 1;
            }
            last += 1;
        }
    }
}

/// Returns statements that bind the planes of both sides, `last_planes` and `turn_planes`, for boards on which each
/// side has words of its own. Also returns the bits where windows start.
fn apart(context: &Context, parts: &[Part]) -> (TokenStream, Vec<Literal>) {
    let sides = [("last", quote!(mb_::Mark::opponent(side))), ("turn", quote!(side))];
    let planes = sides.map(|(name, side)| {
        let word = Local::new(name, context.shape.in_words());
        let bind = bind(context, &word, &quote!(Self::marks(self, #side)));
        let table = format_ident!("{name}_planes");
        let new = new_planes(context, &table, parts.len());
        let counts = count(context, &word, &table, parts);
        quote!(#bind #new #counts)
    });
    let starts = parts.iter().map(|part| hexadecimal(part.starts.word(part.index, 64)));
    (quote!(#(#planes)*), starts.collect())
}

/// Does the same as [`apart`] for boards on which both sides share a word.
fn together(context: &Context, parts: &[Part]) -> (TokenStream, Vec<Literal>) {
    let word = Local::new("bits", context.shape.in_words());
    let bind = bind(context, &word, &quote!(self.bits));
    let both = format_ident!("planes");
    let pairs = parts.len().div_ceil(2);
    let new_of_both = new_planes(context, &both, 2 * pairs);
    let counts = count(context, &word, &both, parts);
    let tables = ["last", "turn"].map(|side| format_ident!("{side}_planes"));
    let shifts = ["last", "turn"].map(|side| format_ident!("{side}_shift"));
    let new = tables.iter().map(|table| new_planes(context, table, pairs));
    let even = hexadecimal(u128::from(u64::MAX / 3));
    let (planes, words) = (number(digits(context.geometry.win())), number(pairs));
    let [last_shift, turn_shift] = &shifts;
    let statements = quote! {
        #bind
        #new_of_both
        #counts
        #(#new)*
        let #last_shift = mb_::Mark::opponent(side) as mb_::u32;
        let #turn_shift = side as mb_::u32;
        let mut plane = 0;
        while plane < #planes {
            let mut word = 0;
            while word < #words {
                let (low, high) = (#both[plane][2 * word], #both[plane][2 * word + 1]);
                #(
                    #tables[plane][word] = ((low >> #shifts) & #even) | (((high >> #shifts) & #even) << 1);
                )*
                word += 1;
            }
            plane += 1;
        }
    };
    let start = |index: usize| parts.get(index).map_or(0, |part| part.starts.word(part.index, 64));
    let starts = (0..pairs).map(|pair| hexadecimal(start(2 * pair) | start(2 * pair + 1) << 1));
    (statements, starts.collect())
}

/// Returns a statement that binds the integers of 64 bits of a word of the board.
fn bind(context: &Context, word: &Local, value: &TokenStream) -> TokenStream {
    let held = context.shape.word();
    if held.is_array() {
        return word.bind(value);
    }
    let whole = format_ident!("whole");
    let integers = (0..word.names().len()).map(|index| match 64 * index {
        0 => quote!(whole as mb_::u64),
        shift => {
            let shift = number(shift);
            quote!((whole >> #shift) as mb_::u64)
        }
    });
    let pattern = word.value();
    let integers = if word.names().len() > 1 { quote!([#(#integers),*]) } else { quote!(#(#integers)*) };
    quote!(let #whole = #value; let #pattern = #integers;)
}

/// Returns a statement that binds a table of planes, filled with zeros.
fn new_planes(context: &Context, table: &Ident, words: usize) -> TokenStream {
    let (planes, words) = (number(digits(context.geometry.win())), number(words));
    quote!(let mut #table: [[mb_::u64; #words]; #planes] = [[0; #words]; #planes];)
}

/// Returns statements that count the marks on every window and store the planes in a table.
fn count(context: &Context, word: &Local, table: &Ident, parts: &[Part]) -> TokenStream {
    let of_part = |(column, part): (usize, &Part)| {
        let step = context.layout.step(part.direction);
        let starts = match context.layout.kind() {
            Layout::Bitboard => part.starts.clone(),
            Layout::Twobit => part.starts.clone() | (part.starts.clone() << 1),
        };
        let marks: Vec<Ident> =
            (0..context.geometry.win()).map(|square| format_ident!("mark_{square}")).collect();
        let shifted = marks.iter().enumerate().map(|(square, mark)| {
            let mark_there = bare(word.lowered(square * step, part.index, &starts));
            quote!(let #mark = #mark_there;)
        });
        let (additions, sums) = sum(&marks);
        let column = number(column);
        let stores = sums.iter().enumerate().map(|(row, digit)| {
            let row = number(row);
            quote!(#table[#row][#column] = #digit;)
        });
        quote!(#(#shifted)* #additions #(#stores)*)
    };
    parts.iter().enumerate().map(of_part).collect()
}

/// Returns statements that store, for each number of marks of one side, the windows with this number.
fn windows(context: &Context, side: &str) -> TokenStream {
    let planes = format_ident!("{side}_planes");
    let windows = format_ident!("{side}s");
    let win = context.geometry.win();
    let names: Vec<_> = (0..digits(win)).map(|plane| format_ident!("{side}_{plane}")).collect();
    let indices = (0..names.len()).map(number);
    let stores = (0..=win).map(|marks| {
        // From the highest digit down, so that numbers with the same leading digits begin with the same operations.
        let has_digits = names
            .iter()
            .enumerate()
            .rev()
            .map(|(plane, name)| if marks >> plane & 1 == 1 { quote!(#name) } else { quote!(!#name) });
        let marks = number(marks);
        quote!(#windows[#marks][word] = start #(& #has_digits)*;)
    });
    quote! {
        let [#(#names),*] = [#(#planes[#indices][word]),*];
        #(#stores)*
    }
}

fn hexadecimal(value: u128) -> Literal {
    Notation::Hexadecimal { width: 64 }.literal(value)
}

/// Returns the number of binary digits of a count up to `most`.
const fn digits(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}

/// Returns statements that add up words bit by bit with carry-save adders, and the variables that hold the digits of
/// the sums, lowest first.
///
/// Five operations turn three words of one weight into one word of this weight and one word of twice the weight. If two
/// words of a weight are left at the end, adding them takes two operations.
fn sum(words: &[Ident]) -> (TokenStream, Vec<Ident>) {
    let digits = digits(words.len());
    let mut statements = TokenStream::new();
    let mut weights = vec![VecDeque::new(); digits + 1];
    weights[0].extend(words.iter().cloned());
    let mut results = Vec::new();
    for weight in 0..digits {
        let mut made = 0;
        while weights[weight].len() > 1 {
            let operands: Vec<Ident> = (0..3).filter_map(|_| weights[weight].pop_front()).collect();
            let (sum, carry) = (format_ident!("sum_{weight}_{made}"), format_ident!("carry_{weight}_{made}"));
            made += 1;
            // The highest possible digit never has a carry.
            let is_carried = weight + 1 < digits;
            statements.extend(match (operands.as_slice(), is_carried) {
                ([first, second, third], true) => quote! {
                    let half = #first ^ #second;
                    let (#sum, #carry) = (half ^ #third, (#first & #second) | (half & #third));
                },
                ([first, second], true) => quote!(let (#sum, #carry) = (#first ^ #second, #first & #second);),
                (operands, _) => quote!(let #sum = #(#operands)^*;),
            });
            weights[weight].push_back(sum);
            weights[weight + 1].extend(is_carried.then_some(carry));
        }
        results.extend(weights[weight].pop_front());
    }
    (statements, results)
}
