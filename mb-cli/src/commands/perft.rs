//! `mb perft`: counts the move sequences of a given length.

use std::io::{self, Write as _};
use std::time::Instant;

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::Perft;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, number};
use crate::io::failure::Failure;
use crate::io::{json, moves};

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves that lead to the position, with spaces between: column,row from 0, or names such as B3.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Moves in each sequence.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N")]
    depth: usize,
    /// Also print the count of each first move.
    #[arg(long)]
    divide: bool,
    /// Count from symmetric positions only once, using a table that takes memory.
    #[arg(long)]
    hashing: bool,
    /// Threads to count on, at most 256; the counts do not depend on them.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &PerftArguments) -> Result<(), Failure> {
    let (empty, choice) = (arguments.board.empty()?, arguments.board.choice()?);
    let game = moves::play(&empty, &arguments.moves)?;
    let perft = Perft::new(arguments.depth).hashing(arguments.hashing).threads(arguments.threads);
    let start = Instant::now();
    let (nodes, divide) = if arguments.divide {
        let parts = choice.divide(game.record(), &perft);
        (parts.iter().map(|(_, nodes)| nodes).sum(), Some(parts))
    } else {
        (choice.perft(game.record(), &perft), None)
    };
    let seconds = start.elapsed().as_secs_f64();
    let with_coordinates = |(square, nodes)| {
        let (x, y) = empty.geometry().xy(square);
        (x, y, nodes)
    };
    #[expect(clippy::cast_precision_loss, reason = "a rate is no more exact than an f64")]
    let view = PerftView {
        board_type: choice.board_type(),
        depth: arguments.depth,
        nodes,
        divide: divide.map(|parts| parts.into_iter().map(with_coordinates).collect()),
        seconds,
        // A coarse clock may not see that time has passed.
        nodes_per_second: (seconds > 0.0).then(|| nodes as f64 / seconds),
    };
    if arguments.json { json::print(&view) } else { Ok(view.print_text()?) }
}

/// The number of sequences of `depth` moves. A game that ends earlier does not count.
#[derive(Serialize, Debug)]
struct PerftView {
    board_type: BoardType,
    depth: usize,
    nodes: u128,
    /// (column, row, number of sequences that begin there).
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<(usize, usize, u128)>>,
    seconds: f64,
    nodes_per_second: Option<f64>,
}

impl PerftView {
    fn print_text(&self) -> io::Result<()> {
        let mut output = io::stdout().lock();
        for (x, y, nodes) in self.divide.iter().flatten() {
            writeln!(output, "{x},{y}: {nodes}")?;
        }
        let Self { board_type, depth, nodes, seconds, .. } = self;
        let speed = self.nodes_per_second.unwrap_or_default() / 1e6;
        writeln!(output, "perft({depth}) = {nodes} in {seconds:.3} s, {speed:.1} M/s ({board_type})")
    }
}
