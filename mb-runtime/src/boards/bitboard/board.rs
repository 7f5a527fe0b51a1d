//! The bit board of any size.

use super::algorithms::Algorithms;
use super::lines;
use super::marks::{MarkWords, SharedTables, join_marks, split_marks};
use super::moves::{LegalMoves, square};
use super::popcount::{Bits, PopCount};
use super::tables::compare;
use super::words::WORD;
use crate::boards::key_number::KeyNumber;
use crate::boards::runtime_counts::RuntimeCounts;
use crate::boards::text::board_text;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use mb_core::{Board, Geometry, LinePatterns, Mark, Orbit, Square, Symmetry};

/// A board of any shape, chosen at run time, that stores a set of bits for each mark.
///
/// Bit `x * rows + y` stands for the square in column `x` and row `y`. [`new`](Self::new) computes tables of masks,
/// which clones share. To create many boards of one shape, create one and clone it. The tables of boards of up to 128
/// squares, which take a few kilobytes for each shape, stay in memory until the program ends.
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
    pub(super) tables: SharedTables,
    pub(super) words: MarkWords,
}

impl BitBoard {
    /// Creates an empty board of this shape.
    pub fn new(geometry: Geometry) -> Self {
        Self::with_algorithms(geometry, Algorithms::fastest(geometry))
    }

