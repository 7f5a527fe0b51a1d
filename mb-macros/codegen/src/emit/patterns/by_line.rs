//! Patterns one line after the other.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::{Context, number};
use super::super::words::Local;
use super::{counter, entries};
use crate::layout::Mark;
use crate::mask::Mask;

/// The marks of both sides in `last` and `turn`.
fn bind_sides(context: &Context) -> (TokenStream, [Local; 2]) {
    let private = &context.private;
    let [last, turn] = ["last", "turn"].map(|name| context.local(name));
    let bind_last = last.bind(&quote!(Self::marks(self, #private::Mark::opponent(side))));
    let bind_turn = turn.bind(&quote!(Self::marks(self, side)));
    (quote!(#bind_last #bind_turn), [last, turn])
}

/// A statement for each line, with its masks as literals, of which only the words are looked at that it touches.
pub(super) fn unrolled(context: &Context) -> TokenStream {
    let private = &context.private;
    let (bind, [last, turn]) = bind_sides(context);
    let win = context.geometry.win();
    let factor = number(win + 1);
    // A power of two, so that masking the index tells the compiler that it is in bounds.
    let room = ((win + 1) * (win + 1)).next_power_of_two();
    let (room, last_index) = (number(room), number(room - 1));
    let increments = context.layout.lines(Mark::Circle).into_iter().map(|mask| {
        let (lasts, turns) = (on_line(context, &last, &mask), on_line(context, &turn, &mask));
        quote!(patterns[(#lasts * #factor + #turns) as #private::usize & #last_index] += 1;)
    });
    let (counter, entries) = (counter(context), entries(context));
    quote! {
        #bind
        let mut patterns: [#counter; #room] = [0; #room];
        #(#increments)*
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut pattern = 0;
        while pattern < #entries {
            counts[pattern] = patterns[pattern];
            pattern += 1;
        }
    }
}

/// The number of marks on a line.
fn on_line(context: &Context, marks: &Local, line: &Mask) -> TokenStream {
    let integer = context.integer(context.shape);
    let literals = context.shape.literals(line);
    let counts = marks.touched(line).map(|index| {
        let (name, literal) = (&marks.names()[index], &literals[index]);
        quote!(<#integer>::count_ones(#name & #literal))
    });
    let counts: Vec<_> = counts.collect();
    match counts.as_slice() {
        [only] => only.clone(),
        several => quote!((#(#several)+*)),
    }
}

/// A loop over `LINE_MASKS`.
pub(super) fn looped(context: &Context) -> TokenStream {
    let private = &context.private;
    let integer = context.integer(context.shape);
    let (bind, [last, turn]) = bind_sides(context);
    let mask = context.local("mask");
    let table = if context.is_twobit() { quote!(Self::LINE_MASKS[0]) } else { quote!(Self::LINE_MASKS) };
    let bind_mask = mask.bind(&quote!(#table[line]));
    let (last, turn, mask) = (last.names(), turn.names(), mask.names());
    let (counter, entries) = (counter(context), entries(context));
    let lines = number(context.layout.lines(Mark::Circle).len());
    quote! {
        #bind
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut line = 0;
        while line < #lines {
            #bind_mask
            let lasts = #(<#integer>::count_ones(#last & #mask))+*;
            let turns = #(<#integer>::count_ones(#turn & #mask))+*;
            counts[lasts as #private::usize * (Self::WIN + 1) + turns as #private::usize] += 1;
            line += 1;
        }
    }
}
