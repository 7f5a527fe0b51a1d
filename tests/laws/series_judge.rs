//! The win test on every board of the series: each of its conditions true and false, with all else equal.
//!
//! The conditions are: enough moves for a line, the column, the row, the diagonal and the other diagonal through
//! the last move complete or not, the last move on a diagonal or not, and the board full or not.

use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::{Board, Geometry, Mark, Position, Square, Status};

/// A game on 3×3, each move as its square `3 * x + y`, and what it tests.
type Case = (&'static str, &'static str);

const PLAYING: [Case; 13] = [
    ("", "nothing played"),
    ("4", "on both diagonals, one move"),
    ("0314", "no move can have won yet"),
    ("03148", "two in column 0, the last move elsewhere"),
    ("30418", "two in column 1"),
    ("60714", "two in column 2, the last move in the centre"),
    ("01348", "two in row 0"),
    ("10438", "two in row 1"),
    ("20516", "two in row 2"),
    ("01423", "two on the diagonal, the last move off it"),
    ("20418", "two on the other diagonal, the last move off it"),
    ("02134", "column 0 full, but not of one mark"),
    ("01243576", "one square left"),
];

const WON_BY_CIRCLE: [Case; 10] = [
    ("03142", "column 0"),
    ("30415", "column 1"),
    ("60718", "column 2"),
    ("01346", "row 0"),
    ("10437", "row 1"),
    ("20518", "row 2"),
    ("01428", "the diagonal"),
    ("20416", "the other diagonal"),
    ("024315678", "the diagonal with the move that fills the board"),
    ("031456872", "column 0 and row 2 with one move"),
];

const WON_BY_CROSS: [Case; 8] = [
    ("304182", "column 0"),
    ("031485", "column 1"),
    ("061758", "column 2"),
    ("104386", "row 0"),
    ("013487", "row 1"),
    ("021578", "row 2"),
    ("102438", "the diagonal"),
    ("021456", "the other diagonal"),
];

const DRAWN: [Case; 1] = [("012435768", "full without a line")];

fn square(digit: char) -> Square {
    Square::new(digit.to_digit(10).and_then(|index| u16::try_from(index).ok()).expect("a digit"))
}

/// Plays a game, and returns its status at the start and after every move.
#[derive(Clone, Copy)]
struct Play(&'static str);

impl BoardTask for Play {
    type Output = Vec<Status>;

    fn run<B: Board + 'static>(self, empty: B) -> Vec<Status> {
        let mut position = Position::new(empty);
        let start = position.status();
        let after = self.0.chars().map(|digit| {
            assert_eq!(position.play(square(digit)), Ok(()), "{}", self.0);
            position.status()
        });
        std::iter::once(start).chain(after).collect()
    }
}

fn on_every_board<T: BoardTask + Copy>(task: T) -> Vec<(SeriesBoard, LineCounting, T::Output)> {
    let geometry = Geometry::square_board(3).expect("3×3 exists");
    let run = |(board, counting): (SeriesBoard, LineCounting)| {
        Some((board, counting, board.run(geometry, counting, task).ok()?))
    };
    SeriesBoard::variants().filter_map(run).collect()
}

/// Asserts that every game goes on until its last move and then has the expected status.
fn assert_all(cases: &[Case], expected: Status) {
    for (moves, why) in cases {
        for (board, counting, statuses) in on_every_board(Play(moves)) {
            let (last, before) = statuses.split_last().expect("there is a start");
            assert_eq!(*last, expected, "{board}, {counting:?}: {moves}, {why}");
            assert!(
                before.iter().all(|status| *status == Status::Playing),
                "{board}, {counting:?}: {moves}, {why}"
            );
        }
    }
}

#[test]
fn a_game_goes_on_without_a_complete_line() {
    assert_all(&PLAYING, Status::Playing);
}

#[test]
fn every_line_wins_for_circle() {
    assert_all(&WON_BY_CIRCLE, Status::Won(Mark::Circle));
}

#[test]
fn every_line_wins_for_cross() {
    assert_all(&WON_BY_CROSS, Status::Won(Mark::Cross));
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    assert_all(&DRAWN, Status::Draw);
}

/// Judges a board that no game reaches: column 0 full of circles, and a circle in the opposite corner.
#[derive(Clone, Copy)]
struct AskOutsideAGame;

impl BoardTask for AskOutsideAGame {
    type Output = [Status; 4];

    fn run<B: Board + 'static>(self, mut board: B) -> [Status; 4] {
        for digit in ['0', '1', '2', '8'] {
            board.place(square(digit), Mark::Circle);
        }
        [
            board.judge(Mark::Circle, square('0'), 5),
            board.judge(Mark::Circle, square('0'), 4),
            board.judge(Mark::Circle, square('8'), 5),
            board.judge(Mark::Circle, square('8'), 9),
        ]
    }
}

#[test]
fn only_lines_through_the_last_move_count_and_only_when_there_were_moves_enough() {
    let expected = [Status::Won(Mark::Circle), Status::Playing, Status::Playing, Status::Draw];
    for (board, counting, found) in on_every_board(AskOutsideAGame) {
        assert_eq!(found, expected, "{board}, {counting:?}");
    }
}
