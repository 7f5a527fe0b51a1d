//! `mb benchmark`: measures how many times faster the generated boards are than the generic one. Without a board, it
//! runs the series' [comparison] of its data structures.

mod comparison;
mod series;
mod workload;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};
use mb_runtime::Geometry;
use serde::Serialize;

use crate::arguments::{BoardArguments, seconds};
use crate::boards::{self, BoardType};
use crate::commands::benchmark::series::SeriesArguments;
use crate::commands::benchmark::workload::{ONE_BY_ONE, PrepareWorkloads, ROUNDS, Workload, shortest_times};
use crate::io::failure::Failure;
use crate::io::{json, progress, tables};

/// A measurement of its own.
#[derive(Subcommand, Debug)]
pub(crate) enum BenchmarkCommand {
    /// Run the benchmark of the series on 3×3 boards: ai2 against ai2, ai14s against ai2, and a search. Print the
    /// ratios to the figures published for Python.
    Series(SeriesArguments),
}

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchmarkArguments {
    #[command(subcommand)]
    what: Option<BenchmarkCommand>,
    #[command(flatten)]
    board: BoardArguments,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Stop the comparison of all boards after this many seconds, and leave out the tables that it did not reach.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds, conflicts_with_all = ["size", "cols", "rows", "win", "layout"])]
    time_limit: Option<Duration>,
    /// Draw a chart for each table of the comparison of all boards into an .svg or a .png file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "cols", "rows", "win", "layout"])]
    plot: Option<PathBuf>,
}

pub(crate) fn run(arguments: &BenchmarkArguments) -> Result<(), Failure> {
    if let Some(BenchmarkCommand::Series(arguments)) = &arguments.what {
        return series::run(arguments);
    }
    if !arguments.board.is_given() {
        return comparison::run(arguments.json, arguments.time_limit, arguments.plot.as_deref());
    }
    let layouts = match arguments.board.given_layout() {
        None => vec![BoardType::Bitboard, BoardType::Twobit],
        Some(layout) => vec![layout],
    };
    let comparison = compare(&arguments.board, &layouts)?;
    if arguments.json {
        json::print(&comparison)
    } else {
        Ok(write!(io::stdout(), "{}", comparison.table())?)
    }
}

/// The times on boards of one shape.
#[derive(Serialize, Debug)]
pub(crate) struct SpeedComparison {
    cols: usize,
    rows: usize,
    win: usize,
    /// `generic` where no generated board of this shape is compiled in; there is then nothing to compare.
    #[serde(skip_serializing_if = "Option::is_none")]
    board_type: Option<BoardType>,
    operations: Vec<OperationTimes>,
}

/// The times of one operation on the generic board and on the generated ones.
#[derive(Serialize, Debug)]
struct OperationTimes {
    operation: &'static str,
    generic_nanoseconds: f64,
    generated: Vec<GeneratedTime>,
}

#[derive(Serialize, Debug)]
struct GeneratedTime {
    layout: BoardType,
    nanoseconds: f64,
    /// How many times faster than the generic board.
    ratio: f64,
}

/// Measures every operation on the generic board, and on those generated boards of `layouts` that the shape has.
pub(crate) fn compare(board: &BoardArguments, layouts: &[BoardType]) -> Result<SpeedComparison, Failure> {
    let geometry = board.geometry()?;
    let layouts: Vec<BoardType> =
        layouts.iter().copied().filter(|layout| boards::is_generated(geometry, *layout)).collect();
    let workloads = |layout| board.with_layout(layout).run(PrepareWorkloads);
    let mut all: Vec<Vec<Workload>> = std::iter::once(BoardType::Generic)
        .chain(layouts.iter().copied())
        .map(workloads)
        .collect::<Result<_, _>>()?;

    let bar = progress::bar(ROUNDS, "measuring");
    let times = shortest_times(&mut all, || bar.inc(1));
    bar.finish_and_clear();

    let operations = (0..all[0].len()).map(|index| OperationTimes {
        operation: all[0][index].name,
        generic_nanoseconds: times[0][index],
        generated: layouts
            .iter()
            .zip(&times[1..])
            .map(|(layout, times_of_layout)| GeneratedTime {
                layout: *layout,
                nanoseconds: times_of_layout[index],
                ratio: times[0][index] / times_of_layout[index],
            })
            .collect(),
    });
    Ok(SpeedComparison::new(geometry, operations.collect()))
}

impl SpeedComparison {
    fn new(geometry: Geometry, operations: Vec<OperationTimes>) -> Self {
        let is_generic = operations.iter().all(|times| times.generated.is_empty());
        Self {
            cols: geometry.cols(),
            rows: geometry.rows(),
            win: geometry.win(),
            board_type: is_generic.then_some(BoardType::Generic),
            operations,
        }
    }

    /// Renders a table for a terminal.
    pub(crate) fn table(&self) -> String {
        let generated = self.operations.first().map_or(&[][..], |times| &times.generated);
        let mut header =
            vec![format!("{}×{}, {} in a row", self.cols, self.rows, self.win), "generic".to_owned()];
        for time in generated {
            header.extend([time.layout.to_string(), "ratio".to_owned()]);
        }
        let rows = self.operations.iter().map(|times| {
            let mut row = vec![times.operation.to_owned(), format_time(times.generic_nanoseconds)];
            for generated in &times.generated {
                row.extend([format_time(generated.nanoseconds), format!("{:.1}×", generated.ratio)]);
            }
            row
        });
        let table = tables::table(header, rows);
        let playouts =
            self.operations.iter().filter(|times| times.operation == ONE_BY_ONE).flat_map(|times| {
                let generated =
                    times.generated.iter().map(|generated| (generated.layout, generated.nanoseconds));
                std::iter::once((BoardType::Generic, times.generic_nanoseconds)).chain(generated)
            });
        let playouts: Vec<_> = playouts
            .map(|(layout, nanoseconds)| format!("{layout} {}", format_speed(1e9 / nanoseconds)))
            .collect();
        format!("{table}\nplayouts a second, one by one: {}\n", playouts.join(", "))
    }
}

/// Writes a number per second.
fn format_speed(per_second: f64) -> String {
    if per_second < 1e4 { format!("{per_second:.0}") } else { format!("{:.2} million", per_second / 1e6) }
}

fn format_time(nanoseconds: f64) -> String {
    if nanoseconds < 1e3 { format!("{nanoseconds:.1} ns") } else { format!("{:.2} µs", nanoseconds / 1e3) }
}
