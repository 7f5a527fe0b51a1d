//! Small random numbers, four to a random word.

use rand::Rng;

/// The bits that a number takes.
const BITS: u32 = 16;

/// Draws small numbers from a generator, each from 16 random bits, seldom more.
///
/// Exactly uniform, by the same multiplication and rejection as [`Dice`](crate::Dice) for any generator, in
/// digits of 16 bits instead of 32.
#[derive(Debug)]
pub(super) struct Digits<'random, R> {
    random: &'random mut R,
    word: u64,
    left: u32,
}

impl<'random, R: Rng> Digits<'random, R> {
    /// Draws from this generator.
    pub(super) const fn new(random: &'random mut R) -> Self {
        Self { random, word: 0, left: 0 }
    }

    /// A number from 0 to `bound` - 1, each equally likely; the bound is 1 to 2¹⁶.
    #[inline]
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let mut product = self.digit() * bound;
        if low(product) < bound {
            // Of the 2¹⁶ digits, this many must be rejected for every result to come from equally many.
            let surplus = (1 << BITS) % bound;
            while low(product) < surplus {
                product = self.digit() * bound;
            }
        }
        (product >> BITS) as usize
    }

    /// The next 16 random bits.
    #[inline]
    fn digit(&mut self) -> u64 {
        if self.left == 0 {
            self.word = self.random.next_u64();
            self.left = u64::BITS / BITS;
        }
        self.left -= 1;
        let digit = low(self.word);
        self.word >>= BITS;
        digit
    }
}

/// The lowest digit.
const fn low(word: u64) -> u64 {
    word & ((1 << BITS) - 1)
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use super::Digits;

    /// Gives all 2¹⁶ digits, one after the other.
    struct Counter(u16);

    impl rand::TryRng for Counter {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            unreachable!("digits come from words of 64 bits")
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            let digits = [0, 1, 2, 3].map(|step| u64::from(self.0 + step));
            self.0 = self.0.wrapping_add(4);
            Ok(digits[0] | digits[1] << 16 | digits[2] << 32 | digits[3] << 48)
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("digits come from words of 64 bits")
        }
    }

    #[test]
    fn every_number_below_a_bound_comes_from_equally_many_digits() {
        for bound in [1, 2, 3, 7, 9, 25, 64, 225, 400, 40_000, 65_535, 65_536] {
            let mut counter = Counter(0);
            let mut digits = Digits::new(&mut counter);
            let mut counts = vec![0; bound];
            for _ in 0..65_536 / bound * bound {
                counts[digits.below(bound)] += 1;
            }
            assert!(counts.iter().all(|count| *count == 65_536 / bound), "{bound}");
        }
    }
}
