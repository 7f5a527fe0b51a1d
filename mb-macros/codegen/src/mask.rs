//! Sets of bit positions: integers as wide as any board needs.
//!
//! The largest layout (400 squares, two bits a square) needs 800 bits, more than any integer of Rust, so
//! masks are computed as [`Mask`]s and cut into literals of the generated word's width at the very end
//! ([`Mask::word`]).

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Shl, Shr};

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
    /// Lowest limb first; the highest limb is never zero, so equal sets are equal vectors.
    limbs: Vec<u64>,
}

impl Mask {
    /// The empty set.
    #[must_use]
    pub const fn new() -> Self {
        Self { limbs: Vec::new() }
    }

    /// The set of the lowest `count` positions.
    #[must_use]
    pub fn lowest(count: usize) -> Self {
        (0..count).collect()
    }

    /// Adds position `bit`.
    pub fn set(&mut self, bit: usize) {
        if self.limbs.len() <= bit / LIMB {
            self.limbs.resize(bit / LIMB + 1, 0);
        }
        self.limbs[bit / LIMB] |= 1 << (bit % LIMB);
    }

    /// Whether position `bit` is in the set.
    #[must_use]
    pub fn test(&self, bit: usize) -> bool {
        self.limb(bit / LIMB) >> (bit % LIMB) & 1 == 1
    }

    /// The positions in the set, ascending.
    pub fn bits(&self) -> impl Iterator<Item = usize> + '_ {
        self.limbs
            .iter()
            .enumerate()
            .flat_map(|(index, &limb)| limb_bits(limb).map(move |bit| index * LIMB + bit))
    }

    /// How many positions are in the set.
    #[must_use]
    pub fn count(&self) -> usize {
        self.limbs.iter().map(|limb| limb.count_ones() as usize).sum()
    }

    /// Whether no position is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.limbs.is_empty()
    }

    /// The largest position in the set; `None` when it is empty.
    #[must_use]
    pub fn highest(&self) -> Option<usize> {
        let top = self.limbs.last()?;
        Some(self.limbs.len() * LIMB - 1 - top.leading_zeros() as usize)
    }

    /// Whether the two sets have no position in common.
    #[must_use]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.limbs.iter().zip(&other.limbs).all(|(left, right)| left & right == 0)
    }

    /// The `index`-th word of `width` bits, lowest first: what a generated literal of that width shows.
    ///
    /// Words beyond the highest position are zero, so any `index` may be asked for. `width` counts as 128
    /// when it is larger, because that is what the result holds.
    #[must_use]
    pub fn word(&self, index: usize, width: usize) -> u128 {
        let width = width.min(128);
        let start = index.saturating_mul(width);
        let (first, part) = (start / LIMB, start % LIMB);
        let limb = |index: usize| u128::from(self.limb(first + index));
        let low = (limb(0) | limb(1) << LIMB) >> part;
        // A shift by all 128 bits is not defined; without a part the two limbs are all there is.
        let word = if part == 0 { low } else { low | limb(2) << (2 * LIMB - part) };
        if width == 2 * LIMB { word } else { word & ((1 << width) - 1) }
    }

    /// The first `count` words of `width` bits, lowest first.
    ///
    /// Positions at or above `count * width` do not fit and are left out; [`Mask::highest`] tells.
    #[must_use]
    pub fn words(&self, width: usize, count: usize) -> Vec<u128> {
        (0..count).map(|index| self.word(index, width)).collect()
    }

    /// The set with every position doubled: a mask over squares becomes the circle mask of two bits a square.
    #[must_use]
    pub fn doubled(&self) -> Self {
        self.bits().map(|bit| 2 * bit).collect()
    }

    fn limb(&self, index: usize) -> u64 {
        self.limbs.get(index).copied().unwrap_or(0)
    }

    fn from_limbs(mut limbs: Vec<u64>) -> Self {
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
        Self { limbs }
    }

    fn combine(&self, other: &Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        let length = self.limbs.len().max(other.limbs.len());
        Self::from_limbs((0..length).map(|index| operation(self.limb(index), other.limb(index))).collect())
    }
}

/// The positions of the one bits of a limb, ascending.
fn limb_bits(mut limb: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if limb == 0 {
            return None;
        }
        let bit = limb.trailing_zeros() as usize;
        limb &= limb - 1;
        Some(bit)
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
            self.set(bit);
        }
    }
}

impl BitOr for Mask {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.combine(&other, |left, right| left | right)
    }
}

impl BitOrAssign<&Self> for Mask {
    fn bitor_assign(&mut self, other: &Self) {
        *self = self.combine(other, |left, right| left | right);
    }
}

impl BitAnd for Mask {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.combine(&other, |left, right| left & right)
    }
}

impl BitXor for Mask {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.combine(&other, |left, right| left ^ right)
    }
}

impl Shl<usize> for Mask {
    type Output = Self;

    /// Every position moved up by `distance`; nothing is lost.
    fn shl(self, distance: usize) -> Self {
        self.bits().map(|bit| bit + distance).collect()
    }
}

impl Shr<usize> for Mask {
    type Output = Self;

    /// Every position moved down by `distance`; positions below `distance` leave the set.
    fn shr(self, distance: usize) -> Self {
        self.bits().filter_map(|bit| bit.checked_sub(distance)).collect()
    }
}

/// Hexadecimal, highest word first, sixteen digits a group: `Mask(0x1_0000000000000000)`.
impl fmt::Debug for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Mask({self:#x})")
    }
}

impl fmt::LowerHex for Mask {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if formatter.alternate() {
            formatter.write_str("0x")?;
        }
        let Some((top, rest)) = self.limbs.split_last() else { return formatter.write_str("0") };
        write!(formatter, "{top:x}")?;
        rest.iter().rev().try_for_each(|limb| write!(formatter, "_{limb:016x}"))
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
    fn equal_sets_are_equal_values_after_a_high_bit_went_away() {
        let high: Mask = [3, 200].into_iter().collect();
        let low: Mask = [3].into_iter().collect();
        assert_eq!(high & Mask::lowest(64), low);
        assert_eq!(low.clone() ^ low, Mask::new());
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
    fn shifts_cross_limbs_and_drop_only_what_falls_below_zero() {
        let mask: Mask = [0, 63].into_iter().collect();
        assert_eq!((mask.clone() << 65).bits().collect::<Vec<_>>(), [65, 128]);
        assert_eq!((mask >> 1).bits().collect::<Vec<_>>(), [62]);
    }

    #[test]
    fn debug_prints_grouped_hexadecimal() {
        let mask: Mask = [4, 64].into_iter().collect();
        assert_eq!(format!("{mask:?}"), "Mask(0x1_0000000000000010)");
        assert_eq!(format!("{:?}", Mask::new()), "Mask(0x0)");
    }
}
