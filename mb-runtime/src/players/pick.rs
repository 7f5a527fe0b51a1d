//! The choice among equals.

use crate::random::Dice;
use mb_core::Square;

/// One of the squares, each equally likely: always one draw, even from a single square, as the series does with
/// Python's `choice`. `None`, and no draw, when `squares` is empty.
pub(super) fn pick(squares: &[Square], dice: &mut dyn Dice) -> Option<Square> {
    #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
    squares.get(dice.below(squares.len() as u32) as usize).copied()
}
