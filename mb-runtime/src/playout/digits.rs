//! Several uniform digits from one random word.
//!
//! To draw a digit, multiply a uniform word by the bound of the digit. The high half of the product is a digit below
//! the bound, and the low half is the word for the next digit. The last low half tells whether the word can be used: if
//! it is below the *surplus*, which is the number of words modulo the product of all bounds, the word is rejected and
//! another one drawn. With this test the digits are exactly uniform.
//!
//! Source: N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation", Software: Practice and
//! Experience 55 (2025).

use core::ops::Range;

use rand::Rng;

/// Successive bounds whose digits come from one word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DigitGroup {
    pub(super) bounds: Range<usize>,
    /// The product of the bounds.
    pub(super) product: u64,
    pub(super) surplus: u64,
}

/// The random words, and how many digits to take from one.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitSource {
    /// The number of words, modulo 2⁶⁴.
    words: u64,
    largest_product: u64,
    largest_surplus: u64,
}

/// A word of 64 bits for each group. Fewer than one word in ten thousand is rejected.
pub(super) const SINGLE_WORDS: DigitSource =
    DigitSource { words: 0, largest_product: 1 << 50, largest_surplus: u64::MAX };

/// A number of 16 bits in each lane. If all bounds are at most 256, at most one batch of 64 numbers in four has a rejected
/// one. Larger bounds stand alone, and their surplus can be larger.
pub(super) const LANE_NUMBERS: DigitSource =
    DigitSource { words: 1 << 16, largest_product: 1 << 16, largest_surplus: 256 };

impl DigitSource {
    /// The number of words modulo `product`.
    pub(super) const fn surplus(self, product: u64) -> u64 {
        self.words.wrapping_sub(product) % product
    }

    /// Cuts successive bounds, ascending or descending, into groups.
    pub(super) fn groups(self, mut bounds: impl Iterator<Item = usize> + Clone) -> Vec<DigitGroup> {
        let mut groups = Vec::new();
        while let Some(group) = self.longest(bounds.clone()) {
            bounds.nth(group.bounds.len() - 1);
            groups.push(group);
        }
        groups
    }

    /// Returns the longest group that begins with the first of these bounds and keeps within both limits. A group has
    /// at least one bound.
    fn longest(self, mut bounds: impl Iterator<Item = usize>) -> Option<DigitGroup> {
        let first = bounds.next()?;
        let group = |last: usize, product| DigitGroup {
            bounds: first.min(last)..first.max(last) + 1,
            product,
            surplus: self.surplus(product),
        };
        let mut product = first as u64;
        let mut longest = group(first, product);
        for bound in bounds {
            match product.checked_mul(bound as u64) {
                Some(larger) if larger <= self.largest_product => product = larger,
                _ => break,
            }
            if self.surplus(product) <= self.largest_surplus {
                longest = group(bound, product);
            }
        }
        Some(longest)
    }
}

impl DigitGroup {
    /// Draws a word that is not rejected, for a group of [`SINGLE_WORDS`].
    #[inline]
    pub(super) fn word(&self, random: &mut impl Rng) -> u64 {
        loop {
            let word = random.next_u64();
            if word.wrapping_mul(self.product) >= self.surplus {
                return word;
            }
        }
    }
}

/// A digit below `bound`, and the word for the next digit.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the halves of a product")]
pub(super) const fn digit(word: u64, bound: u64) -> (usize, u64) {
    let product = word as u128 * bound as u128;
    ((product >> u64::BITS) as usize, product as u64)
}

#[cfg(test)]
mod tests {
    use super::{DigitGroup, LANE_NUMBERS, SINGLE_WORDS, digit};

    #[test]
    fn groups_are_as_long_as_their_limits_allow_and_leave_no_bound_out() {
        let cases = [(2, 10), (2, 2), (1, 1), (2, 26), (6, 26), (2, 65), (101, 226), (2, 401), (2, 65_537)];
        for (start, end) in cases {
            let mut next = end;
            for group in SINGLE_WORDS.groups((start..end).rev()) {
                assert_eq!(group.bounds.end, next);
                next = group.bounds.start;
                assert_eq!(group.product, product(&group));
                assert!(group.product <= 1 << 50);
                assert_eq!(u128::from(group.surplus), (1_u128 << 64) % u128::from(group.product));
            }
            assert_eq!(next, start);
        }
        for things in [1, 2, 3, 9, 25, 64, 400, 2048] {
            let mut next = 2;
            for group in LANE_NUMBERS.groups(2..=things) {
                assert_eq!(group.bounds.start, next);
                next = group.bounds.end;
                assert_eq!(group.product, product(&group));
                assert_eq!(group.surplus, (1 << 16) % group.product);
                assert!(group.bounds.len() == 1 || group.surplus <= 256 && group.product <= 1 << 16);
            }
            assert_eq!(next, (things + 1).max(2));
        }
        assert_eq!(SINGLE_WORDS.groups((2..10).rev()).len(), 1);
    }

    fn product(group: &DigitGroup) -> u64 {
        group.bounds.clone().map(|bound| bound as u64).product()
    }

    /// The digits that a word gives for bounds.
    fn digits(mut word: u64, bounds: &[u64]) -> Vec<usize> {
        let one = |bound: &u64| {
            let (digit, rest) = digit(word, *bound);
            word = rest;
            digit
        };
        bounds.iter().map(one).collect()
    }

    #[test]
    fn the_words_of_every_sequence_of_digits_are_equally_many() {
        // The words that give the same digits lie side by side. All sequences of 9, 8 and 7 in turn: with the surplus
        // rejected, each comes from as many words.
        let (product, surplus) = (504_u128, SINGLE_WORDS.surplus(504));
        let words = (1_u128 << 64) / product;
        for number in 0..504_u128 {
            let first = (number << 64).div_ceil(product);
            let end = ((number + 1) << 64).div_ceil(product);
            let word = |word: u128| u64::try_from(word).unwrap();
            let expected = digits(word(first), &[9, 8, 7]);
            assert_eq!(digits(word(end - 1), &[9, 8, 7]), expected);
            // The last low half grows by the product from word to word, so only the first can be too low.
            let is_rejected = word(first).wrapping_mul(504) < surplus;
            assert_eq!(end - first - u128::from(is_rejected), words, "{number}");
            assert!(word(first + 1).wrapping_mul(504) >= surplus);
        }
    }
}
