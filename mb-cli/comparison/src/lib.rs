//! The series' comparison of its data structures, as tables of work that can be timed. `mb benchmark` prints the times;
//! the criterion bench `series` measures the same work more closely.

mod generated;
mod nearly_full;
mod operations;
mod playouts;
mod popcounts;
mod restoring;
mod specialised;
mod transposes;
mod work;

use mb_runtime::Geometry;
use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};

pub use self::work::TimedWork;

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

/// Builds all tables, in the order of the series' articles. The work is prepared but not done.
#[must_use]
pub fn tables() -> Vec<ComparisonTable> {
    let mut tables = Vec::from(popcounts::tables());
    tables.extend(operations::tables());
    tables.push(nearly_full::table());
    tables.extend(transposes::tables());
    tables.extend([specialised::table(), restoring::table(), playouts::table()]);
    tables
}

/// Builds a row for every board of the series, with and without line counts, unless all its cells are `None`.
fn series_rows(cells: impl Fn(SeriesBoard, LineCounting) -> Vec<Option<TimedWork>>) -> Vec<ComparisonRow> {
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
fn on_board<T: BoardTask>(
    board: SeriesBoard,
    counting: LineCounting,
    size: usize,
    task: T,
) -> Option<T::Output> {
    board.run(Geometry::square_board(size).ok()?, counting, task).ok()
}

/// Writes the heads of columns by size, such as `3×3`.
fn by_size<const N: usize>(sizes: [usize; N]) -> Vec<String> {
    sizes.map(|size| format!("{size}×{size}")).into()
}

/// Writes the heads of columns.
fn heads<const N: usize>(names: [&str; N]) -> Vec<String> {
    names.map(str::to_owned).into()
}

#[cfg(test)]
mod tests {
    use super::tables;

    #[test]
    fn every_row_has_a_cell_for_every_column_and_its_work_can_be_done_again_and_again() {
        for table in tables() {
            for mut row in table.rows {
                assert_eq!(row.cells.len(), table.columns.len(), "{}: {}", table.title, row.name);
                row.cells.iter_mut().flatten().for_each(|work| work.repeat(2));
            }
        }
    }

    #[test]
    fn every_board_plays_with_and_without_line_counts_where_it_has_them() {
        let tables = tables();
        let playouts = tables.last().map(|table| table.rows.iter().map(|row| row.name.clone()).collect());
        let counting =
            ["ListBoard", "List1dBoard", "ArrayBoard", "NpBoard", "NpIntBoard", "NpBoolBoard", "BitBoard"];
        let both = counting.iter().flat_map(|name| [(*name).to_owned(), format!("{name}, line counts")]);
        let expected = both.chain(["BitBoard3x3", "TwoBitBoard3x3"].map(str::to_owned));
        assert_eq!(playouts, Some(expected.collect::<Vec<_>>()));
    }
}
