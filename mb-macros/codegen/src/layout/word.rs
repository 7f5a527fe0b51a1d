//! The word: the integers that hold a layout's bits.

/// Bits in one integer of a word that has several.
const LIMB: usize = 64;

/// The integer, or the array of integers, that holds the bits of a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Word {
    width: usize,
    count: usize,
}

impl Word {
    /// Returns the smallest word of at least `bits` bits: u8, u16, u32, u64, u128, and above that `[u64; W]`.
    ///
    /// ```
    /// use mb_codegen::layout::Word;
    /// assert_eq!(Word::holding(25).width(), 32);
    /// assert_eq!((Word::holding(225).width(), Word::holding(225).count()), (64, 4));
    /// ```
    pub const fn holding(bits: usize) -> Self {
        match bits {
            0..=8 => Self { width: 8, count: 1 },
            9..=16 => Self { width: 16, count: 1 },
            17..=32 => Self { width: 32, count: 1 },
            33..=64 => Self { width: 64, count: 1 },
            65..=128 => Self { width: 128, count: 1 },
            _ => Self { width: LIMB, count: bits.div_ceil(LIMB) },
        }
    }

    /// Returns the word with the same bits in integers of at most 64 bits: a u128 becomes two of them.
    #[must_use]
    pub const fn in_limbs(self) -> Self {
        if self.width > LIMB { Self { width: LIMB, count: self.width / LIMB } } else { self }
    }

    /// Returns the number of bits of one integer: 8, 16, 32, 64 or 128.
    pub const fn width(self) -> usize {
        self.width
    }

    /// Returns the number of integers: 1, or more of 64 bits each.
    pub const fn count(self) -> usize {
        self.count
    }

    /// Returns the number of bits of all integers together.
    pub const fn bits(self) -> usize {
        self.width * self.count
    }

    /// Returns whether the word has more than one integer.
    pub const fn is_array(self) -> bool {
        self.count > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_word_that_holds_the_bits_is_taken() {
        let widths = |bits| (Word::holding(bits).width(), Word::holding(bits).count());
        assert_eq!([1, 8, 9, 16, 17, 32, 33, 64].map(|bits| widths(bits).0), [8, 8, 16, 16, 32, 32, 64, 64]);
        assert_eq!(
            [65, 128, 129, 192, 193, 800].map(widths),
            [(128, 1), (128, 1), (64, 3), (64, 3), (64, 4), (64, 13)]
        );
    }
}
