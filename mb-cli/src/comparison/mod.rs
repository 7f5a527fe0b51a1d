//! `mb benchmark` without a board: the series' comparison of its data structures, measured here and now.

mod generated;
mod measure;
mod operations;
mod playouts;
mod plot;
mod popcounts;
mod report;
mod restoring;
mod specialised;
mod transposes;

use std::io::{self, Write as _};
use std::path::Path;

use crate::failure::Failure;
use crate::progress;
use report::{Report, Table};

/// Measures one or more tables.
type Measurement = fn() -> Vec<Table>;

/// What is measured, in the order of the series' articles.
const MEASUREMENTS: [Measurement; 7] = [
    popcounts::measure,
    operations::measure,
    operations::measure_nearly_full,
    transposes::measure,
    specialised::measure,
    restoring::measure,
    playouts::measure,
];

/// Measures everything, and writes the tables (or JSON) to standard output and the charts to a file.
pub(crate) fn run(json: bool, plot: Option<&Path>) -> Result<(), Failure> {
    let format = plot.map(plot::Format::of).transpose()?;
    let bar = progress::bar(MEASUREMENTS.len() as u64, "measuring");
    let measured = MEASUREMENTS.iter().flat_map(|measure| {
        let tables = measure();
        bar.inc(1);
        tables
    });
    let report = Report { tables: measured.collect() };
    bar.finish_and_clear();

    let mut output = io::stdout().lock();
    if json {
        writeln!(output, "{}", serde_json::to_string_pretty(&report).map_err(io::Error::from)?)?;
    } else {
        write!(output, "{report}")?;
    }
    if let (Some(path), Some(format)) = (plot, format) {
        plot::draw(&report, path, format)?;
    }
    Ok(())
}
