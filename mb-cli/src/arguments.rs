//! What a user can write on the command line.

mod contests;

use clap::{Args, Parser, Subcommand, ValueEnum};
use mb_runtime::Geometry;
use mb_runtime::error::GeometryError;
use serde::Serialize;

pub(crate) use contests::{
    CheckArguments, ContestArguments, MatchArguments, PlayArguments, SeriesArguments, TournamentArguments,
};

/// Play, measure and examine m,n,k-games. Without a sub-command: a tour of everything in under ten seconds.
#[derive(Parser, Debug)]
#[command(name = "mb", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Show everything about a position.
    Show(ShowArguments),
    /// Play random games to the end from a position, and count who wins by first move.
    Playout(PlayoutArguments),
    /// Let two players play each other, sides swapped in every pair, and print the table of results.
    Match(MatchArguments),
    /// Let every player play every other one, and print a cross table in the order of their scores.
    Tournament(TournamentArguments),
    /// Play against a player, or against another person, in the terminal.
    Play(PlayArguments),
    /// Find out whether a player never loses, and whether it always plays a best move, and list where it errs.
    Check(CheckArguments),
    /// Print a position with what a player thinks of every move.
    Analyze(AnalyzeArguments),
    /// Count the move sequences of a length.
    Perft(PerftArguments),
    /// Find out what a position is worth, and which moves keep its value.
    ///
    /// The layout is that of the board on which the position is set up; the search has a board of its own.
    Solve(SolveArguments),
    /// Print the code that `#[derive_board]` writes for a board.
    Expand(GeneratorArguments),
    /// Draw every mask, and every delta swap of every symmetry, as little boards.
    Masks(GeneratorArguments),
    /// Measure how many times faster the generated boards are than the generic one; without a board, compare all
    /// boards of the series, with and without line counts.
    Benchmark(BenchmarkArguments),
}

/// Which board.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct BoardArguments {
    /// As many columns as rows, 1 to 256.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", conflicts_with_all = ["cols", "rows"])]
    size: Option<usize>,
    /// Columns, 1 to 256; with --rows in place of --size.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "M", requires = "rows")]
    cols: Option<usize>,
    /// Rows, 1 to 256.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", requires = "cols")]
    rows: Option<usize>,
    /// Squares in a row that win: the shorter side if not given.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "K")]
    win: Option<usize>,
    /// How the board keeps its marks: bitboard if not given. A shape without a generated board runs on the
    /// generic one.
    #[arg(long, value_enum)]
    pub(crate) layout: Option<Layout>,
}

impl BoardArguments {
    /// A square board of a layout.
    pub(crate) const fn square(size: usize, layout: Layout) -> Self {
        Self { size: Some(size), cols: None, rows: None, win: None, layout: Some(layout) }
    }

    /// The same shape in another layout.
    pub(crate) const fn with_layout(self, layout: Layout) -> Self {
        Self { layout: Some(layout), ..self }
    }

    /// Whether anything was said about the board.
    pub(crate) const fn is_given(&self) -> bool {
        self.size.is_some()
            || self.cols.is_some()
            || self.rows.is_some()
            || self.win.is_some()
            || self.layout.is_some()
    }

    /// The layout that was asked for, or the default one.
    pub(crate) fn layout(&self) -> Layout {
        self.layout.unwrap_or(Layout::Bitboard)
    }

    /// The shape that was asked for; 3×3 if nothing was said.
    pub(crate) fn geometry(&self) -> Result<Geometry, GeometryError> {
        let (cols, rows, win) = self.sides();
        Geometry::new(cols, rows, win.unwrap_or(cols.min(rows)))
    }

    /// Columns, rows, and squares in a row if that was said, as they were asked for.
    pub(crate) fn sides(&self) -> (usize, usize, Option<usize>) {
        const DEFAULT_SIZE: usize = 3;
        let size = self.size.unwrap_or(DEFAULT_SIZE);
        (self.cols.unwrap_or(size), self.rows.unwrap_or(size), self.win)
    }
}

/// How a board keeps its marks.
#[derive(ValueEnum, Serialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Layout {
    /// Generated: two words, one per mark.
    Bitboard,
    /// Generated: one word, two bits a square.
    Twobit,
    /// The board whose size is known only at run time.
    Generic,
}

impl Layout {
    /// The word for it on the command line and in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Bitboard => "bitboard",
            Self::Twobit => "twobit",
            Self::Generic => "generic",
        }
    }
}

