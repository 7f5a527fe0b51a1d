//! Patterns of all windows at once.
//!
//! For one direction, the marks on the window that starts at each square are counted by adding the word to
//! itself shifted along the window, each binary digit of the counts in a word of its own (a plane), with the
//! carries of a ripple adder. A pattern is then a word, "so many of one side and so many of the other", whose
//! bits are counted.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::context::{Context, number};
use super::super::lines::start_masks;
use super::super::words::Local;
use super::{counter, entries};
use crate::geometry::Direction;
use crate::mask::Mask;

pub(super) fn body(context: &Context) -> TokenStream {
    let private = &context.private;
    let integer = context.integer(context.shape);
    let (last, turn) = (context.local("last"), context.local("turn"));
    let bind_last = last.bind(&quote!(Self::marks(self, #private::Mark::opponent(side))));
    let bind_turn = turn.bind(&quote!(Self::marks(self, side)));
    let directions = start_masks(context);
    let words = context.shape.word().count();
    let starts = directions.iter().flat_map(|(_, starts)| context.shape.literals(starts));
    let count = |marks: &Local, table: &Ident| -> TokenStream {
        let of = |(index, (direction, _)): (usize, &(Direction, Mask))| {
            count_direction(context, marks, *direction, table, index * words)
        };
        directions.iter().enumerate().map(of).collect()
    };
    let tables = ["last_planes", "turn_planes"].map(|name| format_ident!("{name}"));
    let count_last = count(&last, &tables[0]);
    let count_turn = count(&turn, &tables[1]);
    let (planes, length) = (number(planes(context.geometry.win())), number(directions.len() * words));
    let (counter, entries, kinds) = (counter(context), entries(context), number(context.geometry.win() + 1));
    let [last_planes, turn_planes] = &tables;
    quote! {
        #bind_last
        #bind_turn
        let starts: [#integer; #length] = [#(#starts),*];
        let mut last_planes: [[#integer; #length]; #planes] = [[0; #length]; #planes];
        let mut turn_planes: [[#integer; #length]; #planes] = [[0; #length]; #planes];
        #count_last
        #count_turn
        // The windows that have exactly so many marks of one side.
        let mut lasts: [[#integer; #length]; #kinds] = [starts; #kinds];
        let mut turns: [[#integer; #length]; #kinds] = [starts; #kinds];
        let mut marks: #private::usize = 0;
        while marks < #kinds {
            let mut plane = 0;
            while plane < #planes {
                let flip = if (marks >> plane) & 1 == 0 { !0 } else { 0 };
                let mut word = 0;
                while word < #length {
                    lasts[marks][word] &= #last_planes[plane][word] ^ flip;
                    turns[marks][word] &= #turn_planes[plane][word] ^ flip;
                    word += 1;
                }
                plane += 1;
            }
            marks += 1;
        }
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut last: #private::usize = 0;
        while last < #kinds {
            let mut turn = 0;
            while last + turn < #kinds {
                let mut lines = 0;
                let mut word = 0;
                while word < #length {
                    lines += <#integer>::count_ones(lasts[last][word] & turns[turn][word]);
                    word += 1;
                }
                counts[last * #kinds + turn] = lines as #counter;
                turn += 1;
            }
            last += 1;
        }
    }
}

/// The number of binary digits of a count up to `win`.
const fn planes(win: usize) -> usize {
    (usize::BITS - win.leading_zeros()) as usize
}

/// Counts the marks on every window in a direction and stores the planes in a table, from a place on.
fn count_direction(
    context: &Context,
    marks: &Local,
    direction: Direction,
    table: &Ident,
    place: usize,
) -> TokenStream {
    let win = context.geometry.win();
    let step = context.layout.step(direction);
    let everything = Mask::lowest(context.shape.word().bits());
    let words = marks.names().iter().enumerate().map(|(index, name)| {
        let digits: Vec<_> = (0..planes(win)).map(|plane| format_ident!("plane_{plane}")).collect();
        let additions = (1..win).map(|square| {
            let mark = marks.lowered(square * step, index, &everything);
            add(&digits, &mark, square)
        });
        let stores = digits.iter().enumerate().map(|(plane, digit)| {
            let (row, column) = (number(plane), number(place + index));
            quote!(#table[#row][#column] = #digit;)
        });
        let first = &digits[0];
        quote!(let #first = #name; #(#additions)* #(#stores)*)
    });
    quote!(#(#words)*)
}

/// Adds one bit to counts that are at most `most` so far: through the digits, as far as a carry can come.
fn add(digits: &[Ident], bit: &TokenStream, most: usize) -> TokenStream {
    let mut statements = quote!(let carry = #bit;);
    for (plane, digit) in digits.iter().enumerate().take(planes(most + 1)) {
        let is_new = most >> plane == 0;
        let is_last = plane + 1 == planes(most + 1);
        statements.extend(match (is_new, is_last) {
            (true, _) => quote!(let #digit = carry;),
            (false, true) => quote!(let #digit = #digit ^ carry;),
            (false, false) => quote!(let (#digit, carry) = (#digit ^ carry, #digit & carry);),
        });
    }
    statements
}
