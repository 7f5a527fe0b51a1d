//! The hash of the keys of boards.

use core::hash::{BuildHasherDefault, Hasher};

/// Builds [`KeyHasher`]s without a random seed, so the same key always has the same hash.
pub(crate) type BuildKeyHasher = BuildHasherDefault<KeyHasher>;

/// A fast hash for trusted keys: mixes in each word by one wide multiplication, then folds the two halves of the
/// product.
///
/// Source of the folding: the public-domain hash functions of the wyhash family (Wang Yi, 2019).
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct KeyHasher {
    state: u64,
}

/// An odd number with well-spread bits: the first fractional bits of the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl KeyHasher {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.state.rotate_left(23) ^ word ^ MULTIPLIER) * u128::from(MULTIPLIER);
        #[expect(clippy::cast_possible_truncation, reason = "the two halves of the product")]
        let (low, high) = (product as u64, (product >> 64) as u64);
        self.state = low ^ high;
    }
}

impl Hasher for KeyHasher {
    #[inline]
    fn finish(&self) -> u64 {
        self.state
    }

    // Where this function is inlined and the number of bytes is known, it is one call of `mix`, or two for a `u128`.
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }
}
