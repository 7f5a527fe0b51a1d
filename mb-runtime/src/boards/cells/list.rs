//! A list of columns: the first board of the series.

use super::{CellBoard, CellStorage};
use mb_core::{Geometry, Line, Mark, Square};

/// The first board of the series, `ListBoard` (compared in articles 216 and 233): one vector for each column.
///
/// Reading a square divides its index by the number of rows and follows two pointers. A clone is one allocation for
/// each column.
pub type ListBoard = CellBoard<NestedColumns>;

/// The squares of a [`ListBoard`]: `columns[x][y]` is the square in column `x` and row `y`.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct NestedColumns {
    rows: usize,
    columns: Vec<Vec<Option<Mark>>>,
}

impl NestedColumns {
    #[inline]
    const fn xy(&self, square: Square) -> (usize, usize) {
        (square.index() / self.rows, square.index() % self.rows)
    }
}

impl CellStorage for NestedColumns {
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

impl Clone for NestedColumns {
    fn clone(&self) -> Self {
        Self { rows: self.rows, columns: self.columns.clone() }
    }

    /// Copies `source` into the memory of these columns.
    fn clone_from(&mut self, source: &Self) {
        self.rows = source.rows;
        self.columns.clone_from(&source.columns);
    }
}
