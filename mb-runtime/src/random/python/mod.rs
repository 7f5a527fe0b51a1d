//! The random numbers of Python programs, which reproduce the published figures of such programs.

mod twister;

use core::fmt;

use crate::random::Dice;
use twister::Twister;

/// Python's `random.Random`: the same seed gives the same numbers as in Python, draw for draw.
///
/// As in `CPython`, the Mersenne Twister MT19937 is seeded by the 32-bit digits of the seed. To draw a whole number
/// below a bound, Python draws as many bits as the bound has, again and again until the number is below the bound
/// (`_randbelow`). So even a choice from a single item draws bits until one of them is 0. The numbers were checked
/// against Python 3.13. The methods have been the same since Python 3.2.
///
/// ```
/// use mb_runtime::PythonRandom;
///
/// // Python: random.seed(0), then random.random(), random.getrandbits(32).
/// let mut random = PythonRandom::new(0);
/// assert_eq!(random.random(), 0.8444218515250481);
/// assert_eq!(random.getrandbits(32), 3_255_389_356);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct PythonRandom {
    twister: Twister,
}

impl PythonRandom {
    /// Creates the generator after `random.seed(seed)`.
    #[expect(clippy::cast_possible_truncation, reason = "the two digits")]
    pub fn new(seed: u64) -> Self {
        Self::from_digits(&[seed as u32, (seed >> 32) as u32])
    }

    /// Creates the generator after `random.seed(seed)`, for a seed that may be negative. As in Python, the sign does not
    /// matter.
    pub fn from_signed(seed: i64) -> Self {
        Self::new(seed.unsigned_abs())
    }

    /// Creates the generator after `random.seed(seed)`, for a seed of any size. `digits` are the digits of the seed in
    /// base 2³², the least significant first.
    pub fn from_digits(digits: &[u32]) -> Self {
        let length = digits.iter().rposition(|digit| *digit != 0).map_or(0, |highest| highest + 1);
        Self { twister: Twister::from_key(&digits[..length]) }
    }

    /// Python's `getrandbits(bits)`: draws a number of `bits` random bits. It always draws all bits, but returns at
    /// most the lowest 128.
    pub fn getrandbits(&mut self, bits: u32) -> u128 {
        let mut number = 0;
        let mut drawn = 0;
        while drawn < bits {
            let wanted = (bits - drawn).min(32);
            let digit = u128::from(self.twister.next() >> (32 - wanted));
            number |= digit.checked_shl(drawn).unwrap_or(0);
            drawn += wanted;
        }
        number
    }

    /// Python's `random()`: draws a number of 53 bits from 0 up to, but not including, 1.
    pub fn random(&mut self) -> f64 {
        let high = f64::from(self.twister.next() >> 5);
        let low = f64::from(self.twister.next() >> 6);
        (high * 67_108_864.0 + low) / 9_007_199_254_740_992.0
    }

    /// Python's `_randbelow(bound)`: draws a number from 0 to `bound - 1`. Returns 0 and draws nothing if `bound` is 0.
    pub fn randbelow(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let bits = u64::BITS - bound.leading_zeros();
        loop {
            #[expect(clippy::cast_possible_truncation, reason = "at most 64 bits were drawn")]
            let number = self.getrandbits(bits) as u64;
            if number < bound {
                return number;
            }
        }
    }

