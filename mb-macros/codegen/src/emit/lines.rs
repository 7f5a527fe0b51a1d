//! The winning lines as constants: `LINE_MASKS`, and the lines through each square, `WIN_MASKS`.

use proc_macro2::TokenStream;
use quote::quote;

use super::code::Code;
use super::consts::{documentation, mask_table, public_table};
use super::context::{Context, number};

/// The most integers of `LINE_MASKS` that are written out. Longer tables are computed while the user's crate is
/// compiled, because their literals took longer to parse than all other code.
const MOST_LITERALS: usize = 300;

/// Emits `LINE_MASKS` and `WIN_MASKS`.
pub(crate) fn lines(context: &Context) -> Code {
    let count = context.geometry.lines().len();
    let integers = count * context.marks().len() * context.shape.word().count();
    let masks = if integers <= MOST_LITERALS {
        Code::from(mask_table(context, |mark| context.layout.lines(mark)))
    } else {
        computed(context)
    };
    let line_masks = masks.map(|value| public_table(context, "LINE_MASKS", LINE_MASKS, count, &value));
    [Code::new(steps(context), TokenStream::new()), line_masks, win_masks(context)].into_iter().collect()
}

const LINE_MASKS: &str = "The squares of each winning line: columns, rows, diagonals that go down to the right, diagonals\n\
    that go up. In each direction by the first square.";

/// Emits the private constant `LINES`.
fn steps(context: &Context) -> TokenStream {
    let geometry = context.geometry;
    let [count, cols, rows, win] =
        [geometry.lines().len(), geometry.cols(), geometry.rows(), geometry.win()].map(number);
    quote! {
        /// The first square of each winning line and the step to its next one.
        const LINES: &'static [[mb_::u16; 2]; #count] = &mb_::lines(#cols, #rows, #win);
    }
}

/// Returns `LINE_MASKS` as a constant expression, which computes each mask from the first square and the step of its
/// line.
fn computed(context: &Context) -> Code {
    let (word_type, zero) = (context.word_type(), context.zero());
    let count = number(context.geometry.lines().len());
    let masks = context.for_marks(|mark| {
        let mark = number(mark as usize);
        quote! {{
            let mut masks = [#zero; #count];
            let mut line = 0;
            while line < #count {
                masks[line] = line_mask(line, #mark);
                line += 1;
            }
            masks
        }}
    });
    let win = number(context.geometry.win());
    let set = if context.shape.word().is_array() {
        quote!(mask[bit / 64] |= 1 << (bit % 64))
    } else {
        quote!(mask |= 1 << bit)
    };
    let helpers = quote! {
        /// The bits of one mark (0 is circle) on the squares of a line.
        const fn line_mask(line: mb_::usize, mark: mb_::usize) -> #word_type {
            let [mut square, step] = LINES[line];
            let mut mask = #zero;
            let mut place = 0;
            while place < #win {
                let bit = bit_of(mb_::Square::new(square)) + mark;
                #set;
                square += step;
                place += 1;
            }
            mask
        }
    };
    Code::new(helpers, masks)
}

/// Emits `WIN_MASKS`, which is gathered from `LINE_MASKS` while the user's crate is compiled.
fn win_masks(context: &Context) -> Code {
    let (word_type, board) = (context.word_type(), context.board());
    let lines = context.geometry.lines();
    let win = number(context.geometry.win());
    let (cells, entries) = (number(context.geometry.cells()), number(lines.iter().map(Vec::len).sum()));
    let through = quote!(mb_::LinesThrough);
    let line_masks = quote!(#board::LINE_MASKS);
    let all_masks = context.for_marks(|mark| {
        let masks = context.table_of(&line_masks, mark);
        quote!(#through::masks(&LINES_THROUGH, #masks))
    });
    let lists = context.for_marks(|mark| {
        let masks = context.table_of(&quote!(LISTED_MASKS), mark);
        quote!(#through::lists(&LINES_THROUGH, #masks))
    });
    let listed = context.type_for_marks(&quote!([#word_type; #entries]));
    let listed_lists = context.type_for_marks(&quote!([&'static [#word_type]; #cells]));
    let documentation =
        documentation(context, "For each square, by its index, the masks of the winning lines through it.");
    let helpers = quote! {
        /// Which winning lines go through each square.
        const LINES_THROUGH: #through<#cells, #entries> = #through::new(LINES, #win);

        /// The lists of `WIN_MASKS`, one after the other.
        const LISTED_MASKS: &'static #listed = &#all_masks;
    };
    Code::new(
        helpers,
        quote! {
            #documentation
            pub const WIN_MASKS: &'static #listed_lists = &#lists;
        },
    )
}
