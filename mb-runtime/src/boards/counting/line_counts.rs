//! The number of marks on every line, updated with every move.

use std::sync::Arc;

use crate::boards::boxed_counts::BoxedCounts;
use crate::boards::line_index::LineIndex;
use mb_core::{Board, Geometry, LinePatterns, Mark, Square};

/// The number of circles and of crosses on every winning line of a board.
///
/// On the boards of the series, which are square and need a full line, these are the counts of every column, every
/// row and both diagonals. If fewer marks in a row win, every window of `win` squares has its own counts. A mark
/// changes the counts of all lines through its square: at most four on the boards of the series, and at most `4 *
/// win` on others.
#[derive(PartialEq, Eq, Debug)]
pub struct LineCounts {
    win: usize,
    /// The numbers of the lines through every square. Clones share them.
    lines: Arc<LineIndex<usize>>,
    /// The counts of each mark, in the order of [`Geometry::lines`].
    counts: Vec<[u16; 2]>,
}

impl LineCounts {
    /// Creates the counts of an empty board.
    pub fn new(geometry: Geometry) -> Self {
        let lines = Arc::new(LineIndex::new(geometry, |line| line));
        Self { win: geometry.win(), lines, counts: vec![[0; 2]; geometry.lines().count()] }
    }

    /// Counts the marks of `board`.
    pub fn of<B: Board>(board: &B) -> Self {
        let mut counts = Self::new(board.geometry());
        counts.recount(board);
        counts
    }

    /// Replaces the counts by those of `board`, which must have the same geometry.
    pub(super) fn recount<B: Board>(&mut self, board: &B) {
        self.clear();
        for square in board.geometry().squares() {
            if let Some(mark) = board.get(square) {
                self.add(square, mark);
            }
        }
    }

    /// Counts a mark that was put on an empty square.
    #[inline]
    pub fn add(&mut self, square: Square, mark: Mark) {
        for line in self.lines.of(square) {
            self.counts[*line][mark.index()] += 1;
        }
    }

    /// Discounts a mark that was taken off `square`.
    #[inline]
    pub fn subtract(&mut self, square: Square, mark: Mark) {
        for line in self.lines.of(square) {
            self.counts[*line][mark.index()] -= 1;
        }
    }

    /// Sets all counts to 0.
    pub fn clear(&mut self) {
        self.counts.fill([0; 2]);
    }

    /// Tests whether `mark` has a complete line through `square`.
    #[inline]
    pub fn is_win(&self, mark: Mark, square: Square) -> bool {
        self.lines.of(square).iter().any(|line| self.is_complete(self.counts[*line], mark))
    }

    /// Tests whether `mark` has a complete line anywhere.
    pub fn has_line(&self, mark: Mark) -> bool {
        self.counts.iter().any(|counts| self.is_complete(*counts, mark))
    }

    /// Returns the [line patterns](Board::line_patterns) of the board, with `turn` to move.
    pub fn line_patterns(&self, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(self.win, turn);
        for counts in &self.counts {
            let of = |mark: Mark| usize::from(counts[mark.index()]);
            patterns.add(of(turn.opponent()), of(turn));
        }
        patterns
    }

    #[inline]
    fn is_complete(&self, counts: [u16; 2], mark: Mark) -> bool {
        usize::from(counts[mark.index()]) == self.win
    }
}

impl Clone for LineCounts {
    fn clone(&self) -> Self {
        Self { win: self.win, lines: Arc::clone(&self.lines), counts: self.counts.clone() }
    }

    /// Copies `source` into the memory of these counts.
    fn clone_from(&mut self, source: &Self) {
        self.win = source.win;
        if !Arc::ptr_eq(&self.lines, &source.lines) {
            self.lines = Arc::clone(&source.lines);
        }
        self.counts.clone_from(&source.counts);
    }
}
