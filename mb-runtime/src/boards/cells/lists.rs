//! The three boards of the series that store squares in lists or in a flat array.

use super::{CellBoard, CellStorage};
use mb_core::{Geometry, Mark, Square};

/// The first board of the series, `ListBoard` (compared in articles 216 and 233): one vector for each column.
///
/// Reading a square divides its index by the number of rows and follows two pointers. A clone is one allocation for
/// each column.
pub type ListBoard = CellBoard<Vec<Vec<Option<Mark>>>>;

impl CellStorage for Vec<Vec<Option<Mark>>> {
    const NAME: &'static str = "ListBoard";

    fn empty(geometry: Geometry) -> Self {
        vec![vec![None; geometry.rows()]; geometry.cols()]
    }

    #[inline]
    fn get(&self, geometry: Geometry, square: Square) -> Option<Mark> {
        let (x, y) = geometry.xy(square);
        self[x][y]
    }

    #[inline]
    fn set(&mut self, geometry: Geometry, square: Square, content: Option<Mark>) {
        let (x, y) = geometry.xy(square);
        self[x][y] = content;
    }
}

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
    fn get(&self, _geometry: Geometry, square: Square) -> Option<Mark> {
        self[square.index()]
    }

    #[inline]
    fn set(&mut self, _geometry: Geometry, square: Square, content: Option<Mark>) {
        self[square.index()] = content;
    }
}

/// The series' `ArrayBoard` (compared in articles 216 and 233): one array of the characters `o`, `x` and `.`, column
/// by column, as Python's module `array` stores them. Here a character is one byte.
///
/// Unlike [`List1dBoard`], it converts between characters and marks, and its array cannot grow.
pub type ArrayBoard = CellBoard<Box<[u8]>>;

impl CellStorage for Box<[u8]> {
    const NAME: &'static str = "ArrayBoard";

    fn empty(geometry: Geometry) -> Self {
        vec![b'.'; geometry.cells()].into()
    }

    #[inline]
    fn get(&self, _geometry: Geometry, square: Square) -> Option<Mark> {
        Mark::from_symbol(self[square.index()].into())
    }

    #[inline]
    fn set(&mut self, _geometry: Geometry, square: Square, content: Option<Mark>) {
        self[square.index()] = match content {
            Some(Mark::Circle) => b'o',
            Some(Mark::Cross) => b'x',
            None => b'.',
        };
    }
}
