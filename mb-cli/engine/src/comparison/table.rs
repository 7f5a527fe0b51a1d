//! The tables of the comparison, and what every table is built from.

use mb_runtime::Geometry;
use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};

use crate::work::TimedWork;

/// A table of the series: operations on every board, or by every algorithm.
#[derive(Debug)]
pub struct ComparisonTable {
    /// The operations.
    pub title: &'static str,
    /// The number of the article that contains the table.
    pub article: u16,
    /// The quantity that the table shows.
    pub quantity: Quantity,
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// A row for every board or algorithm.
    pub rows: Vec<ComparisonRow>,
}

/// The quantity that a table shows of its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// The time that the work takes.
    Time,
    /// The repetitions per second.
    Rate,
}

/// A row of a table: one board, or one algorithm.
#[derive(Debug)]
pub struct ComparisonRow {
    /// The name of the board or the algorithm.
    pub name: String,
    /// The work for every column; `None` where no such board exists.
    pub cells: Vec<Option<TimedWork>>,
}

/// Builds a row for every board of the series, with and without line counts, unless all its cells are `None`.
pub(crate) fn series_rows(
    cells: impl Fn(SeriesBoard, LineCounting) -> Vec<Option<TimedWork>>,
) -> Vec<ComparisonRow> {
    let rows = SeriesBoard::variants().map(|(board, counting)| ComparisonRow {
        name: match counting {
            LineCounting::Off => board.to_string(),
            LineCounting::On => format!("{board}, line counts"),
        },
        cells: cells(board, counting),
    });
    rows.filter(|row| row.cells.iter().any(Option::is_some)).collect()
}

/// Runs `task` on the square board of a kind and size, where it exists.
pub(crate) fn on_board<T: BoardTask>(
    board: SeriesBoard,
    counting: LineCounting,
    size: usize,
    task: T,
) -> Option<T::Output> {
    board.run(Geometry::square_board(size).ok()?, counting, task).ok()
}

/// Writes the heads of columns by size, such as `3×3`.
pub(crate) fn by_size<const N: usize>(sizes: [usize; N]) -> Vec<String> {
    sizes.map(|size| format!("{size}×{size}")).into()
}

/// Writes the heads of columns.
pub(crate) fn heads<const N: usize>(names: [&str; N]) -> Vec<String> {
    names.map(str::to_owned).into()
}
