//! Delta swaps on integers: `u64` for boards of up to 64 squares, `u128` for up to 128.

use core::ops::{BitAnd, BitXor, Shl, Shr};

use super::words::{DeltaSwap, WORD};

/// The integers of delta swaps.
pub(super) trait SwapInteger:
    Copy
    + Ord
    + From<u64>
    + BitAnd<Output = Self>
    + BitXor<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
}

impl SwapInteger for u64 {}
impl SwapInteger for u128 {}

/// A delta swap on an integer.
#[derive(Debug)]
pub(super) struct IntegerSwap<I> {
    shift: usize,
    mask: I,
}

impl<I: SwapInteger> IntegerSwap<I> {
    /// Creates the same swap for an integer that has as many words as its mask, or more.
    pub(super) fn new(swap: &DeltaSwap) -> Self {
        let words = swap.mask().iter().enumerate();
        let mask = words.fold(I::from(0), |mask, (number, word)| mask ^ I::from(*word) << (number * WORD));
        Self { shift: swap.shift(), mask }
    }

    /// Exchanges each bit of the mask for the bit `shift` higher.
    #[inline]
    pub(super) fn apply(bits: I, swap: &Self) -> I {
        let changes = (bits ^ (bits >> swap.shift)) & swap.mask;
        bits ^ changes ^ (changes << swap.shift)
    }
}

/// Returns the number with these words, the lower one first.
#[inline]
pub(crate) fn join([low, high]: [u64; 2]) -> u128 {
    u128::from(high) << WORD | u128::from(low)
}

/// Returns the words of a number, the lower one first.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the two halves of the number")]
pub(crate) const fn split(number: u128) -> [u64; 2] {
    [number as u64, (number >> WORD) as u64]
}
