//! What was measured, as tables.

use std::fmt;

use mb_runtime::boards::SeriesBoard;
use serde::Serialize;

use crate::tables;

/// All tables.
#[derive(Serialize, Debug)]
pub(super) struct Report {
    pub(super) tables: Vec<Table>,
}

/// One table of the series, measured again.
#[derive(Serialize, Debug)]
pub(super) struct Table {
    pub(super) title: &'static str,
    /// The article of the series that has this table.
    pub(super) article: u16,
    pub(super) unit: &'static str,
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Row>,
}

/// One board, or one algorithm.
#[derive(Serialize, Debug)]
pub(super) struct Row {
    pub(super) name: String,
    /// One value a column; none where there is no such board.
    pub(super) values: Vec<Option<f64>>,
}

/// The name of a row about a board of the series.
pub(super) fn board_name(board: SeriesBoard, count_linemark: bool) -> String {
    if count_linemark { format!("{board}, line counts") } else { board.to_string() }
}

impl fmt::Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tables.iter().try_for_each(|table| write!(formatter, "{table}"))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { title, article, unit, columns, rows } = self;
        let header = std::iter::once(String::new()).chain(columns.iter().cloned()).collect();
        let lines = rows.iter().map(|row| {
            let values = row.values.iter().map(|value| value.map_or_else(String::new, significant));
            std::iter::once(row.name.clone()).chain(values).collect()
        });
        writeln!(formatter, "{title}, {unit} (article {article})\n{}", tables::table(header, lines))
    }
}

/// A number with three digits that mean something.
fn significant(value: f64) -> String {
    match value {
        ..10.0 => format!("{value:.2}"),
        10.0..100.0 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::significant;

    #[test]
    fn numbers_have_three_significant_digits_or_all_before_the_point() {
        let shown = [0.5, 9.876, 12.34, 123.4, 98_765.4].map(significant);
        assert_eq!(shown, ["0.50", "9.88", "12.3", "123", "98765"]);
    }
}
