//! The series' comparison of its data structures, as work that is ready to be timed. `mb benchmark` prints what it
//! takes as tables, the criterion bench `series` examines it more closely; both do the same work.

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

pub use self::work::Work;

/// A table of the series: some operations on every board, or by every algorithm.
#[derive(Debug)]
pub struct Table {
    /// What is done.
    pub title: &'static str,
    /// The article of the series that has this table.
    pub article: u16,
    /// What the table shows of the time that the work takes.
    pub quantity: Quantity,
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// A row for every board or algorithm.
    pub rows: Vec<Row>,
}

/// What a table shows of the time that its work takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// The time itself.
    Time,
    /// How often the work is done in a second.
    Rate,
}

/// One board, or one algorithm.
#[derive(Debug)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// The work for every column; none where there is no such board.
    pub cells: Vec<Option<Work>>,
}

/// All tables, in the order of the series' articles. Nothing has been done yet but to set up the boards.
#[must_use]
pub fn tables() -> Vec<Table> {
    let mut tables = Vec::from(popcounts::tables());
    tables.extend(operations::tables());
    tables.push(nearly_full::table());
    tables.extend(transposes::tables());
    tables.extend([specialised::table(), restoring::table(), playouts::table()]);
    tables
}

/// A row for every board of the series with and without line counts, if it has any of these cells.
fn series_rows(cells: impl Fn(SeriesBoard, LineCounting) -> Vec<Option<Work>>) -> Vec<Row> {
    let rows = SeriesBoard::variants().map(|(board, counting)| Row {
        name: match counting {
            LineCounting::Off => board.to_string(),
            LineCounting::On => format!("{board}, line counts"),
        },
        cells: cells(board, counting),
    });
    rows.filter(|row| row.cells.iter().any(Option::is_some)).collect()
}

/// What a task makes of the square board of a kind and size, if there is one.
fn on_board<T: BoardTask>(
    board: SeriesBoard,
    counting: LineCounting,
    size: usize,
    task: T,
) -> Option<T::Output> {
    board.run(Geometry::square_board(size).ok()?, counting, task).ok()
}

/// `3×3` and so on.
fn by_size<const N: usize>(sizes: [usize; N]) -> Vec<String> {
    sizes.map(|size| format!("{size}×{size}")).into()
}

/// The heads of columns.
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
