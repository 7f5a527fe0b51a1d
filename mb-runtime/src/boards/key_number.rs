//! The key of a board whose size is chosen at run time.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::boards::bitboard::integers::{join, split};
use crate::boards::bitboard::words::{WORD, copy_bits, with_zeros};

/// The largest number of words that a key stores without an allocation.
const INLINE: usize = 4;

/// A natural number of any width: the key of a board whose size is chosen at run time.
///
/// Keys are ordered, and printed in hexadecimal, like this number. Keys of boards of up to 128 squares need no
/// allocation.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// let board: BitBoard = "oo.x.....".parse()?;
/// assert_eq!(format!("{:#x}", board.key()), "0x1003");
/// assert_eq!(board.key().words(), [0b1000 << 9 | 0b11]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct KeyNumber {
    words: Storage,
}

/// The words of a number. A number that fits is always `Inline`, so that equality can be derived.
#[derive(Clone, PartialEq, Eq)]
enum Storage {
    Inline([u64; INLINE]),
    /// More than `INLINE` words. The last one is not zero.
    Heap(Box<[u64]>),
}

impl KeyNumber {
    /// Creates the number with these `words`, least significant first.
    pub fn from_words(words: &[u64]) -> Self {
        let words = significant(words);
        let mut inline = [0; INLINE];
        let words = match inline.get_mut(..words.len()) {
            Some(start) => {
                start.copy_from_slice(words);
                Storage::Inline(inline)
            }
            None => Storage::Heap(words.into()),
        };
        Self { words }
    }

    /// Returns `low | high << bits`. `low` has at most `bits` bits, and as many words as `high`.
    pub(super) fn joined(low: &[u64], high: &[u64], bits: usize) -> Self {
        if let ([low], [high], true) = (low, high, bits <= WORD) {
            // The key of a small board in a few instructions.
            let [first, second] = split(u128::from(*low) | u128::from(*high) << bits);
            return Self { words: Storage::Inline([first, second, 0, 0]) };
        }
        if let ([low_0, low_1], [high_0, high_1], WORD..128) = (low, high, bits) {
            let (low, high) = (join([*low_0, *low_1]), join([*high_0, *high_1]));
            let [first, second] = split(low | high << bits);
            let [third, fourth] = split(high >> (128 - bits));
            return Self { words: Storage::Inline([first, second, third, fourth]) };
        }
        with_zeros((2 * bits).div_ceil(WORD), |words| {
            words[..low.len()].copy_from_slice(low);
            copy_bits(high, 0, words, bits, bits);
            Self::from_words(words)
        })
    }

    /// Returns the words of the number, least significant first, without leading zeros. The number 0 has no words.
    pub fn words(&self) -> &[u64] {
        match &self.words {
            Storage::Inline(words) => significant(words),
            Storage::Heap(words) => words,
        }
    }
}

/// Returns the words up to the last one that is not zero.
fn significant(words: &[u64]) -> &[u64] {
    let length = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
    &words[..length]
}

impl Hash for KeyNumber {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for word in self.words() {
            state.write_u64(*word);
        }
    }
}

impl Ord for KeyNumber {
    fn cmp(&self, other: &Self) -> Ordering {
        // Words have no leading zeros, so the number with more words is greater.
        let (words, others) = (self.words(), other.words());
        words.len().cmp(&others.len()).then_with(|| words.iter().rev().cmp(others.iter().rev()))
    }
}

impl PartialOrd for KeyNumber {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::LowerHex for KeyNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        mb_core::generated::write_hex(self.words(), formatter)
    }
}

impl fmt::Debug for KeyNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "KeyNumber({self:#x})")
    }
}

#[cfg(test)]
mod tests {
    use super::KeyNumber;

    #[test]
    fn numbers_of_any_width_compare_and_print_as_numbers() {
        // Ascending, on both sides of the 256 bits that need no allocation.
        let words: [&[u64]; 8] = [
            &[],
            &[1],
            &[u64::MAX],
            &[0, 1],
            &[0, 0, 0, 1],
            &[u64::MAX; 4],
            &[0, 0, 0, 0, 1],
            &[1, 0, 0, 0, 1],
        ];
        let keys = words.map(KeyNumber::from_words);
        assert!(keys.is_sorted_by(|key, next| key < next));
        let hex = keys.map(|key| format!("{key:x}"));
        assert_eq!(hex[..4], ["0", "1", "ffffffffffffffff", "10000000000000000"]);
        assert_eq!(hex[6], format!("1{}", "0".repeat(64)));
    }

    #[test]
    fn leading_zeros_do_not_make_another_number() {
        assert_eq!(KeyNumber::from_words(&[7]), KeyNumber::from_words(&[7, 0, 0, 0, 0, 0]));
        assert_eq!(KeyNumber::from_words(&[1, 2, 3, 4, 5, 0]).words(), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn two_halves_are_joined_at_any_bit() {
        for bits in [1, 9, 63, 64, 65, 100, 128, 129, 200, 225] {
            let words = usize::div_ceil(bits, 64);
            let mut low = vec![0; words];
            low[(bits - 1) / 64] = 1 << ((bits - 1) % 64);
            let high = low.clone();
            let key = KeyNumber::joined(&low, &high, bits);
            let set = |bit: usize| key.words().get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1);
            let expected: Vec<usize> = vec![bits - 1, 2 * bits - 1];
            assert_eq!((0..512).filter(|bit| set(*bit)).collect::<Vec<_>>(), expected, "{bits} bits");
        }
    }
}
