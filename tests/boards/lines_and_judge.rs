//! The win test of generated boards, with each of its conditions both true and false.

use mb_board_tests::generated_boards;
use mb_runtime::{Mark, Status};
use mb_tests::model::{Model, Point};
use mb_tests::subject::{Subject, run_time_boards, shapes};

/// Games of 3×3 that are not over: the squares in the order of play, each as its index.
const PLAYING: &[&str] =
    &["", "0", "40", "401", "4012", "03147", "80264", "42086", "041832", "0412675", "04126753"];

/// Games that circle won with the last move: every line, a middle square last, and a win at ply 7.
const CIRCLE_WON: &[&str] = &[
    "03142", "30415", "60718", "01346", "10437", "20518", "01428", "20416", // the eight lines
    "03241", "3405182",
];

/// Games that cross won with the last move: every line.
const CROSS_WON: &[&str] = &["304182", "031485", "061758", "102346", "012437", "021548", "102438", "021456"];

/// A full board without a line.
const DRAWN: &[&str] = &["041267538"];

/// The last move fills the board and wins: with one line, and with two at once.
const WON_BY_THE_LAST_SQUARE: &[&str] = &["021356478", "031456872"];

fn every_board() -> Vec<Subject> {
    let mut boards = generated_boards();
    boards.extend(shapes(&boards).into_iter().flat_map(run_time_boards));
    boards
}

/// Plays a game on a 3×3 board, checks that it goes on until the last move, and returns its status then.
fn outcome(subject: &Subject, moves: &str) -> Status {
    let mut board = subject.board.boxed_clone();
    let squares: Vec<u16> = moves
        .chars()
        .map(|digit| u16::try_from(digit.to_digit(9).expect("an index")).expect("small"))
        .collect();
    let mut status = Status::Playing;
    for (index, square) in squares.into_iter().enumerate() {
        assert_eq!(status, Status::Playing, "{subject:?} ends before {moves} does");
        let (mark, square) = (Mark::ALL[index % 2], mb_runtime::Square::new(square));
        board.place(square, mark);
        status = board.judge(mark, square, index + 1);
    }
    status
}

#[test]
fn games_of_3_by_3_end_with_their_last_move_and_not_before() {
    let groups = [
        (PLAYING, Status::Playing),
        (CIRCLE_WON, Status::Won(Mark::Circle)),
        (CROSS_WON, Status::Won(Mark::Cross)),
        (DRAWN, Status::Draw),
        (WON_BY_THE_LAST_SQUARE, Status::Won(Mark::Circle)),
    ];
    let mut boards = every_board();
    boards.retain(|subject| subject.shape() == (3, 3, 3));
    assert!(boards.len() >= 4);
    for subject in boards {
        for (games, expected) in groups {
            for game in games {
                assert_eq!(outcome(&subject, game), expected, "{subject:?} after {game:?}");
            }
        }
    }
}

/// At most this many lines of a board are tried: all of small boards, evenly chosen ones of large boards.
const LINES: usize = 120;

/// A complete line wins through each of its squares. With any one square empty or the opponent's, nobody has a line.
#[test]
fn a_line_wins_through_each_of_its_squares_and_needs_every_one() {
    for subject in every_board() {
        let model = subject.empty_model();
        let lines = model.lines();
        for line in lines.iter().step_by(lines.len().div_ceil(LINES)) {
            for mark in Mark::ALL {
                check_line(&subject, &model, line, mark);
            }
        }
    }
}

fn check_line(subject: &Subject, model: &Model, line: &[Point], mark: Mark) {
    let context = format!("{subject:?}, {mark} on {line:?}");
    // The line was completed by the mark's win-th move, the earliest that judge looks at.
    let ply = 2 * model.win() - usize::from(mark == Mark::Circle);
    let mut board = subject.board.boxed_clone();
    for point in line {
        board.place(model.square(*point), mark);
    }
    let unfinished = if ply == model.cells() { Status::Draw } else { Status::Playing };
    for point in line {
        let square = model.square(*point);
        assert!(board.is_win(mark, square), "{context} through {point:?}");
        assert!(!board.is_win(mark.opponent(), square), "{context} through {point:?}");
        assert_eq!(board.judge(mark, square, ply), Status::Won(mark), "{context} at ply {ply}");
    }
    assert!(board.has_line(mark) && !board.has_line(mark.opponent()), "{context}");
    for missing in line {
        let square = model.square(*missing);
        board.remove(square);
        assert!(!board.has_line(mark), "{context} without {missing:?}");
        for other in line {
            let judged = board.judge(mark, model.square(*other), ply);
            assert_eq!(judged, unfinished, "{context} without {missing:?}, through {other:?}");
        }
        board.place(square, mark.opponent());
        let theirs = model.win() == 1;
        assert!(!board.has_line(mark), "{context} with the other mark on {missing:?}");
        assert_eq!(board.has_line(mark.opponent()), theirs, "{context} with the other mark on {missing:?}");
        board.remove(square);
        board.place(square, mark);
    }
}

/// Two lines that share one square, which is played last.
#[test]
fn a_move_that_completes_two_lines_wins() {
    for subject in every_board() {
        let Some((before, shared)) = all_but_the_crossing(&subject.empty_model()) else { continue };
        let mut board = subject.board.boxed_clone();
        for point in before.points().filter(|point| before.get(*point).is_some()) {
            board.place(before.square(point), Mark::Circle);
        }
        assert!(!board.has_line(Mark::Circle), "{subject:?} before {shared:?}");
        let square = before.square(shared);
        board.place(square, Mark::Circle);
        let ply = before.cells().min(4 * before.win() - 3);
        assert_eq!(board.judge(Mark::Circle, square, ply), Status::Won(Mark::Circle), "{subject:?}");
    }
}

/// Circles on two lines that share one square, except on that square; without it there is no line.
fn all_but_the_crossing(empty: &Model) -> Option<(Model, Point)> {
    let lines = empty.lines();
    let pairs = lines
        .iter()
        .flat_map(|one| lines.iter().map(move |other| (one, other)))
        .filter(|(one, other)| one != other);
    let mut crossings = pairs.filter_map(|(one, other)| {
        let mut shared = one.iter().filter(|point| other.contains(point));
        let crossing = *shared.next()?;
        if shared.next().is_some() {
            return None;
        }
        let mut model = empty.clone();
        for point in one.iter().chain(other) {
            model.set(*point, Some(Mark::Circle));
        }
        model.set(crossing, None);
        (!model.has_line(Mark::Circle)).then_some((model, crossing))
    });
    crossings.next()
}

/// k or more in a row wins.
#[test]
fn more_squares_in_a_row_than_needed_win_too() {
    for subject in every_board() {
        let model = subject.empty_model();
        let (cols, rows, win) = subject.shape();
        let line: Vec<Point> = match (cols > win, rows > win) {
            (_, true) => (0..=win).map(|y| (cols - 1, y)).collect(),
            (true, _) => (0..=win).map(|x| (x, rows - 1)).collect(),
            _ => continue,
        };
        let mut board = subject.board.boxed_clone();
        for point in &line {
            board.place(model.square(*point), Mark::Cross);
        }
        for point in &line {
            assert!(board.is_win(Mark::Cross, model.square(*point)), "{subject:?} through {point:?}");
        }
    }
}
