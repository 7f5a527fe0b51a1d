//! Sources of random choices.

mod python;

use core::convert::Infallible;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng, TryRng};

pub use python::PythonRandom;

/// A source of random choices. Players and matches take all their random choices from a `Dice`.
///
/// Every [`rand::Rng`](https://docs.rs/rand) implements it. So does [`PythonRandom`], which draws the numbers that
/// Python draws.
///
/// ```
/// use mb_runtime::{Dice, FastRandom};
///
/// let mut random = FastRandom::new(42);
/// assert!(random.below(6) < 6);
/// assert_eq!(random.below(0), 0);
/// ```
pub trait Dice {
    /// Draws a number from 0 to `bound - 1`, all equally likely. Returns 0 and draws nothing if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
}

/// Draws an exactly uniform number from 32 random bits. In rare cases it draws more bits.
///
/// Source: D. Lemire, "Fast Random Integer Generation in an Interval", ACM Transactions on Modeling and Computer
/// Simulation 29 (2019).
impl<R: Rng> Dice for R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if low(product) < bound {
            // Reject this many of the 2³² words, so that every result comes from equally many words.
            let surplus = bound.wrapping_neg() % bound;
            while low(product) < surplus {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        high(product)
    }
}

/// Returns the low half of a product.
#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
const fn low(product: u64) -> u32 {
    product as u32
}

/// Returns the high half of a product.
const fn high(product: u64) -> u32 {
    (product >> 32) as u32
}

/// A fast random number generator, xoshiro256++, for work that need not reproduce a Python program. The same seed gives
/// the same numbers on every machine.
///
/// Do not use it for secrets.
///
/// Source: D. Blackman and S. Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM Transactions on
/// Mathematical Software 47 (2021).
///
/// ```
/// use mb_runtime::{Dice, FastRandom};
///
/// let (mut one, mut other) = (FastRandom::new(1), FastRandom::new(1));
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastRandom {
    generator: Xoshiro256PlusPlus,
}

impl FastRandom {
    /// Creates the generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// Creates the generator of stream number `number` of `seed`. The streams of a seed are independent of each other.
    /// Work that is cut into numbered streams gives the same result, whichever thread handles which stream.
    pub fn stream(seed: u64, number: u64) -> Self {
        // The seed sets one half of the state and the number the other, so different pairs of seed and number have
        // different states. Drawing and dropping words spreads the number over the whole state.
        let mut state = [0; 32];
        let (halves, _) = state.as_chunks_mut::<8>();
        halves[0] = scrambled(seed).to_le_bytes();
        halves[1] = scrambled(!seed).to_le_bytes();
        halves[2] = scrambled(number).to_le_bytes();
        halves[3] = scrambled(!number).to_le_bytes();
        let mut generator = Xoshiro256PlusPlus::from_seed(state);
        for _ in 0..8 {
            generator.next_u64();
        }
        Self { generator }
    }
}

/// Applies the finalizer of `SplitMix64`, a bijection that makes neighbouring numbers unlike each other.
///
/// Source: G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
const fn scrambled(number: u64) -> u64 {
    let mut word = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

impl TryRng for FastRandom {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.generator.try_next_u32()
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.generator.try_next_u64()
    }

    #[inline]
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.generator.try_fill_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use rand::Rng as _;

    use super::{Dice, FastRandom};

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

    #[test]
    fn neighbouring_streams_and_seeds_have_nothing_in_common() {
        let streams = (0..20).flat_map(|seed| (0..20).map(move |number| FastRandom::stream(seed, number)));
        let mut words: Vec<u64> = streams.map(|mut stream| stream.next_u64()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), 400);
        // Of 25,600 random bits half are set, give or take 80: six standard deviations are 480.
        let ones: u32 = words.iter().map(|word| word.count_ones()).sum();
        assert!((12_320..=13_280).contains(&ones), "{ones}");
    }
}
