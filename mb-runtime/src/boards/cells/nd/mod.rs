//! The three boards of the series that use `NumPy`, here on two-dimensional arrays of the crate `ndarray`.
//!
//! All three index their array as `[x, y]`, so a column is contiguous in memory. Lines are slices of the array. An
//! image is a view with its axes swapped or reversed, which is then copied.

mod bools;
mod chars;
mod ints;

use ndarray::{Array2, ArrayView1, ArrayView2, Axis, s};

pub use self::bools::NpBoolBoard;
pub use self::chars::NpBoard;
pub use self::ints::NpIntBoard;

use mb_core::{Direction, Line, Square, Symmetry};

/// Returns the column and the row of `square` on a board with this number of rows.
#[inline]
const fn place(square: Square, rows: usize) -> (usize, usize) {
    (square.index() / rows, square.index() % rows)
}

/// Returns the elements column by column. The iterator is double-ended; that of a two-dimensional array is not.
fn elements<T>(array: &Array2<T>) -> impl DoubleEndedIterator<Item = &T> + Clone {
    (0..array.nrows()).flat_map(move |x| array.index_axis(Axis(0), x))
}

/// Returns the squares of a line as a slice of the array: part of a column or a row, or the diagonal of a square
/// block. A diagonal that goes up is read from the bottom row.
fn line_of<'a, T>(array: &ArrayView2<'a, T>, line: Line) -> ArrayView1<'a, T> {
    let (x, y) = place(line.start(), array.ncols());
    let length = line.length();
    let array = *array;
    match line.direction() {
        Direction::Column => array.slice_move(s![x, y..y + length]),
        Direction::Row => array.slice_move(s![x..x + length, y]),
        Direction::DownRight => array.slice_move(s![x..x + length, y..y + length]).into_diag(),
        Direction::UpRight => array.slice_move(s![x..x + length, y + 1 - length..=y; -1]).into_diag(),
    }
}

/// Tests whether `test` holds for `win` elements in a row.
fn has_run<T>(line: &ArrayView1<'_, T>, win: usize, test: impl Fn(&T) -> bool) -> bool {
    line.windows(win).into_iter().any(|window| window.iter().all(&test))
}

/// Returns the image of an array under `symmetry`.
fn image_of<T: Clone>(array: &ArrayView2<'_, T>, symmetry: Symmetry) -> Array2<T> {
    let mut view = if symmetry.swaps_axes() { array.reversed_axes() } else { *array };
    if symmetry.mirrors() {
        view.invert_axis(Axis(0));
    }
    if symmetry.flips() {
        view.invert_axis(Axis(1));
    }
    view.as_standard_layout().into_owned()
}
