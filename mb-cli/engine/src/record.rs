//! Positions by the moves that lead to them.

use mb_runtime::prelude::*;

/// The position after these moves, which are legal.
pub(crate) fn after<B: Board>(empty: B, record: &[Square]) -> Position<B> {
    let mut position = Position::new(empty);
    for square in record {
        position.play_unchecked(*square);
    }
    position
}
