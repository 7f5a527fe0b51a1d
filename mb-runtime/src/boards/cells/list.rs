//! A list of lists: the series' first board.

use super::{CellBoard, Cells};
use mb_core::{Geometry, Line, Mark, Square};

/// The series' `ListBoard` (its board from the beginning, compared in articles 216 and 233): a vector of
/// vectors, one per column, so that `columns[x][y]` is the square in column x and row y.
///
/// Reading a square follows two pointers, after its number was split into x and y by a division. A clone makes
/// an allocation for every column, and lines other than columns touch a different one with every square.
pub type ListBoard = CellBoard<Nested>;

/// One vector per column: the squares of a [`ListBoard`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Nested {
    rows: usize,
    columns: Vec<Vec<Option<Mark>>>,
}

impl Nested {
    #[inline]
    const fn xy(&self, square: Square) -> (usize, usize) {
        (square.index() / self.rows, square.index() % self.rows)
    }
}

impl Cells for Nested {
    const NAME: &'static str = "ListBoard";

    fn empty(geometry: Geometry) -> Self {
        let rows = geometry.rows();
        Self { rows, columns: vec![vec![None; rows]; geometry.cols()] }
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        let (x, y) = self.xy(square);
        self.columns[x][y]
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let (x, y) = self.xy(square);
        self.columns[x][y] = content;
    }

    fn clear(&mut self) {
        for column in &mut self.columns {
            column.fill(None);
        }
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        self.columns.iter().flatten().copied()
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        let (x, y) = self.xy(line.start());
        let (dx, dy) = line.direction().offset();
        (0..line.length())
            .map(move |step| self.columns[x + step * dx][y.wrapping_add_signed(step.cast_signed() * dy)])
    }
}

impl Clone for Nested {
    fn clone(&self) -> Self {
        Self { rows: self.rows, columns: self.columns.clone() }
    }

    /// Reuses the memory of every column.
    fn clone_from(&mut self, source: &Self) {
        self.rows = source.rows;
        self.columns.clone_from(&source.columns);
    }
}
