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
        let mut words = Vec::<(u32, u64)>::new();
        for bit in bits {
            #[expect(clippy::cast_possible_truncation, reason = "a board has at most 65,536 bits a mark")]
            let number = (bit / WORD) as u32;
            match words.last_mut() {
                Some((last, word)) if *last == number => *word |= 1 << (bit % WORD),
                _ => words.push((number, 1 << (bit % WORD))),
            }
        }
        // Most masks come in ascending order, and are done.
        if !words.is_sorted_by(|(number, _), (next, _)| number < next) {
            words.sort_unstable_by_key(|(number, _)| *number);
            words.dedup_by(|(number, word), (kept, kept_word)| {
                *kept_word |= if number == kept { *word } else { 0 };
                number == kept
            });
        }
        Self { words: words.into() }
    }
}

impl Mask {
    /// All words up to the last that is not zero.
    fn dense(&self) -> Vec<u64> {
        let mut words = vec![0; self.words().next_back().map_or(0, |(number, _)| number + 1)];
        for (number, bits) in self.words() {
            words[number] = bits;
        }
        words
    }
}

impl fmt::Binary for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if formatter.alternate() {
            formatter.write_str("0b")?;
        }
        let words = self.dense();
        write!(formatter, "{:b}", words.last().copied().unwrap_or(0))?;
        words.iter().rev().skip(1).try_for_each(|word| write!(formatter, "{word:064b}"))
    }
}

impl fmt::LowerHex for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        mb_core::generated::write_hex(&self.dense(), formatter)
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
/// Programming 4A, 7.1.3, equation 69). No bit may take part twice.
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

    /// The shift and the mask as plain numbers, when all bits are in the first word.
    pub(crate) fn as_one_word(&self) -> Option<(u32, u64)> {
        match *self.mask.words {
            [] => Some((0, 0)),
            [(0, mask)] => {
                let shift = u32::try_from(self.shift).ok()?;
                (mask.ilog2() + shift < u64::BITS).then_some((shift, mask))
            }
            _ => None,
        }
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

/// Shifts a number towards its least significant word.
pub(crate) fn shift_down(words: &mut [u64], shift: usize) {
    let (distance, down) = (shift / WORD, shift % WORD);
    for number in 0..words.len() {
        let lower_part = words.get(number + distance).map_or(0, |word| word >> down);
        let upper_part = words.get(number + distance + 1).map_or(0, |word| word << 1 << (WORD - 1 - down));
        words[number] = lower_part | upper_part;
    }
}

/// Copies `length` bits to a place where all bits are 0.
#[inline]
pub(crate) fn copy_bits(from: &[u64], from_bit: usize, to: &mut [u64], to_bit: usize, length: usize) {
    let mut done = 0;
    while done < length {
        // As many bits as lie in one word on both sides.
        let (source, target) = (from_bit + done, to_bit + done);
        let count = (length - done).min(WORD - source % WORD).min(WORD - target % WORD);
        let bits = from[source / WORD] >> (source % WORD) & u64::MAX >> (WORD - count);
        to[target / WORD] |= bits << (target % WORD);
        done += count;
    }
}

/// The number of words for which [`with_zeros`] needs no allocation.
const INLINE: usize = 16;

/// Works on this many zero words.
#[inline]
pub(crate) fn with_zeros<R>(length: usize, work: impl FnOnce(&mut [u64]) -> R) -> R {
    let mut inline = [0; INLINE];
    match inline.get_mut(..length) {
        Some(words) => work(words),
        None => work(&mut vec![0; length]),
    }
}

/// Works on a copy of words.
#[inline]
pub(crate) fn with_copy<R>(words: &[u64], work: impl FnOnce(&mut [u64]) -> R) -> R {
    with_zeros(words.len(), |copy| {
        copy.copy_from_slice(words);
        work(copy)
    })
}
