//! Line counts for any board: the series' `count_linemark=True`.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::str::FromStr;
use std::sync::Arc;

use crate::boards::line_index::LineIndex;
use mb_core::error::ParseBoardError;
use mb_core::{Board, Geometry, LinePatterns, Mark, Orbit, Square, Symmetry, text};

/// A board that also keeps the number of marks on every line: a board of the series with `count_linemark=True`
/// (compared in article 233). The board inside is the same board with `count_linemark=False`.
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
    counts: Option<LineCounts>,
}

/// The counts of a board.
struct LineCounts {
    /// The numbers of the lines through every square. Clones share them.
    lines: Arc<LineIndex<u32>>,
    win: u16,
    /// The number of circles and of crosses on every line.
    counts: Vec<[u16; 2]>,
}

/// Whether a board keeps the number of marks on every line: the series' `count_linemark`.
#[doc(alias = "count_linemark")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum LineCounting {
    /// The board counts the marks on a line only when a caller asks for them (`count_linemark=False`).
    #[default]
    Off,
    /// The board updates its counts with every move (`count_linemark=True`): see [`CountingLines`].
    On,
}

impl Clone for LineCounts {
    fn clone(&self) -> Self {
        Self { lines: Arc::clone(&self.lines), counts: self.counts.clone(), ..*self }
    }

    /// Copies `source` into the memory of these counts.
    fn clone_from(&mut self, source: &Self) {
        self.lines.clone_from(&source.lines);
        self.win = source.win;
        self.counts.clone_from(&source.counts);
    }
}

impl LineCounts {
    /// Adds `change` to the counts of `mark` on the lines through `square`.
    #[inline]
    fn change(&mut self, square: Square, mark: Mark, change: i16) {
        for line in self.lines.of(square) {
            let count = &mut self.counts[*line as usize][mark.index()];
            *count = count.wrapping_add_signed(change);
        }
    }

    /// Tests whether a line is complete.
    #[inline]
    fn is_complete(&self, counts: [u16; 2], mark: Mark) -> bool {
        counts[mark.index()] == self.win
    }

    /// Counts the marks of `board`.
    fn renewed<B: Board>(mut self, board: &B) -> Self {
        self.counts.fill([0; 2]);
        for square in board.geometry().squares() {
            if let Some(mark) = board.get(square) {
                self.change(square, mark, 1);
            }
        }
        self
    }
}

impl<B: Board> CountingLines<B> {
    /// Adds line counts to `board`.
    #[expect(clippy::cast_possible_truncation, reason = "fewer than four lines for each of 65,536 squares")]
    pub fn new(board: B) -> Self {
        let geometry = board.geometry();
        let counts = LineCounts {
            lines: Arc::new(LineIndex::new(geometry, |line| line as u32)),
            win: geometry.win() as u16,
            counts: vec![[0; 2]; geometry.lines().count()],
        };
        Self { counts: Some(counts.renewed(&board)), board }
    }

    /// Adds line counts to `board`, or only puts it into the same type. Code for both is compiled once, and spends a
    /// test on each operation.
    pub fn with(board: B, counting: LineCounting) -> Self {
        match counting {
            LineCounting::Off => Self { board, counts: None },
            LineCounting::On => Self::new(board),
        }
    }

    /// Returns the board inside.
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// Returns the number of circles and of crosses on every line, in the order of [`Geometry::lines`]. A board without
    /// line counts has none.
    ///
    /// On the boards of the series, which are square and need a full line, these are the counts of every column, every
    /// row and both diagonals. If fewer marks in a row win, every window of `win` squares has its own counts. A mark
    /// changes the counts of all lines through its square: at most four on the boards of the series, and at most `4 *
    /// win` on others.
    pub fn counts(&self) -> &[[u16; 2]] {
        self.counts.as_ref().map_or(&[], |counts| &counts.counts)
    }
}

impl<B: Board> Board for CountingLines<B> {
    type Key = B::Key;
    type Counts = B::Counts;

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
        if let Some(counts) = &mut self.counts {
            counts.change(square, mark, 1);
        }
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        if let Some(counts) = &mut self.counts
            && let Some(mark) = self.board.get(square)
        {
            counts.change(square, mark, -1);
        }
        self.board.remove(square);
    }

    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        self.board.legal_moves()
    }

    #[inline]
    fn is_win(&self, mark: Mark, square: Square) -> bool {
        match &self.counts {
            Some(counts) => {
                let mut lines = counts.lines.of(square).iter();
                lines.any(|line| counts.is_complete(counts.counts[*line as usize], mark))
            }
            None => self.board.is_win(mark, square),
        }
    }

    fn key(&self) -> Self::Key {
        self.board.key()
    }

    fn clear(&mut self) {
        self.board.clear();
        if let Some(counts) = &mut self.counts {
            counts.counts.fill([0; 2]);
        }
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
        match &self.counts {
            Some(counts) => counts.counts.iter().any(|line| counts.is_complete(*line, mark)),
            None => self.board.has_line(mark),
        }
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        let Some(counts) = &self.counts else { return self.board.line_patterns(turn) };
        let mut patterns = LinePatterns::new(self.geometry().win(), turn);
        for counts in &counts.counts {
            let of = |mark: Mark| usize::from(counts[mark.index()]);
            patterns.add(of(turn.opponent()), of(turn));
        }
        patterns
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        let board = self.board.transform(symmetry)?;
        Some(Self { counts: self.counts.clone().map(|counts| counts.renewed(&board)), board })
    }

    fn symmetric_keys_with(&self, square: Square) -> Orbit<(Self::Key, Square)> {
        self.board.symmetric_keys_with(square)
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
