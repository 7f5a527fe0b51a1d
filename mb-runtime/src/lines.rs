//! The winning lines of a board, square by square.

use core::ops::Range;

use crate::{Geometry, Square};

/// A winning line: `win` squares in a row, a fixed step apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    start: Square,
    step: usize,
    length: usize,
}

impl Line {
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
enum Direction {
    Column,
    Row,
    DownRight,
    UpRight,
}

impl Direction {
    const ALL: [Self; 4] = [Self::Column, Self::Row, Self::DownRight, Self::UpRight];

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
    fn starts(self, geometry: Geometry) -> (Range<usize>, Range<usize>) {
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
        let directions = if self.win() == 1 { 1 } else { Direction::ALL.len() };
        Direction::ALL.into_iter().take(directions).flat_map(move |direction| {
            let (columns, rows) = direction.starts(self);
            let starts = columns.flat_map(move |x| rows.clone().filter_map(move |y| self.square(x, y).ok()));
            starts.map(move |start| Line { start, step: direction.step(self.rows()), length: self.win() })
        })
    }
}
