//! Two sets of bits, one per mark, of any size: the series' `BitBoard` (any size since article 216).
//!
//! | operation | algorithm | article |
//! |---|---|---|
//! | legal moves | the lowest bit of the empty squares, again and again | 216 |
//! | win | the masks of the lines through the last square | 215, 216 |
//! | line patterns | bits counted under the mask of every line, one of the ways of [`popcount`] | 215, 216 |
//! | mirror | delta swaps of halves, or of a board padded to a power of two: [`reflect`] | 219 |
//! | transpose | a delta swap per diagonal, or divide and conquer: [`transpose`] | 220, 221 |
//!
//! [`BitBoard`] picks what was measured fastest; [`BitBoard::with_algorithms`] lets the caller pick, and
//! [`MaskTables`] shows the masks and swaps themselves.

mod key;
mod lines;
mod masks;
mod moves;
mod plan;
pub mod popcount;
pub mod reflect;
mod runs;
mod symmetry;
mod tables;
#[cfg(test)]
mod tests;
mod text;
pub mod transpose;
mod words;

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use std::sync::Arc;

pub use self::key::{KeyNumber, KeyTooWideError};
use self::lines::LineMasks;
pub use self::masks::MaskTables;
use self::popcount::{Bits, PopCount};
pub use self::reflect::MirrorAlgorithm;
pub use self::tables::Algorithms;
use self::tables::Tables;
pub use self::transpose::TransposeAlgorithm;
use self::words::WORD;
pub use self::words::{DeltaSwap, Mask};
use crate::boards::boxed_counts::BoxedCounts;
use mb_core::error::GeometryError;
use mb_core::{Board, Geometry, LinePatterns, Mark, Orbit, Square, Symmetry};

/// A board of any shape, known only at run time: two sets of bits, one per mark, in words of 64 bits.
///
/// Bit `x * rows + y` is the square in column `x` and row `y`. The masks are computed when a board is made with
/// [`new`](Self::new), and shared by all its clones: to make many boards of one shape, clone one.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// let mut board = BitBoard::new(Geometry::new(7, 6, 4)?);
/// board.place(board.geometry().square(3, 5)?, Mark::Circle);
/// assert_eq!(board.legal_move_count(), 41);
/// assert_eq!(board.mirror(), board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct BitBoard {
    tables: Arc<Tables>,
    /// The words of circle, then those of cross, each least significant first.
    words: Vec<u64>,
}

impl BitBoard {
    /// An empty board of this shape.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self::with_algorithms(geometry, Algorithms::fastest(geometry))
    }

    /// An empty board of this shape that uses these algorithms.
    #[must_use]
    pub fn with_algorithms(geometry: Geometry, algorithms: Algorithms) -> Self {
        let tables = Arc::new(Tables::new(geometry, algorithms));
        let words = vec![0; 2 * tables.full.len()];
        Self { tables, words }
    }

    /// An empty board of `size` columns and rows on which a whole line wins, as in the series.
    ///
    /// # Errors
    /// When `size` is 0 or over [`Geometry::MAX_SIDE`].
    pub fn square_board(size: usize) -> Result<Self, GeometryError> {
        Geometry::square_board(size).map(Self::new)
    }

    /// The squares that hold this mark: bit `x * rows + y`, least significant word first.
    #[must_use]
    #[inline]
    pub fn bits(&self, mark: Mark) -> &[u64] {
        let (circle, cross) = self.halves();
        match mark {
            Mark::Circle => circle,
            Mark::Cross => cross,
        }
    }

    /// The words of circle and of cross.
    #[inline]
    fn halves(&self) -> (&[u64], &[u64]) {
        self.words.split_at(self.tables.full.len())
    }

    /// The number of the word that holds the bit of a square for a mark, and that bit.
    #[inline]
    fn locate(&self, square: Square, mark: Mark) -> (usize, u64) {
        debug_assert!(self.tables.geometry.contains(square), "{square:?} is off the board");
        let number = mark.index() * self.tables.full.len() + square.index() / WORD;
        (number, 1 << (square.index() % WORD))
    }

    /// The empty squares, word by word.
    #[inline]
    fn empty_words(&self) -> impl Iterator<Item = u64> {
        let (circle, cross) = self.halves();
        self.tables.full.iter().zip(circle).zip(cross).map(|((full, circle), cross)| full & !(circle | cross))
    }
}

impl BitBoard {
    /// The line patterns by a way to count the bits of a word.
    #[inline]
    fn line_patterns_by(
        &self,
        turn: Mark,
        lines: &LineMasks,
        ones: impl Fn(u64) -> u32 + Copy,
    ) -> LinePatterns<BoxedCounts> {
        let (last_bits, turn_bits) = (self.bits(turn.opponent()), self.bits(turn));
        let mut patterns = LinePatterns::new(self.tables.geometry.win(), turn);
        for line in lines.all() {
            patterns.add(lines::count(last_bits, line, ones), lines::count(turn_bits, line, ones));
        }
        patterns
    }

