//! The legal moves of boards whose size is chosen at run time.

use core::iter::FusedIterator;

use mb_core::Square;

/// An iterator over the empty squares of a board, in ascending order. It counts what is left when it is asked.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub(super) struct EmptySquares<I>(pub(super) I);

impl<I: Iterator<Item = Square> + Clone> Iterator for EmptySquares<I> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.clone().count();
        (left, Some(left))
    }

    fn fold<A, F: FnMut(A, Square) -> A>(self, start: A, step: F) -> A {
        self.0.fold(start, step)
    }

    fn count(self) -> usize {
        self.0.count()
    }
}

impl<I: DoubleEndedIterator<Item = Square> + Clone> DoubleEndedIterator for EmptySquares<I> {
    fn next_back(&mut self) -> Option<Square> {
        self.0.next_back()
    }
}

impl<I: Iterator<Item = Square> + Clone> ExactSizeIterator for EmptySquares<I> {}

impl<I: Iterator<Item = Square> + Clone> FusedIterator for EmptySquares<I> {}
