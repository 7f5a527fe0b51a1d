//! An array of characters.

use ndarray::Array2;

use super::{elements, has_run, image_of, line_of, place};
use crate::boards::cells::{CellBoard, Cells};
use mb_core::{Geometry, Line, Mark, Square, Symmetry};

/// The series' `NpBoard` (compared in articles 216 and 233): a two-dimensional array of the characters `o`, `x`
/// and `.`.
///
/// A character takes four bytes. Lines are counted by comparing slices with the character of a mark.
pub type NpBoard = CellBoard<CharArray>;

/// A two-dimensional array of characters: the squares of an [`NpBoard`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct CharArray(Array2<char>);

const EMPTY: char = '.';

impl Cells for CharArray {
    const NAME: &'static str = "NpBoard";

    fn empty(geometry: Geometry) -> Self {
        Self(Array2::from_elem((geometry.cols(), geometry.rows()), EMPTY))
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        Mark::from_symbol(self.0[place(square, self.0.ncols())])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let place = place(square, self.0.ncols());
        self.0[place] = content.map_or(EMPTY, Mark::symbol);
    }

    fn clear(&mut self) {
        self.0.fill(EMPTY);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        elements(&self.0).map(|symbol| Mark::from_symbol(*symbol))
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        line_of(&self.0.view(), line).into_iter().map(|symbol| Mark::from_symbol(*symbol))
    }

    fn count(&self, line: Line, mark: Mark) -> usize {
        let wanted = mark.symbol();
        line_of(&self.0.view(), line).into_iter().filter(|symbol| **symbol == wanted).count()
    }

    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        let wanted = mark.symbol();
        has_run(&line_of(&self.0.view(), line), win, |symbol| *symbol == wanted)
    }

    fn image(&self, _geometry: Geometry, symmetry: Symmetry) -> Self {
        Self(image_of(&self.0.view(), symmetry))
    }
}

impl Clone for CharArray {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}
