//! The planner: permutations of bits as few cheap instructions.
//!
//! A symmetry of the board is a permutation of bits. A [`Plan`] performs it by delta swaps alone; a
//! [`Recipe`] may also use the instructions that reverse a word's bits or bytes, and put words together from
//! parts of words ([`Gather`]).
//!
//! # How plans are found
//! Every reflection reverses lines that all run in one direction, so it is composed of exchanges over a
//! few distances that serve all lines at once (`reversal`); turns are composed of two reflections. Then
//! arithmetic gives a lower bound, and what it leaves open an exhaustive search decides, unless it
//! would have to try too many sets of shifts (`search`). The limit is a number of sets, not a time: the
//! same board always gets the same plan, and an unoptimised build of the planner takes some tens of
//! milliseconds at most.
//!
//! # Lengths
//! Delta swaps of the shortest plan found for square boards without guard bits. Lengths with "≤" are
//! those of the best composition; all others are proved shortest among plans that stay inside the
//! board's bits. (The quarter turn of 8×8 is known to have a plan of five, over the distances 6, 12, 9, 1,
//! 28, but finding it takes minutes; with a byte swap for the mirror it takes three swaps anyway.)
//!
//! | board | mirror, flip | transposes | rotate 90, 270 | rotate 180 |
//! |---|---|---|---|---|
//! | 2×2 | 1 | 1 | 2 | 2 |
//! | 3×3 | 1 | 2 | 3 | 2 |
//! | 4×4 | 2 | 2 | 4 | 4 |
//! | 5×5 | 2 | 3 | 4 | 4 |
//! | 6×6 | 2 | 3 | 5 | 4 |
//! | 7×7 | 2 | 3 | 5 | 4 |
//! | 8×8 | 3 | 3 | ≤ 6 | 5 |
//! | 9×9 | 2 | 4 | ≤ 6 | 4 |
//! | 10×10 | 3 | 4 | ≤ 7 | ≤ 6 |
//! | 11×11 | 3 | 4 | ≤ 7 | 5 |
//! | 12×12 | 3 | ≤ 4 | ≤ 7 | ≤ 6 |
//! | 13×13 | 3 | ≤ 4 | ≤ 7 | ≤ 6 |
//! | 14×14 | 3 | ≤ 4 | ≤ 7 | 6 |
//! | 15×15 | 3 | 4 | ≤ 7 | ≤ 6 |
//! | 16×16 | ≤ 4 | 4 | ≤ 8 | ≤ 8 |
//! | 17×17 | 3 | ≤ 5 | ≤ 8 | 6 |
//! | 18×18 | 3 | ≤ 5 | ≤ 8 | 6 |
//! | 19×19 | 3 | ≤ 5 | ≤ 8 | 6 |
//! | 20×20 | 4 | ≤ 5 | ≤ 9 | ≤ 8 |

mod compose;
mod gather;
mod lattice;
mod permutation;
mod recipe;
mod reversal;
mod search;
mod swap;

pub use gather::{Gather, Part};
pub use lattice::Lattice;
pub use permutation::{Permutation, PermutationError};
pub use recipe::{Recipe, Step};
pub use swap::{DeltaSwap, Plan};

use std::iter;

use crate::geometry::Symmetry;
use crate::layout::{BitLayout, Layout, Word};
use search::Outcome;

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
        let mut swaps: Vec<(Symmetry, Plan)> = Vec::new();
        for &symmetry in layout.geometry().group() {
            // What another plan undoes needs no search of its own.
            let undone = swaps.iter().find(|(planned, _)| *planned == symmetry.inverse());
            let plan = match undone {
                Some((_, plan)) => plan.inverse(),
                None => lift(shortest_swaps(lattice, symmetry).plan),
            };
            swaps.push((symmetry, plan));
        }
        Self { layout, swaps }
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

    /// The cheapest way by the cost model of [`Recipe::cost`]: the delta swaps, or bit or byte reversal or
    /// gathering where it saves operations; `None` where the board has no such symmetry.
    #[must_use]
    pub fn cheapest(&self, symmetry: Symmetry) -> Option<Recipe> {
        self.recipes(symmetry).into_iter().min_by_key(Recipe::cost)
    }

    /// The cheapest way for the marks of both sides in one word, those of cross as many bits above those of circle as
    /// the board has squares; `None` where the board has no such symmetry. For two words without padding.
    #[must_use]
    pub fn cheapest_of_pair(&self, symmetry: Symmetry, word: Word) -> Option<Recipe> {
        let cells = self.layout.geometry().cells();
        let swaps = Recipe::of_swaps(word, &self.swaps(symmetry)?.paired(cells)?);
        let reversal = (symmetry == Symmetry::Rotate180).then(|| recipe::half_turn_of_pair(word, cells));
        iter::once(swaps).chain(reversal).min_by_key(Recipe::cost)
    }

    /// All the ways the planner knows, delta swaps first, for a caller that measures; empty where the
    /// board has no such symmetry.
    #[must_use]
    pub fn recipes(&self, symmetry: Symmetry) -> Vec<Recipe> {
        let Some(plan) = self.swaps(symmetry) else { return Vec::new() };
        let swaps = Recipe::of_swaps(self.layout.word(), plan);
        iter::once(swaps).chain(recipe::other_ways(self, symmetry)).collect()
    }
}

/// A plan, and what is known of shorter ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortestPlan {
    /// The shortest plan found.
    pub plan: Plan,
    /// Whether it is proved that no shorter plan stays between the first square and the last: by counting
    /// distances or by exhaustive search.
    pub is_proved: bool,
}

/// The shortest known plan of delta swaps for a symmetry of a lattice of one bit a square.
///
/// A symmetry that exchanges the axes needs as many columns as rows; on a rectangle the plan is empty.
///
/// ```
/// use mb_codegen::geometry::Symmetry;
/// use mb_codegen::permute::{Lattice, shortest_swaps};
///
/// let turn = shortest_swaps(Lattice::new(5, 5, 5), Symmetry::Rotate90);
/// assert_eq!((turn.plan.len(), turn.is_proved), (4, true));
/// ```
#[must_use]
pub fn shortest_swaps(lattice: Lattice, symmetry: Symmetry) -> ShortestPlan {
    let permutation = lattice.permutation(symmetry);
    let composed = compose::compose(lattice, symmetry);
    for length in search::lower_bound(&permutation)..composed.len() {
        match search::plan_of_length(&permutation, length) {
            Outcome::Found(plan) => return ShortestPlan { plan, is_proved: true },
            Outcome::Impossible => {}
            Outcome::TooDear => return ShortestPlan { plan: composed, is_proved: false },
        }
    }
    ShortestPlan { plan: composed, is_proved: true }
}

#[cfg(test)]
mod tests;
