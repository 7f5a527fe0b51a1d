//! An array of characters.

use ndarray::Array2;

use super::{elements, has_run, image_of, line_of, place};
use crate::boards::cells::{CellBoard, CellStorage};
use mb_core::{Geometry, Line, Mark, Square, Symmetry};

/// The series' `NpBoard` (compared in articles 216 and 233): a two-dimensional array of the characters `o`, `x` and
/// `.`.
///
/// A character takes four bytes. The board compares the squares of a line with the character of a mark.
pub type NpBoard = CellBoard<Array2<char>>;

const EMPTY: char = '.';

impl CellStorage for Array2<char> {
    const NAME: &'static str = "NpBoard";

    fn empty(geometry: Geometry) -> Self {
        Self::from_elem((geometry.cols(), geometry.rows()), EMPTY)
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        Mark::from_symbol(self[place(square, self.ncols())])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let place = place(square, self.ncols());
        self[place] = content.map_or(EMPTY, Mark::symbol);
    }

    fn clear(&mut self) {
        self.fill(EMPTY);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        elements(self).map(|symbol| Mark::from_symbol(*symbol))
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        line_of(&self.view(), line).into_iter().map(|symbol| Mark::from_symbol(*symbol))
    }

    fn count(&self, line: Line, mark: Mark) -> usize {
        let wanted = mark.symbol();
        line_of(&self.view(), line).into_iter().filter(|symbol| **symbol == wanted).count()
    }

    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        let wanted = mark.symbol();
        has_run(&line_of(&self.view(), line), win, |symbol| *symbol == wanted)
    }

    fn image(&self, _geometry: Geometry, symmetry: Symmetry) -> Self {
        image_of(&self.view(), symmetry)
    }
}
