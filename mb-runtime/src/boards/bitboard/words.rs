//! Sets of bits wider than an integer: masks, and delta swaps on slices of words.

use core::fmt;

/// The number of bits in a word.
pub(crate) const WORD: usize = u64::BITS as usize;

/// A set of bits of any width: a mask over the squares of a board. Immutable; only the words that are not zero
/// are kept.
///
/// Displayed in hexadecimal as the number it is.
///
/// ```
/// use mb_runtime::boards::bitboard::Mask;
///
/// let mask: Mask = [0, 4, 68].into_iter().collect();
/// assert_eq!(format!("{mask:#x}"), "0x100000000000000011");
/// assert_eq!(mask.words().collect::<Vec<_>>(), [(0, 0x11), (1, 0x10)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Mask {
    /// The number of a word and its bits, in ascending order of numbers, no word zero.
    words: Box<[(u32, u64)]>,
}

impl Mask {
    /// The words that are not zero, each with its number (word 0 holds bits 0 to 63), in ascending order.
    #[must_use]
    pub fn words(&self) -> impl ExactSizeIterator<Item = (usize, u64)> + DoubleEndedIterator + Clone + '_ {
        self.words.iter().map(|(number, bits)| (*number as usize, *bits))
    }

    /// Whether a bit is set.
    #[must_use]
    pub fn contains(&self, bit: usize) -> bool {
        self.words().any(|(number, bits)| number == bit / WORD && bits >> (bit % WORD) & 1 == 1)
    }

    /// The number of set bits.
    #[must_use]
    pub fn count(&self) -> usize {
        self.words().map(|(_, bits)| bits.count_ones() as usize).sum()
    }
}

/// The set of these bits, in any order.
impl FromIterator<usize> for Mask {
    fn from_iter<I: IntoIterator<Item = usize>>(bits: I) -> Self {
        let mut words = std::collections::BTreeMap::<u32, u64>::new();
        for bit in bits {
            #[expect(clippy::cast_possible_truncation, reason = "a board has at most 65,536 bits a mark")]
            let number = (bit / WORD) as u32;
            *words.entry(number).or_default() |= 1 << (bit % WORD);
        }
        Self { words: words.into_iter().collect() }
    }
}

impl fmt::LowerHex for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = vec![0; self.words().next_back().map_or(0, |(number, _)| number + 1)];
        for (number, bits) in self.words() {
            words[number] = bits;
        }
        crate::key::write_hex(&words, formatter)
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Mask({self:#x})")
    }
}

/// An exchange of bits: every bit `b` of the mask changes places with bit `b + shift`.
///
/// On one word it is `t = (w ^ (w >> shift)) & mask; w ^ t ^ (t << shift)` (Knuth, The Art of Computer
/// Programming 4A, 7.1.3, equation 69; article 218 of the series). No bit may take part twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeltaSwap {
    shift: usize,
    mask: Mask,
}

impl DeltaSwap {
    /// The exchange of the bits of `mask`, a set that is disjoint from itself moved up by `shift`.
    pub(crate) fn new(shift: usize, mask: Mask) -> Self {
        Self { shift, mask }
    }

    /// How far apart the bits are that change places.
    #[must_use]
    pub fn shift(&self) -> usize {
        self.shift
    }

    /// The lower bit of every pair that changes places.
    #[must_use]
    pub fn mask(&self) -> &Mask {
        &self.mask
    }

    /// Exchanges the bits of a number, least significant word first. Bits beyond the slice count as 0.
    #[inline]
    pub fn apply(&self, words: &mut [u64]) {
        let (distance, up) = (self.shift / WORD, self.shift % WORD);
        // Shifts by 64 - up, in two steps because up may be 0.
        let down = WORD - 1 - up;
        // In place, word by word: no bit takes part twice, so no step sees what another has changed.
        for (low, mask) in self.mask.words() {
            let high = low + distance;
            let lower_part = words.get(high).map_or(0, |word| word >> up);
            let upper_part = words.get(high + 1).map_or(0, |word| word << 1 << down);
            let Some(word) = words.get_mut(low) else { return };
            let changes = (*word ^ (lower_part | upper_part)) & mask;
            *word ^= changes;
            if let Some(word) = words.get_mut(high) {
                *word ^= changes << up;
            }
            if let Some(word) = words.get_mut(high + 1) {
                *word ^= changes >> 1 >> down;
            }
        }
    }
}
