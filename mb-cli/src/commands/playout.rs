//! `mb playout`: plays random games from a position and counts them by first move.

use std::io::{self, Write as _};
use std::time::Duration;

use clap::Args;
use mb_engine::{BoardChoice, BoardType};
use mb_runtime::Tally;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, RandomNumbers, number, seconds};
use crate::io::failure::Failure;
use crate::io::{json, moves, tables};

/// The number of games if neither a count nor a time limit is given.
const DEFAULT_COUNT: u64 = 10_000;

/// The name for the fastest method.
const AUTO: &str = "auto";

#[derive(Args, Debug)]
pub(crate) struct PlayoutArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves that lead to the position, with spaces between: column,row from 0, or names such as B3.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Games to play [default: 10000, or no limit with --time-limit].
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N")]
    count: Option<u64>,
    /// Stop after this many seconds, even if the count is not reached.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,
    /// Seed of the random numbers.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Choose the source of random numbers. Games with Python's numbers run one after the other, on one thread.
    #[arg(long, value_enum, default_value_t = RandomNumbers::Fast)]
    random: RandomNumbers,
    /// Choose how to play with fast random numbers; auto chooses the fastest method.
    #[arg(long, value_parser = [AUTO, "one", "batch", "winner"], default_value = AUTO, value_name = "METHOD")]
    method: String,
    /// Threads to play on, at most 256; the result does not depend on them.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &PlayoutArguments) -> Result<(), Failure> {
    let (empty, choice) = (arguments.board.empty()?, arguments.board.choice()?);
    let game = moves::play(&empty, &arguments.moves)?;
    let mut dice = match arguments.random {
        RandomNumbers::Python => Some(PythonRandom::new(arguments.seed)),
        RandomNumbers::Fast => None,
    };
    let tally = choice.play_out(game.record(), &playouts(arguments), dice.as_mut());
    let view = TallyView::new(&tally, choice);
    if arguments.json { json::print(&view) } else { Ok(write!(io::stdout(), "{}", view.table())?) }
}

/// The games that the arguments ask for.
fn playouts(arguments: &PlayoutArguments) -> Playouts {
    let default = if arguments.time_limit.is_some() { u64::MAX } else { DEFAULT_COUNT };
    let games = arguments.count.unwrap_or(default);
    let playouts = Playouts::new(games).seed(arguments.seed).threads(arguments.threads);
    // Without a method the library chooses the fastest.
    let playouts = arguments.method.parse().into_iter().fold(playouts, Playouts::method);
    arguments.time_limit.into_iter().fold(playouts, Playouts::time_limit)
}

/// The results of the games.
#[derive(Serialize, Debug)]
pub(crate) struct TallyView {
    board_type: BoardType,
    count: u64,
    method: String,
    instruction_set: String,
    seconds: f64,
    games_per_second: f64,
    moves: Vec<FirstMove>,
}

/// The results of the games that began with one move.
#[derive(Serialize, Debug)]
struct FirstMove {
    x: usize,
    y: usize,
    circle: u64,
    cross: u64,
    draw: u64,
}

impl TallyView {
    pub(crate) fn new(tally: &Tally, choice: BoardChoice) -> Self {
        let moves = tally.moves().iter().map(|(square, outcomes)| {
            let (x, y) = choice.geometry().xy(*square);
            FirstMove { x, y, circle: outcomes.circle, cross: outcomes.cross, draw: outcomes.draw }
        });
        Self {
            board_type: choice.board_type(),
            count: tally.games(),
            method: tally.method().to_string(),
            instruction_set: tally.instruction_set().to_string(),
            seconds: tally.elapsed().as_secs_f64(),
            games_per_second: tally.games_per_second(),
            moves: moves.collect(),
        }
    }

    /// Renders a table for a terminal.
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
