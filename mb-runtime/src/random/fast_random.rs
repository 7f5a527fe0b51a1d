//! The fast generator, for work that need not reproduce a Python program.

use core::convert::Infallible;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng, TryRng};

/// A fast random number generator: xoshiro256++. Its numbers depend on its seed alone, on every machine.
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

    /// Creates the independent generator with this number among those of a seed. Work that is cut into numbered streams
    /// gives the same result however the streams are shared out.
    pub fn stream(seed: u64, number: u64) -> Self {
        // Seed and number each set half of the state, so no two pairs share a state. Drawing and dropping words spreads
        // the number over the whole state.
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

/// The finalizer of `SplitMix64`: a bijection that makes neighbouring numbers unlike each other.
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
    use rand::Rng;

    use super::FastRandom;

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
