//! The winning lines of a board.

use core::ops::Range;

use crate::geometry::Geometry;
use crate::square::Square;

/// Squares in a row along a column, a row or a diagonal. [`Geometry::lines`] returns the lines that win.
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
    direction: Direction,
    start: Square,
    step: usize,
    length: usize,
}

impl Line {
    /// Creates the line of `length` squares that starts at column `x` and row `y`. All of them must be on the board.
    const fn new(geometry: Geometry, direction: Direction, (x, y): (usize, usize), length: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let start = Square::new((x * geometry.rows() + y) as u16);
        Self { direction, start, step: direction.step(geometry.rows()), length }
    }

    /// Returns the direction of the line.
    #[inline]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// Returns the first square.
    #[inline]
    pub const fn start(self) -> Square {
        self.start
    }

    /// Returns the difference between the indices of neighbouring squares.
    #[inline]
    pub const fn step(self) -> usize {
        self.step
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn length(self) -> usize {
        self.length
    }

    /// Returns the squares of the line, from left to right, or from top to bottom along a column.
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "squares of a board of at most 256 × 256 squares"
        )]
        (0..self.length).map(move |index| Square::new((self.start.index() + index * self.step) as u16))
    }
}

/// The direction of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Along a column, from top to bottom.
    Column,
    /// Along a row, from left to right.
    Row,
    /// Along a diagonal, down to the right.
    DownRight,
    /// Along a diagonal, up to the right.
    UpRight,
}

impl Direction {
    /// All four directions, in the order of [`Geometry::lines`].
    pub const ALL: [Self; 4] = [Self::Column, Self::Row, Self::DownRight, Self::UpRight];

    /// Returns the step from one square of a line to the next: the change in `x` and in `y`.
    #[inline]
    pub const fn offset(self) -> (usize, isize) {
        match self {
            Self::Column => (0, 1),
            Self::Row => (1, 0),
            Self::DownRight => (1, 1),
            Self::UpRight => (1, -1),
        }
    }

    /// Returns the step from one square of a line to the next as a difference of indices.
    const fn step(self, rows: usize) -> usize {
        match self {
            Self::Column => 1,
            Self::Row => rows,
            Self::DownRight => rows + 1,
            Self::UpRight => rows - 1,
        }
    }

    /// Returns the columns and the rows in which winning lines in this direction start.
    pub fn starts(self, geometry: Geometry) -> (Range<usize>, Range<usize>) {
        let (cols, rows, win) = (geometry.cols(), geometry.rows(), geometry.win());
        let from_first = |length: usize| 0..(length + 1).saturating_sub(win);
        match self {
            Self::Column => (0..cols, from_first(rows)),
            Self::Row => (from_first(cols), 0..rows),
            Self::DownRight => (from_first(cols), from_first(rows)),
            Self::UpRight => (from_first(cols), win - 1..rows),
        }
    }
}

impl Geometry {
    /// Returns every winning line: `win` squares in a row.
    ///
    /// The lines come in the order of [`Direction::ALL`], and within a direction in ascending order of their first
    /// squares. On the series' boards, which are square and need a full line, that is the order of the series.
    ///
    /// If a single square wins, each square is one line, and it is listed once.
    pub fn lines(self) -> impl Iterator<Item = Line> + Clone {
        self.directions().iter().flat_map(move |direction| {
            let (columns, rows) = direction.starts(self);
            let starts = columns.flat_map(move |x| rows.clone().map(move |y| (x, y)));
            starts.map(move |start| Line::new(self, *direction, start, self.win()))
        })
    }

    /// Returns the directions of this board's lines: all four, or only one if a line is a single square.
    #[inline]
    pub const fn directions(self) -> &'static [Direction] {
        if self.win() == 1 { Direction::ALL.split_at(1).0 } else { &Direction::ALL }
    }

    /// Returns the squares that share a winning line in this `direction` with `square`.
    ///
    /// They are `square` itself and those less than `win` steps away from it. Any `win` of them in a row include
    /// `square`. The result is `None` if no winning line in this direction goes through `square`, or if `square` is
    /// off the board.
    #[inline]
    pub fn reach(self, square: Square, direction: Direction) -> Option<Line> {
        if !self.contains(square) {
            return None;
        }
        let (x, y) = self.xy(square);
        let (left, right) = (x, self.cols() - 1 - x);
        let (above, below) = (y, self.rows() - 1 - y);
        let (before, after) = match direction {
            Direction::Column => (above, below),
            Direction::Row => (left, right),
            Direction::DownRight => (left.min(above), right.min(below)),
            Direction::UpRight => (left.min(below), right.min(above)),
        };
        let (before, after) = (before.min(self.win() - 1), after.min(self.win() - 1));
        let length = before + 1 + after;
        let start = match direction {
            Direction::Column => (x, y - before),
            Direction::Row => (x - before, y),
            Direction::DownRight => (x - before, y - before),
            Direction::UpRight => (x - before, y + before),
        };
        (length >= self.win()).then(|| Line::new(self, direction, start, length))
    }
}
