//! The numbers in the lanes.

/// A time or a digit of a lane's game: `u8` as long as that suffices, else `i16`.
///
/// Only orders that the oldest vector instructions have are used: of bytes, the unsigned minimum and maximum and the
/// signed comparison; of 16-bit numbers, the signed ones. Digits and times are small enough for both.
pub(in crate::playout) trait Number: Copy + Default {
    /// Later than every time.
    const NEVER: Self;

    /// A number that fits: for bytes, less than 128.
    fn new(number: u16) -> Self;

    /// The number less one; 0 becomes a number below all others.
    fn less_one(self) -> Self;

    /// One more if that still makes it more than `digit`, where `digit_less_one` is given.
    fn make_way(self, digit_less_one: Self) -> Self;

    /// One more.
    fn plus_one(self) -> Self;

    /// This time if it is even, else never.
    fn if_even(self) -> Self;

    /// This time if it is odd, else never.
    fn if_odd(self) -> Self;

    fn min(self, other: Self) -> Self;

    fn max(self, other: Self) -> Self;

    /// All bits of `index` where the time is 0, else none.
    fn index_if_zero(self, index: Self) -> Self;

    fn or(self, other: Self) -> Self;

    /// Whether this is a lower number; never is the highest one.
    fn is_below(self, other: Self) -> bool;

    fn is_same(self, other: Self) -> bool;

    fn number(self) -> u16;
}

impl Number for u8 {
    const NEVER: Self = Self::MAX;

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it fits")]
    fn new(number: u16) -> Self {
        // This changes nothing, but with it the compiler finds the instruction that narrows, and is not led to cut a
        // number too early to find the one that gives the higher half of a product.
        number.cast_signed().clamp(-128, 127) as Self
    }

    #[inline(always)]
    fn less_one(self) -> Self {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn make_way(self, digit_less_one: Self) -> Self {
        self.wrapping_add(Self::from(self.cast_signed() > digit_less_one.cast_signed()))
    }

    #[inline(always)]
    fn plus_one(self) -> Self {
        self.wrapping_add(1)
    }

    #[inline(always)]
    fn if_even(self) -> Self {
        self | (self & 1).wrapping_neg()
    }

    #[inline(always)]
    fn if_odd(self) -> Self {
        self | (self & 1).wrapping_sub(1)
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Ord::min(self, other)
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        Ord::max(self, other)
    }

    #[inline(always)]
    fn index_if_zero(self, index: Self) -> Self {
        if self == 0 { index } else { 0 }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn is_below(self, other: Self) -> bool {
        self < other
    }

    #[inline(always)]
    fn is_same(self, other: Self) -> bool {
        self == other
    }

    #[inline(always)]
    fn number(self) -> u16 {
        u16::from(self)
    }
}

impl Number for i16 {
    const NEVER: Self = Self::MAX;

    #[inline(always)]
    fn new(number: u16) -> Self {
        number.cast_signed()
    }

    #[inline(always)]
    fn less_one(self) -> Self {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn make_way(self, digit_less_one: Self) -> Self {
        self.wrapping_add(Self::from(self > digit_less_one))
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
    fn min(self, other: Self) -> Self {
        Ord::min(self, other)
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        Ord::max(self, other)
    }

    #[inline(always)]
    fn index_if_zero(self, index: Self) -> Self {
        if self == 0 { index } else { 0 }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn is_below(self, other: Self) -> bool {
        self < other
    }

    #[inline(always)]
    fn is_same(self, other: Self) -> bool {
        self == other
    }

    #[inline(always)]
    fn number(self) -> u16 {
        self.cast_unsigned()
    }
}
