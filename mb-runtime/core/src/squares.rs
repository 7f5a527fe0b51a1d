//! Sets of squares as the bits of a word.

use core::iter::FusedIterator;

use crate::square::Square;

/// A word of a generated board: `u8` to `u128`, or `[u64; N]` above 128 bits.
pub trait BitWord: Copy + core::fmt::Debug {
    /// Returns the number of set bits.
    fn count(self) -> usize;
    /// Clears the lowest set bit and returns its number, or `None` if no bit is set.
    fn take_lowest(&mut self) -> Option<usize>;
    /// Clears the highest set bit and returns its number, or `None` if no bit is set.
    fn take_highest(&mut self) -> Option<usize>;

    /// Folds the numbers of the set bits in ascending order.
    #[inline]
    fn fold_bits<A>(mut self, start: A, mut step: impl FnMut(A, usize) -> A) -> A {
        let mut result = start;
        while let Some(bit) = self.take_lowest() {
            result = step(result, bit);
        }
        result
    }
}

macro_rules! integer_words {
    ($($integer:ty),+) => {$(
        impl BitWord for $integer {
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                let bit = self.trailing_zeros() as usize;
                (*self != 0).then(|| {
                    *self &= *self - 1;
                    bit
                })
            }

            #[inline]
            fn take_highest(&mut self) -> Option<usize> {
                (*self != 0).then(|| {
                    let bit = self.ilog2();
                    *self ^= 1 << bit;
                    bit as usize
                })
            }
        }
    )+};
}
integer_words!(u8, u16, u32, u64);

/// Works on the two halves of 64 bits, because taking bits from one integer of 128 bits takes twice as long.
impl BitWord for u128 {
    #[inline]
    fn count(self) -> usize {
        self.count_ones() as usize
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        let [mut low, mut high] = limbs(*self);
        let bit = low.take_lowest().or_else(|| high.take_lowest().map(|bit| 64 + bit));
        *self = joined([low, high]);
        bit
    }

    #[inline]
    fn take_highest(&mut self) -> Option<usize> {
        let [mut low, mut high] = limbs(*self);
        let bit = high.take_highest().map(|bit| 64 + bit).or_else(|| low.take_highest());
        *self = joined([low, high]);
        bit
    }

    #[inline]
    fn fold_bits<A>(self, start: A, step: impl FnMut(A, usize) -> A) -> A {
        limbs(self).fold_bits(start, step)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the halves of the word")]
const fn limbs(word: u128) -> [u64; 2] {
    [word as u64, (word >> 64) as u64]
}

const fn joined([low, high]: [u64; 2]) -> u128 {
    low as u128 | (high as u128) << 64
}

impl<const N: usize> BitWord for [u64; N] {
    #[inline]
    fn fold_bits<A>(self, start: A, mut step: impl FnMut(A, usize) -> A) -> A {
        self.iter().enumerate().fold(start, |result, (index, word)| {
            word.fold_bits(result, |result, bit| step(result, 64 * index + bit))
        })
    }

    #[inline]
    fn count(self) -> usize {
        self.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<usize> {
        let index = self.iter().position(|word| *word != 0)?;
        self[index].take_lowest().map(|bit| 64 * index + bit)
    }

    #[inline]
    fn take_highest(&mut self) -> Option<usize> {
        let index = self.iter().rposition(|word| *word != 0)?;
        self[index].take_highest().map(|bit| 64 * index + bit)
    }
}

/// An iterator over the squares whose bits are set in a word, in ascending order: the legal moves of a generated
/// board.
///
/// A square has `SPREAD` bits: 1 if each mark has a word of its own, 2 if both marks share a word. In the word, columns
/// begin `STRIDE` squares apart. A column has `ROWS` squares.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Squares<W, const SPREAD: usize, const STRIDE: usize, const ROWS: usize> {
    bits: W,
}

impl<W, const SPREAD: usize, const STRIDE: usize, const ROWS: usize> Squares<W, SPREAD, STRIDE, ROWS> {
    /// Iterates over the squares whose lowest bit is set in `bits`. The other bits of `bits` must be 0.
    #[inline]
    pub const fn new(bits: W) -> Self {
        Self { bits }
    }

    /// Returns the square to which the bit with this number belongs.
    #[inline]
    pub const fn square_of_bit(bit: usize) -> Square {
        let place = bit / SPREAD;
        Square::at(place - place / STRIDE * (STRIDE - ROWS))
    }
}

impl<W: BitWord, const SPREAD: usize, const STRIDE: usize, const ROWS: usize> Iterator
    for Squares<W, SPREAD, STRIDE, ROWS>
{
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        self.bits.take_lowest().map(Self::square_of_bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.bits.count();
        (count, Some(count))
    }

    #[inline]
    fn fold<A, F: FnMut(A, Square) -> A>(self, start: A, mut step: F) -> A {
        self.bits.fold_bits(start, |result, bit| step(result, Self::square_of_bit(bit)))
    }

    #[inline]
    fn count(self) -> usize {
        self.bits.count()
    }
}

impl<W: BitWord, const SPREAD: usize, const STRIDE: usize, const ROWS: usize> DoubleEndedIterator
    for Squares<W, SPREAD, STRIDE, ROWS>
{
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        self.bits.take_highest().map(Self::square_of_bit)
    }
}

impl<W: BitWord, const SPREAD: usize, const STRIDE: usize, const ROWS: usize> ExactSizeIterator
    for Squares<W, SPREAD, STRIDE, ROWS>
{
}

impl<W: BitWord, const SPREAD: usize, const STRIDE: usize, const ROWS: usize> FusedIterator
    for Squares<W, SPREAD, STRIDE, ROWS>
{
}
