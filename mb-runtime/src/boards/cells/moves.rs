//! The legal moves of a board that stores the content of every square.

use core::iter::FusedIterator;

use mb_core::{Mark, Square};

/// An iterator over the empty squares, in ascending order.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub(super) struct EmptySquares<I> {
    /// The contents of the squares that are left.
    contents: I,
    /// The index of the first square that is left.
    front: usize,
    /// The index after the last square that is left.
    back: usize,
    /// The number of empty squares that are left.
    left: usize,
}

impl<I> EmptySquares<I> {
    /// Iterates over the empty squares among `cells` contents. `left` is the number of empty squares.
    #[inline]
    pub(super) const fn new(contents: I, cells: usize, left: usize) -> Self {
        Self { contents, front: 0, back: cells, left }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
const fn square(index: usize) -> Square {
    Square::new(index as u16)
}

impl<I: Iterator<Item = Option<Mark>>> Iterator for EmptySquares<I> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        self.left = self.left.checked_sub(1)?;
        let skipped = self.contents.position(|content| content.is_none())?;
        let found = self.front + skipped;
        self.front = found + 1;
        Some(square(found))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    #[inline]
    fn count(self) -> usize {
        self.left
    }
}

impl<I: DoubleEndedIterator<Item = Option<Mark>>> DoubleEndedIterator for EmptySquares<I> {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        self.left = self.left.checked_sub(1)?;
        let skipped = self.contents.by_ref().rev().position(|content| content.is_none())?;
        self.back -= skipped + 1;
        Some(square(self.back))
    }
}

impl<I: Iterator<Item = Option<Mark>>> ExactSizeIterator for EmptySquares<I> {}

impl<I: Iterator<Item = Option<Mark>>> FusedIterator for EmptySquares<I> {}
