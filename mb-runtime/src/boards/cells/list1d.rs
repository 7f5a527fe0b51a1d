//! One flat list.

use super::{CellBoard, CellStorage};
use mb_core::{Geometry, Line, Mark, Square};

/// The series' `List1dBoard` (compared in articles 216 and 233): one vector of squares, column by column.
///
/// The index of a square is its index in the vector, so reading a square follows one pointer and needs no division. A
/// clone is one allocation.
pub type List1dBoard = CellBoard<Vec<Option<Mark>>>;

impl CellStorage for Vec<Option<Mark>> {
    const NAME: &'static str = "List1dBoard";

    fn empty(geometry: Geometry) -> Self {
        vec![None; geometry.cells()]
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        self[square.index()]
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        self[square.index()] = content;
    }

    fn clear(&mut self) {
        self.fill(None);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        self.iter().copied()
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        line.squares().map(|square| self[square.index()])
    }
}
