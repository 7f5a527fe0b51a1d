//! The winning lines as constants: `LINE_MASKS`, and the lists of lines through each square, `WIN_MASKS`.

use proc_macro2::TokenStream;
use quote::quote;

use super::consts::{for_marks, marks_of, masks, per_mark, type_for_marks};
use super::context::{Context, number};
use super::line_tables;
use crate::geometry::Direction;
use crate::layout::Mark;
use crate::mask::Mask;

/// The most integers that a table of masks is written out with. Larger tables are computed by the compiler of
/// the user's crate from two small numbers a line: writing out the lines of 20×20 win 5 (7,616 integers of
/// sixteen digits, and five times as many for the lists) took longer to parse than all the rest.
const MOST_LITERALS: usize = 1000;

/// `LINE_MASKS` and `WIN_MASKS`.
pub(crate) fn lines(context: &Context) -> TokenStream {
    let lists = context.geometry.lines_by_square();
    let entries: usize = lists.iter().map(Vec::len).sum();
    let integers = (context.geometry.lines().len() + entries) * context.shape.word().count();
    if integers <= MOST_LITERALS { written(context, &lists) } else { line_tables::computed(context, &lists) }
}

pub(crate) const LINE_MASKS: &str = "The squares of each winning line: down the columns, along the rows, then on the \
    diagonals that go down to the right and on those that go up; in each direction by the first square.";
const WIN_MASKS: &str = "For each square, by its index, the masks of the winning lines through it.";

/// Both tables as literals.
fn written(context: &Context, lists: &[Vec<usize>]) -> TokenStream {
    let marks = marks_of(context);
    let lines: Vec<Vec<Mask>> = marks.iter().map(|&mark| context.layout.lines(mark)).collect();
    let line_masks = masks(context, "LINE_MASKS", LINE_MASKS, &lines);
    let values: Vec<_> = lines
        .iter()
        .map(|lines| {
            let lists = lists.iter().map(|list| {
                let words = list.iter().map(|&line| context.shape.mask(&lines[line]));
                quote!(&[#(#words),*])
            });
            quote!([#(#lists),*])
        })
        .collect();
    let (values, win_masks) = (for_marks(&values), win_masks_header(context));
    quote! {
        #line_masks
        #win_masks &#values;
    }
}

/// The documentation, name and type of `WIN_MASKS`, up to the equals sign.
pub(crate) fn win_masks_header(context: &Context) -> TokenStream {
    let word_type = context.word_type();
    let marks = marks_of(context).len();
    let cells = number(context.geometry.cells());
    let lists = type_for_marks(quote!([&'static [#word_type]; #cells]), marks);
    let documentation = format!("{WIN_MASKS}{}", per_mark(marks));
    quote! {
        #[doc = #documentation]
        pub const WIN_MASKS: &'static #lists =
    }
}

/// The masks of the squares where a run of `win` squares in a direction can start.
pub(crate) fn start_masks(context: &Context) -> Vec<(Direction, Mask)> {
    let directions = if context.geometry.win() == 1 { &Direction::ALL[..1] } else { &Direction::ALL[..] };
    directions
        .iter()
        .map(|&direction| (direction, context.layout.starts(direction, Mark::Circle)))
        .filter(|(_, mask)| !mask.is_empty())
        .collect()
}
