//! Two-dimensional arrays of the `ndarray` crate: the series' three boards on `NumPy`.
//!
//! All three index their array as `[x, y]` in the usual memory order, so that it lies in memory column by column
//! and a column is one contiguous piece. Lines are slices of the array; images are views with axes swapped or
//! turned around, copied once.

mod bools;
mod chars;
mod ints;

use ndarray::{Array2, ArrayView1, ArrayView2, Axis, s};

pub use self::bools::{BoolArray, NpBoolBoard};
pub use self::chars::{CharArray, NpBoard};
pub use self::ints::{IntArray, NpIntBoard};

use mb_core::{Direction, Line, Square, Symmetry};

/// Where a square is in an array with so many rows.
#[inline]
const fn place(square: Square, rows: usize) -> (usize, usize) {
    (square.index() / rows, square.index() % rows)
}

/// The elements column by column, from both ends: arrays are iterated from the back in one dimension only.
fn elements<T>(array: &Array2<T>) -> impl DoubleEndedIterator<Item = &T> + Clone {
    (0..array.nrows()).flat_map(move |x| array.index_axis(Axis(0), x))
}

/// The squares of a line, as a slice of the array: a column, a row, or the diagonal of a square block (read from
/// the bottom row up for a diagonal that goes up).
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

/// Whether a test holds for `win` elements in a row.
fn has_run<T>(line: &ArrayView1<'_, T>, win: usize, test: impl Fn(&T) -> bool) -> bool {
    line.windows(win).into_iter().any(|window| window.iter().all(&test))
}

/// The image of an array under a symmetry.
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
