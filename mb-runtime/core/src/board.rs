//! What a board is.

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

/// Marks on squares: what every algorithm of this crate is generic over.
///
/// A board knows which squares hold which marks, and so which lines are complete. Whose turn it is, how far the
/// game has gone and how it stands belong to the [`Position`](crate::Position).
///
/// `#[derive_board]` writes this for one size; `mb_runtime::BitBoard` is the board whose size is
/// known only at run time. To write another one, implement the required methods; the provided ones then work,
/// and are there to be overridden where a board can be faster.
///
/// A square passed to a board must be a square of its geometry. That is asserted in debug builds; in release
/// builds the result for another square is unspecified, but never undefined behaviour.
/// [`Position::play`](crate::Position::play) checks everything.
pub trait Board: Clone + Debug + Display + Send + Sync + 'static {
    /// What identifies the marks on the board: see [`key`](Self::key).
    type Key: BoardKey;
    /// The counters of [`line_patterns`](Self::line_patterns).
    type Counts: PatternCounts;

    /// The shape of the board; a constant on a generated board.
    fn geometry(&self) -> Geometry;

    /// The mark on a square, or `None` when it is empty.
    fn get(&self, square: Square) -> Option<Mark>;

    /// Puts a mark on an empty square. That it is empty is asserted in debug builds.
    fn place(&mut self, square: Square, mark: Mark);

    /// Takes the mark off a square; an empty square stays empty.
    fn remove(&mut self, square: Square);

    /// The empty squares, in ascending order.
    ///
    /// A board does not know that a game has ended: see [`Position::legal_moves`](crate::Position::legal_moves).
    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone;

    /// Whether `mark` has a complete line through `square`.
    fn is_win(&self, mark: Mark, square: Square) -> bool;

    /// The marks as one number, equal exactly when the boards are equal.
    ///
    /// For two words, one per mark, with bit `x * rows + y`: `circle | cross << cells`. For two bits a square:
    /// circle at bit `2 * (x * rows + y)`, cross one above. (A generated board that documents another order of
    /// bits has its own words as the key.)
    fn key(&self) -> Self::Key;

    /// Takes every mark off.
    fn clear(&mut self) {
        for square in self.geometry().squares() {
            self.remove(square);
        }
    }

    /// The number of empty squares.
    fn legal_move_count(&self) -> usize {
        self.legal_moves().len()
    }

    /// The `n`-th empty square in ascending order, counted from 0.
    fn nth_legal_move(&self, n: usize) -> Option<Square> {
        self.legal_moves().nth(n)
    }

    /// Whether `mark` has a complete line anywhere.
    fn has_line(&self, mark: Mark) -> bool {
        self.geometry().squares().any(|square| self.get(square) == Some(mark) && self.is_win(mark, square))
    }

    /// How the game stands after `mark` was put on `square` as the `ply`-th mark of the game.
    ///
    /// As in the series, nobody can have won before ply 2k - 1, and a full board without a line is a draw.
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

    /// What perft and playouts use instead of the public methods.
    #[doc(hidden)]
    fn shortcuts(&self) -> impl Shortcuts + '_ {
        TriedMoves { board: self, looks_are_cheap: false }
    }

    /// How the lines are filled, with `turn` the side to move: the series' `count_markpats`.
    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        let geometry = self.geometry();
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        for line in geometry.lines() {
            let (mut last_count, mut turn_count) = (0, 0);
            for square in line.squares() {
                match self.get(square) {
                    Some(mark) if mark == turn => turn_count += 1,
                    Some(_) => last_count += 1,
                    None => {}
                }
            }
            patterns.add(last_count, turn_count);
        }
        patterns
    }

    /// The image of this board under a symmetry, or `None` when the board has no such symmetry (four of the
    /// eight, when cols ≠ rows).
    #[must_use]
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

    /// The distinct keys of all symmetric images of this board, in ascending order.
    fn symmetric_keys(&self) -> Orbit<Self::Key> {
        let images = self.geometry().symmetries().iter().filter_map(|symmetry| self.transform(*symmetry));
        Orbit::of_keys(images.map(|image| image.key()))
    }

    /// The distinct keys of all symmetric images of this board, each with the image of `square`, in ascending
    /// order of keys.
    ///
    /// Where two symmetries give the same board, the square is that of the later one in the series' order
    /// ([`Geometry::series_order`]).
    fn symmetric_keys_with(&self, square: Square) -> Orbit<(Self::Key, Square)> {
        let geometry = self.geometry();
        Orbit::of_pairs(geometry.series_order().iter().filter_map(|symmetry| {
            Some((self.transform(*symmetry)?.key(), symmetry.apply(geometry, square)))
        }))
    }

    /// The image with the least key: the same for all symmetric images of a board.
    #[must_use]
    fn canonical(&self) -> Self {
        let images = self.geometry().symmetries().iter().filter_map(|symmetry| self.transform(*symmetry));
        images.min_by_key(Board::key).unwrap_or_else(|| self.clone())
    }

    /// The key of the [canonical](Self::canonical) image: the least of the [symmetric
    /// keys](Self::symmetric_keys).
    fn canonical_key(&self) -> Self::Key {
        let images = self.geometry().symmetries().iter().filter_map(|symmetry| self.transform(*symmetry));
        images.map(|image| image.key()).min().unwrap_or_else(|| self.key())
    }
}

/// The shortcuts of a board that has none of its own: every move is tried.
#[derive(Clone, Copy, Debug)]
pub struct TriedMoves<'board, B> {
    board: &'board B,
    looks_are_cheap: bool,
}

impl<'board, B: Board> TriedMoves<'board, B> {
    /// The shortcuts of a board whose [`has_line`](Board::has_line) takes hardly longer than its
    /// [`is_win`](Board::is_win).
    #[inline]
    pub const fn with_cheap_looks(board: &'board B) -> Self {
        Self { board, looks_are_cheap: true }
    }

    /// Whether a mark on an empty square would complete a line.
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
