//! The series' comparison of its data structures, as tables of work that can be timed.

mod generated;
mod nearly_full;
mod operations;
mod playouts;
mod popcounts;
mod restoring;
mod specialised;
mod table;
mod transposes;

pub use self::table::{ComparisonRow, ComparisonTable, Quantity};

/// Builds all tables, in the order of the series' articles. The work is prepared but not done.
pub fn tables() -> Vec<ComparisonTable> {
    let mut tables = Vec::from(popcounts::tables());
    tables.extend(operations::tables());
    tables.push(nearly_full::table());
    tables.extend(transposes::tables());
    tables.extend([specialised::table(), restoring::table(), playouts::table()]);
    tables
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
