//! `mb benchmark series`: the benchmark of the series, in its three parts, on 3×3 boards.
//!
//! Two matches of 50,000 pairs, `ai2` against `ai2` and `ai14s` against `ai2`, on one stream of random numbers, and
//! the analysis of the empty board by `ai_abs_dls` to the end of the game.

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::Instant;

use clap::Args;
use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::players::{self, PatternRule, RandomPlayer, ScoringPlayer};
use mb_runtime::prelude::*;
use mb_runtime::{FastRandom, Score};
use serde::Serialize;

use crate::arguments::{BoardArguments, LayoutChoice, Random, number};
use crate::boards::{Bitboard3x3, Task, Twobit3x3, with_board};
use crate::io::failure::Failure;
use crate::io::{progress, tables};

/// The fastest figures that the series publishes for its benchmark: article 215, `BitBoard3x3`.
const PUBLISHED: PublishedSpeeds = PublishedSpeeds {
    article: 215,
    board: "BitBoard3x3",
    random_pairs_per_second: 24_220.47,
    scoring_pairs_per_second: 3_238.18,
    search_milliseconds: 7.9,
};

#[derive(Serialize, Debug)]
struct PublishedSpeeds {
    article: u16,
    board: &'static str,
    random_pairs_per_second: f64,
    scoring_pairs_per_second: f64,
    search_milliseconds: f64,
}

#[derive(Args, Debug)]
pub(crate) struct SeriesArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// A board by its name in the series; a wrong name lists them. All boards if neither this nor --layout is given.
    #[arg(long, value_parser = series_board, value_name = "BOARD", conflicts_with = "layout")]
    board_type: Option<SeriesBoard>,
    /// With counts of the marks on every line beside the board: all boards that can have them, or that of --board-type.
    #[arg(long, conflicts_with = "layout")]
    count_linemark: bool,
    /// How many pairs each match has.
    #[arg(long, allow_negative_numbers = true, value_parser = pairs, value_name = "N", default_value_t = 50_000)]
    pairs: u64,
    /// Where random numbers come from. With Python's the matches are the published ones, game for game.
    #[arg(long, value_enum, default_value_t = Random::Python)]
    random: Random,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Reads a number of pairs that can be timed.
fn pairs(text: &str) -> Result<u64, String> {
    let pairs = number(text)?;
    if pairs == 0 { Err("write at least 1".to_owned()) } else { Ok(pairs) }
}

/// Reads the name of a board of the series.
fn series_board(text: &str) -> Result<SeriesBoard, String> {
    text.parse().map_err(|error: mb_runtime::boards::ParseSeriesBoardError| error.to_string())
}

pub(crate) fn run(arguments: &SeriesArguments) -> Result<(), Failure> {
    let geometry = arguments.board.geometry().map_err(Failure::input)?;
    if Ok(geometry) != Geometry::square_board(3) {
        return Err(Failure::Input(
            "the series' benchmark is played on 3×3, 3 in a row: leave the size out".into(),
        ));
    }
    let results = measure(arguments)?;
    let mut output = io::stdout().lock();
    if arguments.json {
        let report = serde_json::json!({ "published": PUBLISHED, "boards": results });
        writeln!(output, "{}", serde_json::to_string_pretty(&report).map_err(io::Error::from)?)?;
    } else {
        write!(output, "{}", text(&results))?;
    }
    Ok(())
}

