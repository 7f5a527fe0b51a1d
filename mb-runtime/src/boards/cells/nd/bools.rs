//! Two arrays of truth values.

use ndarray::{Array2, Array3, ArrayView2, Axis, Zip, s};

use super::{has_run, image_of, line_of, place};
use crate::boards::boxed_counts::BoxedCounts;
use crate::boards::cells::{CellBoard, CellStorage};
use mb_core::{Direction, Geometry, Line, LinePatterns, Mark, Square, Symmetry};

/// The series' `NpBoolBoard` (compared in articles 216 and 233): a two-dimensional array of truth values for each
/// mark. Together they are one array, indexed by mark, column and row.
///
/// Reading a square reads two values. The win test of the whole board and the line patterns add up `win` copies of the
/// array, each moved by one more square. That counts all lines in one direction at once.
pub type NpBoolBoard = CellBoard<Array3<bool>>;

/// Returns the squares that hold `mark`.
#[inline]
fn squares_of(array: &Array3<bool>, mark: Mark) -> ArrayView2<'_, bool> {
    array.index_axis(Axis(0), mark.index())
}

/// Counts the marks on each line in one direction, by the column and the row in which the line starts. Both count from
/// the first column and row in which a line can start.
fn line_counts(array: &Array3<bool>, geometry: Geometry, direction: Direction, mark: Mark) -> Array2<u16> {
    let (columns, rows) = direction.starts(geometry);
    let (dx, dy) = direction.offset();
    let marks = squares_of(array, mark);
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

/// Returns the mark on a square, given whether it holds a circle and whether it holds a cross.
#[inline]
fn mark((circle, cross): (&bool, &bool)) -> Option<Mark> {
    match (circle, cross) {
        (true, _) => Some(Mark::Circle),
        (_, true) => Some(Mark::Cross),
        _ => None,
    }
}

impl CellStorage for Array3<bool> {
    const NAME: &'static str = "NpBoolBoard";

    fn empty(geometry: Geometry) -> Self {
        Self::from_elem((Mark::ALL.len(), geometry.cols(), geometry.rows()), false)
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        let (x, y) = place(square, self.dim().2);
        Mark::ALL.into_iter().find(|mark| self[(mark.index(), x, y)])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        let (x, y) = place(square, self.dim().2);
        for mark in Mark::ALL {
            self[(mark.index(), x, y)] = content == Some(mark);
        }
    }

    fn clear(&mut self) {
        self.fill(false);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        let (circle, cross) = (squares_of(self, Mark::Circle), squares_of(self, Mark::Cross));
        let columns = 0..circle.nrows();
        let pairs = columns.flat_map(move |x| {
            circle.index_axis_move(Axis(0), x).into_iter().zip(cross.index_axis_move(Axis(0), x))
        });
        pairs.map(mark)
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        let circle = line_of(&squares_of(self, Mark::Circle), line);
        circle.into_iter().zip(line_of(&squares_of(self, Mark::Cross), line)).map(mark)
    }

    fn count(&self, line: Line, mark: Mark) -> usize {
        line_of(&squares_of(self, mark), line).into_iter().filter(|there| **there).count()
    }

    fn has_run(&self, line: Line, mark: Mark, win: usize) -> bool {
        has_run(&line_of(&squares_of(self, mark), line), win, |there| *there)
    }

    fn has_line(&self, geometry: Geometry, mark: Mark) -> bool {
        geometry.directions().iter().any(|direction| {
            let counts = line_counts(self, geometry, *direction, mark);
            counts.iter().any(|count| usize::from(*count) == geometry.win())
        })
    }

    fn line_patterns(&self, geometry: Geometry, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(geometry.win(), turn);
        for direction in geometry.directions() {
            let last_counts = line_counts(self, geometry, *direction, turn.opponent());
            let turn_counts = line_counts(self, geometry, *direction, turn);
            Zip::from(&last_counts)
                .and(&turn_counts)
                .for_each(|last, turn| patterns.add(usize::from(*last), usize::from(*turn)));
        }
        patterns
    }

    fn image(&self, geometry: Geometry, symmetry: Symmetry) -> Self {
        let mut image = Self::empty(geometry);
        for mark in Mark::ALL {
            image.index_axis_mut(Axis(0), mark.index()).assign(&image_of(&squares_of(self, mark), symmetry));
        }
        image
    }
}
