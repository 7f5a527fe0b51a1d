//! The three boards of the series that use `NumPy`, here on arrays of the crate `ndarray`.
//!
//! All three index their array by column and row, so a column is contiguous in memory.

use ndarray::{Array2, Array3};

use super::{CellBoard, CellStorage};
use mb_core::{Geometry, Mark, Square, text};

/// The series' `NpBoard` (compared in articles 216 and 233): a two-dimensional array of the characters `o`, `x` and
/// `.`. A character takes four bytes.
pub type NpBoard = CellBoard<Array2<char>>;

impl CellStorage for Array2<char> {
    const NAME: &'static str = "NpBoard";

    fn empty(geometry: Geometry) -> Self {
        Self::from_elem((geometry.cols(), geometry.rows()), '.')
    }

    #[inline]
    fn get(&self, geometry: Geometry, square: Square) -> Option<Mark> {
        Mark::from_symbol(self[geometry.xy(square)])
    }

    #[inline]
    fn set(&mut self, geometry: Geometry, square: Square, content: Option<Mark>) {
        self[geometry.xy(square)] = text::symbol(content);
    }
}

/// The series' `NpIntBoard` (compared in articles 216 and 233): a two-dimensional array of integers. Circle is 1,
/// cross is -1, and an empty square is 0. Here an integer is one byte.
pub type NpIntBoard = CellBoard<Array2<i8>>;

impl CellStorage for Array2<i8> {
    const NAME: &'static str = "NpIntBoard";

    fn empty(geometry: Geometry) -> Self {
        Self::zeros((geometry.cols(), geometry.rows()))
    }

    #[inline]
    fn get(&self, geometry: Geometry, square: Square) -> Option<Mark> {
        match self[geometry.xy(square)] {
            1 => Some(Mark::Circle),
            -1 => Some(Mark::Cross),
            _ => None,
        }
    }

    #[inline]
    fn set(&mut self, geometry: Geometry, square: Square, content: Option<Mark>) {
        self[geometry.xy(square)] = match content {
            Some(Mark::Circle) => 1,
            Some(Mark::Cross) => -1,
            None => 0,
        };
    }
}

/// The series' `NpBoolBoard` (compared in articles 216 and 233): a two-dimensional array of truth values for each
/// mark. Together they are one array, indexed by mark, column and row.
///
/// Reading a square reads two values.
pub type NpBoolBoard = CellBoard<Array3<bool>>;

impl CellStorage for Array3<bool> {
    const NAME: &'static str = "NpBoolBoard";

    fn empty(geometry: Geometry) -> Self {
        Self::from_elem((Mark::ALL.len(), geometry.cols(), geometry.rows()), false)
    }

    #[inline]
    fn get(&self, geometry: Geometry, square: Square) -> Option<Mark> {
        let (x, y) = geometry.xy(square);
        Mark::ALL.into_iter().find(|mark| self[(mark.index(), x, y)])
    }

    #[inline]
    fn set(&mut self, geometry: Geometry, square: Square, content: Option<Mark>) {
        let (x, y) = geometry.xy(square);
        for mark in Mark::ALL {
            self[(mark.index(), x, y)] = content == Some(mark);
        }
    }
}
