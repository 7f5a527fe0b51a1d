//! `mb benchmark` without a board: measures the series' comparison of its data structures.

mod measure;
mod plot;
mod report;

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::io::failure::Failure;
use crate::io::{json, progress};
use measure::{ROUNDS, nanoseconds};
use plot::ChartFile;
use report::{ComparisonReport, MeasuredTable};

/// Measures all tables, or those for which the time suffices. Prints each table as soon as it is measured, JSON at the
/// end, and draws the charts into a file.
pub(crate) fn run(as_json: bool, time_limit: Option<Duration>, plot: Option<&Path>) -> Result<(), Failure> {
    let chart = plot.map(ChartFile::create).transpose()?;
    let end = time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let tables = mb_comparison::tables();
    let bar = progress::bar(tables.len() as u64 * ROUNDS, "measuring");
    let mut measured = Vec::new();
    for mut table in tables {
        let times = nanoseconds(&mut table, end, || bar.inc(1));
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
