//! `mb perft`: how many move sequences of a length there are.

use std::io::{self, Write as _};
use std::time::Instant;

use mb_runtime::prelude::*;
use mb_runtime::{divide, perft};
use serde::Serialize;

use crate::arguments::PerftArguments;
use crate::boards::{Task, with_board};
use crate::failure::Failure;
use crate::moves;

pub(crate) fn run(arguments: &PerftArguments) -> Result<(), Failure> {
    with_board(&arguments.board, Count(arguments)).map_err(Failure::input)?
}

struct Count<'arguments>(&'arguments PerftArguments);

impl Task for Count<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board + Sync + 'static>(self, empty: B, board_type: &'static str) -> Self::Output {
        let arguments = self.0;
        let game = moves::play(empty, &arguments.moves).map_err(Failure::Input)?;
        let geometry = game.board().geometry();
        let start = Instant::now();
        let (nodes, divide) = if arguments.divide {
            let parts = divide(game.position(), arguments.depth);
            let coordinates = |(square, nodes)| {
                let (x, y) = geometry.xy(square);
                (x, y, nodes)
            };
            (parts.iter().map(|part| part.1).sum(), Some(parts.into_iter().map(coordinates).collect()))
        } else {
            (perft(game.position(), arguments.depth), None)
        };
        let seconds = start.elapsed().as_secs_f64();
        let view = PerftView { board_type, depth: arguments.depth, nodes, divide, seconds };
        let mut output = io::stdout().lock();
        if arguments.json {
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            for (x, y, nodes) in view.divide.iter().flatten() {
                writeln!(output, "{x},{y}: {nodes}")?;
            }
            writeln!(output, "perft({}) = {nodes} in {seconds:.3} s ({board_type})", view.depth)?;
        }
        Ok(())
    }
}

/// The number of sequences of `depth` moves; a game that ended earlier is not continued.
#[derive(Serialize, Debug)]
struct PerftView {
    board_type: &'static str,
    depth: usize,
    nodes: u64,
    /// (column, row, sequences that begin there).
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<(usize, usize, u64)>>,
    seconds: f64,
}
