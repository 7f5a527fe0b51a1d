//! Sets of bits that are wider than an integer, as slices of words: delta swaps and helpers.

/// The number of bits in a word.
pub(crate) const WORD: usize = u64::BITS as usize;

/// An exchange of bits: each bit `b` of the mask swaps places with bit `b + shift`.
///
/// On one word `w` it computes `t = (w ^ (w >> shift)) & mask; w ^ t ^ (t << shift)` (Knuth, The Art of Computer
/// Programming 4A, 7.1.3, equation 69). No bit takes part in two swaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeltaSwap {
    shift: usize,
    mask: Vec<u64>,
}

impl DeltaSwap {
    /// Creates the exchange of these `bits` for those `shift` higher, which must be other bits.
    pub(super) fn new(shift: usize, bits: impl IntoIterator<Item = usize>) -> Self {
        let mut mask = Vec::new();
        for bit in bits {
            mask.resize(mask.len().max(bit / WORD + 1), 0);
            mask[bit / WORD] |= 1 << (bit % WORD);
        }
        Self { shift, mask }
    }

    /// Returns the distance between the bits that swap places.
    pub fn shift(&self) -> usize {
        self.shift
    }

    /// Returns the lower bit of each pair that swaps places, least significant word first.
    pub fn mask(&self) -> &[u64] {
        &self.mask
    }

    /// Exchanges the bits of `words`, least significant word first. Bits beyond the slice count as 0.
    #[inline]
    pub fn apply(&self, words: &mut [u64]) {
        let (distance, up) = (self.shift / WORD, self.shift % WORD);
        // No bit takes part in two swaps, so no step reads a bit that an earlier step has changed.
        for (low, mask) in self.mask.iter().enumerate() {
            let partners = word_at(words, low + distance, up);
            let Some(word) = words.get_mut(low) else { return };
            let changes = (*word ^ partners) & mask;
            *word ^= changes;
            if let Some(word) = words.get_mut(low + distance) {
                *word ^= changes << up;
            }
            if let Some(word) = words.get_mut(low + distance + 1) {
                *word ^= changes >> 1 >> (WORD - 1 - up);
            }
        }
    }
}

/// Returns the 64 bits that begin at `bit` of the word with this `number`. Bits beyond the slice count as 0.
#[inline]
pub(super) fn word_at(words: &[u64], number: usize, bit: usize) -> u64 {
    let lower_part = words.get(number).map_or(0, |word| word >> bit);
    // A shift by 64 - `bit` takes two steps, because `bit` may be 0.
    let upper_part = words.get(number + 1).map_or(0, |word| word << 1 << (WORD - 1 - bit));
    lower_part | upper_part
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
pub(super) fn with_copy<R>(words: &[u64], work: impl FnOnce(&mut [u64]) -> R) -> R {
    with_zeros(words.len(), |copy| {
        copy.copy_from_slice(words);
        work(copy)
    })
}