    /// Creates an empty board of this shape that uses the given algorithms.
    ///
    /// ```
    /// use mb_runtime::boards::bitboard::{Algorithms, BitBoard, TransposeAlgorithm};
    /// use mb_runtime::prelude::*;
    ///
    /// let geometry = Geometry::square_board(9)?;
    /// let transpose = TransposeAlgorithm::DivideAndConquer;
    /// let algorithms = Algorithms { transpose, ..Algorithms::fastest(geometry) };
    /// let mut board = BitBoard::with_algorithms(geometry, algorithms);
    /// board.place(geometry.square(0, 8)?, Mark::Circle);
    /// let image = board.transpose().ok_or("a square board")?;
    /// assert_eq!(image.get(geometry.square(8, 0)?), Some(Mark::Circle));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_algorithms(geometry: Geometry, algorithms: Algorithms) -> Self {
        Self { tables: SharedTables::new(geometry, algorithms), words: MarkWords::empty(geometry) }
    }

    /// Returns the squares that hold `mark` as bits, least significant word first.
    #[inline]
    pub fn bits(&self, mark: Mark) -> &[u64] {
        let [circle, cross] = self.words.of_marks();
        match mark {
            Mark::Circle => circle,
            Mark::Cross => cross,
        }
    }

    /// Returns this board with left and right swapped.
    #[must_use]
    pub fn mirror(&self) -> Self {
        self.image(Symmetry::Mirror)
    }

    /// Returns this board with top and bottom swapped.
    #[must_use]
    pub fn flip(&self) -> Self {
        self.image(Symmetry::Flip)
    }

    /// Returns this board turned by 180 degrees.
    #[must_use]
    pub fn rotate180(&self) -> Self {
        self.image(Symmetry::Rotate180)
    }

    /// Returns this board with columns and rows swapped, or `None` if it is not square.
    pub fn transpose(&self) -> Option<Self> {
        self.transform(Symmetry::Transpose)
    }

    /// Returns this board reflected in the diagonal from the bottom left to the top right, or `None` if it is not
    /// square.
    pub fn anti_transpose(&self) -> Option<Self> {
        self.transform(Symmetry::AntiTranspose)
    }

    /// Returns this board turned by 90 degrees clockwise, or `None` if it is not square.
    pub fn rotate90(&self) -> Option<Self> {
        self.transform(Symmetry::Rotate90)
    }

    /// Returns this board turned by 90 degrees anticlockwise, or `None` if it is not square.
    pub fn rotate270(&self) -> Option<Self> {
        self.transform(Symmetry::Rotate270)
    }

    /// Replaces this board by its image under `symmetry`, and returns whether the board has this symmetry. If it does
    /// not, the board stays as it is.
    ///
    /// On boards of up to 1024 squares, this needs no allocation.
    #[inline]
    pub fn transform_in_place(&mut self, symmetry: Symmetry) -> bool {
        self.words.transform(&self.tables, symmetry)
    }

    /// Returns the image under a symmetry that every board has.
    fn image(&self, symmetry: Symmetry) -> Self {
        let mut image = self.clone();
        image.transform_in_place(symmetry);
        image
    }

    /// Returns the number of the word with the bit of `square` among those of a mark, and that bit.
    #[inline]
    fn place_of(&self, square: Square) -> (usize, u64) {
        debug_assert!(self.tables.geometry.contains(square), "{square:?} is off the board");
        (square.index() / WORD, 1 << (square.index() % WORD))
    }

    /// Returns the word with the bit of `square` for `mark`, and that bit.
    #[inline]
    fn locate(&mut self, square: Square, mark: Mark) -> (&mut u64, u64) {
        let (number, bit) = self.place_of(square);
        let word = match &mut self.words {
            MarkWords::One(words) => &mut words[mark.index()],
            MarkWords::Two(words) => &mut words[2 * mark.index() + number],
            MarkWords::Many(words) => {
                let first = mark.index() * (words.len() / 2);
                &mut words[first + number]
            }
        };
        (word, bit)
    }

    /// Returns the empty squares, word by word.
    #[inline]
    fn empty_words(&self) -> impl Iterator<Item = u64> {
        let [circle, cross] = self.words.of_marks();
        self.tables.full.iter().zip(circle).zip(cross).map(|((full, circle), cross)| full & !(circle | cross))
    }

    /// Counts the line patterns of a board of at most 32 squares. `ones` counts the bits of half a word.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the board has at most 32 squares")]
    fn short_line_patterns_by(
        &self,
        turn: Mark,
        ones: impl Fn(u32) -> u32 + Copy,
    ) -> LinePatterns<RuntimeCounts> {
        self.line_patterns_by(turn, |word| ones(word as u32))
    }

    /// Counts the line patterns. `ones` counts the bits of a word.
    #[inline]
    fn line_patterns_by(&self, turn: Mark, ones: impl Fn(u64) -> u32 + Copy) -> LinePatterns<RuntimeCounts> {
        let geometry = self.tables.geometry;
        let Some(lines) = &self.tables.lines else {
            return LinePatterns::by_squares(geometry, turn, |square| self.get(square));
        };
        let (last_bits, turn_bits) = (self.bits(turn.opponent()), self.bits(turn));
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        if let ([last], [turn]) = (last_bits, turn_bits) {
            for mask in lines.of_one_word() {
                patterns.add(ones(last & mask) as usize, ones(turn & mask) as usize);
            }
        } else {
            for line in lines.all() {
                let count = |bits| lines::count(bits, line, ones);
                patterns.add(count(last_bits), count(turn_bits));
            }
        }
        patterns
    }
}

impl Board for BitBoard {
    type Key = KeyNumber;
    type Counts = RuntimeCounts;

    #[inline]
    fn geometry(&self) -> Geometry {
        self.tables.geometry
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        let (number, bit) = self.place_of(square);
        Mark::ALL.into_iter().find(|mark| self.bits(*mark)[number] & bit != 0)
    }