    /// Python's `choice(items)`: draws one of the items. Returns `None` if there are no items.
    pub fn choice<'items, T>(&mut self, items: &'items [T]) -> Option<&'items T> {
        items.get(self.index(items.len()))
    }

    /// Python's `randrange(start, stop, stride)`: draws one of the numbers `start`, `start + stride` and so on, before
    /// `stop`. Returns `None` if there is no such number or `stride` is 0.
    pub fn randrange(&mut self, start: i64, stop: i64, stride: i64) -> Option<i64> {
        let [start, stop, stride] = [start, stop, stride].map(i128::from);
        let width = stop - start;
        if stride == 0 || width == 0 || (width < 0) != (stride < 0) {
            return None;
        }
        // The widest range has 2⁶⁴ - 1 numbers.
        let numbers = u64::try_from(width.unsigned_abs().div_ceil(stride.unsigned_abs())).ok()?;
        i64::try_from(start + stride * i128::from(self.randbelow(numbers))).ok()
    }

    /// Python's `shuffle(items)`: puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Python's `sample(range(population), count)`: draws `count` different numbers below `population`, in random order.
    /// Returns `None` if `count` is greater than `population`.
    pub fn sample(&mut self, population: usize, count: usize) -> Option<Vec<usize>> {
        if count > population {
            return None;
        }
        // Python chooses its method by memory: it compares a list of the population with a set of the sample.
        let set_size =
            if count > 5 { power_of_four_from(count.saturating_mul(3)).saturating_add(21) } else { 21 };
        if population > set_size {
            return Some(self.sample_by_rejection(population, count));
        }
        // The last number of the list fills the gap that each drawn number leaves.
        let mut pool: Vec<usize> = (0..population).collect();
        Some((0..count).map(|_| pool.swap_remove(self.index(pool.len()))).collect())
    }

    /// Draws a sample number by number. When it draws a number that is already in the sample, it draws another.
    fn sample_by_rejection(&mut self, population: usize, count: usize) -> Vec<usize> {
        let mut sample = Vec::with_capacity(count);
        let mut drawn = std::collections::HashSet::with_capacity(count);
        while sample.len() < count {
            let number = self.index(population);
            if drawn.insert(number) {
                sample.push(number);
            }
        }
        sample
    }

    /// Draws an index into a sequence of `length` items; 0 if the sequence is empty.
    fn index(&mut self, length: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "less than a usize")]
        let index = self.randbelow(length as u64) as usize;
        index
    }
}

impl Dice for PythonRandom {
    /// Python's `_randbelow(bound)`: draws the index that `choice` draws.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let surplus = bound.leading_zeros();
        loop {
            let number = self.twister.next() >> surplus;
            if number < bound {
                return number;
            }
        }
    }
}

impl fmt::Debug for PythonRandom {
    /// Writes the number of used words, without the 624 words of state.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("PythonRandom").field("used", &self.twister.used()).finish_non_exhaustive()
    }
}

/// Returns the least power of four that is at least `number`, or `usize::MAX` if that power is too large.
fn power_of_four_from(number: usize) -> usize {
    let mut powers = core::iter::successors(Some(1_usize), |power| power.checked_mul(4));
    powers.find(|power| *power >= number).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::PythonRandom;
    use crate::random::Dice;

    #[test]
    fn the_sign_of_a_seed_does_not_matter_and_leading_zeros_do_not_either() {
        assert_eq!(PythonRandom::from_signed(-7), PythonRandom::new(7));
        assert_eq!(PythonRandom::from_digits(&[7, 0, 0]), PythonRandom::new(7));
        assert_eq!(PythonRandom::from_digits(&[]), PythonRandom::new(0));
        assert_eq!(PythonRandom::from_signed(i64::MIN), PythonRandom::new(1 << 63));
    }

    #[test]
    fn a_bound_of_zero_draws_nothing() {
        let mut random = PythonRandom::new(3);
        assert_eq!((random.below(0), random.randbelow(0)), (0, 0));
        assert_eq!(random, PythonRandom::new(3));
        assert_eq!(random.getrandbits(0), 0);
        assert_eq!(random, PythonRandom::new(3));
    }

    #[test]
    fn a_bound_of_one_draws_until_a_zero_bit() {
        // Python: random.seed(0); [random.getrandbits(1) for _ in range(6)] is [1, 0, 1, 1, 0, 0].
        let mut bits = PythonRandom::new(0);
        let drawn: Vec<u128> = (0..6).map(|_| bits.getrandbits(1)).collect();
        assert_eq!(drawn, [1, 0, 1, 1, 0, 0]);
        let (mut once, mut twice) = (PythonRandom::new(0), PythonRandom::new(0));
        assert_eq!(once.below(1), 0);
        twice.getrandbits(64);
        assert_eq!(once, twice);
    }

    #[test]
    fn empty_ranges_samples_and_choices_give_none() {
        let mut random = PythonRandom::new(0);
        assert_eq!(random.randrange(5, 5, 1), None);
        assert_eq!(random.randrange(5, 6, 0), None);
        assert_eq!(random.randrange(5, 6, -1), None);
        assert_eq!(random.sample(3, 4), None);
        assert_eq!(random.choice::<u8>(&[]), None);
        assert_eq!(random, PythonRandom::new(0));
        assert!(random.randrange(i64::MIN, i64::MAX, 1).is_some());
    }

    #[test]
    fn debug_output_is_short() {
        assert_eq!(format!("{:?}", PythonRandom::new(0)), "PythonRandom { used: 624, .. }");
    }
}
