//! `mb benchmark` without a board: the series' comparison of its data structures, measured here and now.

mod measure;
mod plot;
mod report;

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::io::failure::Failure;
use crate::io::progress;
use measure::{ROUNDS, nanoseconds};
use plot::ChartFile;
use report::{ComparisonReport, MeasuredTable};

/// Measures everything, or as much as the time allows. Tables go to standard output as soon as they are measured
/// (JSON at the end), the charts to a file.
pub(crate) fn run(json: bool, time_limit: Option<Duration>, plot: Option<&Path>) -> Result<(), Failure> {
    let chart = plot.map(ChartFile::create).transpose()?;
    let end = time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let tables = mb_comparison::tables();
    let bar = progress::bar(tables.len() as u64 * ROUNDS, "measuring");
    let mut measured = Vec::new();
    for mut table in tables {
        let times = nanoseconds(&mut table, end, || bar.inc(1));
        let shown = MeasuredTable::all_of(&table, &times);
        if !json {
            bar.suspend(|| shown.iter().try_for_each(|table| write!(io::stdout(), "{table}")))?;
        }
        measured.extend(shown);
    }
    bar.finish_and_clear();

    let report = ComparisonReport { tables: measured };
    if json {
        let text = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
        writeln!(io::stdout(), "{text}")?;
    }
    chart.map_or(Ok(()), |chart| chart.draw(&report))
}
