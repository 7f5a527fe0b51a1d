//! Permutations of bits in few instructions.
//!
//! A [`Recipe`] permutes the bits of a word by delta swaps. It may also reverse the bits or bytes of the word, or build
//! each integer of the word from parts of its integers. Nothing here depends on boards; [`plans`](crate::plans) applies
//! it to their symmetries.
//!
//! The planner takes the recipe of least cost, which is a count of operations ([`Recipe::cost`]). The choice agrees
//! with measurements on the default target of x86-64. The table shows nanoseconds per word, for independent words and,
//! in brackets, for words that each depend on the one before. "Chosen" marks the recipe of lesser cost:
//!
//! | board | symmetry | delta swaps | with a reversal |
//! |---|---|---|---|
//! | 3×3, both marks in 32 bits | half turn | 1.2 (4.0), chosen | 1.6 (5.2) |
//! | 4×4, both marks in 32 bits | half turn | 2.2 (8.0) | 1.4 (4.4), chosen |
//! | 5×5, both marks in 64 bits | half turn | 2.2 (8.0) | 1.8 (5.5), chosen |
//! | 4×4, two bits per square | mirror | 1.3 (3.7) | 0.4 (0.7), chosen |
//! | 4×4, two bits per square | half turn | 2.3 (7.7) | 1.6 (4.9), chosen |
//! | 8×8, a word per mark | mirror | 1.6 (6.0) | 0.5 (0.7), chosen |
//! | 8×8, a word per mark | flip | 1.5 (6.0) | 1.3 (3.8), chosen |
//! | 8×8, a word per mark | half turn | 2.8 (10.0) | 1.9 (4.4), chosen |
//! | 8×8, a word per mark | quarter turn | 3.8 (12.0) | 1.9 (6.7), chosen |

use crate::layout::Word;
use crate::mask::Mask;

/// Exchanges bit `p` with bit `p + shift` for every `p` in `mask`:
/// `t = (b ^ (b >> shift)) & mask; b ^ t ^ (t << shift)`.
///
/// Source: Knuth, TAOCP volume 4A, section 7.1.3; Warren, Hacker's Delight, chapter 7.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeltaSwap {
    shift: usize,
    mask: Mask,
}

impl DeltaSwap {
    /// Returns the swap of every bit of `mask` with the bit `shift` above it.
    ///
    /// It returns `None` if `shift` is 0 or if a bit would be in two pairs.
    pub fn new(shift: usize, mask: Mask) -> Option<Self> {
        (shift > 0 && mask.is_disjoint(&(mask.clone() << shift))).then_some(Self { shift, mask })
    }

    /// Returns the distance between exchanged bits.
    pub const fn shift(&self) -> usize {
        self.shift
    }

    /// Returns the lower bit of every pair.
    pub const fn mask(&self) -> &Mask {
        &self.mask
    }

    /// Returns the same swap of squares that have two neighbouring bits each.
    #[must_use]
    pub fn doubled(&self) -> Self {
        let twice = |bit| [2 * bit, 2 * bit + 1];
        Self { shift: 2 * self.shift, mask: self.mask.bits().flat_map(twice).collect() }
    }

    /// Returns the swap that moves two boards in one wider word, the second `offset` bits above the first.
    ///
    /// It returns `None` if the boards would overlap: `offset` must be above every bit that the swap moves.
    pub fn paired(&self, offset: usize) -> Option<Self> {
        let fits = self.mask.highest().is_none_or(|top| top + self.shift < offset);
        let mask = self.mask.clone() | (self.mask.clone() << offset);
        fits.then_some(Self { shift: self.shift, mask })
    }

    /// Returns where the swap moves `bit`.
    fn target(&self, bit: usize) -> usize {
        let is_low = |low: &usize| self.mask.test(*low);
        match bit.checked_sub(self.shift).filter(is_low) {
            Some(low) => low,
            None if is_low(&bit) => bit + self.shift,
            None => bit,
        }
    }
}

/// Bits of one integer of the source that [`RecipeStep::Gather`] moves by the same distance into one integer of the
/// result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GatherPart {
    /// The index of the source's integer.
    pub source: usize,
    /// The number of bits by which the source's integer is rotated to the left.
    pub rotation: usize,
    /// The bits that are taken after the rotation.
    pub mask: u128,
}

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
    /// Shifts the word right by this many bits. Recipes shift out only zeros.
    ShiftRight(usize),
    /// Makes each integer of the result from rotated and masked integers of the source, joined by `|`. The outer list
    /// has one entry for each integer of the result, lowest first. A `u128` is two integers.
    ///
    /// It suits permutations that move many bits by the same distance, such as whole columns: a part costs three
    /// instructions, however many bits it has.
    Gather(Vec<Vec<GatherPart>>),
}

