//! Delta swaps, and plans that consist of delta swaps.

use crate::mask::Mask;
use crate::permute::permutation::Permutation;

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

    /// Returns `word` after the swap, by the formula that generated code uses.
    pub fn apply(&self, word: &Mask) -> Mask {
        let word = word.clone();
        let changed = (word.clone() ^ (word.clone() >> self.shift)) & self.mask.clone();
        word ^ changed.clone() ^ (changed << self.shift)
    }

    /// Returns the same swap of squares that have two neighbouring bits each.
    #[must_use]
    pub fn doubled(&self) -> Self {
        let low = self.mask.doubled();
        Self { shift: 2 * self.shift, mask: low.clone() | (low << 1) }
    }
}

/// A sequence of delta swaps that together permute a word.
///
/// A swap only moves bits. So a plan that agrees with a permutation on every word with one bit set agrees with it on
/// all words: [`SwapPlan::performs`] is a proof.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwapPlan {
    swaps: Vec<DeltaSwap>,
}

impl SwapPlan {
    /// Returns the plan of these swaps, first to last. Swaps of no bits are left out.
    pub fn new(swaps: Vec<DeltaSwap>) -> Self {
        Self { swaps: swaps.into_iter().filter(|swap| !swap.mask.is_empty()).collect() }
    }

    /// Returns the swaps, first to last.
    pub fn swaps(&self) -> &[DeltaSwap] {
        &self.swaps
    }

    /// Returns the number of swaps.
    pub const fn len(&self) -> usize {
        self.swaps.len()
    }

    /// Returns whether the plan has no swaps.
    pub const fn is_empty(&self) -> bool {
        self.swaps.is_empty()
    }

    /// Returns `word` permuted.
    pub fn apply(&self, word: &Mask) -> Mask {
        self.swaps.iter().fold(word.clone(), |word, swap| swap.apply(&word))
    }

    /// Returns whether this plan permutes every word whose don't-care bits are zero as `permutation` does.
    pub fn performs(&self, permutation: &Permutation) -> bool {
        permutation.moves().all(|(from, to)| self.track(from) == to)
    }

    /// Returns the swaps of this plan, then those of `next`.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        Self { swaps: self.swaps.iter().chain(&next.swaps).cloned().collect() }
    }

    /// Returns the plan that undoes this one. A swap undoes itself, so these are the same swaps, last to first.
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self { swaps: self.swaps.iter().rev().cloned().collect() }
    }

    /// Returns the same plan for squares that have two neighbouring bits each.
    #[must_use]
    pub fn doubled(&self) -> Self {
        Self { swaps: self.swaps.iter().map(DeltaSwap::doubled).collect() }
    }

    /// Returns the plan that moves two boards in one wider word, the second `offset` bits above the first.
    ///
    /// It returns `None` if the boards would overlap: `offset` must be above every bit that the plan moves.
    pub fn paired(&self, offset: usize) -> Option<Self> {
        let fits = |swap: &DeltaSwap| swap.mask.highest().is_none_or(|top| top + swap.shift < offset);
        let pair = |swap: &DeltaSwap| DeltaSwap {
            shift: swap.shift,
            mask: swap.mask.clone() | (swap.mask.clone() << offset),
        };
        self.swaps.iter().all(fits).then(|| Self { swaps: self.swaps.iter().map(pair).collect() })
    }

    /// Returns where the plan moves `bit`.
    fn track(&self, bit: usize) -> usize {
        self.swaps.iter().fold(bit, |bit, swap| {
            if swap.mask.test(bit) {
                bit + swap.shift
            } else {
                bit.checked_sub(swap.shift).filter(|&low| swap.mask.test(low)).unwrap_or(bit)
            }
        })
    }
}
