//! The numbers in the lanes.

use super::vector::{LANES, LaneVector, Lanes};

/// A time or a digit of a lane's game: `u8` if that suffices, else `u16`.
pub(in crate::playout) trait LaneNumber: Copy + Default + Ord {
    /// Later than every time; so is every higher number.
    const NEVER: Self;

    /// A number that fits: less than 128 for bytes.
    fn new(number: u16) -> Self;

    fn number(self) -> u16;

    /// One more.
    fn plus_one(self) -> Self;

    /// Adds `one` if this is more than `other`. If the compiler knew that `one` is 1, it would use masks, which take
    /// longer.
    fn make_way(self, other: Self, one: Self) -> Self;

    /// This time if it is even, else a number from `NEVER` on.
    fn if_even(self) -> Self;

    /// This time if it is odd, else a number from `NEVER` on.
    fn if_odd(self) -> Self;

    /// For every lane a digit below the bound. It is the high half of the product of the bound and the number at
    /// [`source`](Self::source).
    fn high_halves(numbers: Lanes<u16>, bound: u16) -> Lanes<Self>;

    /// The lane whose number a lane gets.
    fn source(lane: usize) -> usize;

    /// A digit below the bound, and the number for the next digit (see `digits.rs`), for every lane.
    #[inline(always)]
    fn digit(numbers: Lanes<u16>, bound: u16) -> (Lanes<Self>, Lanes<u16>) {
        // Each half by itself: the compiler knows instructions for either.
        (Self::high_halves(numbers, bound), numbers.zip(Lanes::splat(bound), u16::wrapping_mul))
    }
}

/// The high half of a product.
#[inline(always)]
pub(in crate::playout) const fn high(number: u16, bound: u16) -> u16 {
    ((number as u32 * bound as u32) >> 16) as u16
}

/// Half the lanes.
const HALF: usize = LANES / 2;

/// What bytes and longer numbers do alike.
macro_rules! alike {
    () => {
        const NEVER: Self = 1 << (Self::BITS - 1);

        #[inline(always)]
        fn number(self) -> u16 {
            self.into()
        }

        #[inline(always)]
        fn plus_one(self) -> Self {
            self.wrapping_add(1)
        }

        #[inline(always)]
        fn make_way(self, other: Self, one: Self) -> Self {
            self.wrapping_add(Ord::min(self.saturating_sub(other), one))
        }

        #[inline(always)]
        fn if_even(self) -> Self {
            self | self << (Self::BITS - 1)
        }

        #[inline(always)]
        fn if_odd(self) -> Self {
            self.if_even() ^ Self::NEVER
        }
    };
}

impl LaneNumber for u8 {
    alike!();

    #[inline(always)]
    fn new(number: u16) -> Self {
        number.to_le_bytes()[0]
    }

    #[inline(always)]
    fn high_halves(numbers: Lanes<u16>, bound: u16) -> Lanes<Self> {
        // The minimum changes nothing. It keeps the compiler from widening what follows to 32 bits, and a bound for
        // every lane does the same.
        let digits = numbers.zip(Lanes::splat(bound), |number, bound| {
            Ord::min(high(number, bound).cast_signed(), 127).cast_unsigned()
        });
        // The digits of two lanes become two bytes side by side, which takes no instruction that packs.
        let mut pairs = LaneVector::<u16, HALF>::splat(0);
        for lane in 0..HALF {
            pairs.0[lane] = (digits.0[lane] | digits.0[lane + HALF] << 8).to_le();
        }
        LaneVector(bytemuck::cast(pairs.0))
    }

    #[inline(always)]
    fn source(lane: usize) -> usize {
        lane / 2 + lane % 2 * HALF
    }
}

impl LaneNumber for u16 {
    alike!();

    #[inline(always)]
    fn new(number: u16) -> Self {
        number
    }

    #[inline(always)]
    fn high_halves(numbers: Lanes<Self>, bound: Self) -> Lanes<Self> {
        numbers.zip(Lanes::splat(bound), high)
    }

    #[inline(always)]
    fn source(lane: usize) -> usize {
        lane
    }
}
