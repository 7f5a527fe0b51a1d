//! Algorithms that count the set bits of a number (article 215 of the series).

use mb_core::generated::popcounts;

mod sealed {
    pub trait SealedAlgorithm {}
}

/// The number of set bits of every 9-bit number, which is enough for a board of 3×3.
static TABLE_9: [u8; 1 << 9] = popcounts();

/// The number of set bits of every 16-bit number.
static TABLE_16: [u8; 1 << 16] = popcounts();

/// An algorithm that counts the set bits of a `u32`, `u64`, `u128` or a slice of `u64`.
///
/// Two functions of the series return wrong counts for some numbers; the algorithms here are correct. `popcount3`
/// ignores the bits 16 to 31, because its last step adds the lower half to itself. `popcount6` loses the bits 30 and
/// 31, because one of its masks is a digit short.
///
/// ```
/// use mb_runtime::boards::bitboard::PopCount;
///
/// for algorithm in PopCount::ALL {
///     assert_eq!(algorithm.count(0xc000_0001_u32), 3);
///     assert_eq!(algorithm.count(&[u64::MAX, 1][..]), 65);
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

    /// Returns the number of set bits.
    #[inline]
    pub fn count<B: Bits>(self, bits: B) -> u32 {
        match self {
            Self::Table9 => bits.table_9(),
            Self::Table16 => bits.table_16(),
            Self::Table16Twice => bits.table_16_twice(),
            Self::AddFields => bits.add_fields(),
            Self::AddFieldsFewerMasks => bits.add_fields_fewer_masks(),
            Self::CountOnes => bits.ones(),
        }
    }
}

/// The types whose bits [`PopCount::count`] counts: `u32`, `u64`, `u128` and `&[u64]`. Sealed.
pub trait Bits: Copy + sealed::SealedAlgorithm {
    /// Counts by [`PopCount::Table9`].
    fn table_9(self) -> u32;
    /// Counts by [`PopCount::Table16`].
    fn table_16(self) -> u32;
    /// Counts by [`PopCount::Table16Twice`].
    fn table_16_twice(self) -> u32;
    /// Counts by [`PopCount::AddFields`].
    fn add_fields(self) -> u32;
    /// Counts by [`PopCount::AddFieldsFewerMasks`].
    fn add_fields_fewer_masks(self) -> u32;
    /// Counts by [`PopCount::CountOnes`].
    fn ones(self) -> u32;
}

macro_rules! integers {
    ($($integer:ty),+) => {$(
        impl sealed::SealedAlgorithm for $integer {}

        impl Bits for $integer {
            #[inline]
            fn table_9(self) -> u32 {
                let (mut rest, mut count) = (self, 0);
                while rest != 0 {
                    count += u32::from(TABLE_9[(rest & 0x1ff) as usize]);
                    rest >>= 9;
                }
                count
            }

            #[inline]
            fn table_16(self) -> u32 {
                let (mut rest, mut count) = (self, 0);
                while rest != 0 {
                    count += u32::from(TABLE_16[(rest & 0xffff) as usize]);
                    rest >>= 16;
                }
                count
            }

            #[inline]
            fn table_16_twice(self) -> u32 {
                let part = |shift: u32| u32::from(TABLE_16[(self >> shift & 0xffff) as usize]);
                (0..Self::BITS).step_by(32).map(|shift| part(shift) + part(shift + 16)).sum()
            }

            #[inline]
            fn add_fields(self) -> u32 {
                let mut fields = self;
                for exponent in 0..Self::BITS.ilog2() {
                    let width = 1 << exponent;
                    // The mask has every other field of this width.
                    let mask = Self::MAX / ((1 << width) + 1);
                    fields = (fields & mask) + (fields >> width & mask);
                }
                (fields & 0xff) as u32
            }

            #[inline]
            fn add_fields_fewer_masks(self) -> u32 {
                // Masks of every other field of 1, 2 and 4 bits: 0x5555.., 0x3333.., 0x0f0f...
                let (ones, twos, fours) = (Self::MAX / 3, Self::MAX / 5, Self::MAX / 17);
                // A pair with the bits a and b is the number 2a + b, and 2a + b - a = a + b.
                let pairs = self - (self >> 1 & ones);
                let nibbles = (pairs & twos) + (pairs >> 2 & twos);
                let mut bytes = (nibbles + (nibbles >> 4)) & fours;
                // The sum of all bytes is at most 128, so it fits in the lowest byte.
                for exponent in 3..Self::BITS.ilog2() {
                    bytes += bytes >> (1_u32 << exponent);
                }
                (bytes & 0xff) as u32
            }

            #[inline]
            fn ones(self) -> u32 {
                self.count_ones()
            }
        }
    )+};
}
integers!(u32, u64, u128);

impl sealed::SealedAlgorithm for &[u64] {}

macro_rules! sums {
    ($($algorithm:ident),+) => {$(
        #[inline]
        fn $algorithm(self) -> u32 {
            self.iter().map(|word| word.$algorithm()).sum()
        }
    )+};
}

impl Bits for &[u64] {
    sums!(table_9, table_16, table_16_twice, add_fields, add_fields_fewer_masks, ones);
}

#[cfg(test)]
mod tests {
    use super::{Bits, PopCount};

    /// Counts bit by bit.
    fn count(bits: u128) -> u32 {
        (0..128).filter(|bit| bits >> bit & 1 == 1).count().try_into().unwrap_or(u32::MAX)
    }

    fn all_count<B: Bits>(bits: B, expected: u32) {
        for algorithm in PopCount::ALL {
            assert_eq!(algorithm.count(bits), expected, "{algorithm:?}");
        }
    }

    #[test]
    #[expect(clippy::cast_possible_truncation, reason = "the lower parts of the number are meant")]
    fn every_algorithm_counts_every_bit_of_every_width() {
        for bit in 0..128 {
            for bits in [1 << bit, u128::MAX >> bit, u128::MAX << bit, u128::MAX ^ (1 << bit), 0] {
                let [low, high] = [bits as u64, (bits >> 64) as u64];
                all_count(bits, count(bits));
                all_count(low, count(low.into()));
                all_count(low as u32, count((low as u32).into()));
                all_count(&[low, high, low][..], 2 * count(low.into()) + count(high.into()));
            }
        }
    }

    #[test]
    fn every_algorithm_counts_all_9_bit_and_16_bit_numbers() {
        for number in 0..=u16::MAX {
            all_count(u32::from(number), count(number.into()));
        }
    }

    #[test]
    fn the_numbers_that_the_published_functions_miscount_are_counted_right() {
        all_count(0xffff_0000_u32, 16);
        all_count(0xc000_0000_u32, 2);
    }
}
