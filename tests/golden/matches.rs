//! Matches against the published tables.

use mb_runtime::boards::ListBoard;
use mb_runtime::players::{self, Entrant, PatternRule, RandomPlayer, ScoringPlayer};
use mb_runtime::{BitBoard, Board, Geometry, Match, MatchTable, Position, PythonRandom, RoundRobin, Score};
use mb_tests::series::RowMajor;
use mb_tests::series::{TwoBit3, Words3};
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    matches: Vec<Published>,
}

/// A match that the published program played.
#[derive(Deserialize)]
struct Published {
    ai: [String; 2],
    params: [Parameters; 2],
    match_num: u64,
    seed: u64,
    /// Whether the generator is seeded; otherwise it continues from the previous match.
    reseed: bool,
    /// Which order of legal moves the board has.
    board: String,
    o: [u64; 3],
    x: [u64; 3],
    total: [u64; 3],
    /// 32 bits drawn right after the match.
    next32: u128,
}

#[derive(Deserialize)]
struct Parameters {
    /// The number of playouts of `ai_pmc`.
    pnum: Option<u64>,
}

fn start() -> Position<BitBoard> {
    Position::new(BitBoard::square_board(3).unwrap())
}

/// The player with the published parameters.
fn entrant<B: Board>(name: &str, parameters: &Parameters, board: &B) -> Entrant<B> {
    let parameters = parameters.pnum.map_or_else(String::new, |playouts| format!(":playouts={playouts}"));
    players::entrant(&format!("{name}{parameters}"), board).unwrap()
}

/// Plays every match that was published for 3×3 boards with this order of squares.
fn assert_published<B: Board>(board: B, order: &str, matches: usize) {
    let start = Position::new(board);
    let golden: Golden = serde_json::from_str(include_str!("ai_match.json")).unwrap();
    let mut random = PythonRandom::new(0);
    let mut played = 0;
    for published in golden.matches.iter().filter(|published| published.board == order) {
        if published.reseed {
            random = PythonRandom::new(published.seed);
        }
        let [first, second] =
            [0, 1].map(|side| entrant(&published.ai[side], &published.params[side], start.board()));
        let [first_name, second_name] = &published.ai;
        let table = Match::new(first, second).pairs(published.match_num).run(&start, &mut random);
        let counts = [table.as_circle(), table.as_cross(), table.total()].map(Score::counts);
        assert_eq!(counts, [published.o, published.x, published.total], "{first_name} VS {second_name}");
        let next = random.clone().getrandbits(32);
        assert_eq!(next, published.next32, "after {first_name} VS {second_name}");
        played += 1;
    }
    assert_eq!(played, matches);
}

fn list_board() -> ListBoard {
    ListBoard::new(Geometry::square_board(3).unwrap())
}

/// The boards of this crate list squares column by column, as the series' `BitBoard` does.
#[test]
fn every_published_match_comes_out_to_the_last_game() {
    assert_published(start().board().clone(), "x-major", 35);
    assert_published(Words3::new(), "x-major", 35);
    assert_published(TwoBit3::new(), "x-major", 35);
    assert_published(list_board(), "x-major", 35);
}

/// The series' `ListBoard` lists squares row by row.
#[test]
fn every_match_published_for_boards_that_list_row_by_row_comes_out_too() {
    assert_published(RowMajor(list_board()), "row-major", 22);
    assert_published(RowMajor(start().board().clone()), "row-major", 22);
    assert_published(RowMajor(Words3::new()), "row-major", 22);
    assert_published(RowMajor(TwoBit3::new()), "row-major", 22);
}

/// The matches of the series' benchmark, on one stream of numbers.
fn benchmark<B: Board>(start: &Position<B>, random: &mut PythonRandom) -> [MatchTable; 2] {
    let clever = ("ai14s", ScoringPlayer::new(PatternRule::COMPLETE));
    let ai2 = ("ai2", RandomPlayer);
    [Match::new(ai2, ai2), Match::new(clever, ai2)].map(|game| game.pairs(50_000).run(start, &mut *random))
}

fn assert_published_benchmark<B: Board>(board: B) {
    let [even, uneven] = benchmark(&Position::new(board), &mut PythonRandom::new(0));
    let published = "\
ai2 VS ai2
count     win    lose    draw
o       29454   14352    6194
x       14208   29592    6200
total   43662   43944   12394

ratio     win    lose    draw
o       58.9%   28.7%   12.4%
x       28.4%   59.2%   12.4%
total   43.7%   43.9%   12.4%
";
    assert_eq!(even.to_string(), published);
    let published = "\
ai14s VS ai2
count     win    lose    draw
o       49446       0     554
x       44043       0    5957
total   93489       0    6511

ratio     win    lose    draw
o       98.9%    0.0%    1.1%
x       88.1%    0.0%   11.9%
total   93.5%    0.0%    6.5%
";
    assert_eq!(uneven.to_string(), published);
}

#[test]
fn the_published_benchmark_comes_out_to_the_character() {
    assert_published_benchmark(start().board().clone());
    assert_published_benchmark(Words3::new());
    assert_published_benchmark(TwoBit3::new());
}

#[test]
fn a_tournament_on_one_stream_plays_the_published_match_first() {
    let start = start();
    let entrants = ["ai5s", "ai2s", "ai14s"].map(|name| players::entrant(name, start.board()).unwrap());
    let table = RoundRobin::new(entrants).pairs(1000).run(&start, &mut PythonRandom::new(0));
    let golden: Golden = serde_json::from_str(include_str!("ai_match.json")).unwrap();
    let is_first = |game: &&Published| game.ai == ["ai5s", "ai2s"] && game.board == "x-major";
    let published = golden.matches.iter().find(is_first).unwrap();
    assert_eq!(table.matches()[0].total().counts(), published.total);
}
