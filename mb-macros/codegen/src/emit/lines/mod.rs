//! The winning lines as constants: `LINE_MASKS`, and the lines through each square, `WIN_MASKS`.

mod computed;
mod through;

use super::code::Code;
use super::consts::{mask_table, public_table};
use super::context::Context;

/// The most integers of `LINE_MASKS` that are written out. Longer tables are computed by the compiler of the user's
/// crate: their literals took longer to parse than everything else.
const MOST_LITERALS: usize = 300;

/// `LINE_MASKS` and `WIN_MASKS`.
pub(crate) fn lines(context: &Context) -> Code {
    let count = context.geometry.lines().len();
    let integers = count * context.marks().len() * context.shape.word().count();
    let masks = if integers <= MOST_LITERALS {
        Code::from(mask_table(context, |mark| context.layout.lines(mark)))
    } else {
        computed::line_masks(context)
    };
    let line_masks = masks.map(|value| public_table(context, "LINE_MASKS", LINE_MASKS, count, &value));
    [through::steps(context), line_masks, through::win_masks(context)].into_iter().collect()
}

const LINE_MASKS: &str = "The squares of each winning line: columns, rows, diagonals that go down to the right, diagonals\n\
    that go up. In each direction by the first square.";
