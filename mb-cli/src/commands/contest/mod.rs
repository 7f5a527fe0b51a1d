//! What matches and tournaments have in common: openings, random numbers and threads, progress, records.

mod records;
pub(crate) mod scores;

use std::path::PathBuf;

use clap::Args;
use indicatif::ProgressBar;
use mb_runtime::prelude::*;
use mb_runtime::{Listener, Openings};

use crate::arguments::{BoardArguments, Random, number};
use crate::io::entrants::{self, Maker};
use crate::io::failure::Failure;
use crate::io::{moves, progress};
use records::Records;

/// How games are played and written down.
#[derive(Args, Debug)]
pub(crate) struct ContestArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Where the random numbers start.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many threads, at most 256, with fast random numbers; the results do not depend on it. Python's numbers are
    /// drawn one after the other, on one thread.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    /// An opening: moves with which both games of a pair begin. Given several times, the pairs take them in turn.
    #[arg(long = "opening", value_name = "MOVES", conflicts_with = "random_opening")]
    pub(crate) openings: Vec<String>,
    /// Begin each pair with so many random moves, the same ones in both games.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "PLIES")]
    pub(crate) random_opening: Option<usize>,
    /// Write the record of every game into a file: a line of JSON in a .jsonl file, its moves (as mb show --stdin
    /// reads them) in a .txt file.
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The openings that were asked for, on an empty board.
pub(crate) fn openings<B: Board>(empty: &B, arguments: &ContestArguments) -> Result<Openings<B>, Failure> {
    let start = Position::new(empty.clone());
    if arguments.openings.is_empty() {
        return Ok(Openings::random(&start, arguments.random_opening.unwrap_or(0)));
    }
    let lists = (1..).zip(&arguments.openings).map(|(number, text)| {
        let game = moves::play(empty, text);
        game.map(|game| game.record().to_vec()).map_err(|error| format!("opening {number}, {error}"))
    });
    let lists: Vec<Vec<Square>> = lists.collect::<Result<_, _>>().map_err(Failure::Input)?;
    Openings::list(&start, lists).map_err(Failure::input)
}

/// What makes each of the players, which can play with these random numbers on so many threads.
pub(crate) fn makers<B: Board>(
    players: &[&str],
    board: &B,
    random: Random,
    arguments: &ContestArguments,
) -> Result<Vec<Maker<B>>, Failure> {
    let threads = arguments.threads;
    if threads > 1 && random == Random::Python {
        return Err(Failure::Input(format!(
            "--threads {threads}: Python's random numbers are drawn one after the other, on one thread; \
             add --random fast, or leave --threads out"
        )));
    }
    if threads > 1 && players.iter().any(|name| entrants::is_human(name)) {
        return Err(Failure::Input(format!("--threads {threads}: a person plays one game at a time")));
    }
    players.iter().map(|name| entrants::maker(name, board)).collect()
}

/// Someone who draws a bar and writes records while games are played.
pub(crate) struct Witness {
    bar: ProgressBar,
    records: Option<Records>,
}

impl Witness {
    /// For so many pairs. A person who plays sees no bar, but the board.
    pub(crate) fn new(pairs: u64, players: &[&str], arguments: &ContestArguments) -> Result<Self, Failure> {
        let is_watched = players.iter().any(|name| entrants::is_human(name));
        let bar = if is_watched { ProgressBar::hidden() } else { progress::bar(pairs, "playing") };
        let records = arguments.records.as_deref().map(Records::create).transpose()?;
        Ok(Self { bar, records })
    }

    /// Listens to the games.
    pub(crate) fn listener(&mut self) -> Listener<'_> {
        let bar = &self.bar;
        let listener = Listener::new().on_progress(|pairs| bar.set_position(pairs));
        match &mut self.records {
            Some(records) => listener.on_game(|game| records.write(game)),
            None => listener,
        }
    }

    /// When all games are over.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        self.records.map_or(Ok(()), Records::finish)
    }
}
