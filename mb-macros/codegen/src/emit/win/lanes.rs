//! `is_win` on padded boards of several words. The runtime's `is_win_in_lanes` tests the column, the row and the
//! diagonals of the square side by side.

use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};
use crate::layout::Layout;

/// The number of bits of a column in this layout, including its padding.
fn lane(context: &Context) -> usize {
    context.layout.stride() * context.layout.bits_per_square()
}

/// Whether columns are a quarter or a half of a word, and a row fits in as many bits as a column.
pub(super) fn fit(context: &Context) -> bool {
    matches!(lane(context), 16 | 32) && context.geometry.cols() <= context.layout.stride()
}

/// The body of `is_win`.
pub(super) fn through(context: &Context) -> Code {
    let (board, word_type, geometry) = (context.board(), context.word_type(), context.geometry);
    let [words, lane, bits, stride] = [
        context.shape.word().count(),
        lane(context),
        context.layout.bits_per_square(),
        context.layout.stride(),
    ]
    .map(number);
    let [diagonals, rows, last_row] =
        [geometry.cols() + geometry.rows() - 1, geometry.rows(), geometry.rows() - 1].map(number);
    // The words of a mark are read in place, because copying them took a branch.
    let marks = match context.layout.kind() {
        Layout::Bitboard => quote! {
            match mark {
                mb_::Mark::Circle => &self.circle,
                mb_::Mark::Cross => &self.cross,
            }
        },
        Layout::Twobit => quote!(&Self::marks(self, mark)),
    };
    Code::new(
        quote! {
            /// The diagonals that go down to the right, by `x - y + ROWS - 1`, and those that go up, by `x + y`.
            const DIAGONALS: &'static [[#word_type; #diagonals]; 2] =
                &mb_::lane_diagonals(#board::GEOMETRY, #lane, #bits);

            /// For each place in a column, where the lines through it start: in the lower lanes, and in the highest.
            const LANE_STARTS: &'static [[mb_::u64; 2]; #stride] = &mb_::lane_starts(#lane, #board::WIN);
        },
        quote! {
            let (x, y) = (index / #rows, index % #rows);
            mb_::is_win_in_lanes::<#words, #lane, #bits>(
                #marks,
                [x, y],
                [&DIAGONALS[0][x + #last_row - y], &DIAGONALS[1][x + y]],
                [LANE_STARTS[x], LANE_STARTS[y]],
                Self::WIN,
            )
        },
    )
}
