//! Sets of bits that are wider than an integer: masks, delta swaps, and helpers for slices of words.

use core::fmt;

/// The number of bits in a word.
pub(crate) const WORD: usize = u64::BITS as usize;

/// An immutable set of bits of any width, which stands for squares of a board.
///
/// It stores only the words that are not zero. `{:x}` prints it as one number.
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
    /// The number and the bits of each word that is not zero, in ascending order of numbers.
    words: Box<[(u32, u64)]>,
}

impl Mask {
    /// Returns the words that are not zero, each with its number, in ascending order. Word 0 holds the bits 0 to 63.
    pub fn words(&self) -> impl ExactSizeIterator<Item = (usize, u64)> + DoubleEndedIterator + Clone + '_ {
        self.words.iter().map(|(number, bits)| (*number as usize, *bits))
    }

    /// Tests whether `bit` is set.
    pub fn contains(&self, bit: usize) -> bool {
        self.words().any(|(number, bits)| number == bit / WORD && bits >> (bit % WORD) & 1 == 1)
    }
}

/// Collects the numbers of the set bits, in any order.
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
        words.sort_by_key(|(number, _)| *number);
        words.dedup_by(|(number, word), (kept, kept_word)| {
            *kept_word |= if number == kept { *word } else { 0 };
            number == kept
        });
        Self { words: words.into() }
    }
}

impl fmt::LowerHex for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = vec![0; self.words().next_back().map_or(0, |(number, _)| number + 1)];
        for (number, bits) in self.words() {
            words[number] = bits;
        }
        mb_core::generated::write_hex(&words, formatter)
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Mask({self:#x})")
    }
}

/// An exchange of bits: each bit `b` of the mask swaps places with bit `b + shift`.
///
/// On one word `w` it computes `t = (w ^ (w >> shift)) & mask; w ^ t ^ (t << shift)` (Knuth, The Art of Computer
/// Programming 4A, 7.1.3, equation 69). No bit takes part in two swaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeltaSwap {
    shift: usize,
    mask: Mask,
}

impl DeltaSwap {
    /// Creates the exchange of the bits of `mask`. Moved up by `shift`, `mask` must not overlap itself.
    pub(crate) fn new(shift: usize, mask: Mask) -> Self {
        Self { shift, mask }
    }

    /// Returns the distance between the bits that swap places.
    pub fn shift(&self) -> usize {
        self.shift
    }

    /// Returns the lower bit of each pair that swaps places.
    pub fn mask(&self) -> &Mask {
        &self.mask
    }

    /// Returns the shift and the mask as plain numbers, or `None` if not all bits are in the first word.
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

    /// Exchanges the bits of `words`, least significant word first. Bits beyond the slice count as 0.
    #[inline]
    pub fn apply(&self, words: &mut [u64]) {
        let (distance, up) = (self.shift / WORD, self.shift % WORD);
        // A shift by 64 - `up` takes two steps, because `up` may be 0.
        let down = WORD - 1 - up;
        // No bit takes part in two swaps, so no step reads a bit that an earlier step has changed.
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

/// Copies `length` bits from bit `from_bit` of `from` to bit `to_bit` of `to`, where all bits must be 0.
#[inline]
pub(crate) fn copy_bits(from: &[u64], from_bit: usize, to: &mut [u64], to_bit: usize, length: usize) {
    let mut done = 0;
    while done < length {
        // Copy as many bits as lie in one word on both sides.
        let (source, target) = (from_bit + done, to_bit + done);
        let count = (length - done).min(WORD - source % WORD).min(WORD - target % WORD);
        let bits = from[source / WORD] >> (source % WORD) & u64::MAX >> (WORD - count);
        to[target / WORD] |= bits << (target % WORD);
        done += count;
    }
}

/// The largest number of words for which [`with_zeros`] needs no allocation.
const INLINE: usize = 16;

/// Calls `work` with `length` words that are zero.
#[inline]
pub(crate) fn with_zeros<R>(length: usize, work: impl FnOnce(&mut [u64]) -> R) -> R {
    let mut inline = [0; INLINE];
    match inline.get_mut(..length) {
        Some(words) => work(words),
        None => work(&mut vec![0; length]),
    }
}

/// Calls `work` with a copy of `words`.
#[inline]
pub(crate) fn with_copy<R>(words: &[u64], work: impl FnOnce(&mut [u64]) -> R) -> R {
    with_zeros(words.len(), |copy| {
        copy.copy_from_slice(words);
        work(copy)
    })
}
