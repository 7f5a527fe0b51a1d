//! `mb benchmark series`: runs the three parts of the series' benchmark on 3×3 boards.
//!
//! The parts are two matches of 50,000 pairs, `ai2` against `ai2` and `ai14s` against `ai2`, on one stream of random
//! numbers, and the analysis of the empty board by `ai_abs_dls` to the end of the game.

use std::fmt;
use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::Instant;

use clap::Args;
use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::players::{PatternRule, RandomPlayer, RuleEvaluation, ScoringPlayer, SearchPlayer};
use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, Search, Stored};
use serde::Serialize;

use crate::arguments::{BoardArguments, RandomNumbers, number, one_of};
use crate::boards::{Bitboard3x3, BoardType, Twobit3x3};
use crate::io::failure::Failure;
use crate::io::{json, progress, tables};

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
    /// Measure this board of the series [default: all boards, unless --layout is given].
    #[arg(ignore_case = true, long, value_parser = one_of(SeriesBoard::ALL), value_name = "BOARD", conflicts_with = "layout")]
    board_type: Option<SeriesBoard>,
    /// Keep counts of the marks on every line, on the board of --board-type or on all boards that can have them.
    #[arg(long, conflicts_with = "layout")]
    count_linemark: bool,
    /// Pairs of games in each match.
    #[arg(long, allow_negative_numbers = true, value_parser = pairs, value_name = "N", default_value_t = 50_000)]
    pairs: u64,
    /// Choose the source of random numbers; with python, the matches repeat the published ones game for game.
    #[arg(long, value_enum, default_value_t = RandomNumbers::Python)]
    random: RandomNumbers,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Reads a number of pairs, at least 1.
fn pairs(text: &str) -> Result<u64, String> {
    let pairs = number(text)?;
    if pairs == 0 { Err("write at least 1".to_owned()) } else { Ok(pairs) }
}

pub(crate) fn run(arguments: &SeriesArguments) -> Result<(), Failure> {
    let geometry = arguments.board.geometry()?;
    if Ok(geometry) != Geometry::square_board(3) {
        return Err(Failure::Input(
            "the series' benchmark is played on 3×3, 3 in a row: leave the size out".into(),
        ));
    }
    let results = measure(arguments, geometry)?;
    if arguments.json {
        json::print(&serde_json::json!({ "published": PUBLISHED, "boards": results }))
    } else {
        Ok(write!(io::stdout(), "{}", text(&results))?)
    }
}

