//! The winning lines of a board.

use crate::geometry::Geometry;
use crate::square::Square;

/// A line: squares in a row along a column, a row or a diagonal. [`Geometry::lines`] returns the lines that win.
///
/// ```
/// use mb_runtime::{Geometry, Square};
///
/// let geometry = Geometry::square_board(3)?;
/// let diagonal = geometry.lines().nth(6).ok_or("eight lines")?;
/// assert_eq!(diagonal.squares().map(Square::index).collect::<Vec<_>>(), [0, 4, 8]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    start: Square,
    step: usize,
    length: usize,
}

impl Line {
    /// Returns the first square.
    pub const fn start(self) -> Square {
        self.start
    }

    /// Returns the difference between the indices of neighbouring squares.
    pub const fn step(self) -> usize {
        self.step
    }

    /// Returns the squares of the line, from left to right, or from top to bottom along a column.
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        (0..self.length).map(move |place| Square::at(self.start.index() + place * self.step))
    }
}

/// Returns, for each direction, where its lines start: `[step, columns, first_row, rows]`. `step` leads from one square
/// of a line to the next. Lines start in each of the first `columns` columns, in `rows` rows from `first_row` down.
///
/// The directions are columns, rows, diagonals that go down to the right, and diagonals that go up to the right. A line
/// of one square is counted as a column only.
pub(crate) const fn line_starts(cols: usize, rows: usize, win: usize) -> [[usize; 4]; 4] {
    let across = if win == 1 { 0 } else { (cols + 1).saturating_sub(win) };
    let down = (rows + 1).saturating_sub(win);
    [
        [1, cols, 0, down],
        [rows, across, 0, rows],
        [rows + 1, across, 0, down],
        [rows - 1, across, win - 1, down],
    ]
}

impl Geometry {
    /// Returns every winning line: `win` squares in a row.
    ///
    /// Columns come first, then rows, diagonals that go down to the right, and diagonals that go up to the right.
    /// Within a direction the lines are in ascending order of their first squares. On the boards of the series, which
    /// are square and on which only full lines win, this is the order of the series.
    ///
    /// If a single square wins, each square is one line, and it is listed once.
    pub fn lines(self) -> impl Iterator<Item = Line> + Clone {
        let (rows, length) = (self.rows(), self.win());
        line_starts(self.cols(), rows, length).into_iter().flat_map(
            move |[step, columns, first_row, count]| {
                let starts =
                    (0..columns).flat_map(move |x| (0..count).map(move |y| x * rows + first_row + y));
                starts.map(move |start| Line { start: Square::at(start), step, length })
            },
        )
    }

    /// Tests whether `win` squares in a row that include `square` pass the test `is_held`.
    pub fn has_line_through(self, square: Square, is_held: impl Fn(Square) -> bool) -> bool {
        let (x, y) = self.xy(square);
        // Counts the held squares in a row that follow `square` in the direction (`dx`, `dy`).
        let run = |dx: isize, dy: isize| {
            let steps = 1..self.win().cast_signed();
            let squares = steps.map_while(|step| {
                self.square(x.wrapping_add_signed(step * dx), y.wrapping_add_signed(step * dy)).ok()
            });
            squares.take_while(|square| is_held(*square)).count()
        };
        let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
        is_held(square)
            && directions.into_iter().any(|(dx, dy)| run(-dx, -dy) + 1 + run(dx, dy) >= self.win())
    }
}
