//! `LINE_MASKS` as a constant expression, for boards with too many lines to write them out.

use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};

/// The value of `LINE_MASKS`, computed from the first square and the step of each line.
pub(super) fn line_masks(context: &Context) -> Code {
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
    let (mb, win) = (&context.mb, number(context.geometry.win()));
    let set = if context.shape.word().is_array() {
        quote!(mask[bit / 64] |= 1 << (bit % 64))
    } else {
        quote!(mask |= 1 << bit)
    };
    let helpers = quote! {
        /// The bits of one mark (0 is circle) on the squares of a line.
        const fn line_mask(line: #mb::usize, mark: #mb::usize) -> #word_type {
            let [mut square, step] = LINES[line];
            let mut mask = #zero;
            let mut place = 0;
            while place < #win {
                let bit = bit_of(#mb::Square::new(square)) + mark;
                #set;
                square += step;
                place += 1;
            }
            mask
        }
    };
    Code::new(helpers, masks)
}