    /// The line patterns square by square, on boards that keep no masks.
    fn line_patterns_by_squares(&self, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(self.tables.geometry.win(), turn);
        for line in self.tables.geometry.lines() {
            let count = |mark| line.squares().filter(|square| self.get(*square) == Some(mark)).count();
            patterns.add(count(turn.opponent()), count(turn));
        }
        patterns
    }
}

impl Board for BitBoard {
    type Key = KeyNumber;
    type Counts = BoxedCounts;

    #[inline]
    fn geometry(&self) -> Geometry {
        self.tables.geometry
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| {
            let (number, bit) = self.locate(square, *mark);
            self.words[number] & bit != 0
        })
    }

    #[inline]
    fn place(&mut self, square: Square, mark: Mark) {
        debug_assert!(self.get(square).is_none(), "{square:?} is not empty");
        let (number, bit) = self.locate(square, mark);
        self.words[number] |= bit;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        for mark in Mark::ALL {
            let (number, bit) = self.locate(square, mark);
            self.words[number] &= !bit;
        }
    }

    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        let (circle, cross) = self.halves();
        moves::LegalMoves::new(circle, cross, &self.tables.full)
    }

    #[inline]
    fn is_win(&self, mark: Mark, square: Square) -> bool {
        match &self.tables.lines {
            Some(lines) => lines.is_win(self.bits(mark), square),
            None => runs::is_win(self.tables.geometry, square, |square| self.get(square) == Some(mark)),
        }
    }

    fn key(&self) -> KeyNumber {
        let (circle, cross) = self.halves();
        KeyNumber::joined(circle, cross, self.tables.geometry.cells())
    }

    fn clear(&mut self) {
        self.words.fill(0);
    }

    #[inline]
    fn legal_move_count(&self) -> usize {
        self.empty_words().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn nth_legal_move(&self, n: usize) -> Option<Square> {
        let mut rest = n;
        for (number, mut word) in self.empty_words().enumerate() {
            let count = word.count_ones() as usize;
            if rest < count {
                for _ in 0..rest {
                    word &= word - 1;
                }
                return Some(moves::square(number, word.trailing_zeros()));
            }
            rest -= count;
        }
        None
    }

    fn has_line(&self, mark: Mark) -> bool {
        self.tables.runs.has_line(self.bits(mark))
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        let Some(lines) = &self.tables.lines else { return self.line_patterns_by_squares(turn) };
        // Chosen once, not for every word.
        match self.tables.popcount {
            PopCount::Table9 => self.line_patterns_by(turn, lines, Bits::table_9),
            PopCount::Table16 => self.line_patterns_by(turn, lines, Bits::table_16),
            PopCount::Table16Twice => self.line_patterns_by(turn, lines, Bits::table_16_twice),
            PopCount::AddFields => self.line_patterns_by(turn, lines, Bits::add_fields),
            PopCount::AddFieldsFewerMasks => self.line_patterns_by(turn, lines, Bits::add_fields_fewer_masks),
            PopCount::CountOnes => self.line_patterns_by(turn, lines, Bits::ones),
        }
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        self.image(symmetry)
    }

    fn symmetric_keys(&self) -> Orbit<KeyNumber> {
        self.keys_of_images()
    }

    fn symmetric_keys_with(&self, square: Square) -> Orbit<(KeyNumber, Square)> {
        self.keys_of_images_with(square)
    }

    fn canonical(&self) -> Self {
        self.least_image()
    }

    fn canonical_key(&self) -> KeyNumber {
        self.least_key()
    }
}

/// Copies the marks; the tables are shared.
impl Clone for BitBoard {
    fn clone(&self) -> Self {
        Self { tables: Arc::clone(&self.tables), words: self.words.clone() }
    }

    /// Reuses the memory of this board.
    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.tables, &source.tables) {
            self.tables = Arc::clone(&source.tables);
        }
        self.words.clone_from(&source.words);
    }
}

/// The same shape and the same marks.
impl PartialEq for BitBoard {
    fn eq(&self, other: &Self) -> bool {
        self.tables.geometry == other.tables.geometry && self.words == other.words
    }
}

impl Eq for BitBoard {}

impl Hash for BitBoard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tables.geometry.hash(state);
        self.words.hash(state);
    }
}

/// By shape; boards of one shape by their keys.
impl Ord for BitBoard {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_shape = self.tables.geometry.cmp(&other.tables.geometry);
        by_shape.then_with(|| symmetry::compare(&self.words, &other.words))
    }
}

impl PartialOrd for BitBoard {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
