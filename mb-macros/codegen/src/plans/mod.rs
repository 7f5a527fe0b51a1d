//! Plans: short and cheap sequences of instructions for the symmetries of a layout.
//!
//! A symmetry of the board is a permutation of the layout's bits. [`Plans`] has, for every symmetry, the shortest
//! sequence of [`DeltaSwap`]s found, and the cheapest [`Recipe`].
//!
//! # How plans are found
//! A reflection reverses lines that all run in one direction. The planner composes it of exchanges over a few distances
//! that serve all lines at once. It composes a turn of two reflections. Then it computes a lower bound on the length of
//! a plan. If the composed plan is longer than this bound, an exhaustive search looks for shorter ones, unless it would
//! have to try too many sets of shifts. The limit is a number of sets, not a time, so that a board always gets the same
//! plan. The planner takes at most some tens of milliseconds in an unoptimised build.
//!
//! # Lengths
//! The table gives the number of delta swaps in the shortest plan found, for square boards without guard bits
//! ([`BitLayout::new`] says what these are). A length after "≤" is that of the best composition. All other lengths are
//! proved to be the shortest among plans that stay inside the board's bits. (The quarter turn of 8×8 is known to have a
//! plan of five swaps, over the distances 6, 12, 9, 1, 28, but the search for it takes minutes. With a byte swap for
//! the mirror, three swaps are enough.)
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
mod search;
mod shortest;

pub use shortest::{ShortestPlan, shortest_swaps};

use std::iter;

use crate::geometry::Symmetry;
use crate::layout::{BitLayout, Layout, Mark, Word};
use crate::permute::{DeltaSwap, Recipe, RecipeStep};
use compose::reflections;
use shortest::square_moves;

/// Returns where a symmetry moves the bits of the board's squares. Each pair is the place that a bit comes from and the
/// place that it goes to, in the layout's word.
///
/// A symmetry that exchanges the axes has no moves on a rectangle.
pub fn moves(layout: BitLayout, symmetry: Symmetry) -> Vec<(usize, usize)> {
    let twice = |(from, to): (usize, usize)| [(2 * from, 2 * to), (2 * from + 1, 2 * to + 1)];
    let squares = square_moves(layout, symmetry);
    match layout.kind() {
        Layout::Bitboard => squares,
        Layout::Twobit => squares.into_iter().flat_map(twice).collect(),
    }
}

/// The plans of all symmetries of one layout, for the bits of its word.
///
/// ```
/// use mb_codegen::geometry::{Geometry, Symmetry};
/// use mb_codegen::layout::{BitLayout, Layout};
/// use mb_codegen::plans::Plans;
///
/// let layout = BitLayout::new(Geometry::new(3, 3, 3), Layout::Bitboard);
/// let plans = Plans::new(layout);
/// let mirror = plans.swaps(Symmetry::Mirror).expect("every board has a mirror");
/// assert_eq!((mirror.len(), mirror[0].shift()), (1, 6));
/// ```
#[derive(Debug, Clone)]
pub struct Plans {
    layout: BitLayout,
    swaps: Vec<(Symmetry, Vec<DeltaSwap>)>,
}

impl Plans {
    /// Plans every symmetry of the layout's board.
    pub fn new(layout: BitLayout) -> Self {
        let mut plans = Self { layout, swaps: Vec::new() };
        for &symmetry in layout.geometry().group() {
            // A swap undoes itself. So the same swaps, last to first, undo a turn, which saves a search.
            let undone = if symmetry == Symmetry::Rotate270 { plans.swaps(Symmetry::Rotate90) } else { None };
            let swaps = match (undone, layout.kind()) {
                (Some(swaps), _) => swaps.iter().rev().cloned().collect(),
                (None, Layout::Bitboard) => shortest_swaps(layout, symmetry).swaps,
                (None, Layout::Twobit) => {
                    shortest_swaps(layout, symmetry).swaps.iter().map(DeltaSwap::doubled).collect()
                }
            };
            plans.swaps.push((symmetry, swaps));
        }
        plans
    }

    /// Returns the layout whose bits the plans move.
    pub const fn layout(&self) -> BitLayout {
        self.layout
    }

    /// Returns the shortest plan of delta swaps found, first to last, or `None` if the board has no such symmetry.
    pub fn swaps(&self, symmetry: Symmetry) -> Option<&[DeltaSwap]> {
        self.swaps.iter().find(|(planned, _)| *planned == symmetry).map(|(_, swaps)| swaps.as_slice())
    }

    /// Returns the same plan as [`swaps`](Self::swaps) for both marks in one word, with cross `cols * rows` bits above
    /// circle. The layout must be a bitboard without guard bits.
    pub fn swaps_of_pair(&self, symmetry: Symmetry) -> Option<Vec<DeltaSwap>> {
        let cells = self.layout.geometry().cells();
        self.swaps(symmetry)?.iter().map(|swap| swap.paired(cells)).collect()
    }

    /// Returns the recipe of least cost, or `None` if the board has no such symmetry.
    pub fn cheapest(&self, symmetry: Symmetry) -> Option<Recipe> {
        self.recipes(symmetry).into_iter().min_by_key(Recipe::cost)
    }