/// Measures the boards that were asked for: if none was, all that come with line counts, or without them and the
/// generated ones in front.
fn measure(arguments: &SeriesArguments) -> Result<Vec<Measured>, Failure> {
    let count_linemark = arguments.count_linemark;
    let benchmark = |name: &str| Benchmark {
        name: if count_linemark { format!("{name}, line counts") } else { name.to_owned() },
        pairs: arguments.pairs,
        random: arguments.random,
    };
    let counting = if count_linemark { LineCounting::On } else { LineCounting::Off };
    let on_series_board = |board: SeriesBoard| {
        let geometry = arguments.board.geometry().map_err(Failure::input)?;
        board.run(geometry, counting, benchmark(board.name())).map_err(Failure::input)?
    };
    if let Some(board) = arguments.board_type {
        return Ok(vec![on_series_board(board)?]);
    }
    if let Some(layout) = arguments.board.layout {
        return Ok(vec![with_board(&arguments.board, benchmark(layout.name())).map_err(Failure::input)??]);
    }
    let boards: Vec<SeriesBoard> =
        SeriesBoard::variants().filter(|variant| variant.1 == counting).map(|(board, _)| board).collect();
    // The generated boards keep no line counts.
    let generated = if count_linemark { 0 } else { 2 };
    let bar = progress::bar(generated + boards.len() as u64, "measuring");
    let mut results = Vec::new();
    if !count_linemark {
        results.push(BoardTask::run(benchmark(LayoutChoice::Bitboard.name()), Bitboard3x3::new())?);
        bar.inc(1);
        results.push(BoardTask::run(benchmark(LayoutChoice::Twobit.name()), Twobit3x3::new())?);
        bar.inc(1);
    }
    for board in boards {
        results.push(on_series_board(board)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(results)
}

/// The benchmark, on a board whose type is chosen at run time.
struct Benchmark {
    name: String,
    pairs: u64,
    random: Random,
}

/// What was measured on a board.
#[derive(Serialize, Debug)]
struct Measured {
    board: String,
    random_match: MatchSpeed,
    scoring_match: MatchSpeed,
    search: SearchSpeed,
}

/// A match: won, lost and drawn by the first player, and how fast it was played.
#[derive(Serialize, Debug)]
struct MatchSpeed {
    total: [u64; 3],
    pairs_per_second: f64,
    /// How many times faster than Python.
    ratio: f64,
}

/// An analysis: the positions it visited, and how long it took on average.
#[derive(Serialize, Debug)]
struct SearchSpeed {
    nodes: Option<u64>,
    milliseconds: f64,
    /// How many times faster than Python.
    ratio: f64,
}

impl Task for Benchmark {
    type Output = Result<Measured, Failure>;

    fn run<B: Board>(self, empty: B, _: &'static str) -> Self::Output {
        self.measure(empty)
    }
}

impl BoardTask for Benchmark {
    type Output = Result<Measured, Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        self.measure(empty)
    }
}

impl Benchmark {
    fn measure<B: Board + 'static>(self, empty: B) -> Result<Measured, Failure> {
        let start = Position::new(empty);
        let (random_match, scoring_match) = match self.random {
            Random::Python => self.matches(&start, &mut PythonRandom::new(0)),
            Random::Fast => self.matches(&start, &mut FastRandom::new(0)),
        };
        Ok(Measured { board: self.name, random_match, scoring_match, search: search(&start)? })
    }

    /// Both matches, on one stream of numbers.
    fn matches<B: Board, D: Dice>(&self, start: &Position<B>, dice: &mut D) -> (MatchSpeed, MatchSpeed) {
        let (random, scoring) = (&mut RandomPlayer, &mut ScoringPlayer::new(PatternRule::COMPLETE));
        let begin = Instant::now();
        let even = Match::between("ai2", "ai2").pairs(self.pairs).run(start, random, &mut RandomPlayer, dice);
        let between = Instant::now();
        let uneven = Match::between("ai14s", "ai2").pairs(self.pairs).run(start, scoring, random, dice);
        let seconds = [(between - begin).as_secs_f64(), between.elapsed().as_secs_f64()];
        (
            self.speed(even.total(), seconds[0], PUBLISHED.random_pairs_per_second),
            self.speed(uneven.total(), seconds[1], PUBLISHED.scoring_pairs_per_second),
        )
    }

    fn speed(&self, total: Score, seconds: f64, published: f64) -> MatchSpeed {
        #[expect(clippy::cast_precision_loss, reason = "a speed is no more exact than an f64")]
        let pairs_per_second = self.pairs as f64 / seconds;
        MatchSpeed { total: total.counts(), pairs_per_second, ratio: pairs_per_second / published }
    }
}

/// The mean of seven runs of ten analyses each, as published.
fn search<B: Board>(start: &Position<B>) -> Result<SearchSpeed, Failure> {
    const ANALYSES: u32 = 7 * 10;
    let mut player = players::by_name::<B>("ai_abs_dls:depth=8,evaluation=ai14s").map_err(Failure::input)?;
    let nodes = player.analyze(start).nodes;
    let begin = Instant::now();
    for _ in 0..ANALYSES {
        black_box(player.analyze(black_box(start)));
    }
    let milliseconds = 1e3 * begin.elapsed().as_secs_f64() / f64::from(ANALYSES);
    Ok(SearchSpeed { nodes, milliseconds, ratio: PUBLISHED.search_milliseconds / milliseconds })
}

/// A table for a terminal.
fn text(results: &[Measured]) -> String {
    let header = ["board", "ai2 VS ai2", "ratio", "ai14s VS ai2", "ratio", "ai_abs_dls", "ratio"];
    let rows = results.iter().map(|measured| {
        let Measured { board, random_match, scoring_match, search } = measured;
        let speed =
            |speed: &MatchSpeed| [format!("{:.0} pairs/s", speed.pairs_per_second), times(speed.ratio)];
        let mut row = vec![board.clone()];
        row.extend(speed(random_match));
        row.extend(speed(scoring_match));
        row.extend([format!("{:.3} ms", search.milliseconds), times(search.ratio)]);
        row
    });
    let table = tables::table(header.map(str::to_owned).to_vec(), rows);
    let PublishedSpeeds {
        article,
        board,
        random_pairs_per_second,
        scoring_pairs_per_second,
        search_milliseconds,
    } = PUBLISHED;
    format!(
        "{table}\nratios over Python (article {article}, {board}): {random_pairs_per_second} pairs/s, \
         {scoring_pairs_per_second} pairs/s, {search_milliseconds} ms\n"
    )
}

/// A ratio with no more digits than mean something.
fn times(ratio: f64) -> String {
    if ratio < 10.0 { format!("{ratio:.1}×") } else { format!("{ratio:.0}×") }
}
