//! Recipes: plans that may also reverse the bits or bytes of the word, or gather it from parts.
//!
//! The cheapest is chosen by counting operations ([`Recipe::cost`]), which agrees with what was measured on the default
//! target of x86-64, in ns, words one after the other and, in brackets, each waiting for the last:
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

use crate::geometry::Symmetry;
use crate::layout::{Layout, Mark, Word};
use crate::mask::Mask;
use crate::permute::{DeltaSwap, Gather, Permutation, Plan, Plans};

/// One step on a whole word (which may be an array of integers, read as one wide integer, lowest first).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A delta swap.
    Swap(DeltaSwap),
    /// All bits in reverse order: bit `p` goes to `bits - 1 - p`. In an array the integers change
    /// places and each is reversed.
    ReverseBits,
    /// All bytes in reverse order. In an array the integers change places and each is byte-swapped.
    SwapBytes,
    /// The word shifted right by a number of bits, all of which are zero where they leave it.
    ShiftRight(usize),
    /// Each integer put together from parts of others. A u128 is two integers.
    Gather(Gather),
}

/// A sequence of [`Step`]s on a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipe {
    word: Word,
    steps: Vec<Step>,
}

impl Recipe {
    /// The recipe that follows a plan of delta swaps on a word.
    #[must_use]
    pub fn of_swaps(word: Word, plan: &Plan) -> Self {
        Self { word, steps: plan.swaps().iter().cloned().map(Step::Swap).collect() }
    }

    /// This recipe, then `next`, which must be for the same word.
    fn then(mut self, next: Self) -> Self {
        self.steps.extend(next.steps);
        self
    }

    /// The steps, first to last.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The word the steps work on.
    #[must_use]
    pub const fn word(&self) -> Word {
        self.word
    }

    /// The word after all steps; bits beyond the word are dropped by the steps that reverse it.
    #[must_use]
    pub fn apply(&self, word: &Mask) -> Mask {
        let bits = self.word.bits();
        self.steps.iter().fold(word.clone(), |word, step| match step {
            Step::Swap(swap) => swap.apply(&word),
            Step::ReverseBits => word.bits().filter_map(|bit| (bits - 1).checked_sub(bit)).collect(),
            Step::SwapBytes => {
                let byte = |bit: usize| (bits / 8 - 1).checked_sub(bit / 8);
                word.bits().filter_map(|bit| Some(byte(bit)? * 8 + bit % 8)).collect()
            }
            Step::ShiftRight(distance) => word >> *distance,
            Step::Gather(gather) => gather.apply(&word),
        })
    }

    /// Whether this recipe does what `permutation` says to every word whose don't-care bits are zero.
    ///
    /// As for plans, words of a single one bit are proof enough.
    #[must_use]
    pub fn performs(&self, permutation: &Permutation) -> bool {
        permutation.moves().all(|(from, to)| {
            let single: Mask = [from].into_iter().collect();
            self.apply(&single).bits().eq([to])
        })
    }

    /// Instructions on integers, roughly: what the planner compares ways by.
    ///
    /// Counted for x86-64, where reversing bits is a byte swap and three rounds of swapping neighbours. A
    /// delta swap costs six on one integer; in an array only the integers it touches count, and a shift
    /// across a boundary costs three instead of one. A u128 counts as two integers.
    #[must_use]
    pub fn cost(&self) -> usize {
        self.steps.iter().map(|step| step_cost(step, self.word)).sum()
    }
}

/// The cost of reversing the bits of one integer: a byte swap and three rounds of five.
const REVERSE_COST: usize = 16;

fn step_cost(step: &Step, word: Word) -> usize {
    let integers = word.bits().div_ceil(64);
    match step {
        Step::Swap(_) if integers == 1 => 6,
        Step::Swap(swap) => array_swap_cost(swap),
        Step::ReverseBits => integers * REVERSE_COST,
        Step::SwapBytes => integers,
        Step::ShiftRight(distance) if integers > 1 => integers * shift_cost(*distance),
        Step::ShiftRight(_) => 1,
        Step::Gather(gather) => gather.cost(),
    }
}

/// Shifting one integer of an array: a move between integers, or bits from two of them.
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

/// The ways to a symmetry of the board that are not delta swaps alone.
pub(crate) fn other_ways(plans: &Plans, symmetry: Symmetry) -> Vec<Recipe> {
    let whole = match symmetry {
        Symmetry::Rotate180 => vec![half_turn(plans)],
        Symmetry::Mirror => mirror_by_bytes(plans).into_iter().chain(mirror_by_parts(plans)).collect(),
        Symmetry::Flip => flip_by_bytes(plans).into_iter().collect(),
        _ => Vec::new(),
    };
    whole.into_iter().chain(in_two_parts(plans, symmetry)).collect()
}

