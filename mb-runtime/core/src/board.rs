//! The trait of all boards.

use core::fmt::{Debug, Display};
use core::iter::FusedIterator;

use crate::geometry::Geometry;
use crate::key::BoardKey;
use crate::line_patterns::{LinePatterns, PatternCounts};
use crate::mark::Mark;
use crate::orbit::Orbit;
use crate::shortcuts::{Shortcuts, Threats};
use crate::square::Square;
use crate::status::Status;
use crate::symmetry::Symmetry;

/// A board: a set of squares, each of which holds a mark or is empty.
///
/// Everything that plays is generic over this trait. A board knows which lines are complete. The side to move, the
/// number of moves and the status of the game belong to [`Position`](crate::Position).
///
/// [`derive_board`](crate::derive_board) implements this trait for one size. `mb_runtime::BitBoard` is a board whose
/// size is chosen at run time. To write a board of your own, implement the required methods. Override a provided
/// method if your board can be faster.
///
/// A square passed to a board must be a square of its geometry. Debug builds assert that it is. In release builds, any
/// other square leads to an unspecified result, but never to undefined behaviour. Boards whose size is chosen at run
/// time may panic. [`Position::play`](crate::Position::play) checks its square.
pub trait Board: Clone + Debug + Display + Send + Sync + 'static {
    /// The type of [`key`](Self::key).
    type Key: BoardKey;
    /// The counters of [`line_patterns`](Self::line_patterns).
    type Counts: PatternCounts;

    /// Returns the shape of the board. On a generated board it is a constant.
    fn geometry(&self) -> Geometry;

    /// Returns the mark on `square`, or `None` if it is empty.
    fn get(&self, square: Square) -> Option<Mark>;

    /// Puts `mark` on `square`, which must be empty. Debug builds assert that it is.
    fn place(&mut self, square: Square, mark: Mark);

    /// Takes the mark off `square`. An empty square stays empty.
    fn remove(&mut self, square: Square);

    /// Returns the empty squares, in ascending order.
    ///
    /// A board does not know whether the game is over: see [`Position::legal_moves`](crate::Position::legal_moves).
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone;

    /// Returns the marks as one number. Two boards of one shape have the same key if and only if they hold the same
    /// marks.
    ///
    /// If each mark has a word of its own, with bit `x * rows + y` for a square, the key is `circle | cross <<
    /// cells`. If both marks share a word, circle is at bit `2 * (x * rows + y)` and cross one bit above. A generated
    /// board that documents another order of bits uses its own words as the key.
    fn key(&self) -> Self::Key;

    /// Removes all marks.
    fn clear(&mut self) {
        for square in self.geometry().squares() {
            self.remove(square);
        }
    }

    /// Returns the number of empty squares.
    fn legal_move_count(&self) -> usize {
        self.legal_moves().len()
    }

    /// Returns the `n`-th empty square in ascending order, counted from 0.
    fn nth_legal_move(&self, n: usize) -> Option<Square> {
        self.legal_moves().nth(n)
    }

    /// Tests whether `mark` has a complete line through `square`.
    fn is_win(&self, mark: Mark, square: Square) -> bool {
        self.geometry().has_line_through(square, |square| self.get(square) == Some(mark))
    }

    /// Tests whether `mark` has a complete line anywhere.
    fn has_line(&self, mark: Mark) -> bool {
        self.geometry().squares().any(|square| self.get(square) == Some(mark) && self.is_win(mark, square))
    }

    /// Returns the status of the game after `mark` was put on `square` as the `ply`-th mark of the game.
    ///
    /// As in the series, lines are tested only from ply `2 * win - 1` on, because neither side can have won earlier. A
    /// full board without a line is a draw.
    fn judge(&self, mark: Mark, square: Square, ply: usize) -> Status {
        let geometry = self.geometry();
        if ply + 1 >= 2 * geometry.win() && self.is_win(mark, square) {
            Status::Won(mark)
        } else if ply == geometry.cells() {
            Status::Draw
        } else {
            Status::Playing
        }
    }

    /// Returns the answers that perft and playouts use instead of the public methods.
    #[doc(hidden)]
    fn shortcuts(&self) -> impl Shortcuts + '_ {
        TriedMoves { board: self, looks_are_cheap: false }
    }

    /// Counts the lines by how they are filled, with `turn` as the side to move: the series' `count_markpats`.
    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        LinePatterns::by_squares(self.geometry(), turn, |square| self.get(square))
    }

    /// Returns the image of this board under `symmetry`, or `None` if the board does not have this symmetry: see
    /// [`Geometry::symmetries`].
    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        let geometry = self.geometry();
        if symmetry.swaps_axes() && !geometry.is_square() {
            return None;
        }
        let mut image = self.clone();
        image.clear();
        for square in geometry.squares() {
            if let Some(mark) = self.get(square) {
                image.place(symmetry.apply(geometry, square), mark);
            }
        }
        Some(image)
    }

    /// Returns the distinct keys of all symmetric images of this board, in ascending order.
    fn symmetric_keys(&self) -> Orbit<Self::Key> {
        let images = self.geometry().symmetries().iter().filter_map(|symmetry| self.transform(*symmetry));
        Orbit::of_keys(images.map(|image| image.key()))
    }

    /// Returns the distinct keys of all symmetric images of this board, in ascending order, each with the image of
    /// `square`.
    ///
    /// If two symmetries give the same board, its key comes with the square of the symmetry that is later in the
    /// [series' order](Geometry::series_order).
    fn symmetric_keys_with(&self, square: Square) -> Orbit<(Self::Key, Square)> {
        let geometry = self.geometry();
        Orbit::of_pairs(geometry.series_order().iter().filter_map(|symmetry| {
            Some((self.transform(*symmetry)?.key(), symmetry.apply(geometry, square)))
        }))
    }

    /// Returns the image with the least key. All symmetric images of a board have the same canonical image.
    #[must_use]
    fn canonical(&self) -> Self {
        let images = self.geometry().symmetries().iter().filter_map(|symmetry| self.transform(*symmetry));
        images.min_by_key(Board::key).unwrap_or_else(|| self.clone())
    }

    /// Returns the key of the [canonical](Self::canonical) image, the least of the
    /// [symmetric keys](Self::symmetric_keys).
    fn canonical_key(&self) -> Self::Key {
        let images = self.geometry().symmetries().iter().filter_map(|symmetry| self.transform(*symmetry));
        images.map(|image| image.key()).min().unwrap_or_else(|| self.key())
    }
}

