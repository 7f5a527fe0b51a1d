//! `mb benchmark`: measures how many times faster the generated boards are than the generic one. Without a board, it
//! runs the series' [comparison] of its data structures.

mod comparison;
mod series;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};
use mb_engine::{BoardChoice, BoardType, NamedWork, TimedWork, shortest_times};
use mb_runtime::Geometry;
use serde::Serialize;

use crate::arguments::{BoardArguments, seconds};
use crate::commands::benchmark::series::SeriesArguments;
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
    let comparison = compare(arguments.board.geometry()?, &layouts);
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
pub(crate) fn compare(geometry: Geometry, layouts: &[BoardType]) -> SpeedComparison {
    let choices = layouts.iter().map(|layout| BoardChoice::new(geometry, *layout));
    let generated: Vec<BoardChoice> =
        choices.filter(|choice| choice.board_type() != BoardType::Generic).collect();
    let mut works: Vec<_> = generated.iter().map(|choice| choice.works().into_iter()).collect();
    let generic = BoardChoice::new(geometry, BoardType::Generic).works();
    let bar = progress::bar(generic.len() as u64, "measuring");
    let operations = generic.into_iter().map(|NamedWork { name, mut work }| {
        let mut others: Vec<TimedWork> =
            works.iter_mut().filter_map(Iterator::next).map(|named| named.work).collect();
        let mut compared: Vec<&mut TimedWork> = std::iter::once(&mut work).chain(&mut others).collect();
        let times: Vec<f64> = shortest_times(&mut compared, None).into_iter().flatten().collect();
        bar.inc(1);
        let generated = generated.iter().zip(&times[1..]).map(|(choice, nanoseconds)| GeneratedTime {
            layout: choice.board_type(),
            nanoseconds: *nanoseconds,
            ratio: times[0] / nanoseconds,
        });
        OperationTimes { operation: name, generic_nanoseconds: times[0], generated: generated.collect() }
    });
    let operations = operations.collect();
    bar.finish_and_clear();
    SpeedComparison::new(geometry, operations)
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
            self.operations.iter().filter(|times| times.operation == NamedWork::ONE_BY_ONE).flat_map(
                |times| {
                    let generated =
                        times.generated.iter().map(|generated| (generated.layout, generated.nanoseconds));
                    std::iter::once((BoardType::Generic, times.generic_nanoseconds)).chain(generated)
                },
            );
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
