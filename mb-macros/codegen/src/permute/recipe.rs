//! Recipes: plans that may also reverse the bits or bytes of the word, or gather it from parts.
//!
//! The planner takes the recipe of least cost, which is a count of operations ([`Recipe::cost`]). The choice agrees
//! with measurements on the default target of x86-64. In ns a word, for independent words and, in brackets, for words
//! that each depend on the one before:
//!
//! | board | symmetry | delta swaps | with a reversal |
//! |---|---|---|---|
//! | 3×3, both marks in 32 bits | half turn | 1.2 (4.0), chosen | 1.6 (5.2) |
//! | 4×4, both marks in 32 bits | half turn | 2.2 (8.0) | 1.4 (4.4), chosen |
//! | 5×5, both marks in 64 bits | half turn | 2.2 (8.0) | 1.8 (5.5), chosen |
//! | 4×4, two bits a square | mirror | 1.3 (3.7) | 0.4 (0.7), chosen |
//! | 4×4, two bits a square | half turn | 2.3 (7.7) | 1.6 (4.9), chosen |
//! | 8×8, a word a mark | mirror | 1.6 (6.0) | 0.5 (0.7), chosen |
//! | 8×8, a word a mark | flip | 1.5 (6.0) | 1.3 (3.8), chosen |
//! | 8×8, a word a mark | half turn | 2.8 (10.0) | 1.9 (4.4), chosen |
//! | 8×8, a word a mark | quarter turn | 3.8 (12.0) | 1.9 (6.7), chosen |

use crate::layout::Word;
use crate::mask::Mask;
use crate::permute::gather::Gather;
use crate::permute::permutation::Permutation;
use crate::permute::swap::{DeltaSwap, SwapPlan};

/// One step on a whole word. An array of integers is read as one wide integer, lowest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecipeStep {
    /// A delta swap.
    Swap(DeltaSwap),
    /// Reverses all bits: bit `p` goes to `bits - 1 - p`. In an array, this reverses the order of the integers and the
    /// bits of each.
    ReverseBits,
    /// Reverses all bytes. In an array, this reverses the order of the integers and the bytes of each.
    SwapBytes,
    /// Shifts the word right by a number of bits; the bits that it shifts out are zero.
    ShiftRight(usize),
    /// Puts each integer together from parts of others. A u128 is two integers.
    Gather(Gather),
}

/// A sequence of [`RecipeStep`]s on a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipe {
    word: Word,
    steps: Vec<RecipeStep>,
}

impl Recipe {
    /// Returns the recipe of these steps, first to last.
    pub const fn new(word: Word, steps: Vec<RecipeStep>) -> Self {
        Self { word, steps }
    }

    /// Returns the recipe that follows a plan of delta swaps.
    pub fn of_swaps(word: Word, plan: &SwapPlan) -> Self {
        Self { word, steps: plan.swaps().iter().cloned().map(RecipeStep::Swap).collect() }
    }

    /// Returns the steps of this recipe, then those of `next`, which must be for the same word.
    #[must_use]
    pub fn then(mut self, next: Self) -> Self {
        self.steps.extend(next.steps);
        self
    }

    /// Returns the steps, first to last.
    pub fn steps(&self) -> &[RecipeStep] {
        &self.steps
    }

    /// Returns the word on which the steps work.
    pub const fn word(&self) -> Word {
        self.word
    }

    /// Returns `word` after all steps. Steps that reverse the word drop bits beyond it.
    pub fn apply(&self, word: &Mask) -> Mask {
        let bits = self.word.bits();
        self.steps.iter().fold(word.clone(), |word, step| match step {
            RecipeStep::Swap(swap) => swap.apply(&word),
            RecipeStep::ReverseBits => word.bits().filter_map(|bit| (bits - 1).checked_sub(bit)).collect(),
            RecipeStep::SwapBytes => {
                let byte = |bit: usize| (bits / 8 - 1).checked_sub(bit / 8);
                word.bits().filter_map(|bit| Some(byte(bit)? * 8 + bit % 8)).collect()
            }
            RecipeStep::ShiftRight(distance) => word >> *distance,
            RecipeStep::Gather(gather) => gather.apply(&word),
        })
    }

    /// Returns whether this recipe permutes every word whose don't-care bits are zero as `permutation` does.
    ///
    /// As for plans, testing all words with one bit set proves it.
    pub fn performs(&self, permutation: &Permutation) -> bool {
        permutation.moves().all(|(from, to)| {
            let single: Mask = [from].into_iter().collect();
            self.apply(&single).bits().eq([to])
        })
    }

    /// Returns the approximate number of instructions, by which the planner compares recipes.
    ///
    /// It is the number for x86-64, where reversing bits takes a byte swap and three rounds of exchanging neighbours.
    /// A delta swap costs six on one integer. In an array, only the integers it touches count, and a shift across a
    /// boundary costs three, not one. A u128 counts as two integers.
    pub fn cost(&self) -> usize {
        self.steps.iter().map(|step| step_cost(step, self.word)).sum()
    }
}

/// The cost of reversing the bits of one integer: a byte swap and three rounds of five instructions.
const REVERSE_COST: usize = 16;

fn step_cost(step: &RecipeStep, word: Word) -> usize {
    let integers = word.bits().div_ceil(64);
    match step {
        RecipeStep::Swap(_) if integers == 1 => 6,
        RecipeStep::Swap(swap) => array_swap_cost(swap),
        RecipeStep::ReverseBits => integers * REVERSE_COST,
        RecipeStep::SwapBytes => integers,
        RecipeStep::ShiftRight(distance) if integers > 1 => integers * shift_cost(*distance),
        RecipeStep::ShiftRight(_) => 1,
        RecipeStep::Gather(gather) => gather.cost(),
    }
}

/// Returns the cost of shifting one integer of an array. A shift by whole integers is free; any other takes bits from
/// two integers.
const fn shift_cost(distance: usize) -> usize {
    if distance.is_multiple_of(64) { 0 } else { 3 }
}

fn array_swap_cost(swap: &DeltaSwap) -> usize {
    let touched = |mask: &Mask| {
        let mut integers: Vec<usize> = mask.bits().map(|bit| bit / 64).collect();
        integers.dedup();
        integers.len()
    };
    let low = touched(swap.mask());
    let high = touched(&(swap.mask().clone() << swap.shift()));
    low * (shift_cost(swap.shift()) + 3) + high * (shift_cost(swap.shift()) + 1)
}
