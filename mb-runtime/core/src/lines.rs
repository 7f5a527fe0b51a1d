//! The winning lines of a board, square by square.

use core::ops::Range;

use crate::geometry::Geometry;
use crate::square::Square;

/// A line of squares in a row, a fixed step apart: [`Geometry::lines`] gives the winning lines, of `win` squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    direction: Direction,
    start: Square,
    step: usize,
    length: usize,
}

impl Line {
    /// The line of `length` squares that starts at column `x` and row `y`; all of them are on the board.
    const fn new(geometry: Geometry, direction: Direction, (x, y): (usize, usize), length: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let start = Square::new((x * geometry.rows() + y) as u16);
        Self { direction, start, step: direction.step(geometry.rows()), length }
    }

    /// How the line runs.
    #[must_use]
    #[inline]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// The first square.
    #[must_use]
    #[inline]
    pub const fn start(self) -> Square {
        self.start
    }

    /// The difference of indices from one square to the next.
    #[must_use]
    #[inline]
    pub const fn step(self) -> usize {
        self.step
    }

    /// The number of squares.
    #[must_use]
    #[inline]
    pub const fn length(self) -> usize {
        self.length
    }

    /// The squares of the line, from its first column to its last (along a column: from top to bottom).
    #[must_use]
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "squares of a board of at most 256 × 256 squares"
        )]
        (0..self.length).map(move |index| Square::new((self.start.index() + index * self.step) as u16))
    }
}

/// A direction in which a line runs.
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
    /// All four, in the order of [`Geometry::lines`].
    pub const ALL: [Self; 4] = [Self::Column, Self::Row, Self::DownRight, Self::UpRight];

    /// From one square of a line to the next, in columns and in rows.
    #[must_use]
    #[inline]
    pub const fn offset(self) -> (usize, isize) {
        match self {
            Self::Column => (0, 1),
            Self::Row => (1, 0),
            Self::DownRight => (1, 1),
            Self::UpRight => (1, -1),
        }
    }

    /// From one square of a line to the next, as a difference of indices.
    const fn step(self, rows: usize) -> usize {
        match self {
            Self::Column => 1,
            Self::Row => rows,
            Self::DownRight => rows + 1,
            Self::UpRight => rows - 1,
        }
    }

    /// The columns and the rows in which a line in this direction can start.
    #[must_use]
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
    /// Every winning line: first those along columns, then those along rows, then those along the diagonals
    /// that go down to the right, then those along the diagonals that go up to the right; in each direction by
    /// ascending first square. On the series' boards (square, a whole line wins) that is the series' order.
    ///
    /// When a single square wins, a line is one square, and it is listed once.
    pub fn lines(self) -> impl Iterator<Item = Line> + Clone {
        self.directions().iter().flat_map(move |direction| {
            let (columns, rows) = direction.starts(self);
            let starts = columns.flat_map(move |x| rows.clone().map(move |y| (x, y)));
            starts.map(move |start| Line::new(self, *direction, start, self.win()))
        })
    }

    /// The directions in which this board's lines run: only one when a line is a single square, so that it is
    /// listed once.
    #[must_use]
    #[inline]
    pub const fn directions(self) -> &'static [Direction] {
        if self.win() == 1 { Direction::ALL.split_at(1).0 } else { &Direction::ALL }
    }

    /// The squares less than `win` steps away from a square in a direction, both ways, and the square itself.
    /// Whatever `win` in a row they hold goes through the square. `None` when there is no room for that many,
    /// and when the square is off the board.
    #[must_use]
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
