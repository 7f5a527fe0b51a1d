//! `mb benchmark` without a board: measures the series' comparison of its data structures.

mod plot;
mod report;

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use mb_engine::comparison::{self, ComparisonTable};
use mb_engine::shortest_times;

use crate::io::failure::Failure;
use crate::io::{json, progress};
use plot::ChartFile;
use report::{ComparisonReport, MeasuredTable};

/// Measures all tables, or those for which the time suffices. Prints each table as soon as it is measured, JSON at the
/// end, and draws the charts into a file.
pub(crate) fn run(as_json: bool, time_limit: Option<Duration>, plot: Option<&Path>) -> Result<(), Failure> {
    let chart = plot.map(ChartFile::create).transpose()?;
    let end = time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let tables = comparison::tables();
    let bar = progress::bar(tables.len() as u64, "measuring");
    let mut measured = Vec::new();
    for mut table in tables {
        let times = nanoseconds(&mut table, end);
        bar.inc(1);
        let shown = MeasuredTable::all_of(&table, &times);
        if !as_json {
            bar.suspend(|| shown.iter().try_for_each(|table| write!(io::stdout(), "{table}")))?;
        }
        measured.extend(shown);
    }
    bar.finish_and_clear();

    let report = ComparisonReport { tables: measured };
    if as_json {
        json::print(&report)?;
    }
    chart.map_or(Ok(()), |chart| chart.draw(&report))
}

/// Measures every cell of a table in nanoseconds, row by row: `None` where a cell has no work or `end` comes first.
fn nanoseconds(table: &mut ComparisonTable, end: Option<Instant>) -> Vec<Vec<Option<f64>>> {
    let shape: Vec<Vec<bool>> =
        table.rows.iter().map(|row| row.cells.iter().map(Option::is_some).collect()).collect();
    let mut works: Vec<_> = table.rows.iter_mut().flat_map(|row| row.cells.iter_mut().flatten()).collect();
    let mut times = shortest_times(&mut works, end).into_iter();
    let mut time = |has_work: &bool| if *has_work { times.next().flatten() } else { None };
    shape.iter().map(|row| row.iter().map(&mut time).collect()).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use mb_engine::TimedWork;
    use mb_engine::comparison::{ComparisonRow, ComparisonTable, Quantity};

    use super::nanoseconds;

    fn table() -> ComparisonTable {
        let work = || Some(TimedWork::new(std::thread::yield_now));
        ComparisonTable {
            title: "Yield",
            article: 0,
            quantity: Quantity::Time,
            columns: vec!["once".to_owned(), "never".to_owned()],
            rows: vec![ComparisonRow { name: "thread".to_owned(), cells: vec![work(), None] }],
        }
    }

    #[test]
    fn every_cell_with_work_has_a_time() {
        let times = nanoseconds(&mut table(), None);
        assert!(matches!(times[..], [ref row] if matches!(row[..], [Some(time), None] if time > 0.0)));
    }

    #[test]
    fn nothing_is_timed_when_the_time_is_over() {
        assert_eq!(nanoseconds(&mut table(), Some(Instant::now())), [[None, None]]);
    }
}
