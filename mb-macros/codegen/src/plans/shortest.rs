//! The shortest plan of delta swaps for one symmetry.

use super::compose::compose;
use crate::geometry::Symmetry;
use crate::layout::BitLayout;
use crate::permute::search::{SearchOutcome, lower_bound, plan_of_length};
use crate::permute::{Permutation, SwapPlan};

/// A plan, and whether a shorter one is possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortestPlan {
    /// The shortest plan found.
    pub plan: SwapPlan,
    /// Whether it is proved that no shorter plan stays between the first square and the last.
    pub is_proved: bool,
}

/// Returns the shortest known plan of delta swaps for a symmetry, in a word with one bit a square, whatever the layout.
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
/// assert_eq!((turn.plan.len(), turn.is_proved), (4, true));
/// ```
pub fn shortest_swaps(layout: BitLayout, symmetry: Symmetry) -> ShortestPlan {
    let permutation = square_permutation(layout, symmetry);
    let composed = compose(layout, symmetry);
    for length in lower_bound(&permutation)..composed.len() {
        match plan_of_length(&permutation, length) {
            SearchOutcome::Found(plan) => return ShortestPlan { plan, is_proved: true },
            SearchOutcome::Impossible => {}
            SearchOutcome::TooDear => return ShortestPlan { plan: composed, is_proved: false },
        }
    }
    ShortestPlan { plan: composed, is_proved: true }
}

/// Returns what a symmetry does to a word with one bit a square.
pub(super) fn square_permutation(layout: BitLayout, symmetry: Symmetry) -> Permutation {
    let geometry = layout.geometry();
    let mut targets = vec![None; layout.span()];
    if geometry.group().contains(&symmetry) {
        for square in 0..geometry.cells() {
            targets[layout.place(square)] = Some(layout.place(geometry.image(symmetry, square)));
        }
    }
    Permutation::new(targets)
}
