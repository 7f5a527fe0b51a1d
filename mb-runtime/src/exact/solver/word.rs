//! Words of bits that hold a whole board.

use mb_core::generated::BitWord;

/// A word with a bit for every square of a board: words of 64 bits side by side, of which the one at the lower index
/// holds the lower bits.
///
/// Shifts must be by fewer places than the word has bits.
pub(super) trait Word: BitWord + PartialEq + Send + Sync + 'static {
    /// The number of bits.
    const BITS: usize;
    /// No bit is set.
    const ZERO: Self;

    /// The bits of both.
    fn and(self, other: Self) -> Self;
    /// The bits of either.
    fn or(self, other: Self) -> Self;
    /// The bits of one of the two.
    fn xor(self, other: Self) -> Self;
    /// The bits of this word that are not in the other one.
    fn without(self, other: Self) -> Self;
    /// Every bit moved up by `places`.
    fn up(self, places: usize) -> Self;
    /// Every bit moved down by `places`.
    fn down(self, places: usize) -> Self;
    /// Whether this bit is set.
    fn has(self, index: usize) -> bool;
    /// The bits of this word and one more.
    fn with(self, index: usize) -> Self;

    /// The word with this bit alone.
    fn bit(index: usize) -> Self {
        Self::ZERO.with(index)
    }

    /// Whether no bit is set.
    fn is_zero(self) -> bool {
        self == Self::ZERO
    }
}

impl<const N: usize> Word for [u64; N] {
    const BITS: usize = 64 * N;
    const ZERO: Self = [0; N];

    fn and(self, other: Self) -> Self {
        std::array::from_fn(|index| self[index] & other[index])
    }

    fn or(self, other: Self) -> Self {
        std::array::from_fn(|index| self[index] | other[index])
    }

    fn xor(self, other: Self) -> Self {
        std::array::from_fn(|index| self[index] ^ other[index])
    }

    fn without(self, other: Self) -> Self {
        std::array::from_fn(|index| self[index] & !other[index])
    }

    fn up(self, places: usize) -> Self {
        if N == 1 {
            return [self[0] << places; N];
        }
        let (words, bits) = (places / 64, places % 64);
        let word = |index: Option<usize>| index.map_or(0, |index| self[index]);
        // Two shifts carry nothing when `bits` is 0.
        std::array::from_fn(|index| {
            word(index.checked_sub(words)) << bits | word(index.checked_sub(words + 1)) >> 1 >> (63 - bits)
        })
    }

    fn down(self, places: usize) -> Self {
        if N == 1 {
            return [self[0] >> places; N];
        }
        let (words, bits) = (places / 64, places % 64);
        let word = |index: usize| self.get(index).copied().unwrap_or(0);
        std::array::from_fn(|index| word(index + words) >> bits | word(index + words + 1) << 1 << (63 - bits))
    }

    // The remainder by `N` changes no index of a bit in the word, and spares a check of bounds where `N` is 1.
    fn has(self, index: usize) -> bool {
        self[index / 64 % N] >> (index % 64) & 1 != 0
    }

    fn with(mut self, index: usize) -> Self {
        self[index / 64 % N] |= 1 << (index % 64);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Word;

    /// The numbers of the set bits, read one by one.
    fn bits<W: Word>(word: W) -> Vec<usize> {
        (0..W::BITS).filter(|index| word.has(*index)).collect()
    }

    fn word_of<W: Word>(indices: &[usize]) -> W {
        indices.iter().fold(W::ZERO, |word, index| word.or(W::bit(*index)))
    }

    fn shifts_move_every_bit<W: Word>() {
        let indices: Vec<usize> = (0..W::BITS).filter(|index| index * index % 7 < 3).collect();
        let word = word_of::<W>(&indices);
        assert_eq!(bits(word), indices);
        for places in 0..W::BITS {
            let up: Vec<usize> =
                indices.iter().map(|index| index + places).filter(|index| *index < W::BITS).collect();
            let down: Vec<usize> = indices.iter().filter_map(|index| index.checked_sub(places)).collect();
            assert_eq!(bits(word.up(places)), up, "up by {places}");
            assert_eq!(bits(word.down(places)), down, "down by {places}");
            assert_eq!(word.with(places), word.or(W::bit(places)), "with {places}");
        }
    }

    #[test]
    fn shifts_move_every_bit_in_every_kind_of_word() {
        shifts_move_every_bit::<[u64; 1]>();
        shifts_move_every_bit::<[u64; 2]>();
        shifts_move_every_bit::<[u64; 3]>();
    }

    #[test]
    fn words_side_by_side_work_as_one() {
        let (wide, words) =
            (0x0123_4567_89ab_cdef_0011_2233_4455_6677_u128, [0x0011_2233_4455_6677, 0x0123_4567_89ab_cdef]);
        let (other, others) = (u128::MAX / 3, [u64::MAX / 3; 2]);
        let bits_of_wide = |word: u128| (0..128).filter(|bit| word >> bit & 1 != 0).collect::<Vec<_>>();
        assert_eq!(bits_of_wide(wide & other), bits(words.and(others)));
        assert_eq!(bits_of_wide(wide | other), bits(words.or(others)));
        assert_eq!(bits_of_wide(wide ^ other), bits(words.xor(others)));
        assert_eq!(bits_of_wide(wide & !other), bits(words.without(others)));
    }
}
