//! The measured tables, for the terminal and as JSON.

use std::fmt;

use mb_engine::comparison::{ComparisonTable, Quantity};
use serde::Serialize;

use crate::io::tables;

/// All tables, as JSON.
#[derive(Serialize, Debug)]
pub(super) struct ComparisonReport {
    pub(super) tables: Vec<MeasuredTable>,
}

/// One table of the series, measured again.
#[derive(Serialize, Debug)]
pub(super) struct MeasuredTable {
    pub(super) title: &'static str,
    /// The number of the article that contains the table.
    pub(super) article: u16,
    pub(super) unit: String,
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<MeasuredRow>,
}

/// One board, or one algorithm.
#[derive(Serialize, Debug)]
pub(super) struct MeasuredRow {
    pub(super) name: String,
    /// One value per column; `None` where no such board exists.
    pub(super) values: Vec<Option<f64>>,
}

impl MeasuredTable {
    /// Turns times in nanoseconds into what `table` shows: the times, or rates in one table and the multiples of the
    /// first row's rates in a second one. Returns no table when nothing was measured.
    pub(super) fn all_of(table: &ComparisonTable, times: &[Vec<Option<f64>>]) -> Vec<Self> {
        if times.iter().flatten().all(Option::is_none) {
            return Vec::new();
        }
        match table.quantity {
            Quantity::Time => vec![Self::of(table, "ns".to_owned(), times, |_, time| Some(time))],
            Quantity::Rate => {
                let base = table.rows.first().map_or("", |row| row.name.as_str());
                let times_of_base = times.first().map_or(&[][..], Vec::as_slice);
                vec![
                    Self::of(table, "thousand a second".to_owned(), times, |_, time| Some(1e6 / time)),
                    Self::of(table, format!("times {base}"), times, |column, time| {
                        Some((*times_of_base.get(column)?)? / time)
                    }),
                ]
            }
        }
    }

    /// Builds the table of what `value` returns for every column and time.
    fn of(
        table: &ComparisonTable,
        unit: String,
        times: &[Vec<Option<f64>>],
        value: impl Fn(usize, f64) -> Option<f64>,
    ) -> Self {
        let rows = table.rows.iter().zip(times).map(|(row, times)| {
            let values = times.iter().enumerate().map(|(column, time)| value(column, (*time)?));
            MeasuredRow { name: row.name.clone(), values: values.collect() }
        });
        let rows = rows.collect();
        Self { title: table.title, article: table.article, unit, columns: table.columns.clone(), rows }
    }
}

impl fmt::Display for MeasuredTable {
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

/// Writes a number with three significant digits.
fn significant(value: f64) -> String {
    match value {
        ..10.0 => format!("{value:.2}"),
        10.0..100.0 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use mb_engine::comparison::{ComparisonRow, ComparisonTable, Quantity};

    use super::{MeasuredTable, significant};

    #[test]
    fn numbers_have_three_significant_digits_or_all_before_the_point() {
        let shown = [0.5, 9.876, 12.34, 123.4, 98_765.4].map(significant);
        assert_eq!(shown, ["0.50", "9.88", "12.3", "123", "98765"]);
    }

    fn table(quantity: Quantity) -> ComparisonTable {
        let row = |name: &str| ComparisonRow { name: name.to_owned(), cells: Vec::new() };
        ComparisonTable {
            title: "Steps",
            article: 1,
            quantity,
            columns: vec!["forwards".to_owned(), "backwards".to_owned()],
            rows: vec![row("tortoise"), row("hare")],
        }
    }

    /// The units and values of the tables that these times give.
    fn shown(quantity: Quantity, times: [[Option<f64>; 2]; 2]) -> Vec<(String, Vec<Vec<Option<f64>>>)> {
        let tables = MeasuredTable::all_of(&table(quantity), &times.map(Vec::from));
        let values = |table: MeasuredTable| table.rows.into_iter().map(|row| row.values).collect();
        tables.into_iter().map(|table| (table.unit.clone(), values(table))).collect()
    }

    #[test]
    fn times_are_shown_as_they_are() {
        let times = [[Some(1.5), None], [Some(2.0), Some(4.0)]];
        let expected = vec![("ns".to_owned(), times.map(Vec::from).to_vec())];
        assert_eq!(shown(Quantity::Time, times), expected);
    }

    #[test]
    fn rates_are_shown_by_the_second_and_as_multiples_of_the_first_row() {
        let found = shown(Quantity::Rate, [[Some(1000.0), None], [Some(250.0), Some(500.0)]]);
        let expected = vec![
            ("thousand a second".to_owned(), vec![vec![Some(1e3), None], vec![Some(4e3), Some(2e3)]]),
            ("times tortoise".to_owned(), vec![vec![Some(1.0), None], vec![Some(4.0), None]]),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_table_without_times_is_left_out() {
        assert!(shown(Quantity::Rate, [[None; 2]; 2]).is_empty());
    }
}
