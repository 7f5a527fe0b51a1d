//! The arguments of the sub-commands in which players play.

use std::path::PathBuf;

use clap::Args;
use mb_runtime::boards::SeriesBoard;
use mb_runtime::tree::Scoring;

use super::{BoardArguments, Random, number};

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

#[derive(Args, Debug)]
pub(crate) struct MatchArguments {
    /// The first player, by our name or the series', with parameters if wanted: NAME:key=value,key=value. Or human, a
    /// person at the terminal, or database:file=FILE, which plays from a file that mb solve --database makes.
    pub(crate) first: String,
    /// The second player.
    pub(crate) second: String,
    #[command(flatten)]
    pub(crate) contest: ContestArguments,
    /// How many pairs of games; in each pair both players move first once.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N", default_value_t = 10_000)]
    pub(crate) pairs: u64,
    /// Where random numbers come from.
    #[arg(long, value_enum, default_value_t = Random::Python)]
    pub(crate) random: Random,
    /// Below the table, print the share of the points and the Elo difference, each with its 95 % interval.
    #[arg(long)]
    pub(crate) elo: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TournamentArguments {
    /// The players, two or more, by our names or the series', with parameters if wanted: NAME:key=value,key=value.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) contest: ContestArguments,
    /// How many pairs of games each two players play; in each pair both move first once.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N", default_value_t = 1_000)]
    pub(crate) pairs: u64,
    /// Where random numbers come from.
    #[arg(long, value_enum, default_value_t = Random::Fast)]
    pub(crate) random: Random,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// Whom to play against: a player by our name or the series', or human for two people.
    #[arg(default_value = "ai14s")]
    pub(crate) opponent: String,
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Your side: o moves first.
    #[arg(long, value_parser = ["o", "x"], default_value = "o", value_name = "SIDE")]
    pub(crate) side: String,
    /// Who gives hints; the opponent, or ai14s when two people play, if not given.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) hints: Option<String>,
    /// Moves to begin with: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    pub(crate) moves: String,
    /// Where the random numbers start.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Write the game as JSON at the end; the conversation is then on standard error.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// The player, by our name or the series', with parameters if wanted: NAME:key=value,key=value.
    pub(crate) player: String,
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Whether it never loses, as either side, whatever the other side does. Both checks if none is asked for.
    #[arg(long)]
    pub(crate) weakly: bool,
    /// Whether it plays only best moves in every position.
    #[arg(long)]
    pub(crate) strongly: bool,
    /// What makes a move the best: its result alone, also the number of moves to it, or also in which draws the
    /// other side must be careful.
    #[arg(long, value_parser = scoring, default_value = "result", value_name = "SCORING")]
    pub(crate) scoring: Scoring,
    /// Check from the position after these moves on: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    pub(crate) moves: String,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SeriesArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// A board by its name in the series; a wrong name lists them. All boards if neither this nor --layout is given.
    #[arg(long, value_parser = series_board, value_name = "BOARD", conflicts_with = "layout")]
    pub(crate) board_type: Option<SeriesBoard>,
    /// With counts of the marks on every line beside the board: all boards that can have them, or that of --board-type.
    #[arg(long, conflicts_with = "layout")]
    pub(crate) count_linemark: bool,
    /// How many pairs each match has.
    #[arg(long, allow_negative_numbers = true, value_parser = pairs, value_name = "N", default_value_t = 50_000)]
    pub(crate) pairs: u64,
    /// Where random numbers come from. With Python's the matches are the published ones, game for game.
    #[arg(long, value_enum, default_value_t = Random::Python)]
    pub(crate) random: Random,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads a number of pairs that can be timed.
fn pairs(text: &str) -> Result<u64, String> {
    let pairs = number(text)?;
    if pairs == 0 { Err("write at least 1".to_owned()) } else { Ok(pairs) }
}

/// Reads the name of a scoring.
fn scoring(text: &str) -> Result<Scoring, String> {
    match text {
        "result" => Ok(Scoring::Result),
        "shortest-win" => Ok(Scoring::ShortestWin),
        "hopeful-draws" => Ok(Scoring::HopefulDraws),
        _ => Err("write result, shortest-win or hopeful-draws".to_owned()),
    }
}

/// Reads the name of a board of the series.
fn series_board(text: &str) -> Result<SeriesBoard, String> {
    text.parse().map_err(|error: mb_runtime::boards::ParseSeriesBoardError| error.to_string())
}