    /// Returns the recipe of least cost for both marks in one word, with cross `cols * rows` bits above circle, or
    /// `None` if the board has no such symmetry. The layout must be a bitboard without guard bits.
    pub fn cheapest_of_pair(&self, symmetry: Symmetry, word: Word) -> Option<Recipe> {
        let cells = self.layout.geometry().cells();
        let swaps = Recipe::of_swaps(word, self.swaps_of_pair(symmetry)?);
        let reversal = (symmetry == Symmetry::Rotate180).then(|| {
            // The reversal exchanges the marks; the swap puts them back.
            let marks = DeltaSwap::new(cells, (0..cells).collect());
            reversed(word, 2 * cells, RecipeStep::ReverseBits, marks)
        });
        iter::once(swaps).chain(reversal).min_by_key(Recipe::cost)
    }

    /// Returns all recipes that the planner knows, delta swaps first, or no recipes if the board has no such symmetry.
    fn recipes(&self, symmetry: Symmetry) -> Vec<Recipe> {
        let Some(swaps) = self.swaps(symmetry) else { return Vec::new() };
        let swaps = Recipe::of_swaps(self.layout.word(), swaps.iter().cloned());
        let single = match symmetry {
            Symmetry::Rotate180 => vec![half_turn(self.layout)],
            Symmetry::Mirror => {
                mirror_by_bytes(self.layout).into_iter().chain(mirror_by_parts(self.layout)).collect()
            }
            Symmetry::Flip => flip_by_bytes(self.layout).into_iter().collect(),
            _ => Vec::new(),
        };
        iter::once(swaps).chain(single).chain(self.by_reflections(symmetry)).collect()
    }

    /// Returns the recipes that make a turn from two reflections, each by its cheapest recipe.
    fn by_reflections(&self, symmetry: Symmetry) -> impl Iterator<Item = Recipe> {
        let two = |&(first, second): &_| Some(self.cheapest(first)?.then(self.cheapest(second)?));
        reflections(symmetry).iter().filter_map(two)
    }
}

/// Returns the recipe that reverses the bits or bytes of a word whose lowest `used` bits are in use, shifts them down
/// again, and then applies `swaps`.
fn reversed(
    word: Word,
    used: usize,
    reversal: RecipeStep,
    swaps: impl IntoIterator<Item = DeltaSwap>,
) -> Recipe {
    let distance = word.bits() - used;
    let shift = (distance > 0).then_some(RecipeStep::ShiftRight(distance));
    let swaps = swaps.into_iter().map(RecipeStep::Swap);
    Recipe { word, steps: iter::once(reversal).chain(shift).chain(swaps).collect() }
}

/// Returns the recipe that makes a half turn by reversing all bits. With two bits per square, the reversal exchanges
/// the marks of each square, and a swap puts them back.
fn half_turn(layout: BitLayout) -> Recipe {
    let marks = match layout.kind() {
        Layout::Bitboard => None,
        Layout::Twobit => DeltaSwap::new(1, layout.full(Mark::Circle)),
    };
    let used = layout.span() * layout.bits_per_square();
    reversed(layout.word(), used, RecipeStep::ReverseBits, marks)
}

/// Returns the recipe that mirrors columns of one byte, or of two, four and so on, by reversing all bytes. Swaps then
/// put the bytes of each column in order again. Returns `None` for columns of other lengths.
fn mirror_by_bytes(layout: BitLayout) -> Option<Recipe> {
    let column = layout.stride() * layout.bits_per_square();
    let used = layout.geometry().cols() * column;
    if !column.is_multiple_of(8) || !column.is_power_of_two() || used > layout.word().bits() {
        return None;
    }
    let distances = iter::successors(Some(column / 2), |distance| Some(distance / 2));
    let swaps = distances.take_while(|&distance| distance >= 8).filter_map(|distance| {
        DeltaSwap::new(distance, (0..used).filter(|bit| bit / distance % 2 == 0).collect())
    });
    Some(reversed(layout.word(), used, RecipeStep::SwapBytes, swaps))
}

/// Returns the recipe that mirrors a word of several integers by moving together all columns that move by the same
/// distance.
fn mirror_by_parts(layout: BitLayout) -> Option<Recipe> {
    let word = layout.word();
    let gather = || RecipeStep::gather(&moves(layout, Symmetry::Mirror), word);
    word.in_limbs().is_array().then(|| Recipe { word, steps: vec![gather()] })
}

/// Returns the recipe that flips columns of one byte by reversing all bits, then all bytes. Each byte stays in place,
/// with its bits reversed.
fn flip_by_bytes(layout: BitLayout) -> Option<Recipe> {
    let is_byte = layout.is_dense() && layout.stride() == 8 && layout.kind() == Layout::Bitboard;
    let steps = vec![RecipeStep::ReverseBits, RecipeStep::SwapBytes];
    is_byte.then_some(Recipe { word: layout.word(), steps })
}

#[cfg(test)]
mod tests;
