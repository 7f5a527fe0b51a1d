//! An array of small integers.

use ndarray::{Array2, ArrayView1};

use super::{elements, image_of, line_of, place};
use crate::boards::boxed_counts::BoxedCounts;
use crate::boards::cells::{CellBoard, Cells};
use mb_core::{Geometry, Line, LinePatterns, Mark, Square, Symmetry};

/// The series' `NpIntBoard` (compared in articles 216 and 233): a two-dimensional array of integers, here of one
/// byte: 1 for circle, -1 for cross, 0 for an empty square.
///
/// Lines are added up. A sum of `win` or of -`win` is a complete line; the sum and the number of squares that
/// are not 0 together say how many marks there are of each side.
pub type NpIntBoard = CellBoard<IntArray>;

/// A two-dimensional array of integers: the squares of an [`NpIntBoard`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct IntArray(Array2<i8>);

const EMPTY: i8 = 0;

/// The number of a mark.
const fn number(mark: Mark) -> i8 {
    match mark {
        Mark::Circle => 1,
        Mark::Cross => -1,
    }
}

/// The mark that a number stands for.
const fn mark(number: i8) -> Option<Mark> {
    match number {
        1 => Some(Mark::Circle),
        -1 => Some(Mark::Cross),
        _ => None,
    }
}

/// The sum of a line, and how many of its numbers are not 0.
fn sums(line: &ArrayView1<'_, i8>) -> (i32, i32) {
    line.fold((0, 0), |(sum, marks), number| (sum + i32::from(*number), marks + i32::from(number.abs())))
}

/// Half of an even number that is not negative.
fn half(twice: i32) -> usize {
    usize::try_from(twice / 2).unwrap_or(0)
}

impl Cells for IntArray {
    const NAME: &'static str = "NpIntBoard";

    fn empty(geometry: Geometry) -> Self {
        Self(Array2::from_elem((geometry.cols(), geometry.rows()), EMPTY))
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        mark(self.0[place(square, self.0.ncols())])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let place = place(square, self.0.ncols());
        self.0[place] = content.map_or(EMPTY, number);
    }

    fn clear(&mut self) {
        self.0.fill(EMPTY);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        elements(&self.0).map(|number| mark(*number))
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        line_of(&self.0.view(), line).into_iter().map(|number| mark(*number))
    }

    fn count(&self, line: Line, mark: Mark) -> usize {
        let (sum, marks) = sums(&line_of(&self.0.view(), line));
        half(marks + sum * i32::from(number(mark)))
    }

    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        let line = line_of(&self.0.view(), line);
        let sign = i32::from(number(mark));
        line.windows(win).into_iter().any(|window| usize::try_from(sign * sums(&window).0) == Ok(win))
    }

    /// Both sides are counted in one pass over each line.
    fn line_patterns(&self, geometry: Geometry, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        let sign = i32::from(number(turn));
        for line in geometry.lines() {
            let (sum, marks) = sums(&line_of(&self.0.view(), line));
            patterns.add(half(marks - sign * sum), half(marks + sign * sum));
        }
        patterns
    }

    fn image(&self, _geometry: Geometry, symmetry: Symmetry) -> Self {
        Self(image_of(&self.0.view(), symmetry))
    }
}

impl Clone for IntArray {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}
