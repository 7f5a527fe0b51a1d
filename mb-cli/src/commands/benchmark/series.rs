//! `mb benchmark series`: runs the three parts of the series' benchmark on 3×3 boards.
//!
//! The parts are two matches of 50,000 pairs, `ai2` against `ai2` and `ai14s` against `ai2`, on one stream of random
//! numbers, and the analysis of the empty board by `ai_abs_dls` to the end of the game.

use std::io::{self, Write as _};

use clap::Args;
use mb_engine::{BoardType, MatchSpeed, SeriesRun, SeriesSpeeds};
use mb_runtime::boards::{LineCounting, SeriesBoard};
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, RandomNumbers, number, one_of};
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
    let results = measure(arguments)?;
    if arguments.json {
        json::print(&serde_json::json!({ "published": PUBLISHED, "boards": results }))
    } else {
        Ok(write!(io::stdout(), "{}", text(&results))?)
    }
}

/// Measures the board that the arguments name. Without a name: all boards with line counts, or the generated boards and
/// all boards without line counts.
fn measure(arguments: &SeriesArguments) -> Result<Vec<MeasuredBoard>, Failure> {
    let counting = if arguments.count_linemark { LineCounting::On } else { LineCounting::Off };
    let dice = || -> Box<dyn Dice> {
        match arguments.random {
            RandomNumbers::Python => Box::new(PythonRandom::new(0)),
            RandomNumbers::Fast => Box::new(FastRandom::new(0)),
        }
    };
    let on_series_board = |board: SeriesBoard| {
        let name = match counting {
            LineCounting::Off => board.to_string(),
            LineCounting::On => format!("{board}, line counts"),
        };
        Ok::<_, Failure>((name, SeriesRun::on(board, counting, dice()).map_err(Failure::input)?))
    };
    let on_type = |board_type: BoardType| (board_type.to_string(), SeriesRun::on_type(board_type, dice()));
    let (names, mut runs): (Vec<String>, Vec<SeriesRun>) = if let Some(board) = arguments.board_type {
        [on_series_board(board)?].into_iter().unzip()
    } else if let Some(layout) = arguments.board.given_layout() {
        [on_type(layout)].into_iter().unzip()
    } else {
        // The generated boards keep no line counts.
        let generated: &[BoardType] = match counting {
            LineCounting::Off => &[BoardType::Bitboard, BoardType::Twobit],
            LineCounting::On => &[],
        };
        let series = SeriesBoard::variants().filter(|variant| variant.1 == counting);
        let generated = generated.iter().map(|board_type| Ok(on_type(*board_type)));
        let runs = generated.chain(series.map(|(board, _)| on_series_board(board)));
        runs.collect::<Result<Vec<_>, _>>()?.into_iter().unzip()
    };
    let bar = progress::bar(SeriesRun::ROUNDS, "measuring");
    let speeds = SeriesRun::measure(&mut runs, arguments.pairs, || bar.inc(1));
    bar.finish_and_clear();
    Ok(names.into_iter().zip(speeds).map(|(board, speeds)| MeasuredBoard::new(board, &speeds)).collect())
}

/// The results on one board.
#[derive(Serialize, Debug)]
struct MeasuredBoard {
    board: String,
    random_match: MatchSpeedView,
    scoring_match: MatchSpeedView,
    search: SearchSpeedView,
}

/// The wins, losses and draws of a match's first player, and its speed.
#[derive(Serialize, Debug)]
struct MatchSpeedView {
    total: [u64; 3],
    pairs_per_second: f64,
    /// The multiple of Python's speed.
    ratio: f64,
}

/// The positions that an analysis visits, and its time.
#[derive(Serialize, Debug)]
struct SearchSpeedView {
    nodes: Option<u64>,
    milliseconds: f64,
    /// The multiple of Python's speed.
    ratio: f64,
}

impl MeasuredBoard {
    /// Compares the speeds with the published ones.
    fn new(board: String, speeds: &SeriesSpeeds) -> Self {
        let milliseconds = speeds.search_milliseconds;
        Self {
            board,
            random_match: MatchSpeedView::new(&speeds.random_match, PUBLISHED.random_pairs_per_second),
            scoring_match: MatchSpeedView::new(&speeds.scoring_match, PUBLISHED.scoring_pairs_per_second),
            search: SearchSpeedView {
                nodes: speeds.nodes,
                milliseconds,
                ratio: PUBLISHED.search_milliseconds / milliseconds,
            },
        }
    }
}

impl MatchSpeedView {
    fn new(speed: &MatchSpeed, published: f64) -> Self {
        let MatchSpeed { counts, pairs_per_second } = *speed;
        Self { total: counts, pairs_per_second, ratio: pairs_per_second / published }
    }
}

/// Renders a table for a terminal.
fn text(results: &[MeasuredBoard]) -> String {
    let header = ["board", "ai2 VS ai2", "ratio", "ai14s VS ai2", "ratio", "ai_abs_dls", "ratio"];
    let rows = results.iter().map(|measured| {
        let MeasuredBoard { board, random_match, scoring_match, search } = measured;
        let speed =
            |speed: &MatchSpeedView| [format!("{:.0} pairs/s", speed.pairs_per_second), times(speed.ratio)];
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
