//! An array of small integers.

use ndarray::{Array2, ArrayView1};

use super::{elements, image_of, line_of, place};
use crate::boards::boxed_counts::BoxedCounts;
use crate::boards::cells::{CellBoard, CellStorage};
use mb_core::{Geometry, Line, LinePatterns, Mark, Square, Symmetry};

/// The series' `NpIntBoard` (compared in articles 216 and 233): a two-dimensional array of integers. Circle is 1,
/// cross is -1, and an empty square is 0. Here an integer is one byte.
///
/// The board adds up the squares of a line. A sum of `win` or -`win` is a complete line. The sum and the number of
/// squares that are not 0 give the number of marks of each side.
pub type NpIntBoard = CellBoard<Array2<i8>>;

const EMPTY: i8 = 0;

/// Returns the number of a mark.
const fn number(mark: Mark) -> i8 {
    match mark {
        Mark::Circle => 1,
        Mark::Cross => -1,
    }
}

/// Returns the mark with this number.
const fn mark(number: i8) -> Option<Mark> {
    match number {
        1 => Some(Mark::Circle),
        -1 => Some(Mark::Cross),
        _ => None,
    }
}

/// Returns the sum of a line, and the number of its squares that are not 0.
fn sums(line: &ArrayView1<'_, i8>) -> (i32, i32) {
    line.fold((0, 0), |(sum, marks), number| (sum + i32::from(*number), marks + i32::from(number.abs())))
}

/// Returns half of an even number that is not negative.
fn half(twice: i32) -> usize {
    usize::try_from(twice / 2).unwrap_or(0)
}

impl CellStorage for Array2<i8> {
    const NAME: &'static str = "NpIntBoard";

    fn empty(geometry: Geometry) -> Self {
        Self::from_elem((geometry.cols(), geometry.rows()), EMPTY)
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        mark(self[place(square, self.ncols())])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let place = place(square, self.ncols());
        self[place] = content.map_or(EMPTY, number);
    }

    fn clear(&mut self) {
        self.fill(EMPTY);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        elements(self).map(|number| mark(*number))
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        line_of(&self.view(), line).into_iter().map(|number| mark(*number))
    }

    fn count(&self, line: Line, mark: Mark) -> usize {
        let (sum, marks) = sums(&line_of(&self.view(), line));
        half(marks + sum * i32::from(number(mark)))
    }

    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        let line = line_of(&self.view(), line);
        let sign = i32::from(number(mark));
        line.windows(win).into_iter().any(|window| usize::try_from(sign * sums(&window).0) == Ok(win))
    }

    /// Counts both sides in one pass over each line.
    fn line_patterns(&self, geometry: Geometry, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        let sign = i32::from(number(turn));
        for line in geometry.lines() {
            let (sum, marks) = sums(&line_of(&self.view(), line));
            patterns.add(half(marks - sign * sum), half(marks + sign * sum));
        }
        patterns
    }

    fn image(&self, _geometry: Geometry, symmetry: Symmetry) -> Self {
        image_of(&self.view(), symmetry)
    }
}
