//! The shortest plan of delta swaps for one symmetry.

use crate::geometry::Symmetry;
use crate::layout::BitLayout;
use crate::permute::DeltaSwap;
use crate::plans::compose::compose;
use crate::plans::search::{SearchOutcome, lower_bound, plan_of_length};

/// A plan of delta swaps, and whether it is proved to be the shortest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortestPlan {
    /// The swaps of the shortest plan found, first to last.
    pub swaps: Vec<DeltaSwap>,
    /// Whether this is proved to be the shortest plan that stays between the first square and the last.
    pub is_proved: bool,
}

/// Returns the shortest known plan of delta swaps for a symmetry, in a word with one bit per square, whatever the
/// layout.
///
/// A symmetry that exchanges the axes has an empty plan on a rectangle.
///
/// ```
/// use mb_codegen::geometry::{Geometry, Symmetry};
/// use mb_codegen::layout::{BitLayout, Layout};
/// use mb_codegen::plans::shortest_swaps;
///
/// let layout = BitLayout::new(Geometry::new(5, 5, 5), Layout::Bitboard);
/// let turn = shortest_swaps(layout, Symmetry::Rotate90);
/// assert_eq!((turn.swaps.len(), turn.is_proved), (4, true));
/// ```
pub fn shortest_swaps(layout: BitLayout, symmetry: Symmetry) -> ShortestPlan {
    let moves = square_moves(layout, symmetry);
    let composed = if moves.is_empty() { Vec::new() } else { compose(layout, symmetry) };
    for length in lower_bound(&moves)..composed.len() {
        match plan_of_length(&moves, length) {
            SearchOutcome::Found(swaps) => return ShortestPlan { swaps, is_proved: true },
            SearchOutcome::Impossible => {}
            SearchOutcome::TooDear => return ShortestPlan { swaps: composed, is_proved: false },
        }
    }
    ShortestPlan { swaps: composed, is_proved: true }
}

/// Returns where a symmetry moves the squares of a word with one bit per square. Each pair is the place that a square
/// comes from and the place that it goes to.
pub(super) fn square_moves(layout: BitLayout, symmetry: Symmetry) -> Vec<(usize, usize)> {
    let geometry = layout.geometry();
    let squares = if geometry.group().contains(&symmetry) { geometry.cells() } else { 0 };
    let place = |square| (layout.place(square), layout.place(geometry.image(symmetry, square)));
    (0..squares).map(place).collect()
}
