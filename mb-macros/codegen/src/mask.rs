//! Sets of bit positions, as integers of any width.
//!
//! The largest layout (400 squares, two bits a square) needs 800 bits, more than any integer of Rust has. So masks are
//! computed as [`Mask`]s, and [`Mask::word`] cuts them into literals of the generated word's width.

use std::fmt;
use std::ops::{BitOr, Shl};

/// Bits in one limb of a [`Mask`].
const LIMB: usize = 64;

/// A set of bit positions, read as an unsigned integer of any width: position 0 is the lowest bit.
///
/// ```
/// use mb_codegen::mask::Mask;
///
/// let column: Mask = [0, 1, 2].into_iter().collect();
/// let next = column.clone() << 3;
/// assert_eq!(next.bits().collect::<Vec<_>>(), [3, 4, 5]);
/// assert_eq!((column | next).word(0, 8), 0b11_1111);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Mask {
    /// The limbs, lowest first. The highest limb is never zero, so equal sets are equal vectors.
    limbs: Vec<u64>,
}

impl Mask {
    /// Returns the empty set.
    pub const fn new() -> Self {
        Self { limbs: Vec::new() }
    }

    /// Returns the set of the lowest `count` positions.
    pub fn lowest(count: usize) -> Self {
        (0..count).collect()
    }

    /// Returns whether position `bit` is in the set.
    pub fn test(&self, bit: usize) -> bool {
        self.limb(bit / LIMB) >> (bit % LIMB) & 1 == 1
    }

    /// Returns the positions in the set, ascending.
    pub fn bits(&self) -> impl Iterator<Item = usize> + '_ {
        self.limbs.iter().zip(0..).flat_map(|(&limb, at)| limb_bits(limb).map(move |bit| at * LIMB + bit))
    }

    /// Returns the number of positions in the set.
    pub fn count(&self) -> usize {
        self.limbs.iter().map(|limb| limb.count_ones() as usize).sum()
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.limbs.is_empty()
    }

    /// Returns the largest position in the set; `None` if it is empty.
    pub fn highest(&self) -> Option<usize> {
        self.limbs.last().map(|top| self.limbs.len() * LIMB - 1 - top.leading_zeros() as usize)
    }

    /// Returns whether the two sets have no position in common.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.limbs.iter().zip(&other.limbs).all(|(left, right)| left & right == 0)
    }

    /// Returns word number `index` (from 0, lowest first) of the set cut into words of `width` bits.
    ///
    /// Words beyond the highest position are zero. A `width` above 128 counts as 128.
    pub fn word(&self, index: usize, width: usize) -> u128 {
        let width = width.min(128);
        let start = index.saturating_mul(width);
        let (first, part) = (start / LIMB, start % LIMB);
        let limb = |index: usize| u128::from(self.limb(first + index));
        let low = (limb(0) | limb(1) << LIMB) >> part;
        // A shift by 128 bits is not defined; with `part` 0 the word has only two limbs.
        let word = if part == 0 { low } else { low | limb(2) << (2 * LIMB - part) };
        if width == 2 * LIMB { word } else { word & ((1 << width) - 1) }
    }

    /// Returns the first `count` words of `width` bits, lowest first. Positions at or above `count * width` are left
    /// out.
    pub fn words(&self, width: usize, count: usize) -> Vec<u128> {
        (0..count).map(|index| self.word(index, width)).collect()
    }

    fn limb(&self, index: usize) -> u64 {
        self.limbs.get(index).copied().unwrap_or(0)
    }
}

/// Returns the positions of the set bits of a limb, ascending.
fn limb_bits(mut limb: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = limb.trailing_zeros() as usize;
        limb &= limb.wrapping_sub(1);
        (bit < LIMB).then_some(bit)
    })
}

impl FromIterator<usize> for Mask {
    fn from_iter<I: IntoIterator<Item = usize>>(bits: I) -> Self {
        let mut mask = Self::new();
        mask.extend(bits);
        mask
    }
}

impl Extend<usize> for Mask {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, bits: I) {
        for bit in bits {
            if self.limbs.len() <= bit / LIMB {
                self.limbs.resize(bit / LIMB + 1, 0);
            }
            self.limbs[bit / LIMB] |= 1 << (bit % LIMB);
        }
    }
}

impl BitOr for Mask {
    type Output = Self;

    fn bitor(mut self, other: Self) -> Self {
        self.limbs.resize(self.limbs.len().max(other.limbs.len()), 0);
        self.limbs.iter_mut().zip(other.limbs).for_each(|(limb, other)| *limb |= other);
        self
    }
}

impl Shl<usize> for Mask {
    type Output = Self;

    /// Moves every position up by `distance`.
    fn shl(self, distance: usize) -> Self {
        self.bits().map(|bit| bit + distance).collect()
    }
}

/// Prints hexadecimal digits, highest word first, sixteen a group: `Mask(0x1_0000000000000000)`.
impl fmt::Debug for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.words(64, self.highest().map_or(1, |top| top / 64 + 1));
        let mut words = words.iter().rev();
        write!(formatter, "Mask({:#x}", words.next().unwrap_or(&0))?;
        words.try_for_each(|word| write!(formatter, "_{word:016x}"))?;
        formatter.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_bits_ascending_whatever_the_order_of_insertion() {
        let mask: Mask = [1299, 0, 64, 63].into_iter().collect();
        assert_eq!(mask.bits().collect::<Vec<_>>(), [0, 63, 64, 1299]);
        assert_eq!((mask.count(), mask.highest()), (4, Some(1299)));
        assert!(mask.test(64) && !mask.test(65) && !mask.test(5000));
    }

    #[test]
    fn equal_sets_are_equal_values_however_they_were_made() {
        let low: Mask = [3].into_iter().collect();
        assert_eq!(low.clone() | Mask::new() | low.clone(), low);
        assert_eq!(Mask::lowest(0), Mask::new());
        assert_eq!(Mask::new().highest(), None);
    }

    #[test]
    fn words_of_every_width_cut_the_same_integer() {
        let mask: Mask = [0, 9, 70, 130].into_iter().collect();
        assert_eq!(mask.words(8, 3), [1, 2, 0]);
        assert_eq!(mask.words(64, 4), [0x201, 1 << 6, 1 << 2, 0]);
        assert_eq!(mask.words(128, 2), [1 | 1 << 9 | 1 << 70, 1 << 2]);
        assert_eq!(mask.word(1, 65), 1 << 5);
        assert_eq!(mask.word(10, 7), 1);
        assert_eq!(mask.word(usize::MAX, 64), 0);
    }

    #[test]
    fn shifts_cross_the_boundaries_of_words() {
        let mask: Mask = [0, 63].into_iter().collect();
        assert_eq!((mask << 65).words(64, 3), [0, 2, 1]);
    }

    #[test]
    fn debug_prints_grouped_hexadecimal() {
        let mask: Mask = [4, 64].into_iter().collect();
        assert_eq!(format!("{mask:?}"), "Mask(0x1_0000000000000010)");
        assert_eq!(format!("{:?}", Mask::new()), "Mask(0x0)");
    }
}