/// Where random numbers come from.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Random {
    /// Python's generator, with which the series' figures come out to the last game.
    Python,
    /// A small, fast generator.
    Fast,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Moves in order, circle first: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with = "stdin")]
    pub(crate) moves: String,
    /// Read one list of moves a line from standard input and write one JSON object a line.
    #[arg(long)]
    pub(crate) stdin: bool,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PlayoutArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Moves that lead to the position: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    pub(crate) moves: String,
    /// How many games.
    /// 10,000 if neither a count nor a time limit is given.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N")]
    pub(crate) count: Option<u64>,
    /// Stop after this many seconds, even if the count is not reached.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time_limit: Option<std::time::Duration>,
    /// Where the random numbers start.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Where random numbers come from. Python's are drawn game by game, on one thread.
    #[arg(long, value_enum, default_value_t = Random::Fast)]
    pub(crate) random: Random,
    /// How to play with fast random numbers: auto takes the fastest way.
    #[arg(long, value_parser = ["auto", "one", "batch", "winner"], default_value = "auto", value_name = "METHOD")]
    pub(crate) method: String,
    /// How many threads, at most 256; the result does not depend on it.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyzeArguments {
    /// The player, by our name or the series', with parameters if wanted: NAME:key=value,key=value.
    pub(crate) player: String,
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Moves in order, circle first: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with = "stdin")]
    pub(crate) moves: String,
    /// Read one list of moves a line from standard input and write one JSON object a line.
    #[arg(long)]
    pub(crate) stdin: bool,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Moves that lead to the position: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    pub(crate) moves: String,
    /// The length of the sequences.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N")]
    pub(crate) depth: usize,
    /// Also by first move.
    #[arg(long)]
    pub(crate) divide: bool,
    /// Count sequences that lead to symmetric positions together, which takes memory.
    #[arg(long)]
    pub(crate) hashing: bool,
    /// How many threads, at most 256; the counts do not depend on it.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct SolveArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Moves in order, circle first: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with_all = ["position", "stdin"])]
    pub(crate) moves: String,
    /// The position as text: o, x or . for every square, column by column.
    #[arg(long, value_name = "TEXT", conflicts_with = "stdin")]
    pub(crate) position: Option<String>,
    /// Read one list of moves a line from standard input and write one JSON object a line.
    #[arg(long)]
    pub(crate) stdin: bool,
    /// Whoever completes a line loses.
    #[arg(long)]
    pub(crate) misere: bool,
    /// Look the answer up in this file, which holds every position of a board of at most 16 squares; where there is no
    /// such file, solve the board and write it.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["method", "threads", "memory", "nodes", "time"])]
    pub(crate) database: Option<std::path::PathBuf>,
    /// The value of every move.
    #[arg(long)]
    pub(crate) all: bool,
    /// How long it takes: the shortest win, the longest defence.
    #[arg(long)]
    pub(crate) distance: bool,
    /// How to search. Proof numbers are at their best where a win is long and narrow.
    #[arg(long, value_enum, default_value_t = SolveMethod::NullWindow)]
    pub(crate) method: SolveMethod,
    /// How many threads, at most 256, and 0 for as many as there are processors; the answer does not depend on it.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
    /// The most memory for the table, in mebibytes.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "MIB", default_value_t = 256)]
    pub(crate) memory: usize,
    /// Stop after so many positions.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// Stop after so many seconds.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<std::time::Duration>,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How to solve.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SolveMethod {
    /// Depth first, with questions that are answered by yes or no.
    NullWindow,
    /// Best first, by proof numbers.
    ProofNumber,
}

impl From<SolveMethod> for mb_runtime::solve::Method {
    fn from(method: SolveMethod) -> Self {
        match method {
            SolveMethod::NullWindow => Self::NullWindow,
            SolveMethod::ProofNumber => Self::ProofNumber,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct GeneratorArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What to measure instead of the generated boards against the generic one.
#[derive(Subcommand, Debug)]
pub(crate) enum BenchmarkCommand {
    /// Run the benchmark of the series on 3×3 boards: ai2 against ai2, ai14s against ai2, and a search; with the
    /// ratios over the figures published for Python.
    Series(SeriesArguments),
}

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchmarkArguments {
    #[command(subcommand)]
    pub(crate) what: Option<BenchmarkCommand>,
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Stop the comparison of all boards after this many seconds; tables that were not reached are left out.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds, conflicts_with_all = ["size", "cols", "rows", "win", "layout"])]
    pub(crate) time_limit: Option<std::time::Duration>,
    /// Draw the comparison of all boards, a chart for each of its tables, in an .svg or a .png file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "cols", "rows", "win", "layout"])]
    pub(crate) plot: Option<std::path::PathBuf>,
}

/// Reads a whole number.
fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| "write a whole number from 0, in digits only".to_owned())
}

/// Reads a number of seconds: 0 or more, fractions allowed.
fn seconds(text: &str) -> Result<std::time::Duration, String> {
    let seconds = text.parse::<f64>().map_err(|_| "write a number of seconds, such as 0.5".to_owned())?;
    std::time::Duration::try_from_secs_f64(seconds)
        .map_err(|_| "write a number of seconds from 0, such as 0.5".to_owned())
}
