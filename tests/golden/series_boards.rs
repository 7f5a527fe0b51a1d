//! The boards of the series, with and without line counts, against the series' own program.

use mb_runtime::boards::{BoardTask, SeriesBoard};
use mb_runtime::{Board, Game, Playouts, Position, PythonRandom};
use mb_tests::golden::{self, GoldenPosition, KeyAndPoint, Positions};
use mb_tests::number::Number;
use mb_tests::probe::number;
use mb_tests::series::on_every_series_board;
use serde::Deserialize;

/// Plays every golden position and compares all that the golden data says about it.
struct AgreeWithGolden<'a> {
    name: String,
    board: SeriesBoard,
    positions: &'a Positions,
}

impl BoardTask for AgreeWithGolden<'_> {
    type Output = ();

    fn run<B: Board + 'static>(self, empty: B) {
        let Self { name, board, positions } = self;
        for golden in &positions.positions {
            let context = format!("{name} after {:?}", golden.moves);
            let mut game = Game::new(empty.clone());
            for (x, y) in &golden.moves {
                game.play_at(*x, *y).unwrap_or_else(|error| panic!("{context}: {error}"));
            }
            agree(&game, golden, &context);
            let (same, same_move) = (Some(&golden.same), &golden.same_move);
            if board == SeriesBoard::TwoBitBoard3x3 {
                let keys = (golden.twobit.as_ref(), golden.twobit_same.as_ref(), &golden.twobit_same_move);
                agree_on_keys(&game, keys, &context);
            } else {
                agree_on_keys(&game, (Some(&golden.hash), same, same_move), &context);
            }
        }
    }
}

/// Text, picture, side to move, status, legal moves and line patterns.
fn agree<B: Board>(game: &Game<B>, golden: &GoldenPosition, context: &str) {
    let geometry = game.board().geometry();
    assert_eq!(game.board().to_string(), golden.board, "{context}");
    assert_eq!(game.to_string(), golden.picture, "{context}");
    assert_eq!(game.turn().to_string(), golden.turn, "{context}");
    assert_eq!(game.status().to_string(), golden.status, "{context}");
    let legal: Vec<_> = game.legal_moves().map(|square| geometry.xy(square)).collect();
    assert_eq!(legal, golden.legal, "{context}");
    let patterns: Vec<_> = game.board().line_patterns(game.turn()).iter().collect();
    assert_eq!(patterns, golden.markpats, "{context}");
}

type GoldenKeys<'a> = (Option<&'a String>, Option<&'a Vec<String>>, &'a Option<Vec<KeyAndPoint>>);

/// The key and the symmetric keys, without and with the last move.
fn agree_on_keys<B: Board>(game: &Game<B>, (key, same, same_move): GoldenKeys<'_>, context: &str) {
    let board = game.board();
    let geometry = board.geometry();
    assert_eq!(Some(number(&board.key())), key.map(|key| Number::from_hex(key)), "{context}");
    let same = same.map(|same| same.iter().map(|key| Number::from_hex(key)).collect::<Vec<_>>());
    assert_eq!(Some(board.symmetric_keys().iter().map(number).collect()), same, "{context}");
    if let (Some(last), Some(same_move)) = (game.last_move(), same_move) {
        let found: Vec<_> = board
            .symmetric_keys_with(last)
            .iter()
            .map(|(key, square)| (number(key), geometry.xy(*square)))
            .collect();
        let expected: Vec<_> =
            same_move.iter().map(|(key, x, y)| (Number::from_hex(key), (*x, *y))).collect();
        assert_eq!(found, expected, "{context}");
    }
}

fn agree_with(file: &str) {
    let positions: Positions = golden::read(file);
    let side = positions.n;
    assert_eq!(positions.positions.len(), 200, "{file}");
    on_every_series_board((side, side, side), |board, name| AgreeWithGolden {
        name: name.to_owned(),
        board,
        positions: &positions,
    });
}

#[test]
fn every_board_agrees_with_the_published_program_on_3_by_3() {
    agree_with("positions_3.json");
}

#[test]
fn every_board_agrees_with_the_published_program_on_4_by_4() {
    agree_with("positions_4.json");
}

#[test]
fn every_board_agrees_with_the_published_program_on_5_by_5() {
    agree_with("positions_5.json");
}

#[test]
fn every_board_agrees_with_the_published_program_on_8_by_8() {
    agree_with("positions_8.json");
}

#[derive(Deserialize)]
struct PlayoutSeeds {
    start_3x3: Vec<Run>,
    start_n: Vec<Run>,
    mid: Vec<Run>,
}

/// A run of the published program's playouts.
#[derive(Deserialize)]
struct Run {
    #[serde(default = "three")]
    n: usize,
    #[serde(default)]
    moves: Vec<(usize, usize)>,
    seed: u64,
    pnum: u64,
    /// Column, row, wins of circle, wins of cross and draws for every first move.
    rows: Vec<(usize, usize, u64, u64, u64)>,
}

const fn three() -> usize {
    3
}

/// Repeats a run of the published program.
struct Repeat<'a> {
    name: String,
    run: &'a Run,
}

impl BoardTask for Repeat<'_> {
    type Output = ();

    fn run<B: Board>(self, empty: B) {
        let Self { name, run } = self;
        let mut position = Position::new(empty);
        for (x, y) in &run.moves {
            position.play_at(*x, *y).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        let tally = Playouts::new(run.pnum).run_with(&position, &mut PythonRandom::new(run.seed));
        let geometry = position.board().geometry();
        let rows = tally.moves().iter().map(|(square, outcomes)| {
            let (x, y) = geometry.xy(*square);
            (x, y, outcomes.circle, outcomes.cross, outcomes.draw)
        });
        assert_eq!(rows.collect::<Vec<_>>(), run.rows, "{name}, seed {} after {:?}", run.seed, run.moves);
    }
}

#[test]
fn the_published_playouts_come_out_to_the_last_game_on_every_series_board() {
    let seeds: PlayoutSeeds = golden::read("playout_seeds.json");
    for run in seeds.start_3x3.iter().chain(&seeds.start_n).chain(&seeds.mid) {
        on_every_series_board((run.n, run.n, run.n), |_, name| Repeat { name: name.to_owned(), run });
    }
}