/// Measures the board that the arguments name. Without a name: all boards with line counts, or the generated boards and
/// all boards without line counts.
fn measure(arguments: &SeriesArguments, geometry: Geometry) -> Result<Vec<MeasuredBoard>, Failure> {
    let counting = if arguments.count_linemark { LineCounting::On } else { LineCounting::Off };
    let benchmark = |name: &dyn fmt::Display| SeriesBenchmark {
        name: match counting {
            LineCounting::Off => name.to_string(),
            LineCounting::On => format!("{name}, line counts"),
        },
        pairs: arguments.pairs,
        random: arguments.random,
    };
    let on_series_board =
        |board: SeriesBoard| board.run(geometry, counting, benchmark(&board)).map_err(Failure::input);
    let on_layout = |layout| match layout {
        BoardType::Bitboard => benchmark(&layout).run(Bitboard3x3::new()),
        BoardType::Twobit => benchmark(&layout).run(Twobit3x3::new()),
        BoardType::Generic => benchmark(&layout).run(BitBoard::new(geometry)),
    };
    if let Some(board) = arguments.board_type {
        return Ok(vec![on_series_board(board)?]);
    }
    if let Some(layout) = arguments.board.given_layout() {
        return Ok(vec![on_layout(layout)]);
    }
    let boards: Vec<SeriesBoard> =
        SeriesBoard::variants().filter(|variant| variant.1 == counting).map(|(board, _)| board).collect();
    // The generated boards keep no line counts.
    let generated = match counting {
        LineCounting::Off => 2,
        LineCounting::On => 0,
    };
    let bar = progress::bar(generated + boards.len() as u64, "measuring");
    let mut results = Vec::new();
    if counting == LineCounting::Off {
        results.push(on_layout(BoardType::Bitboard));
        bar.inc(1);
        results.push(on_layout(BoardType::Twobit));
        bar.inc(1);
    }
    for board in boards {
        results.push(on_series_board(board)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(results)
}

/// The benchmark on one board.
struct SeriesBenchmark {
    name: String,
    pairs: u64,
    random: RandomNumbers,
}

/// The results on one board.
#[derive(Serialize, Debug)]
struct MeasuredBoard {
    board: String,
    random_match: MatchSpeed,
    scoring_match: MatchSpeed,
    search: SearchSpeed,
}

/// The wins, losses and draws of a match's first player, and its speed.
#[derive(Serialize, Debug)]
struct MatchSpeed {
    total: [u64; 3],
    pairs_per_second: f64,
    /// The multiple of Python's speed.
    ratio: f64,
}

/// The positions that an analysis visits, and its mean time.
#[derive(Serialize, Debug)]
struct SearchSpeed {
    nodes: Option<u64>,
    milliseconds: f64,
    /// The multiple of Python's speed.
    ratio: f64,
}

impl BoardTask for SeriesBenchmark {
    type Output = MeasuredBoard;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let start = Position::new(empty);
        let mut dice: Box<dyn Dice> = match self.random {
            RandomNumbers::Python => Box::new(PythonRandom::new(0)),
            RandomNumbers::Fast => Box::new(FastRandom::new(0)),
        };
        // Both matches draw from one stream of numbers, as in the series.
        let random_match = Match::new(("ai2", RandomPlayer), ("ai2", RandomPlayer));
        let random_match = self.speed(random_match, &start, &mut *dice, PUBLISHED.random_pairs_per_second);
        let scoring = ScoringPlayer::new(PatternRule::COMPLETE);
        let scoring_match = Match::new(("ai14s", scoring), ("ai2", RandomPlayer));
        let scoring_match = self.speed(scoring_match, &start, &mut *dice, PUBLISHED.scoring_pairs_per_second);
        MeasuredBoard { board: self.name, random_match, scoring_match, search: search(&start) }
    }
}

impl SeriesBenchmark {
    /// Measures the speed of a match, and compares it with a published one.
    fn speed<B: Board>(
        &self,
        game: Match<'_, B>,
        start: &Position<B>,
        dice: &mut dyn Dice,
        published: f64,
    ) -> MatchSpeed {
        let begin = Instant::now();
        let table = game.pairs(self.pairs).run(start, RandomSource::Single(dice));
        #[expect(clippy::cast_precision_loss, reason = "a rate is no more exact than an f64")]
        let pairs_per_second = self.pairs as f64 / begin.elapsed().as_secs_f64();
        MatchSpeed { total: table.total().counts(), pairs_per_second, ratio: pairs_per_second / published }
    }
}

/// Measures the mean time of seven runs of ten analyses each, as the series does.
fn search<B: Board>(start: &Position<B>) -> SearchSpeed {
    const ANALYSES: u32 = 7 * 10;
    // Made without its name: the names would compile all searches for every board.
    let search = Search::new(Algorithm::AlphaBeta).table(Stored::EveryImage).depth(8);
    let mut player = SearchPlayer::new(search, RuleEvaluation(PatternRule::COMPLETE));
    let nodes = player.analyze(start).nodes;
    let begin = Instant::now();
    for _ in 0..ANALYSES {
        black_box(player.analyze(black_box(start)));
    }
    let milliseconds = 1e3 * begin.elapsed().as_secs_f64() / f64::from(ANALYSES);
    SearchSpeed { nodes, milliseconds, ratio: PUBLISHED.search_milliseconds / milliseconds }
}

/// Renders a table for a terminal.
fn text(results: &[MeasuredBoard]) -> String {
    let header = ["board", "ai2 VS ai2", "ratio", "ai14s VS ai2", "ratio", "ai_abs_dls", "ratio"];
    let rows = results.iter().map(|measured| {
        let MeasuredBoard { board, random_match, scoring_match, search } = measured;
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

/// Writes a ratio with its significant digits.
fn times(ratio: f64) -> String {
    if ratio < 10.0 { format!("{ratio:.1}×") } else { format!("{ratio:.0}×") }
}
