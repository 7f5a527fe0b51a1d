//! What `mb match` and `mb tournament` share: openings, random numbers, threads, progress and records.

mod records;
pub(crate) mod scores;

use std::path::PathBuf;

use clap::Args;
use indicatif::ProgressBar;
use mb_engine::{BoardChoice, BoardType, Contest, OpeningMoves};
use mb_runtime::prelude::*;
use mb_runtime::{Listener, Openings};

use crate::arguments::{BoardArguments, RandomNumbers, number};
use crate::io::failure::Failure;
use crate::io::{entrants, moves, progress};
use records::RecordFile;

/// The board, and how games are played and recorded.
#[derive(Args, Debug)]
pub(crate) struct ContestArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Seed of the random numbers.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Threads to play on, at most 256; the results do not depend on them. Needs fast random numbers: Python's are
    /// drawn one after the other.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    /// Begin both games of a pair with these moves. Given several times, the pairs take the openings in turn.
    #[arg(long = "opening", value_name = "MOVES", conflicts_with = "random_opening")]
    openings: Vec<String>,
    /// Begin both games of a pair with this many random moves.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "PLIES")]
    random_opening: Option<usize>,
    /// Write the record of every game into a file: as a line of JSON in a .jsonl file, as a list of moves (which mb
    /// show --stdin reads) in a .txt file.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

impl ContestArguments {
    /// The board for games between these players: the generic one if a player looks more than one move ahead.
    pub(crate) fn choice(&self, players: &[&str]) -> Result<BoardChoice, Failure> {
        let choice = self.board.choice()?;
        if entrants::are_rules(players) {
            return Ok(choice);
        }
        Ok(BoardChoice::new(choice.geometry(), BoardType::Generic))
    }

    /// Describes how `pairs` pairs of games begin and are played.
    pub(crate) fn contest(&self, empty: &BitBoard, pairs: u64) -> Result<Contest, Failure> {
        Ok(Contest { openings: self.openings(empty)?, pairs, seed: self.seed, threads: self.threads })
    }

    fn openings(&self, empty: &BitBoard) -> Result<OpeningMoves, Failure> {
        if self.openings.is_empty() {
            return Ok(OpeningMoves::Random(self.random_opening.unwrap_or(0)));
        }
        let lists = (1..).zip(&self.openings).map(|(number, text)| {
            let game = moves::play(empty, text);
            game.map(|game| game.record().to_vec()).map_err(|error| format!("opening {number}, {error}"))
        });
        let lists: Vec<Vec<Square>> = lists.collect::<Result<_, _>>()?;
        Openings::list(&Position::new(empty.clone()), lists.clone()).map_err(Failure::input)?;
        Ok(OpeningMoves::Lists(lists))
    }

    /// Checks that the players can play with these random numbers on as many threads as `--threads` asks for.
    pub(crate) fn check_threads(&self, players: &[&str], random: RandomNumbers) -> Result<(), Failure> {
        let threads = self.threads;
        if threads > 1 && random == RandomNumbers::Python {
            return Err(Failure::Input(format!(
                "--threads {threads}: Python's random numbers are drawn one after the other, on one thread; \
                 add --random fast, or leave --threads out"
            )));
        }
        if threads > 1 && players.iter().any(|name| entrants::is_human(name)) {
            return Err(Failure::Input(format!("--threads {threads}: a person plays one game at a time")));
        }
        Ok(())
    }
}

/// Shows a progress bar and writes records while games are played.
pub(crate) struct ContestObserver {
    bar: ProgressBar,
    records: Option<RecordFile>,
}

impl ContestObserver {
    /// Observes `pairs` pairs of games. Hides the bar from a person who plays and watches the board.
    pub(crate) fn new(pairs: u64, players: &[&str], arguments: &ContestArguments) -> Result<Self, Failure> {
        let is_watched = players.iter().any(|name| entrants::is_human(name));
        let bar = if is_watched { ProgressBar::hidden() } else { progress::bar(pairs, "playing") };
        let records = arguments.records.as_deref().map(RecordFile::create).transpose()?;
        Ok(Self { bar, records })
    }

    /// Returns the listener for the games.
    pub(crate) fn listener(&mut self) -> Listener<'_> {
        let bar = &self.bar;
        let listener = Listener::new().on_progress(|pairs| bar.set_position(pairs));
        match &mut self.records {
            Some(records) => listener.on_game(|game| records.write(game)),
            None => listener,
        }
    }

    /// Removes the bar and finishes the records.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        self.records.map_or(Ok(()), RecordFile::finish)
    }
}
