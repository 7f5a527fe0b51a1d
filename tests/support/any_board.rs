//! Any board as one type, so that code that is generic over boards is compiled once, not once a board.

use std::fmt;
use std::iter::FusedIterator;

use mb_runtime::boards::RuntimeCounts;
use mb_runtime::{Board, Geometry, LinePatterns, Mark, Orbit, Square, Status, Symmetry};

use crate::number::Number;
use crate::probe::Probe;

/// A board of any kind. Each method calls that of the board inside.
pub struct AnyBoard(Box<dyn Probe>);

impl AnyBoard {
    /// Wraps a board.
    #[must_use]
    pub fn new(board: Box<dyn Probe>) -> Self {
        Self(board)
    }

    /// Returns the board inside.
    #[must_use]
    pub fn probe(&self) -> &dyn Probe {
        &*self.0
    }
}

impl Clone for AnyBoard {
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }
}

impl fmt::Debug for AnyBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.debug())
    }
}

impl fmt::Display for AnyBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.display())
    }
}

impl Board for AnyBoard {
    type Key = Number;
    type Counts = RuntimeCounts;

    fn geometry(&self) -> Geometry {
        self.0.geometry()
    }

    fn get(&self, square: Square) -> Option<Mark> {
        self.0.get(square)
    }

    fn place(&mut self, square: Square, mark: Mark) {
        self.0.place(square, mark);
    }

    fn remove(&mut self, square: Square) {
        self.0.remove(square);
    }

    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        self.0.legal_moves().into_iter()
    }

    fn is_win(&self, mark: Mark, square: Square) -> bool {
        self.0.is_win(mark, square)
    }

    fn key(&self) -> Number {
        self.0.key()
    }

    fn clear(&mut self) {
        self.0.clear();
    }

    fn legal_move_count(&self) -> usize {
        self.0.legal_move_count()
    }

    fn nth_legal_move(&self, n: usize) -> Option<Square> {
        self.0.nth_legal_move(n)
    }

    fn has_line(&self, mark: Mark) -> bool {
        self.0.has_line(mark)
    }

    fn judge(&self, mark: Mark, square: Square, ply: usize) -> Status {
        self.0.judge(mark, square, ply)
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        let mut patterns = LinePatterns::new(self.0.geometry().win(), turn);
        for (last, turn, _, lines) in self.0.patterns(turn) {
            (0..lines).for_each(|_| patterns.add(last, turn));
        }
        patterns
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Self> {
        self.0.transform(symmetry).map(Self)
    }

    fn symmetric_keys(&self) -> Orbit<Number> {
        Orbit::of_keys(self.0.symmetric_keys())
    }

    fn symmetric_keys_with(&self, square: Square) -> Orbit<(Number, Square)> {
        Orbit::of_pairs(self.0.symmetric_keys_with(square))
    }

    fn canonical(&self) -> Self {
        Self(self.0.canonical())
    }

    fn canonical_key(&self) -> Number {
        self.0.canonical_key()
    }
}
