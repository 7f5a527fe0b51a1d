//! The boards of the series that store the content of every square: one board over six structures.

mod array;
mod list;
mod list1d;
mod moves;
#[cfg(feature = "ndarray")]
mod nd;
mod text;

use core::fmt;
use core::hash::Hash;
use core::iter::FusedIterator;

pub use self::array::ArrayBoard;
pub use self::list::{ListBoard, NestedColumns};
pub use self::list1d::List1dBoard;
use self::moves::EmptySquares;
#[cfg(feature = "ndarray")]
pub use self::nd::{NpBoard, NpBoolBoard, NpIntBoard};
use crate::boards::boxed_counts::BoxedCounts;
use crate::boards::key_number::KeyNumber;
use mb_core::error::GeometryError;
use mb_core::{Board, Geometry, Line, LinePatterns, Mark, Square, Symmetry};

/// A structure in which a [`CellBoard`] stores the content of its squares.
///
/// The required methods read and write squares. The provided methods work square by square; a structure with
/// operations on whole arrays overrides them.
pub trait CellStorage: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The name of the board in the series.
    const NAME: &'static str;

    /// Creates empty squares.
    fn empty(geometry: Geometry) -> Self;

    /// Returns the content of `square`.
    fn get(&self, square: Square) -> Option<Mark>;

    /// Replaces the content of `square`.
    fn set(&mut self, square: Square, content: Option<Mark>);

    /// Empties every square.
    fn clear(&mut self);

    /// Returns the contents of all squares, in ascending order of squares.
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone;

    /// Returns the contents of the squares of a line, in order.
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>>;

    /// Counts the squares of a line that hold `mark`.
    fn count(&self, line: Line, mark: Mark) -> usize {
        self.along(line).filter(|content| *content == Some(mark)).count()
    }

    /// Tests whether `win` squares in a row of a line hold `mark`.
    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        let mut run = 0;
        self.along(line).any(|content| {
            run = if content == Some(mark) { run + 1 } else { 0 };
            run == win
        })
    }

    /// Tests whether `mark` has a complete line anywhere.
    fn has_line(&self, geometry: Geometry, mark: Mark) -> bool {
        let win = geometry.win();
        geometry.lines().any(|line| self.has_run(line, mark, win))
    }

    /// Counts the lines by how they are filled, like [`Board::line_patterns`].
    fn line_patterns(&self, geometry: Geometry, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        for line in geometry.lines() {
            patterns.add(self.count(line, turn.opponent()), self.count(line, turn));
        }
        patterns
    }

    /// Returns the image under `symmetry`, which the board must have.
    #[must_use]
    fn image(&self, geometry: Geometry, symmetry: Symmetry) -> Self {
        let mut image = Self::empty(geometry);
        for (square, content) in geometry.squares().zip(self.contents()) {
            image.set(symmetry.apply(geometry, square), content);
        }
        image
    }
}

/// The number of bits in a word of a key.
const WORD: usize = u64::BITS as usize;

/// A board of any shape that stores the content of every square in the structure `C`.
///
/// The boards of the series are [`ListBoard`], [`List1dBoard`], [`ArrayBoard`] and, with the feature `ndarray`,
/// `NpBoard`, `NpIntBoard` and `NpBoolBoard`. They count the marks on a line when they are asked: the series'
/// `count_linemark=False`. [`CountingLines`](crate::boards::CountingLines) is the series' `count_linemark=True`.
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

    /// Creates an empty board of `size` columns and rows on which only a full line wins, as in the series.
    ///
    /// # Errors
    /// Fails if `size` is 0 or over [`Geometry::MAX_SIDE`].
    pub fn square_board(size: usize) -> Result<Self, GeometryError> {
        Geometry::square_board(size).map(Self::new)
    }
}

impl<C: CellStorage> Board for CellBoard<C> {
    type Key = KeyNumber;
    type Counts = BoxedCounts;

    #[inline]
    fn geometry(&self) -> Geometry {
        self.geometry
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        debug_assert!(self.geometry.contains(square), "{square:?} is off the board");
        self.cells.get(square)
    }

    #[inline]
    fn place(&mut self, square: Square, mark: Mark) {
        debug_assert!(self.get(square).is_none(), "{square:?} is not empty");
        self.cells.set(square, Some(mark));
        self.marks += 1;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        if self.get(square).is_some() {
            self.cells.set(square, None);
            self.marks -= 1;
        }
    }

    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        EmptySquares::new(self.cells.contents(), self.geometry.cells(), self.legal_move_count())
    }

    #[inline]
    fn is_win(&self, mark: Mark, square: Square) -> bool {
        let geometry = self.geometry;
        geometry
            .directions()
            .iter()
            .filter_map(|direction| geometry.reach(square, *direction))
            .any(|line| self.cells.has_run(line, mark, geometry.win()))
    }

    fn key(&self) -> KeyNumber {
        let cells = self.geometry.cells();
        let mut words = vec![0_u64; (2 * cells).div_ceil(WORD)];
        for (index, content) in self.cells.contents().enumerate() {
            if let Some(mark) = content {
                let bit = mark.index() * cells + index;
                words[bit / WORD] |= 1 << (bit % WORD);
            }
        }
        KeyNumber::from_words(&words)
    }

    fn clear(&mut self) {
        self.cells.clear();
        self.marks = 0;
    }

    #[inline]
    fn legal_move_count(&self) -> usize {
        self.geometry.cells() - self.marks
    }

    fn has_line(&self, mark: Mark) -> bool {
        self.cells.has_line(self.geometry, mark)
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        self.cells.line_patterns(self.geometry, turn)
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        if symmetry.swaps_axes() && !self.geometry.is_square() {
            return None;
        }
        let cells = self.cells.image(self.geometry, symmetry);
        Some(Self { geometry: self.geometry, marks: self.marks, cells })
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