/// A turn as two reflections, each in its cheapest way, where that brings in something else than swaps.
fn in_two_parts(plans: &Plans, symmetry: Symmetry) -> Vec<Recipe> {
    use Symmetry::{AntiTranspose, Flip, Mirror, Transpose};
    let parts: &[(Symmetry, Symmetry)] = match symmetry {
        Symmetry::Rotate180 => &[(Mirror, Flip)],
        Symmetry::Rotate90 => {
            &[(Transpose, Mirror), (Flip, Transpose), (AntiTranspose, Flip), (Mirror, AntiTranspose)]
        }
        Symmetry::Rotate270 => {
            &[(Mirror, Transpose), (Transpose, Flip), (Flip, AntiTranspose), (AntiTranspose, Mirror)]
        }
        _ => &[],
    };
    parts
        .iter()
        .filter_map(|&(first, second)| Some(plans.cheapest(first)?.then(plans.cheapest(second)?)))
        .filter(|recipe| !recipe.steps.iter().all(|step| matches!(step, Step::Swap(_))))
        .collect()
}

/// Half a turn: all bits reversed and shifted back to the bottom of the word. With two bits a square the
/// marks change places within each square, and one more swap exchanges them.
fn half_turn(plans: &Plans) -> Recipe {
    let layout = plans.layout();
    let word = layout.word();
    let span = layout.lattice().span() * layout.bits_per_square();
    let mut steps = vec![Step::ReverseBits];
    steps.extend(shift_right(word.bits() - span));
    if layout.kind() == Layout::Twobit {
        steps.extend(DeltaSwap::new(1, layout.full(Mark::Circle)).map(Step::Swap));
    }
    Recipe { word, steps }
}

/// Half a turn of the marks of both sides in one word, those of cross `cells` bits above those of circle: all bits
/// reversed and shifted back, and the two sides, which have changed places, exchanged.
pub(crate) fn half_turn_of_pair(word: Word, cells: usize) -> Recipe {
    let mut steps = vec![Step::ReverseBits];
    steps.extend(shift_right(word.bits() - 2 * cells));
    steps.extend(DeltaSwap::new(cells, (0..cells).collect()).map(Step::Swap));
    Recipe { word, steps }
}

/// A mirror where every column is one byte, or two, four ...: all bytes reversed and shifted back, and
/// then the bytes of each column put in order again.
fn mirror_by_bytes(plans: &Plans) -> Option<Recipe> {
    let layout = plans.layout();
    let word = layout.word();
    let column = layout.stride() * layout.bits_per_square();
    if !column.is_multiple_of(8) || !column.is_power_of_two() {
        return None;
    }
    let used = layout.geometry().cols() * column;
    let mut steps = vec![Step::SwapBytes];
    steps.extend(shift_right(word.bits().checked_sub(used)?));
    let distances = std::iter::successors(Some(column / 2), |distance| Some(distance / 2));
    steps.extend(distances.take_while(|&distance| distance >= 8).filter_map(|distance| {
        let low = (0..used).filter(|bit| bit / distance % 2 == 0).collect();
        DeltaSwap::new(distance, low).map(Step::Swap)
    }));
    Some(Recipe { word, steps })
}

/// A mirror of several integers, in each of which the columns that move by the same distance move together.
fn mirror_by_parts(plans: &Plans) -> Option<Recipe> {
    let (layout, word) = (plans.layout(), plans.layout().word());
    let gather = || Gather::new(&layout.permutation(Symmetry::Mirror), word.in_limbs());
    word.in_limbs().is_array().then(|| Recipe { word, steps: vec![Step::Gather(gather())] })
}

/// A flip where every column is one byte of squares: all bits reversed, then all bytes, which leaves each
/// byte in its place with its bits reversed.
fn flip_by_bytes(plans: &Plans) -> Option<Recipe> {
    let layout = plans.layout();
    let is_byte = layout.is_dense() && layout.stride() == 8 && layout.kind() == Layout::Bitboard;
    is_byte.then(|| Recipe { word: layout.word(), steps: vec![Step::ReverseBits, Step::SwapBytes] })
}

/// A shift to the right, unless by nothing.
fn shift_right(distance: usize) -> Option<Step> {
    (distance > 0).then_some(Step::ShiftRight(distance))
}
