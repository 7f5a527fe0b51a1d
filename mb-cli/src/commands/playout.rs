//! `mb playout`: random games from a position, counted by first move.

use std::io::{self, Write as _};
use std::time::Duration;

use clap::Args;
use mb_runtime::prelude::*;
use mb_runtime::{PlayoutMethod, Tally};
use serde::Serialize;

use crate::arguments::{BoardArguments, Random, number, seconds};
use crate::boards::{Task, with_board};
use crate::io::failure::Failure;
use crate::io::{moves, tables};

/// Without a count and without a time limit.
const DEFAULT_COUNT: u64 = 10_000;

/// The name of the choice that leaves the method to the library.
const AUTO: &str = "auto";

#[derive(Args, Debug)]
pub(crate) struct PlayoutArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves that lead to the position: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// How many games.
    /// 10,000 if neither a count nor a time limit is given.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N")]
    count: Option<u64>,
    /// Stop after this many seconds, even if the count is not reached.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,
    /// Where the random numbers start.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Where random numbers come from. Python's are drawn game by game, on one thread.
    #[arg(long, value_enum, default_value_t = Random::Fast)]
    random: Random,
    /// How to play with fast random numbers: auto takes the fastest way.
    #[arg(long, value_parser = [AUTO, "one", "batch", "winner"], default_value = AUTO, value_name = "METHOD")]
    method: String,
    /// How many threads, at most 256; the result does not depend on it.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &PlayoutArguments) -> Result<(), Failure> {
    with_board(&arguments.board, PlayoutTask(arguments)).map_err(Failure::input)?
}

struct PlayoutTask<'arguments>(&'arguments PlayoutArguments);

impl Task for PlayoutTask<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B, board_type: &'static str) -> Self::Output {
        let arguments = self.0;
        let game = moves::play(empty, &arguments.moves).map_err(Failure::Input)?;
        let unlimited = if arguments.time_limit.is_some() { u64::MAX } else { DEFAULT_COUNT };
        let mut playouts = Playouts::new(arguments.count.unwrap_or(unlimited))
            .seed(arguments.seed)
            .threads(arguments.threads);
        if arguments.method != AUTO {
            playouts = playouts.method(arguments.method.parse::<PlayoutMethod>().map_err(Failure::input)?);
        }
        if let Some(limit) = arguments.time_limit {
            playouts = playouts.time_limit(limit);
        }
        let tally = match arguments.random {
            Random::Python => playouts.run_with(game.position(), &mut PythonRandom::new(arguments.seed)),
            Random::Fast => playouts.run(game.position()),
        };
        let view = TallyView::new(&tally, game.board().geometry(), board_type);
        let mut output = io::stdout().lock();
        if arguments.json {
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            write!(output, "{}", view.table())?;
        }
        Ok(())
    }
}

/// What came of the games.
#[derive(Serialize, Debug)]
pub(crate) struct TallyView {
    board_type: &'static str,
    count: u64,
    method: String,
    instruction_set: String,
    seconds: f64,
    games_per_second: f64,
    moves: Vec<FirstMove>,
}

/// What came of the games that began with one move.
#[derive(Serialize, Debug)]
struct FirstMove {
    x: usize,
    y: usize,
    circle: u64,
    cross: u64,
    draw: u64,
}

impl TallyView {
    pub(crate) fn new(tally: &Tally, geometry: Geometry, board_type: &'static str) -> Self {
        let moves = tally.moves().iter().map(|(square, outcomes)| {
            let (x, y) = geometry.xy(*square);
            FirstMove { x, y, circle: outcomes.circle, cross: outcomes.cross, draw: outcomes.draw }
        });
        Self {
            board_type,
            count: tally.games(),
            method: tally.method().to_string(),
            instruction_set: tally.instruction_set().to_string(),
            seconds: tally.elapsed().as_secs_f64(),
            games_per_second: tally.games_per_second(),
            moves: moves.collect(),
        }
    }

    /// A table for a terminal.
    pub(crate) fn table(&self) -> String {
        let header = ["first move", "circle wins", "cross wins", "draws"].map(str::to_owned).to_vec();
        let rows = self.moves.iter().map(|first| {
            let name = format!("({}, {})", first.x, first.y);
            vec![name, first.circle.to_string(), first.cross.to_string(), first.draw.to_string()]
        });
        let table = tables::table(header, rows);
        let Self { count, method, instruction_set, seconds, games_per_second, board_type, .. } = self;
        format!(
            "{table}\n{count} games in {seconds:.3} s, {games_per_second:.0} a second ({method}, \
             {instruction_set}, {board_type})\n"
        )
    }
}
