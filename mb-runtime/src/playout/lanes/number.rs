//! The numbers in the lanes.

use pulp::bytemuck;

use super::vector::{LANES, LaneVector, Lanes};

/// A time or a digit of a lane's game: `u8` if that suffices, else `i16`.
///
/// Only orders that the oldest vector instructions have are used: of bytes, the unsigned minimum and maximum and the
/// signed comparison; of 16-bit numbers, the signed ones. Digits and times are small enough for both.
pub(in crate::playout) trait LaneNumber: Copy + Default + Ord {
    /// Later than every time; so is every higher number.
    const NEVER: Self;

    /// A number that fits: less than 128 for bytes.
    fn new(number: u16) -> Self;

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

    /// One less; 0 becomes a number below all others.
    fn less_one(self) -> Self;

    /// One more if this is more than `other`.
    fn make_way(self, other: Self) -> Self;

    /// One more.
    fn plus_one(self) -> Self;

    /// This time if it is even, else `NEVER`.
    fn if_even(self) -> Self;

    /// This time if it is odd, else `NEVER`.
    fn if_odd(self) -> Self;

    /// `index` if this is the digit 0 less one, else 0. `index` plus any digit must be below 255.
    fn index_if_first(self, index: Self) -> Self;

    fn number(self) -> u16;
}

/// The high half of a product.
#[inline(always)]
pub(in crate::playout) const fn high(number: u16, bound: u16) -> u16 {
    ((number as u32 * bound as u32) >> 16) as u16
}

/// Half the lanes.
const HALF: usize = LANES / 2;

impl LaneNumber for u8 {
    const NEVER: Self = 1 << 7;

    #[inline(always)]
    fn new(number: u16) -> Self {
        number.to_le_bytes()[0]
    }

    #[inline(always)]
    fn high_halves(numbers: Lanes<u16>, bound: u16) -> Lanes<Self> {
        // The minimum changes nothing, but it keeps the compiler from doing all that follows with 32 bits; and so does
        // a bound for every lane.
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

    #[inline(always)]
    fn less_one(self) -> Self {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn make_way(self, other: Self) -> Self {
        self.wrapping_add(Self::from(self.cast_signed() > other.cast_signed()))
    }

    #[inline(always)]
    fn plus_one(self) -> Self {
        self.wrapping_add(1)
    }

    #[inline(always)]
    fn if_even(self) -> Self {
        self | self << 7
    }

    #[inline(always)]
    fn if_odd(self) -> Self {
        self.if_even() ^ Self::NEVER
    }

    #[inline(always)]
    fn index_if_first(self, index: Self) -> Self {
        self.saturating_sub(Self::MAX - index)
    }

    #[inline(always)]
    fn number(self) -> u16 {
        u16::from(self)
    }
}

impl LaneNumber for i16 {
    const NEVER: Self = Self::MAX;

    #[inline(always)]
    fn new(number: u16) -> Self {
        number.cast_signed()
    }

    #[inline(always)]
    fn high_halves(numbers: Lanes<u16>, bound: u16) -> Lanes<Self> {
        numbers.zip(Lanes::splat(bound), |number, bound| Self::new(high(number, bound)))
    }

    #[inline(always)]
    fn source(lane: usize) -> usize {
        lane
    }

    #[inline(always)]
    fn less_one(self) -> Self {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn make_way(self, other: Self) -> Self {
        self.wrapping_add(Self::from(self > other))
    }

    #[inline(always)]
    fn plus_one(self) -> Self {
        self.wrapping_add(1)
    }

    #[inline(always)]
    fn if_even(self) -> Self {
        self | (self & 1).wrapping_neg() & Self::MAX
    }

    #[inline(always)]
    fn if_odd(self) -> Self {
        self | (self & 1).wrapping_sub(1) & Self::MAX
    }

    #[inline(always)]
    fn index_if_first(self, index: Self) -> Self {
        if self < 0 { index } else { 0 }
    }

    #[inline(always)]
    fn number(self) -> u16 {
        self.cast_unsigned()
    }
}
