//! `LINE_MASKS` and `WIN_MASKS` as constant expressions, for boards with too many lines to write them out.

use proc_macro2::TokenStream;
use quote::quote;

use super::consts::{for_marks, marks_of, per_mark, type_for_marks};
use super::context::{Context, number};
use super::lines::{LINE_MASKS, win_masks_header};

/// Both tables, computed by the compiler from the first square and the step of each line; `lists` has the
/// lines through each square.
pub(crate) fn computed(context: &Context, lists: &[Vec<usize>]) -> TokenStream {
    let items = [
        lines(context),
        line_mask(context),
        line_masks(context),
        starts(context, lists),
        flat_lists(context, lists),
        split_lists(context),
    ];
    quote!(#(#items)*)
}

/// `LINES`: two small numbers a line.
fn lines(context: &Context) -> TokenStream {
    let private = &context.private;
    let lines = context.geometry.lines();
    let count = number(lines.len());
    let pairs = lines.iter().map(|line| {
        let first = number(line[0]);
        let step = number(line.get(1).map_or(0, |second| second - line[0]));
        quote!((#first, #step))
    });
    quote! {
        /// The first square of each line and the step to its next one.
        const LINES: &'static [(#private::u16, #private::u16); #count] = &[#(#pairs),*];
    }
}

/// `line_mask(line, mark)`: the mask of one line.
fn line_mask(context: &Context) -> TokenStream {
    let (private, word_type, zero) = (&context.private, context.word_type(), context.zero());
    let set = if context.shape.word().is_array() {
        quote!(mask[bit / 64] |= 1 << (bit % 64))
    } else {
        quote!(mask |= 1 << bit)
    };
    quote! {
        /// The bits of one mark (0 is circle) on the squares of a line.
        const fn line_mask(line: #private::usize, mark: #private::usize) -> #word_type {
            let (first, step) = Self::LINES[line];
            let mut mask = #zero;
            let mut square = first;
            let mut place = 0;
            while place < Self::WIN {
                let bit = Self::bit_of(#private::Square::new(square)) + mark;
                #set;
                square += step;
                place += 1;
            }
            mask
        }
    }
}

fn line_masks(context: &Context) -> TokenStream {
    let (word_type, zero) = (context.word_type(), context.zero());
    let marks = marks_of(context).len();
    let count = number(context.geometry.lines().len());
    let table_type = type_for_marks(quote!([#word_type; #count]), marks);
    let tables = tables(marks, |mark, _| {
        quote! {{
            let mut masks = [#zero; #count];
            let mut line = 0;
            while line < #count {
                masks[line] = Self::line_mask(line, #mark);
                line += 1;
            }
            masks
        }}
    });
    let documentation = format!("{LINE_MASKS}{}", per_mark(marks));
    let lint = allow_large_arrays();
    quote! {
        #lint
        #[doc = #documentation]
        pub const LINE_MASKS: &'static #table_type = &#tables;
    }
}

/// `WIN_MASK_STARTS`: where the list of each square starts, and where the last one ends.
fn starts(context: &Context, lists: &[Vec<usize>]) -> TokenStream {
    let private = &context.private;
    let starts = lists.iter().scan(0, |end, list| {
        *end += list.len();
        Some(*end)
    });
    let starts = std::iter::once(0).chain(starts).map(number);
    let count = number(lists.len() + 1);
    quote! {
        /// Where the list of each square starts in `WIN_MASK_LISTS`; the last one is where it ends.
        const WIN_MASK_STARTS: [#private::u16; #count] = [#(#starts),*];
    }
}

/// `WIN_MASK_LISTS`: the lists one after the other, filled line by line, since a line is on few of them.
fn flat_lists(context: &Context, lists: &[Vec<usize>]) -> TokenStream {
    let (private, word_type, zero) = (&context.private, context.word_type(), context.zero());
    let marks = marks_of(context).len();
    let entries = number(lists.iter().map(Vec::len).sum());
    let count = number(context.geometry.lines().len());
    let tables = tables(marks, |_, of_mark| {
        quote! {{
            let mut masks = [#zero; #entries];
            let mut next = Self::WIN_MASK_STARTS;
            let mut line = 0;
            while line < #count {
                let (first, step) = Self::LINES[line];
                let mut square = first as #private::usize;
                let mut place = 0;
                while place < Self::WIN {
                    masks[next[square] as #private::usize] = Self::LINE_MASKS #of_mark [line];
                    next[square] += 1;
                    square += step as #private::usize;
                    place += 1;
                }
                line += 1;
            }
            masks
        }}
    });
    let flat_type = type_for_marks(quote!([#word_type; #entries]), marks);
    let lint = allow_large_arrays();
    quote! {
        #lint
        /// The lists of `WIN_MASKS`, one after the other.
        const WIN_MASK_LISTS: &'static #flat_type = &#tables;
    }
}

/// `WIN_MASKS`: the lists cut apart.
fn split_lists(context: &Context) -> TokenStream {
    let (private, word_type) = (&context.private, context.word_type());
    let cells = number(context.geometry.cells());
    let tables = tables(marks_of(context).len(), |_, of_mark| {
        quote! {{
            let mut lists: [&[#word_type]; #cells] = [&[]; #cells];
            let mut rest: &[#word_type] = Self::WIN_MASK_LISTS #of_mark.as_slice();
            let mut square = 0;
            while square < #cells {
                let length = Self::WIN_MASK_STARTS[square + 1] - Self::WIN_MASK_STARTS[square];
                let (list, others) = <[#word_type]>::split_at(rest, length as #private::usize);
                lists[square] = list;
                rest = others;
                square += 1;
            }
            lists
        }}
    });
    let header = win_masks_header(context);
    quote!(#header &#tables;)
}

/// For constants that are computed in an array of their own: Clippy takes it for one on the stack.
pub(super) fn allow_large_arrays() -> TokenStream {
    quote!(#[allow(clippy::large_stack_arrays, reason = "constants are computed by the compiler")])
}

/// A table, or one for each mark; `table` gets the number of the mark, and what selects its part of another
/// table.
fn tables(marks: usize, table: impl Fn(&TokenStream, &TokenStream) -> TokenStream) -> TokenStream {
    let tables: Vec<_> = (0..marks)
        .map(|mark| {
            let mark = number(mark);
            let of_mark = if marks == 1 { quote!() } else { quote!([#mark]) };
            table(&quote!(#mark), &of_mark)
        })
        .collect();
    for_marks(&tables)
}
