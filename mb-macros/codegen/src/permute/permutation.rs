//! Permutations of bits.

use crate::mask::Mask;

/// Where each used bit of a word goes. Bits without a target are don't-cares: they hold zero before and
/// must hold zero after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Permutation {
    /// By bit; `None` for don't-cares.
    targets: Vec<Option<usize>>,
}

/// Why some targets are not a permutation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PermutationError {
    /// Two bits have the same target.
    SharedTarget(usize),
}

impl std::fmt::Display for PermutationError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::SharedTarget(bit) => write!(formatter, "two bits have the target {bit}"),
        }
    }
}

impl std::error::Error for PermutationError {}

impl Permutation {
    /// The permutation that takes bit `b` to `targets[b]`.
    ///
    /// # Errors
    /// [`PermutationError::SharedTarget`] when two bits have the same target.
    pub fn new(targets: Vec<Option<usize>>) -> Result<Self, PermutationError> {
        let mut taken = Mask::new();
        for &target in targets.iter().flatten() {
            if taken.test(target) {
                return Err(PermutationError::SharedTarget(target));
            }
            taken.set(target);
        }
        Ok(Self { targets })
    }

    /// For targets that are distinct by construction.
    pub(crate) const fn from_distinct(targets: Vec<Option<usize>>) -> Self {
        Self { targets }
    }

    /// Where `bit` goes; `None` for a don't-care.
    #[must_use]
    pub fn target(&self, bit: usize) -> Option<usize> {
        self.targets.get(bit).copied().flatten()
    }

    /// The used bits with their targets, ascending by bit.
    pub fn moves(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.targets.iter().enumerate().filter_map(|(bit, &target)| Some((bit, target?)))
    }

    /// The word permuted; don't-care bits are dropped.
    #[must_use]
    pub fn apply(&self, word: &Mask) -> Mask {
        word.bits().filter_map(|bit| self.target(bit)).collect()
    }

    /// The same permutation of squares when each square has two neighbouring bits.
    #[must_use]
    pub fn doubled(&self) -> Self {
        let twice = |target: &Option<usize>| [target.map(|to| 2 * to), target.map(|to| 2 * to + 1)];
        Self { targets: self.targets.iter().flat_map(twice).collect() }
    }
}
