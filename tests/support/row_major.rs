//! Boards that list their squares as some of the series' boards do.

use core::fmt;

use mb_runtime::{Board, Geometry, LinePatterns, Mark, Square, Status};

/// A board whose empty squares are listed row by row from the top, as the series' `ListBoard` does. All else is as
/// on the board itself.
///
/// It breaks the promise of ascending order, so it is for players only.
#[derive(Clone, Debug)]
pub struct RowMajor<B>(pub B);

impl<B: fmt::Display> fmt::Display for RowMajor<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl<B: Board> Board for RowMajor<B> {
    type Key = B::Key;
    type Counts = B::Counts;

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
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + core::iter::FusedIterator + Clone {
        let geometry = self.geometry();
        let mut squares: Vec<Square> = self.0.legal_moves().collect();
        squares.sort_by_key(|square| {
            let (x, y) = geometry.xy(*square);
            (y, x)
        });
        squares.into_iter()
    }

    fn is_win(&self, mark: Mark, square: Square) -> bool {
        self.0.is_win(mark, square)
    }

    fn key(&self) -> Self::Key {
        self.0.key()
    }

    fn judge(&self, mark: Mark, square: Square, ply: usize) -> Status {
        self.0.judge(mark, square, ply)
    }

    fn line_patterns(&self, turn: Mark) -> LinePatterns<Self::Counts> {
        self.0.line_patterns(turn)
    }
}
