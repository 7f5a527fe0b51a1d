//! Permutations of bits.

use crate::mask::Mask;

/// The target of each used bit of a word.
///
/// Bits without a target are don't-cares: they are zero before, and must be zero after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Permutation {
    /// The target of each bit; `None` for don't-cares.
    targets: Vec<Option<usize>>,
}

impl Permutation {
    /// Returns the permutation that moves bit `b` to `targets[b]`. Targets must be distinct.
    pub const fn new(targets: Vec<Option<usize>>) -> Self {
        Self { targets }
    }

    /// Returns the target of `bit`; `None` for a don't-care.
    pub fn target(&self, bit: usize) -> Option<usize> {
        self.targets.get(bit).copied().flatten()
    }

    /// Returns the used bits with their targets, ascending by bit.
    pub fn moves(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.targets.iter().enumerate().filter_map(|(bit, &target)| Some((bit, target?)))
    }

    /// Returns `word` permuted, without its don't-care bits.
    pub fn apply(&self, word: &Mask) -> Mask {
        word.bits().filter_map(|bit| self.target(bit)).collect()
    }

    /// Returns the same permutation of squares that have two neighbouring bits each.
    #[must_use]
    pub fn doubled(&self) -> Self {
        let twice = |target: &Option<usize>| [target.map(|to| 2 * to), target.map(|to| 2 * to + 1)];
        Self { targets: self.targets.iter().flat_map(twice).collect() }
    }
}
