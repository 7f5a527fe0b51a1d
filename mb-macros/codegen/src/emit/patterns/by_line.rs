//! Patterns one line after the other, with `count_ones`.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};
use super::super::words::Local;
use super::counters::{counter, entries, room};
use crate::layout::Mark;
use crate::mask::Mask;

/// The marks of both sides in `last` and `turn`.
fn bind_sides(context: &Context) -> (TokenStream, [Local; 2]) {
    let mb = &context.mb;
    let [last, turn] = ["last", "turn"].map(|name| context.local(name));
    let bind_last = last.bind(&quote!(Self::marks(self, #mb::Mark::opponent(side))));
    let bind_turn = turn.bind(&quote!(Self::marks(self, side)));
    (quote!(#bind_last #bind_turn), [last, turn])
}

/// Binds `counts` by a statement for each line, which reads only the words that the line touches.
pub(super) fn unrolled(context: &Context) -> Code {
    let mb = &context.mb;
    let (bind, [last, turn]) = bind_sides(context);
    let factor = number(context.geometry.win() + 1);
    let [room, last_index] = room(context);
    let increments = context.layout.lines(Mark::Circle).into_iter().map(|mask| {
        let (lasts, turns) = (on_line(context, &last, &mask), on_line(context, &turn, &mask));
        quote!(patterns[(#lasts * #factor + #turns) as #mb::usize & #last_index] += 1;)
    });
    let (counter, entries) = (counter(context), entries(context));
    Code::from(quote! {
        #bind
        let mut patterns: [#counter; #room] = [0; #room];
        #(#increments)*
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut pattern = 0;
        while pattern < #entries {
            counts[pattern] = patterns[pattern];
            pattern += 1;
        }
    })
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

/// Binds `counts` by a loop over `LINE_MASKS`.
pub(super) fn looped(context: &Context) -> Code {
    let mb = &context.mb;
    let integer = context.integer(context.shape);
    let (bind, [last, turn]) = bind_sides(context);
    let mask = context.local("mask");
    let bind_mask = mask.bind(&context.circle_entry(&quote!(Self::LINE_MASKS), &quote!(line)));
    let (last, turn, mask) = (last.names(), turn.names(), mask.names());
    let (counter, entries) = (counter(context), entries(context));
    let lines = number(context.geometry.lines().len());
    Code::from(quote! {
        #bind
        let mut counts: [#counter; #entries] = [0; #entries];
        let mut line = 0;
        while line < #lines {
            #bind_mask
            let lasts = #(<#integer>::count_ones(#last & #mask))+*;
            let turns = #(<#integer>::count_ones(#turn & #mask))+*;
            counts[lasts as #mb::usize * (Self::WIN + 1) + turns as #mb::usize] += 1;
            line += 1;
        }
    })
}
