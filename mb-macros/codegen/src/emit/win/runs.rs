//! Lines by shifting: `has_line`, and `is_win` where many short lines go through a square.
//!
//! A word combined by `&` with its copy shifted by one step has a bit where two squares in a row are set. The distance
//! is doubled until each remaining bit is the start of a line.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::super::code::Code;
use super::super::context::{Context, number};
use super::super::words::Local;
use crate::geometry::Direction;
use crate::mask::Mask;

/// Returns the body of `has_line`, which looks for all lines at once, direction by direction.
pub(super) fn anywhere(context: &Context) -> Code {
    let word = context.local("word");
    let bind = word.bind(&quote!(Self::marks(self, mark)));
    let found = any_starts(context, &word, &context.line_starts());
    Code::from(quote!(#bind #found))
}

/// Returns the condition that any line in `word` starts in the mask of its direction.
pub(super) fn any_starts(context: &Context, word: &Local, starts: &[(Direction, Mask)]) -> TokenStream {
    any_direction(context, word, starts, |_, run, starts| {
        let masks = word.shape().literals(starts);
        any(run.touched(starts).map(|index| {
            let (run, mask) = (&run.names()[index], &masks[index]);
            quote!(#run & #mask)
        }))
    })
}

/// Returns the condition that `test` leaves a bit of the shortened runs of any direction.
fn any_direction(
    context: &Context,
    word: &Local,
    starts: &[(Direction, Mask)],
    test: impl Fn(Direction, &Local, &Mask) -> TokenStream,
) -> TokenStream {
    let runs = starts.iter().map(|(direction, starts)| {
        let step = context.layout.step(*direction);
        let (shorten, run) = shorten(word, step, context.geometry.win(), starts);
        let (found, test) = (name(*direction), test(*direction, &run, starts));
        quote!(#shorten let #found = #test;)
    });
    let found = any(starts.iter().map(|(direction, _)| name(*direction).to_token_stream()));
    let found = if starts.len() > 1 { quote!((#found)) } else { found };
    quote!(#(#runs)* #found != 0)
}

/// Emits `RUN_STARTS`. For each square, by direction, it holds the squares where the lines through this square start.
fn run_starts(context: &Context) -> TokenStream {
    let word_type = context.word_type();
    let [cells, win] = [context.geometry.cells(), context.geometry.win()].map(number);
    let directions = context.line_starts();
    let rows = number(context.geometry.cells().next_power_of_two());
    let count = number(directions.len());
    let steps = directions.iter().map(|(direction, _)| number(context.layout.step(*direction)));
    let starts = directions.iter().map(|(_, starts)| context.shape.mask(starts));
    quote! {
        /// For each square, by direction, the first squares of the lines through it; empty rows at the end.
        const RUN_STARTS: &'static [[#word_type; #count]; #rows] = &{
            let steps = [#(#steps),*];
            let starts: [#word_type; #count] = [#(#starts),*];
            let mut table = [[0; #count]; #rows];
            let mut index = 0;
            while index < #cells {
                let bit = bit_of(mb_::Square::new(index as mb_::u16));
                let mut direction = 0;
                while direction < #count {
                    let mut place = 0;
                    while place < #win && place * steps[direction] <= bit {
                        table[index][direction] |= starts[direction] & (1 << (bit - place * steps[direction]));
                        place += 1;
                    }
                    direction += 1;
                }
                index += 1;
            }
            table
        };
    }
}

/// Returns the body of `is_win` that tests, in each direction, the lines through the square.
pub(super) fn through(context: &Context) -> Code {
    let word = context.local("word");
    let bind = word.bind(&quote!(Self::marks(self, mark)));
    let directions = context.line_starts();
    let last = number(context.geometry.cells().next_power_of_two() - 1);
    let through = |direction| format_ident!("through_{}", name(direction));
    let names = directions.iter().map(|(direction, _)| through(*direction));
    let found = any_direction(context, &word, &directions, |direction, run, _| {
        let (run, through) = (run.value(), through(direction));
        quote!(#run & #through)
    });
    let body = quote! {
        let [#(#names),*] = RUN_STARTS[index & #last];
        #bind
        #found
    };
    Code::new(run_starts(context), body)
}

fn name(direction: Direction) -> Ident {
    match direction {
        Direction::Column => format_ident!("columns"),
        Direction::Row => format_ident!("rows"),
        Direction::Diagonal => format_ident!("falling"),
        Direction::AntiDiagonal => format_ident!("rising"),
    }
}

/// Shortens the runs in `word` of squares `step` bits apart until a run of `win` squares is one bit. Returns the
/// statements, which use the variables `run`, and the variables with the result. The result is valid only on the bits
/// of `starts`.
fn shorten(word: &Local, step: usize, win: usize, starts: &Mask) -> (TokenStream, Local) {
    let run = &Local::new("run", word.shape());
    let mut shifts = doublings(win);
    // If the last shift is by one square, its operand can also be the unshortened word, shifted by `win - 1` squares.
    // That is done where it touches fewer integers.
    let pieces = |squares: usize| {
        word.touched(starts).map(|index| word.pieces(squares * step, index, starts)).sum::<usize>()
    };
    let last = (win > 2 && shifts.last() == Some(&1) && pieces(win - 1) < pieces(1)).then_some(win - 1);
    if last.is_some() {
        shifts.pop();
    }
    // The bits that must be valid after each shift, from the last shift back: those wanted and those shifted onto them.
    let mut wanted = vec![starts.clone()];
    for squares in shifts.iter().skip(1).rev() {
        let next = wanted.last().cloned().unwrap_or_default();
        wanted.push(next.clone() | (next << (squares * step)));
    }
    let mut statements = TokenStream::new();
    let mut keep_where = |from: &Local, other: &Local, distance: usize, wanted: &Mask| {
        statements.extend(from.touched(wanted).map(|index| {
            let (new, old) = (&run.names()[index], &from.names()[index]);
            let next = other.lowered(distance, index, wanted);
            quote!(let #new = #old & #next;)
        }));
    };
    for (place, (squares, wanted)) in shifts.iter().zip(wanted.iter().rev()).enumerate() {
        let from = if place == 0 { word } else { run };
        keep_where(from, from, squares * step, wanted);
    }
    if let Some(squares) = last {
        keep_where(run, word, squares * step, starts);
    }
    (statements, if shifts.is_empty() { word.clone() } else { run.clone() })
}

/// Returns the operands joined by `|`, each in parentheses if it needs them.
fn any(operands: impl Iterator<Item = TokenStream>) -> TokenStream {
    let operands: Vec<_> = operands.collect();
    match operands.as_slice() {
        [only] => only.clone(),
        several => {
            let several = several.iter().map(|operand| {
                if operand.clone().into_iter().count() > 1 { quote!((#operand)) } else { operand.clone() }
            });
            quote!(#(#several)|*)
        }
    }
}

/// Returns the shifts, in squares, that shorten a run of `win` squares to one bit.
pub(super) fn doublings(win: usize) -> Vec<usize> {
    let mut shifts = Vec::new();
    let mut length = 1;
    while length < win {
        let shift = length.min(win - length);
        shifts.push(shift);
        length += shift;
    }
    shifts
}
