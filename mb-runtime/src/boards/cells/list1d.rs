//! One flat list.

use super::{CellBoard, Cells};
use mb_core::{Geometry, Line, Mark, Square};

/// The series' `List1dBoard` (compared in articles 216 and 233): one vector of squares, column by column.
///
/// The number of a square is its index, so reading one follows one pointer and divides nothing; every line is a
/// fixed step. A clone is one allocation.
pub type List1dBoard = CellBoard<Flat>;

/// All squares in one vector: the squares of a [`List1dBoard`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Flat(Vec<Option<Mark>>);

impl Cells for Flat {
    const NAME: &'static str = "List1dBoard";

    fn empty(geometry: Geometry) -> Self {
        Self(vec![None; geometry.cells()])
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        self.0[square.index()]
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        self.0[square.index()] = content;
    }

    fn clear(&mut self) {
        self.0.fill(None);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        self.0.iter().copied()
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        line.squares().map(|square| self.get(square))
    }
}

impl Clone for Flat {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}
