//! Line counts for any board: the series' `count_linemark=True`.

mod line_counts;

use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::str::FromStr;

pub use self::line_counts::LineCounts;
use crate::boards::boxed_counts::BoxedCounts;
use mb_core::error::ParseBoardError;
use mb_core::{Board, Geometry, LinePatterns, Mark, Orbit, Square, Symmetry, text};

/// A board that also keeps the number of marks on every line: a board of the series with `count_linemark=True`
/// (compared in article 233). The board inside is the one with `count_linemark=False`.
///
/// Placing and removing a mark takes a little longer, because the counts are updated. In return
/// [`is_win`](Board::is_win) only compares the counts of a few lines, and [`line_patterns`](Board::line_patterns) and
/// [`has_line`](Board::has_line) read one pair of counts for each line instead of all its squares. A clone copies the
/// counts.
///
/// The counts always match the marks. In the published program they do not: when it restores a position, it puts the
/// row counts of cross in the place of its column and diagonal counts, so playouts from a position with crosses give
/// wrong results.
///
/// ```
/// use mb_runtime::boards::{CountingLines, ListBoard};
/// use mb_runtime::prelude::*;
///
/// let board: ListBoard = "oo.x.....".parse()?;
/// let mut counting = CountingLines::new(board);
/// counting.place(counting.geometry().square(0, 2)?, Mark::Circle);
/// assert!(counting.is_win(Mark::Circle, counting.geometry().square(0, 0)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct CountingLines<B> {
    board: B,
    counts: LineCounts,
}

impl<B: Board> CountingLines<B> {
    /// Adds line counts to `board`.
    pub fn new(board: B) -> Self {
        let counts = LineCounts::of(&board);
        Self { board, counts }
    }

    /// Returns the board inside.
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// Returns the line counts.
    pub const fn counts(&self) -> &LineCounts {
        &self.counts
    }

    /// Adds line counts to an image of this board.
    fn image(&self, board: B) -> Self {
        let mut counts = self.counts.clone();
        counts.recount(&board);
        Self { board, counts }
    }
}

impl<B: Board> Board for CountingLines<B> {
    type Key = B::Key;
    type Counts = BoxedCounts;

    #[inline]
    fn geometry(&self) -> Geometry {
        self.board.geometry()
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        self.board.get(square)
    }

    #[inline]
    fn place(&mut self, square: Square, mark: Mark) {
        self.board.place(square, mark);
        self.counts.add(square, mark);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        if let Some(mark) = self.board.get(square) {
            self.board.remove(square);
            self.counts.subtract(square, mark);
        }
    }

    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        self.board.legal_moves()
    }

    #[inline]
    fn is_win(&self, mark: Mark, square: Square) -> bool {
        self.counts.is_win(mark, square)
    }

    fn key(&self) -> Self::Key {
        self.board.key()
    }

    fn clear(&mut self) {
        self.board.clear();
        self.counts.clear();
    }

    #[inline]
    fn legal_move_count(&self) -> usize {
        self.board.legal_move_count()
    }

    #[inline]
    fn nth_legal_move(&self, n: usize) -> Option<Square> {
        self.board.nth_legal_move(n)
    }

    fn has_line(&self, mark: Mark) -> bool {
        self.counts.has_line(mark)
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        self.counts.line_patterns(turn)
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        self.board.transform(symmetry).map(|board| self.image(board))
    }

    fn symmetric_keys(&self) -> Orbit<Self::Key> {
        self.board.symmetric_keys()
    }

    fn symmetric_keys_with(&self, square: Square) -> Orbit<(Self::Key, Square)> {
        self.board.symmetric_keys_with(square)
    }

    fn canonical(&self) -> Self {
        self.image(self.board.canonical())
    }

    fn canonical_key(&self) -> Self::Key {
        self.board.canonical_key()
    }
}

impl<B: Clone> Clone for CountingLines<B> {
    fn clone(&self) -> Self {
        Self { board: self.board.clone(), counts: self.counts.clone() }
    }

    /// Copies `source` into the memory of this board.
    fn clone_from(&mut self, source: &Self) {
        self.board.clone_from(&source.board);
        self.counts.clone_from(&source.counts);
    }
}

/// Compares the boards only, because the counts follow from the marks.
impl<B: PartialEq> PartialEq for CountingLines<B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
    }
}

impl<B: Eq> Eq for CountingLines<B> {}

impl<B: Hash> Hash for CountingLines<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

/// Reads the text of the board inside.
impl<B: Board + FromStr<Err = ParseBoardError>> FromStr for CountingLines<B> {
    type Err = ParseBoardError;

    /// # Errors
    /// Fails like the board inside.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::new)
    }
}

/// Writes one character for each square, column by column: `oo.x.....`.
impl<B: Board> fmt::Display for CountingLines<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_board(&self.board, formatter)
    }
}

/// Writes the board inside, without the counts.
impl<B: fmt::Debug> fmt::Debug for CountingLines<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("CountingLines").field(&self.board).finish()
    }
}
