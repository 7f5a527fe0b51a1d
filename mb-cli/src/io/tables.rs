//! Tables for a terminal.

use comfy_table::{CellAlignment, Table, presets};

/// Builds a table: the first column holds names, the others numbers.
pub(crate) fn table(header: Vec<String>, rows: impl IntoIterator<Item = Vec<String>>) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY).set_header(header).add_rows(rows);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
