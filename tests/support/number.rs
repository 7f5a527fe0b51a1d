//! Keys as numbers of any size.

use std::cmp::Ordering;
use std::fmt;

/// A number of any size: the common form of the keys of the model and of every board.
///
/// Least significant word first, without leading zero words, so that equal numbers have equal words.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Number(Vec<u64>);

impl Number {
    /// Returns the number with these bits set.
    pub fn from_bits(bits: impl IntoIterator<Item = usize>) -> Self {
        let mut words = Vec::new();
        for bit in bits {
            let index = bit / 64;
            if index >= words.len() {
                words.resize(index + 1, 0);
            }
            words[index] |= 1 << (bit % 64);
        }
        Self::from_words(words)
    }

    /// Returns the number with these words, least significant first.
    #[must_use]
    pub fn from_words(mut words: Vec<u64>) -> Self {
        while words.last() == Some(&0) {
            words.pop();
        }
        Self(words)
    }

    /// Returns the number with these hexadecimal digits, with or without `0x` in front.
    ///
    /// # Panics
    /// Panics if a character is no hexadecimal digit: golden data and boards never write one.
    #[must_use]
    pub fn from_hex(text: &str) -> Self {
        let digits = text.strip_prefix("0x").unwrap_or(text);
        let bits = digits.chars().rev().enumerate().flat_map(|(place, digit)| {
            let value = digit.to_digit(16).unwrap_or_else(|| panic!("{text:?} is not hexadecimal"));
            (0..4).filter(move |bit| value >> bit & 1 == 1).map(move |bit| 4 * place + bit)
        });
        Self::from_bits(bits)
    }

    /// Returns whether the bit with this number is set.
    #[must_use]
    pub fn bit(&self, bit: usize) -> bool {
        self.0.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    /// Returns the number of set bits.
    #[must_use]
    pub fn count_ones(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::LowerHex for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if formatter.alternate() {
            formatter.write_str("0x")?;
        }
        let mut words = self.0.iter().rev();
        write!(formatter, "{:x}", words.next().copied().unwrap_or(0))?;
        words.try_for_each(|word| write!(formatter, "{word:016x}"))
    }
}

/// Hexadecimal with `0x` in front, as the golden data writes numbers.
impl fmt::Debug for Number {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{self:#x}")
    }
}
