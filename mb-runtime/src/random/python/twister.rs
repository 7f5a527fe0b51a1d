//! The Mersenne Twister MT19937.
//!
//! Source: M. Matsumoto and T. Nishimura, "Mersenne Twister: A 623-dimensionally equidistributed uniform
//! pseudorandom number generator", ACM Transactions on Modeling and Computer Simulation 8 (1998), with the
//! seeding by arrays that the authors added in 2002.

/// The number of words of state.
const WORDS: usize = 624;
/// The distance from a word to the later word that is mixed into its new value.
const AHEAD: usize = 397;
/// The coefficients of the twist.
const TWIST: u32 = 0x9908_b0df;
/// The mask of the top bit. The twist joins the top bit of one word and the other bits of the next.
const TOP_BIT: u32 = 0x8000_0000;

/// The generator: words of state, and the number of words returned since the last twist.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Twister {
    words: [u32; WORDS],
    used: usize,
}

impl Twister {
    /// Seeds a generator by an array (the authors' `init_by_array`). An empty array counts as a single zero.
    pub(super) fn from_key(key: &[u32]) -> Self {
        let key = if key.is_empty() { &[0] } else { key };
        let mut words = scattered(19_650_218);
        let mut index = 1;
        for (digit, place) in key.iter().zip(0_u32..).cycle().take(WORDS.max(key.len())) {
            let addend = digit.wrapping_add(place);
            words[index] =
                (words[index] ^ mixed(words[index - 1]).wrapping_mul(1_664_525)).wrapping_add(addend);
            index = following(index, &mut words);
        }
        for _ in 1..WORDS {
            #[expect(clippy::cast_possible_truncation, reason = "an index below 624")]
            let subtrahend = index as u32;
            words[index] =
                (words[index] ^ mixed(words[index - 1]).wrapping_mul(1_566_083_941)).wrapping_sub(subtrahend);
            index = following(index, &mut words);
        }
        words[0] = TOP_BIT;
        Self { words, used: WORDS }
    }

    /// Returns the next 32 random bits.
    #[inline]
    pub(super) fn next(&mut self) -> u32 {
        if self.used == WORDS {
            self.twist();
        }
        let word = self.words[self.used];
        self.used += 1;
        tempered(word)
    }

    /// Returns the number of words returned since the last twist.
    pub(super) const fn used(&self) -> usize {
        self.used
    }

    /// Renews all words.
    #[cold]
    fn twist(&mut self) {
        for index in 0..WORDS {
            let next = self.words[(index + 1) % WORDS];
            let joined = (self.words[index] & TOP_BIT) | (next & !TOP_BIT);
            let twisted = (joined >> 1) ^ (if joined & 1 == 0 { 0 } else { TWIST });
            self.words[index] = self.words[(index + AHEAD) % WORDS] ^ twisted;
        }
        self.used = 0;
    }
}

/// Returns the state that the authors' `init_genrand` makes from one word.
fn scattered(seed: u32) -> [u32; WORDS] {
    let mut words = [seed; WORDS];
    for (index, addend) in (1..WORDS).zip(1_u32..) {
        words[index] = mixed(words[index - 1]).wrapping_mul(1_812_433_253).wrapping_add(addend);
    }
    words
}

/// Returns a word with its two top bits mixed into its two lowest.
const fn mixed(word: u32) -> u32 {
    word ^ (word >> 30)
}

/// Returns the index after `index`. The words from index 1 on form a ring. At the end of each round, the first word takes
/// the value of the last.
fn following(index: usize, words: &mut [u32; WORDS]) -> usize {
    if index + 1 < WORDS {
        return index + 1;
    }
    words[0] = words[WORDS - 1];
    1
}

/// Returns the random bits that a word of state gives.
const fn tempered(mut word: u32) -> u32 {
    word ^= word >> 11;
    word ^= (word << 7) & 0x9d2c_5680;
    word ^= (word << 15) & 0xefc6_0000;
    word ^ (word >> 18)
}

#[cfg(test)]
mod tests {
    use super::Twister;

    #[test]
    fn it_gives_the_authors_first_numbers() {
        // From mt19937ar.out, which the authors publish: init_by_array of 0x123, 0x234, 0x345, 0x456.
        let mut twister = Twister::from_key(&[0x123, 0x234, 0x345, 0x456]);
        let numbers: Vec<u32> = (0..5).map(|_| twister.next()).collect();
        assert_eq!(numbers, [1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783, 4_228_976_476]);
    }

    #[test]
    fn it_gives_the_ten_thousandth_number_of_the_cpp_standard_after_a_plain_seed() {
        // C++ (rand.predef): the 10000th invocation of a default-constructed mt19937 gives 4123659995.
        let mut twister = Twister { words: super::scattered(5489), used: super::WORDS };
        assert_eq!((0..10_000).map(|_| twister.next()).last(), Some(4_123_659_995));
    }
}
