//! The boards of the series, with and without line counts: one and the same game on every one of them.

use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::{Board, BoardKey, Game, Geometry, Mark, Playouts, Position, PythonRandom};
use mb_tests::drivers::{Census, check_every_position, check_random_arrangements, check_random_games};
use mb_tests::golden::{self, GoldenPosition, KeyAndPoint, Positions};
use mb_tests::model::KeyLayout;
use mb_tests::number::Number;
use mb_tests::subject::{Shape, Subject};
use serde::Deserialize;

/// Runs a task, made anew for each, on every board of the series that has this shape.
fn on_every_board<T: BoardTask>(shape: Shape, task: impl Fn(SeriesBoard, &str) -> T) -> Vec<T::Output> {
    let geometry = Geometry::new(shape.0, shape.1, shape.2).expect("shapes in tests exist");
    let run = |(board, counting): (SeriesBoard, LineCounting)| {
        board.run(geometry, counting, task(board, &name(board, counting))).ok()
    };
    SeriesBoard::variants().filter_map(run).collect()
}

/// The name of a board in a failing test.
fn name(board: SeriesBoard, counting: LineCounting) -> String {
    format!("{board}, line counting {counting:?}")
}

/// How a board of the series numbers the bits of its keys.
fn layout(board: SeriesBoard, (cols, rows, _): Shape) -> KeyLayout {
    if board == SeriesBoard::TwoBitBoard3x3 {
        KeyLayout::dense_pairs(rows)
    } else {
        KeyLayout::dense_words(cols, rows)
    }
}

/// Makes a board a subject of the laws.
struct IntoSubject {
    name: String,
    layout: KeyLayout,
}

impl BoardTask for IntoSubject {
    type Output = Subject;

    fn run<B: Board + 'static>(self, empty: B) -> Subject {
        Subject::new(self.name, Box::new(empty), self.layout)
    }
}

fn subjects(shape: Shape) -> Vec<Subject> {
    on_every_board(shape, |board, name| IntoSubject { name: name.to_owned(), layout: layout(board, shape) })
}

#[test]
fn all_nine_boards_are_there_and_seven_also_count_lines() {
    assert_eq!(subjects((3, 3, 3)).len(), 16);
    assert_eq!(subjects((4, 4, 4)).len(), 14);
}

fn check_every_position_of_3_by_3(counting: LineCounting) {
    let wanted = format!("{counting:?}");
    for subject in subjects((3, 3, 3)).into_iter().filter(|subject| subject.name.ends_with(&wanted)) {
        let census = check_every_position(&subject);
        assert_eq!(census, Census { positions: 5478, classes: 765 }, "{subject:?}");
    }
}

#[test]
fn the_laws_hold_in_every_position_of_3_by_3() {
    check_every_position_of_3_by_3(LineCounting::Off);
}

#[test]
fn the_laws_hold_in_every_position_of_3_by_3_with_line_counts() {
    check_every_position_of_3_by_3(LineCounting::On);
}

#[test]
fn the_laws_hold_on_boards_of_other_shapes() {
    let shapes =
        [(1, 1, 1), (2, 2, 1), (1, 9, 4), (9, 1, 3), (5, 3, 4), (4, 4, 3), (7, 6, 4), (8, 8, 8), (11, 12, 5)];
    for subject in shapes.into_iter().flat_map(subjects) {
        check_random_games(&subject, 4);
        check_random_arrangements(&subject, 8);
    }
}

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

fn number(key: &impl BoardKey) -> Number {
    Number::from_hex(&format!("{key:x}"))
}

fn agree_with(file: &str) {
    let positions: Positions = golden::read(file);
    let side = positions.n;
    assert_eq!(positions.positions.len(), 200, "{file}");
    on_every_board((side, side, side), |board, name| AgreeWithGolden {
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
fn the_published_playouts_come_out_to_the_last_game_on_every_board() {
    let seeds: PlayoutSeeds = golden::read("playout_seeds.json");
    for run in seeds.start_3x3.iter().chain(&seeds.start_n).chain(&seeds.mid) {
        on_every_board((run.n, run.n, run.n), |_, name| Repeat { name: name.to_owned(), run });
    }
}

/// Plays to a position, plays on to the end and takes it all back, again and again, with the counts as the
/// published program saves them at stake: cross wins wherever it plays.
struct WinEveryPlayout;

impl BoardTask for WinEveryPlayout {
    type Output = (u64, u64);

    fn run<B: Board>(self, empty: B) -> (u64, u64) {
        let mut position = Position::new(empty);
        for (x, y) in [(0, 1), (0, 0), (1, 0), (1, 1), (2, 1), (0, 2), (1, 2)] {
            assert_eq!(position.play_at(x, y), Ok(()));
        }
        let total = Playouts::new(1000).run(&position).total();
        let mut board = position.board().clone();
        for square in position.legal_moves() {
            board.place(square, position.turn());
            board.remove(square);
            assert!(!board.has_line(Mark::Cross));
        }
        assert_eq!(board.key(), position.board().key());
        (total.cross, total.games())
    }
}

#[test]
fn playouts_from_a_position_with_crosses_do_not_spoil_the_line_counts() {
    let results = on_every_board((3, 3, 3), |_, _| WinEveryPlayout);
    assert!(results.iter().all(|result| *result == (1000, 1000)), "{results:?}");
}
