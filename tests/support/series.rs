//! The boards of the series: of every kind on 3×3, of every shape, and in the order of squares that some of them have.

use std::fmt;
use std::iter::FusedIterator;

use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::{Board, Geometry, LinePatterns, Mark, Square, Status, derive_board};

use crate::subject::Shape;

/// A word for each mark.
#[derive_board(size = 3, layout = "bitboard")]
pub struct Words3;

/// Two bits per square.
#[derive_board(size = 3, layout = "twobit")]
pub struct TwoBit3;

/// Calls a check that is generic over boards, on an empty 3×3 board of every kind: generated in both layouts, and
/// the series' `BitBoard` and `ListBoard`.
#[macro_export]
macro_rules! on_every_board {
    ($check:path) => {{
        let geometry = mb_runtime::Geometry::square_board(3).expect("a geometry");
        $check(&mb_runtime::BitBoard::new(geometry));
        $check(&mb_runtime::boards::ListBoard::new(geometry));
        $check(&$crate::series::Words3::new());
        $check(&$crate::series::TwoBit3::new());
    }};
}

/// Runs a task on every board of the series that has this shape, without and with line counts.
///
/// `task` makes the task for a board and its name.
///
/// # Panics
/// Panics if there is no such shape.
pub fn on_every_series_board<T: BoardTask>(
    shape: Shape,
    task: impl Fn(SeriesBoard, &str) -> T,
) -> Vec<T::Output> {
    let geometry = Geometry::new(shape.0, shape.1, shape.2).expect("shapes in tests exist");
    let run = |(board, counting): (SeriesBoard, LineCounting)| {
        let name = format!("{board}, line counting {counting:?}");
        board.run(geometry, counting, task(board, &name)).ok()
    };
    SeriesBoard::variants().filter_map(run).collect()
}

/// A board that lists its empty squares row by row from the top, as the series' `ListBoard` does. Everything else comes
/// from the board inside.
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
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
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