    #[inline]
    fn place(&mut self, square: Square, mark: Mark) {
        debug_assert!(self.get(square).is_none(), "{square:?} is not empty");
        let (word, bit) = self.locate(square, mark);
        *word |= bit;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        for mark in Mark::ALL {
            let (word, bit) = self.locate(square, mark);
            *word &= !bit;
        }
    }

    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        let [circle, cross] = self.words.of_marks();
        LegalMoves::new(circle, cross, &self.tables.full)
    }

    #[inline]
    fn is_win(&self, mark: Mark, square: Square) -> bool {
        match &self.tables.lines {
            Some(lines) => lines.is_win(self.bits(mark), square),
            None => self.tables.geometry.has_line_through(square, |square| self.get(square) == Some(mark)),
        }
    }

    fn key(&self) -> KeyNumber {
        self.tables.key(&self.words)
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
                return Some(square(number, word.trailing_zeros()));
            }
            rest -= count;
        }
        None
    }

    fn has_line(&self, mark: Mark) -> bool {
        self.tables.runs.has_line(self.bits(mark))
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        // The algorithm is chosen once, outside the loop over the words.
        macro_rules! count_by {
            ($algorithm:ident) => {
                if self.tables.geometry.cells() <= 32 {
                    self.short_line_patterns_by(turn, <u32 as Bits>::$algorithm)
                } else {
                    self.line_patterns_by(turn, <u64 as Bits>::$algorithm)
                }
            };
        }
        match self.tables.popcount {
            PopCount::Table9 => count_by!(table_9),
            PopCount::Table16 => count_by!(table_16),
            PopCount::Table16Twice => count_by!(table_16_twice),
            PopCount::AddFields => count_by!(add_fields),
            PopCount::AddFieldsFewerMasks => count_by!(add_fields_fewer_masks),
            PopCount::CountOnes => count_by!(ones),
        }
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        // Made from registers where it is returned: a copy that is changed in memory would take twice as long.
        let words = match &self.words {
            MarkWords::One(marks) => MarkWords::One(self.tables.transform(symmetry, *marks)?),
            MarkWords::Two(words) => split_marks(self.tables.transform(symmetry, join_marks(*words))?),
            MarkWords::Many(words) => {
                let mut image = words.clone();
                self.tables.transform(symmetry, &mut *image)?;
                MarkWords::Many(image)
            }
        };
        Some(Self { tables: self.tables.clone(), words })
    }

    fn symmetric_keys(&self) -> Orbit<KeyNumber> {
        self.words.symmetric_keys(&self.tables)
    }

    /// Goes from image to image as the series does, so that each takes one reflection.
    fn symmetric_keys_with(&self, square: Square) -> Orbit<(KeyNumber, Square)> {
        let geometry = self.tables.geometry;
        let second = if geometry.is_square() { Symmetry::Transpose } else { Symmetry::Flip };
        let steps = [Symmetry::Mirror, second].into_iter().cycle();
        let mut image = self.words.clone();
        Orbit::of_pairs(geometry.series_order().iter().zip(steps).map(|(symmetry, step)| {
            image.transform(&self.tables, step);
            (self.tables.key(&image), symmetry.apply(geometry, square))
        }))
    }

    fn canonical(&self) -> Self {
        let words = self.words.least(&self.tables);
        Self { tables: self.tables.clone(), words }
    }

    fn canonical_key(&self) -> KeyNumber {
        self.tables.key(&self.words.least(&self.tables))
    }
}

board_text!(BitBoard, "BitBoard");

/// Copies the marks. The clone shares the tables.
impl Clone for BitBoard {
    fn clone(&self) -> Self {
        Self { tables: self.tables.clone(), words: self.words.clone() }
    }

    /// Copies `source` into the memory of this board.
    fn clone_from(&mut self, source: &Self) {
        if !self.tables.are_shared_with(&source.tables) {
            self.tables = source.tables.clone();
        }
        self.words.clone_from(&source.words);
    }
}

/// Boards are equal if they have the same shape and the same marks.
impl PartialEq for BitBoard {
    fn eq(&self, other: &Self) -> bool {
        self.tables.geometry == other.tables.geometry && *self.words == *other.words
    }
}

impl Eq for BitBoard {}

impl Hash for BitBoard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tables.geometry.hash(state);
        self.words.hash(state);
    }
}

/// Compares shapes first, then keys.
impl Ord for BitBoard {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_shape = self.tables.geometry.cmp(&other.tables.geometry);
        by_shape.then_with(|| compare(&self.words, &other.words))
    }
}

impl PartialOrd for BitBoard {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
