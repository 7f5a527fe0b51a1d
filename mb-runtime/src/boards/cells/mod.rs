//! The boards of the series that store the content of every square: one type of board, generic over six structures.

#[cfg(feature = "ndarray")]
mod grids;
mod lists;

use core::fmt;
use core::hash::Hash;
use core::iter::FusedIterator;

#[cfg(feature = "ndarray")]
pub use self::grids::{NpBoard, NpBoolBoard, NpIntBoard};
pub use self::lists::{ArrayBoard, List1dBoard, ListBoard};
use crate::boards::bitboard::words::WORD;
use crate::boards::key_number::KeyNumber;
use crate::boards::runtime_counts::RuntimeCounts;
use crate::boards::text::board_text;
use mb_core::{Board, Geometry, Mark, Square};

/// A structure in which a [`CellBoard`] stores the content of its squares.
pub trait CellStorage: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The name of the board in the series.
    const NAME: &'static str;

    /// Creates empty squares.
    fn empty(geometry: Geometry) -> Self;

    /// Returns the content of `square`. `geometry` is that of the board.
    fn get(&self, geometry: Geometry, square: Square) -> Option<Mark>;

    /// Replaces the content of `square`. `geometry` is that of the board.
    fn set(&mut self, geometry: Geometry, square: Square, content: Option<Mark>);
}

/// A board of any shape that stores the content of every square in the structure `C`.
///
/// The boards of the series are [`ListBoard`], [`List1dBoard`], [`ArrayBoard`] and, with the feature `ndarray`,
/// `NpBoard`, `NpIntBoard` and `NpBoolBoard`. They count the marks on a line only when a caller asks for them, as the
/// series does with `count_linemark=False`. [`CountingLines`](crate::boards::CountingLines) stands for
/// `count_linemark=True`.
///
/// Finding the empty squares takes a pass over the board. Their number is stored.
///
/// ```
/// use mb_runtime::boards::ListBoard;
/// use mb_runtime::prelude::*;
///
/// let mut board = ListBoard::new(Geometry::new(7, 6, 4)?);
/// board.place(board.geometry().square(3, 5)?, Mark::Circle);
/// assert_eq!(board.legal_move_count(), 41);
///
/// let board: ListBoard = "oo.x.....".parse()?;
/// assert_eq!(board.key(), "oo.x.....".parse::<BitBoard>()?.key());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(PartialEq, Eq, Hash)]
pub struct CellBoard<C> {
    geometry: Geometry,
    marks: usize,
    cells: C,
}

impl<C: CellStorage> CellBoard<C> {
    /// Creates an empty board of this shape.
    pub fn new(geometry: Geometry) -> Self {
        Self { geometry, marks: 0, cells: C::empty(geometry) }
    }
}

board_text!(CellBoard<C>, C::NAME, C: CellStorage);

impl<C: CellStorage> Board for CellBoard<C> {
    type Key = KeyNumber;
    type Counts = RuntimeCounts;

    #[inline]
    fn geometry(&self) -> Geometry {
        self.geometry
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        debug_assert!(self.geometry.contains(square), "{square:?} is off the board");
        self.cells.get(self.geometry, square)
    }

    #[inline]
    fn place(&mut self, square: Square, mark: Mark) {
        debug_assert!(self.get(square).is_none(), "{square:?} is not empty");
        self.cells.set(self.geometry, square, Some(mark));
        self.marks += 1;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        if self.get(square).is_some() {
            self.cells.set(self.geometry, square, None);
            self.marks -= 1;
        }
    }

    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        EmptySquares(self.geometry.squares().filter(|square| self.get(*square).is_none()))
    }

    fn key(&self) -> KeyNumber {
        let cells = self.geometry.cells();
        let mut words = vec![0_u64; (2 * cells).div_ceil(WORD)];
        for square in self.geometry.squares() {
            if let Some(mark) = self.get(square) {
                let bit = mark.index() * cells + square.index();
                words[bit / WORD] |= 1 << (bit % WORD);
            }
        }
        KeyNumber::from_words(&words)
    }

    #[inline]
    fn legal_move_count(&self) -> usize {
        self.geometry.cells() - self.marks
    }
}

impl<C: CellStorage> Clone for CellBoard<C> {
    fn clone(&self) -> Self {
        Self { geometry: self.geometry, marks: self.marks, cells: self.cells.clone() }
    }

    /// Copies `source` into the memory of this board.
    fn clone_from(&mut self, source: &Self) {
        self.geometry = source.geometry;
        self.marks = source.marks;
        self.cells.clone_from(&source.cells);
    }
}

/// An iterator over the empty squares of a board, in ascending order. Its length is counted each time a caller asks for
/// it.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
struct EmptySquares<I>(I);

impl<I: Iterator<Item = Square> + Clone> Iterator for EmptySquares<I> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.clone().count();
        (left, Some(left))
    }
}

impl<I: DoubleEndedIterator<Item = Square> + Clone> DoubleEndedIterator for EmptySquares<I> {
    fn next_back(&mut self) -> Option<Square> {
        self.0.next_back()
    }
}

impl<I: Iterator<Item = Square> + Clone> ExactSizeIterator for EmptySquares<I> {}

impl<I: Iterator<Item = Square> + Clone> FusedIterator for EmptySquares<I> {}
