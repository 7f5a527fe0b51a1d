//! The empty squares of a bit board.

use core::iter::FusedIterator;

use super::words::WORD;
use mb_core::Square;

/// An iterator over the empty squares in ascending order. It takes the lowest bit of the empty squares until none is
/// left, word by word (article 216 of the series).
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub(super) struct LegalMoves<'board> {
    circle: &'board [u64],
    cross: &'board [u64],
    full: &'board [u64],
    /// The number of the word at the front.
    front: usize,
    /// The squares of that word that are left.
    front_bits: u64,
    /// The number of the word at the back.
    back: usize,
    /// The squares of that word that are left. If both ends are in one word, only `front_bits` counts.
    back_bits: u64,
}

impl<'board> LegalMoves<'board> {
    /// Iterates over the squares of `full` that neither mark holds.
    #[inline]
    pub(super) fn new(circle: &'board [u64], cross: &'board [u64], full: &'board [u64]) -> Self {
        let back = full.len() - 1;
        let mut moves = Self { circle, cross, full, front: 0, front_bits: 0, back, back_bits: 0 };
        moves.front_bits = moves.empty(0);
        moves.back_bits = moves.empty(back);
        moves
    }

    /// Returns the empty squares of one word.
    #[inline]
    fn empty(&self, number: usize) -> u64 {
        self.full[number] & !(self.circle[number] | self.cross[number])
    }
}

/// Returns the square that `bit` of the word with this number stands for.
#[inline]
pub(super) const fn square(number: usize, bit: u32) -> Square {
    Square::at(number * WORD + bit as usize)
}

impl Iterator for LegalMoves<'_> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.front_bits == 0 {
            if self.front == self.back {
                return None;
            }
            self.front += 1;
            self.front_bits = if self.front == self.back { self.back_bits } else { self.empty(self.front) };
        }
        let bit = self.front_bits.trailing_zeros();
        self.front_bits &= self.front_bits - 1;
        Some(square(self.front, bit))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let inside = (self.front + 1..self.back).map(|number| self.empty(number).count_ones() as usize);
        let last = if self.front == self.back { 0 } else { self.back_bits.count_ones() as usize };
        let count = self.front_bits.count_ones() as usize + inside.sum::<usize>() + last;
        (count, Some(count))
    }
}

impl DoubleEndedIterator for LegalMoves<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        loop {
            let same_word = self.front == self.back;
            let bits = if same_word { &mut self.front_bits } else { &mut self.back_bits };
            if let Some(bit) = bits.checked_ilog2() {
                *bits ^= 1 << bit;
                return Some(square(self.back, bit));
            }
            if same_word {
                return None;
            }
            self.back -= 1;
            if self.front != self.back {
                self.back_bits = self.empty(self.back);
            }
        }
    }
}

impl ExactSizeIterator for LegalMoves<'_> {}

impl FusedIterator for LegalMoves<'_> {}
