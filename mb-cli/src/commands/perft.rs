//! `mb perft`: how many move sequences of a length there are.

use std::io::{self, Write as _};
use std::time::Instant;

use clap::Args;
use mb_runtime::Perft;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, number};
use crate::boards::{Task, with_board};
use crate::io::failure::Failure;
use crate::io::moves;

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves that lead to the position: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// The length of the sequences.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N")]
    depth: usize,
    /// Also by first move.
    #[arg(long)]
    divide: bool,
    /// Count sequences that lead to symmetric positions together, which takes memory.
    #[arg(long)]
    hashing: bool,
    /// How many threads, at most 256; the counts do not depend on it.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &PerftArguments) -> Result<(), Failure> {
    with_board(&arguments.board, PerftTask(arguments)).map_err(Failure::input)?
}

struct PerftTask<'arguments>(&'arguments PerftArguments);

impl Task for PerftTask<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B, board_type: &'static str) -> Self::Output {
        let arguments = self.0;
        let game = moves::play(empty, &arguments.moves).map_err(Failure::Input)?;
        let geometry = game.board().geometry();
        let perft = Perft::new(arguments.depth).hashing(arguments.hashing).threads(arguments.threads);
        let start = Instant::now();
        let (nodes, divide) = if arguments.divide {
            let parts = perft.divide(game.position());
            let coordinates = |(square, nodes)| {
                let (x, y) = geometry.xy(square);
                (x, y, nodes)
            };
            (parts.iter().map(|part| part.1).sum(), Some(parts.into_iter().map(coordinates).collect()))
        } else {
            (perft.count(game.position()), None)
        };
        let seconds = start.elapsed().as_secs_f64();
        // A depth of 0 and a divide count nothing that takes time.
        #[expect(clippy::cast_precision_loss, reason = "a speed")]
        let nodes_per_second = (seconds > 0.0).then(|| nodes as f64 / seconds);
        let view = PerftView { board_type, depth: arguments.depth, nodes, divide, seconds, nodes_per_second };
        let mut output = io::stdout().lock();
        if arguments.json {
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            for (x, y, nodes) in view.divide.iter().flatten() {
                writeln!(output, "{x},{y}: {nodes}")?;
            }
            let speed = nodes_per_second.unwrap_or_default() / 1e6;
            let depth = view.depth;
            writeln!(output, "perft({depth}) = {nodes} in {seconds:.3} s, {speed:.1} M/s ({board_type})")?;
        }
        Ok(())
    }
}

/// The number of sequences of `depth` moves; a game that ended earlier is not continued.
#[derive(Serialize, Debug)]
struct PerftView {
    board_type: &'static str,
    depth: usize,
    nodes: u128,
    /// (column, row, sequences that begin there).
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<(usize, usize, u128)>>,
    seconds: f64,
    nodes_per_second: Option<f64>,
}
