//! Counts patterns one line after the other, with `count_ones`.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::{Context, number};
use super::super::words::Local;
use super::counters::{counter, entries, room};
use crate::layout::Mark;
use crate::mask::Mask;

/// Returns statements that bind `counts`. Each line has its own statement, which reads only the words that the line
/// touches.
pub(super) fn counts(context: &Context) -> TokenStream {
    let [last, turn] = ["last", "turn"].map(|name| context.local(name));
    let bind_last = last.bind(&quote!(Self::marks(self, mb_::Mark::opponent(side))));
    let bind_turn = turn.bind(&quote!(Self::marks(self, side)));
    let factor = number(context.geometry.win() + 1);
    let (room, last_index) = (number(room(context)), number(room(context) - 1));
    let increments = context.layout.lines(Mark::Circle).into_iter().map(|mask| {
        let (lasts, turns) = (on_line(context, &last, &mask), on_line(context, &turn, &mask));
        quote!(patterns[(#lasts * #factor + #turns) as mb_::usize & #last_index] += 1;)
    });
    let (counter, entries) = (counter(context), entries(context));
    quote! {
        #bind_last
        #bind_turn
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

/// Returns the expression for the number of marks on a line.
fn on_line(context: &Context, marks: &Local, line: &Mask) -> TokenStream {
    let integer = context.shape.integer_type();
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
