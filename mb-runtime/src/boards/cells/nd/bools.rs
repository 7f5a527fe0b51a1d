//! Two arrays of truth values.

use ndarray::{Array2, Array3, ArrayView2, Axis, Zip, s};

use super::{has_run, image_of, line_of, place};
use crate::boards::cells::{CellBoard, Cells};

use crate::boards::boxed_counts::BoxedCounts;
use mb_core::{Direction, Geometry, Line, LinePatterns, Mark, Square, Symmetry};

/// The series' `NpBoolBoard` (compared in articles 216 and 233): a two-dimensional array of truth values for
/// each mark, together one array of three dimensions.
///
/// Reading a square reads two places. Whether there is a line anywhere, and how all lines are filled, is found
/// by adding up whole arrays, each moved by one square: the k-th square of every line in a direction at once.
pub type NpBoolBoard = CellBoard<BoolArray>;

/// Truth values by mark, column and row: the squares of an [`NpBoolBoard`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct BoolArray(Array3<bool>);

impl BoolArray {
    /// Where there is this mark.
    #[inline]
    fn squares_of(&self, mark: Mark) -> ArrayView2<'_, bool> {
        self.0.index_axis(Axis(0), mark.index())
    }

    /// How many squares of each line in a direction hold this mark, by the column and row in which the line
    /// starts (counted from the first in which one can start).
    fn line_counts(&self, geometry: Geometry, direction: Direction, mark: Mark) -> Array2<u16> {
        let (columns, rows) = direction.starts(geometry);
        let (dx, dy) = direction.offset();
        let marks = self.squares_of(mark);
        let mut counts = Array2::zeros((columns.len(), rows.len()));
        if counts.is_empty() {
            return counts;
        }
        for step in 0..geometry.win() {
            let (x, y) = (columns.start + step * dx, rows.start.wrapping_add_signed(step.cast_signed() * dy));
            let moved = marks.slice(s![x..x + columns.len(), y..y + rows.len()]);
            Zip::from(&mut counts).and(moved).for_each(|count, mark| *count += u16::from(*mark));
        }
        counts
    }
}

/// The mark on a square, given whether each is there.
#[inline]
fn mark((circle, cross): (&bool, &bool)) -> Option<Mark> {
    match (circle, cross) {
        (true, _) => Some(Mark::Circle),
        (_, true) => Some(Mark::Cross),
        _ => None,
    }
}

impl Cells for BoolArray {
    const NAME: &'static str = "NpBoolBoard";

    fn empty(geometry: Geometry) -> Self {
        Self(Array3::from_elem((Mark::ALL.len(), geometry.cols(), geometry.rows()), false))
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        let (x, y) = place(square, self.0.dim().2);
        Mark::ALL.into_iter().find(|mark| self.0[(mark.index(), x, y)])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let (x, y) = place(square, self.0.dim().2);
        for mark in Mark::ALL {
            self.0[(mark.index(), x, y)] = content == Some(mark);
        }
    }

    fn clear(&mut self) {
        self.0.fill(false);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        let (circle, cross) = (self.squares_of(Mark::Circle), self.squares_of(Mark::Cross));
        let columns = 0..circle.nrows();
        let pairs = columns.flat_map(move |x| {
            circle.index_axis_move(Axis(0), x).into_iter().zip(cross.index_axis_move(Axis(0), x))
        });
        pairs.map(mark)
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        let circle = line_of(&self.squares_of(Mark::Circle), line);
        circle.into_iter().zip(line_of(&self.squares_of(Mark::Cross), line)).map(mark)
    }

    fn count(&self, line: Line, mark: Mark) -> usize {
        line_of(&self.squares_of(mark), line).into_iter().filter(|there| **there).count()
    }

    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        has_run(&line_of(&self.squares_of(mark), line), win, |there| *there)
    }

    fn has_line(&self, geometry: Geometry, mark: Mark) -> bool {
        geometry.directions().iter().any(|direction| {
            let counts = self.line_counts(geometry, *direction, mark);
            counts.iter().any(|count| usize::from(*count) == geometry.win())
        })
    }

    fn line_patterns(&self, geometry: Geometry, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        for direction in geometry.directions() {
            let last_counts = self.line_counts(geometry, *direction, turn.opponent());
            let turn_counts = self.line_counts(geometry, *direction, turn);
            Zip::from(&last_counts)
                .and(&turn_counts)
                .for_each(|last, turn| patterns.add(usize::from(*last), usize::from(*turn)));
        }
        patterns
    }

    fn image(&self, geometry: Geometry, symmetry: Symmetry) -> Self {
        let mut image = Self::empty(geometry);
        for mark in Mark::ALL {
            image.0.index_axis_mut(Axis(0), mark.index()).assign(&image_of(&self.squares_of(mark), symmetry));
        }
        image
    }
}

impl Clone for BoolArray {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}