impl RecipeStep {
    /// Returns the step that makes all `moves` in `word`. A move is the place that a bit comes from and the place that
    /// it goes to. Bits without a move are dropped.
    ///
    /// ```
    /// use mb_codegen::geometry::{Geometry, Symmetry};
    /// use mb_codegen::layout::{BitLayout, Layout};
    /// use mb_codegen::permute::RecipeStep;
    /// use mb_codegen::plans::moves;
    ///
    /// // Two integers with four columns of sixteen bits each. The mirror exchanges the integers. In each, the outer
    /// // two columns are rotated as far as the inner two.
    /// let layout = BitLayout::new(Geometry::new(8, 16, 5), Layout::Bitboard);
    /// let step = RecipeStep::gather(&moves(layout, Symmetry::Mirror), layout.word());
    /// let RecipeStep::Gather(integers) = step else { unreachable!() };
    /// let part = integers[0][0];
    /// assert_eq!((part.source, part.rotation, part.mask), (1, 48, 0xffff_0000_ffff_0000));
    /// ```
    pub fn gather(moves: &[(usize, usize)], word: Word) -> Self {
        let (width, count) = (word.in_limbs().width(), word.in_limbs().count());
        let mut integers = vec![Vec::<GatherPart>::new(); count];
        for (from, to) in moves {
            let (source, rotation) = (from / width, (width + to % width - from % width) % width);
            let Some(parts) = integers.get_mut(to / width) else { continue };
            let bit = 1 << (to % width);
            match parts.iter_mut().find(|part| part.source == source && part.rotation == rotation) {
                Some(part) => part.mask |= bit,
                None => parts.push(GatherPart { source, rotation, mask: bit }),
            }
        }
        Self::Gather(integers)
    }

    /// Returns `bits` after this step on `word`.
    fn apply(&self, bits: &Mask, word: Word) -> Mask {
        let length = word.bits();
        match self {
            Self::Swap(swap) => bits.bits().map(|bit| swap.target(bit)).collect(),
            Self::ReverseBits => bits.bits().filter_map(|bit| (length - 1).checked_sub(bit)).collect(),
            Self::SwapBytes => {
                let byte = |bit: usize| (length / 8 - 1).checked_sub(bit / 8);
                bits.bits().filter_map(|bit| Some(byte(bit)? * 8 + bit % 8)).collect()
            }
            Self::ShiftRight(distance) => bits.bits().filter_map(|bit| bit.checked_sub(*distance)).collect(),
            Self::Gather(integers) => {
                let width = word.in_limbs().width();
                let taken = |target: usize, part: &GatherPart| {
                    let source = |bit: usize| part.source * width + (bit + width - part.rotation) % width;
                    let is_taken = |bit: &usize| part.mask >> bit & 1 == 1 && bits.test(source(*bit));
                    (0..width).filter(is_taken).map(|bit| target * width + bit).collect::<Vec<_>>()
                };
                let parts = integers.iter().enumerate();
                parts.flat_map(|(at, parts)| parts.iter().flat_map(move |part| taken(at, part))).collect()
            }
        }
    }

    fn cost(&self, word: Word) -> usize {
        let integers = word.bits().div_ceil(64);
        match self {
            Self::Swap(_) if integers == 1 => 6,
            Self::Swap(swap) => array_swap_cost(swap),
            Self::ReverseBits => integers * REVERSE_COST,
            Self::SwapBytes => integers,
            Self::ShiftRight(distance) if integers > 1 => integers * shift_cost(*distance),
            Self::ShiftRight(_) => 1,
            Self::Gather(integers) => integers.iter().map(|parts| gather_cost(parts)).sum(),
        }
    }
}

/// A sequence of [`RecipeStep`]s on a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipe {
    /// The word on which the steps work.
    pub word: Word,
    /// The steps, first to last.
    pub steps: Vec<RecipeStep>,
}

impl Recipe {
    /// Returns the recipe that applies `swaps`, first to last.
    pub fn of_swaps(word: Word, swaps: impl IntoIterator<Item = DeltaSwap>) -> Self {
        Self { word, steps: swaps.into_iter().map(RecipeStep::Swap).collect() }
    }

    /// Returns the steps of this recipe, then those of `next`, which must be for the same word.
    #[must_use]
    pub fn then(mut self, next: Self) -> Self {
        self.steps.extend(next.steps);
        self
    }

    /// Returns `bits` after all steps. Steps that reverse the word drop the bits that are not in the word.
    pub fn apply(&self, bits: &Mask) -> Mask {
        self.steps.iter().fold(bits.clone(), |bits, step| step.apply(&bits, self.word))
    }

    /// Returns whether this recipe makes all `moves`, each from one place to another, if all other bits are zero.
    ///
    /// A step only moves bits. So a recipe that makes each move in a word with only one set bit makes all of them in
    /// every word.
    pub fn performs(&self, moves: &[(usize, usize)]) -> bool {
        let one = |bit| Mask::from_iter([bit]);
        moves.iter().all(|&(from, to)| self.apply(&one(from)) == one(to))
    }

    /// Returns the approximate number of instructions, by which the planner compares recipes.
    ///
    /// The number is that for x86-64, where reversing bits takes a byte swap and three rounds of exchanging neighbours.
    /// A delta swap costs six instructions on one integer. In an array, only the integers that the swap touches count,
    /// and a shift across a boundary costs three instructions, not one. A `u128` counts as two integers. A part of a
    /// gathered integer costs a mask, a rotation unless its distance is 0, and the operation that joins it to the parts
    /// before.
    pub fn cost(&self) -> usize {
        self.steps.iter().map(|step| step.cost(self.word)).sum()
    }
}

/// The cost of reversing the bits of one integer: a byte swap and three rounds of five instructions.
const REVERSE_COST: usize = 16;

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

fn gather_cost(parts: &[GatherPart]) -> usize {
    let rotations = parts.iter().filter(|part| part.rotation > 0).count();
    (2 * parts.len() + rotations).saturating_sub(1)
}
