//! Algorithms that count the set bits of a number (article 215 of the series).

use mb_core::generated::popcounts;

/// The number of set bits of every 9-bit number, which is enough for a board of 3×3.
static TABLE_9: [u8; 1 << 9] = popcounts();

/// The number of set bits of every 16-bit number.
static TABLE_16: [u8; 1 << 16] = popcounts();

/// An algorithm that counts the set bits of a word.
///
/// Two functions of the series return wrong counts for some numbers; the algorithms here are correct. `popcount3`
/// ignores the bits 16 to 31, because its last step adds the lower half to itself. `popcount6` loses the bits 30 and
/// 31, because one of its masks is a digit short.
///
/// ```
/// use mb_runtime::boards::bitboard::PopCount;
///
/// for algorithm in PopCount::ALL {
///     assert_eq!(algorithm.count(0xc000_0001), 3);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum PopCount {
    /// Looks nine bits up in a table until no bits are left. A board of 3×3 takes one look-up.
    Table9,
    /// Looks 16 bits up in a table until no bits are left (`popcount5`).
    #[doc(alias = "popcount5")]
    Table16,
    /// Looks 16 bits up twice for every 32 bits, without a test in between (`popcount32`).
    #[doc(alias = "popcount32")]
    Table16Twice,
    /// Adds neighbouring fields of 1 bit, then of 2 bits, 4 bits and so on (`popcount3`).
    #[doc(alias = "popcount3")]
    AddFields,
    /// Adds fields with fewer masks. The first step subtracts, and masks are left out where fields cannot overflow
    /// (`popcount6`; Warren, Hacker's Delight, 5-1).
    #[doc(alias = "popcount6")]
    AddFieldsFewerMasks,
    /// Calls `count_ones`, which is one instruction if the target has it (`int.bit_count`).
    #[doc(alias = "bit_count")]
    CountOnes,
}

impl PopCount {
    /// All algorithms, in the order in which the series mentions them.
    pub const ALL: [Self; 6] = [
        Self::Table9,
        Self::Table16,
        Self::Table16Twice,
        Self::AddFields,
        Self::AddFieldsFewerMasks,
        Self::CountOnes,
    ];

    /// Returns the number of set bits of `word`.
    #[inline]
    pub fn count(self, word: u64) -> u32 {
        match self {
            Self::Table9 => by_table(&TABLE_9, word),
            Self::Table16 => by_table(&TABLE_16, word),
            Self::Table16Twice => {
                let part = |shift: u32| u32::from(TABLE_16[(word >> shift & 0xffff) as usize]);
                (part(0) + part(16)) + (part(32) + part(48))
            }
            Self::AddFields => add_fields(word),
            Self::AddFieldsFewerMasks => add_fields_fewer_masks(word),
            Self::CountOnes => word.count_ones(),
        }
    }
}

/// Looks up as many bits as the table has until no bits are left.
#[inline]
fn by_table<const N: usize>(table: &[u8; N], word: u64) -> u32 {
    let (mut rest, mut count) = (word, 0);
    while rest != 0 {
        #[expect(clippy::cast_possible_truncation, reason = "the remainder is an index of the table")]
        let index = (rest % N as u64) as usize;
        count += u32::from(table[index]);
        rest >>= N.ilog2();
    }
    count
}

#[inline]
fn add_fields(word: u64) -> u32 {
    let mut fields = word;
    for exponent in 0..u64::BITS.ilog2() {
        let width = 1 << exponent;
        // The mask has every other field of this width.
        let mask = u64::MAX / ((1 << width) + 1);
        fields = (fields & mask) + (fields >> width & mask);
    }
    (fields & 0xff) as u32
}

#[inline]
fn add_fields_fewer_masks(word: u64) -> u32 {
    // Masks of every other field of 1, 2 and 4 bits: 0x5555.., 0x3333.., 0x0f0f...
    let (ones, twos, fours) = (u64::MAX / 3, u64::MAX / 5, u64::MAX / 17);
    // A pair with the bits a and b is the number 2a + b, and 2a + b - a = a + b.
    let pairs = word - (word >> 1 & ones);
    let nibbles = (pairs & twos) + (pairs >> 2 & twos);
    let mut bytes = (nibbles + (nibbles >> 4)) & fours;
    // The sum of all bytes is at most 64, so it fits in the lowest byte.
    for exponent in 3..u64::BITS.ilog2() {
        bytes += bytes >> (1_u32 << exponent);
    }
    (bytes & 0xff) as u32
}

#[cfg(test)]
mod tests {
    use super::PopCount;

    /// Counts bit by bit.
    fn count(word: u64) -> u32 {
        (0..64).map(|bit| u32::from(word >> bit & 1 == 1)).sum()
    }

    fn all_count(word: u64, expected: u32) {
        for algorithm in PopCount::ALL {
            assert_eq!(algorithm.count(word), expected, "{algorithm:?}");
        }
    }

    #[test]
    fn every_algorithm_counts_every_bit() {
        for bit in 0..64 {
            for word in [1 << bit, u64::MAX >> bit, u64::MAX << bit, u64::MAX ^ (1 << bit), 0] {
                all_count(word, count(word));
            }
        }
    }

    #[test]
    fn every_algorithm_counts_all_9_bit_and_16_bit_numbers() {
        for number in 0..=u16::MAX {
            all_count(number.into(), count(number.into()));
        }
    }

    #[test]
    fn the_numbers_that_the_published_functions_miscount_are_counted_right() {
        all_count(0xffff_0000, 16);
        all_count(0xc000_0000, 2);
    }
}
