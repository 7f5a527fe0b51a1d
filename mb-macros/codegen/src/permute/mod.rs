//! The planner: permutations of bits as few cheap instructions.
//!
//! A symmetry of the board is a permutation of bits. A [`Plan`] performs it by delta swaps alone; a
//! [`Recipe`] may also use the instructions that reverse a word's bits or bytes.

mod compose;
mod lattice;
mod permutation;
mod recipe;
mod reversal;
mod swap;

pub use lattice::Lattice;
pub use permutation::{Permutation, PermutationError};
pub use recipe::{Recipe, Step};
pub use swap::{DeltaSwap, Plan};

use crate::geometry::Symmetry;
use crate::layout::{BitLayout, Layout};

/// The plans of all symmetries of one layout, for the bits of its word.
///
/// ```
/// use mb_codegen::geometry::{Geometry, Symmetry};
/// use mb_codegen::layout::{BitLayout, Layout};
/// use mb_codegen::permute::Plans;
///
/// let layout = BitLayout::new(Geometry::new(3, 3, 3), Layout::Bitboard);
/// let plans = Plans::new(layout);
/// let mirror = plans.swaps(Symmetry::Mirror).expect("every board has a mirror");
/// assert_eq!((mirror.len(), mirror.swaps()[0].shift()), (1, 6));
/// assert!(mirror.performs(&layout.permutation(Symmetry::Mirror)));
/// ```
#[derive(Debug, Clone)]
pub struct Plans {
    layout: BitLayout,
    swaps: Vec<(Symmetry, Plan)>,
}

impl Plans {
    /// Plans every symmetry of the layout's board.
    #[must_use]
    pub fn new(layout: BitLayout) -> Self {
        let lattice = layout.lattice();
        let lift = |plan: Plan| match layout.kind() {
            Layout::Bitboard => plan,
            Layout::Twobit => plan.doubled(),
        };
        let plan = |&symmetry| (symmetry, lift(shortest_swaps(lattice, symmetry)));
        Self { layout, swaps: layout.geometry().group().iter().map(plan).collect() }
    }

    /// The layout whose bits the plans move.
    #[must_use]
    pub const fn layout(&self) -> BitLayout {
        self.layout
    }

    /// The shortest plan of delta swaps; `None` where the board has no such symmetry.
    #[must_use]
    pub fn swaps(&self, symmetry: Symmetry) -> Option<&Plan> {
        self.swaps.iter().find(|(planned, _)| *planned == symmetry).map(|(_, plan)| plan)
    }

    /// The cheapest way by the cost model of [`Recipe::cost`]: the delta swaps, or bit or byte reversal
    /// where it saves operations; `None` where the board has no such symmetry.
    #[must_use]
    pub fn cheapest(&self, symmetry: Symmetry) -> Option<Recipe> {
        self.recipes(symmetry).into_iter().min_by_key(Recipe::cost)
    }

    /// All the ways the planner knows, delta swaps first, for a caller that measures; empty where the
    /// board has no such symmetry.
    #[must_use]
    pub fn recipes(&self, symmetry: Symmetry) -> Vec<Recipe> {
        let Some(plan) = self.swaps(symmetry) else { return Vec::new() };
        let swaps = Recipe::of_swaps(self.layout.word(), plan);
        std::iter::once(swaps).chain(recipe::by_reversal(self, symmetry)).collect()
    }
}

/// The shortest known plan of delta swaps for a symmetry of a lattice of one bit a square.
///
/// A symmetry that exchanges the axes needs as many columns as rows; on a rectangle the plan is empty.
#[must_use]
pub fn shortest_swaps(lattice: Lattice, symmetry: Symmetry) -> Plan {
    if lattice.geometry().group().contains(&symmetry) {
        compose::compose(lattice, symmetry)
    } else {
        Plan::default()
    }
}

#[cfg(test)]
mod tests;
