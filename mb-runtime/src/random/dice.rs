//! The source of all random choices.

/// A source of random choices. All randomness enters this crate through it.
///
/// It is implemented for every [`rand::Rng`](https://docs.rs/rand) and for
/// [`PythonRandom`](crate::random::PythonRandom), which draws what Python draws.
///
/// ```
/// use mb_runtime::{Dice, FastRandom};
///
/// let mut random = FastRandom::new(42);
/// assert!(random.below(6) < 6);
/// assert_eq!(random.below(0), 0);
/// ```
pub trait Dice {
    /// Draws a number from 0 to `bound - 1`, each equally likely. Returns 0 and draws nothing if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
}

/// Draws 32 random bits for an exactly uniform number, seldom more.
///
/// Source: D. Lemire, "Fast Random Integer Generation in an Interval", ACM Transactions on Modeling and Computer
/// Simulation 29 (2019).
impl<R: rand::Rng> Dice for R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if low(product) < bound {
            // This many of the 2³² words must be rejected, so that every result comes from equally many.
            let surplus = bound.wrapping_neg() % bound;
            while low(product) < surplus {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        high(product)
    }
}

/// The low half of a product.
#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
const fn low(product: u64) -> u32 {
    product as u32
}

/// The high half of a product.
const fn high(product: u64) -> u32 {
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use super::Dice;

    /// Returns its words from the last to the first.
    struct WordStack(Vec<u32>);

    impl rand::TryRng for WordStack {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(self.0.pop().expect("enough words"))
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("numbers below a bound take 32 bits at a time")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("numbers below a bound take 32 bits at a time")
        }
    }

    #[test]
    fn a_word_that_would_favour_a_number_is_rejected() {
        // 2³² = 3 × 1431655765 + 1: one word too many, and it is 0.
        let mut words = WordStack(vec![u32::MAX, 0, 1]);
        assert_eq!(words.below(3), 0);
        assert_eq!(words.below(3), 2);
        assert!(words.0.is_empty());
    }

    #[test]
    fn every_number_below_a_bound_comes_from_equally_many_words() {
        // The multiples of 2¹⁶ stand for all words when the bound is a power of two, and none is rejected.
        let mut words = WordStack((0..1 << 16).map(|high| high << 16).collect());
        let mut counts = [0; 8];
        for _ in 0..1 << 16 {
            counts[words.below(8) as usize] += 1;
        }
        assert_eq!(counts, [1 << 13; 8]);
    }

    #[test]
    fn a_bound_of_zero_draws_nothing() {
        assert_eq!(WordStack(Vec::new()).below(0), 0);
    }
}