/// The shortcuts of a board that has none of its own. They find the answers by trying every move.
#[derive(Clone, Copy, Debug)]
pub struct TriedMoves<'board, B> {
    board: &'board B,
    looks_are_cheap: bool,
}

impl<'board, B: Board> TriedMoves<'board, B> {
    /// Creates the shortcuts of a board whose [`has_line`](Board::has_line) takes only a little longer than its
    /// [`is_win`](Board::is_win).
    #[inline]
    pub const fn with_cheap_looks(board: &'board B) -> Self {
        Self { board, looks_are_cheap: true }
    }

    /// Tests whether `mark` on the empty `square` would complete a line.
    fn completes_line(&self, mark: Mark, square: Square) -> bool {
        let mut next = self.board.clone();
        next.place(square, mark);
        next.is_win(mark, square)
    }
}

impl<B: Board> Shortcuts for TriedMoves<'_, B> {
    #[inline]
    fn looks_are_cheap(&self) -> bool {
        self.looks_are_cheap
    }

    fn quiet_moves(&self, mark: Mark) -> impl Iterator<Item = Square> {
        self.board.legal_moves().filter(move |square| !self.completes_line(mark, *square))
    }

    fn threats(&self, turn: Mark) -> Threats {
        let mut threats = Threats::default();
        for square in self.board.legal_moves() {
            let wins = self.completes_line(turn, square);
            let loses = self.completes_line(turn.opponent(), square);
            threats.turn += usize::from(wins);
            threats.opponent += usize::from(loses);
            threats.both += usize::from(wins && loses);
        }
        threats
    }
}
