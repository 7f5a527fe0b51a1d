//! The boards of the series, with and without line counts, against the model.

use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::{Board, Mark, Playouts, Position};
use mb_tests::drivers::{Census, check_every_position, check_random_arrangements, check_random_games};
use mb_tests::model::KeyLayout;
use mb_tests::series::on_every_series_board;
use mb_tests::subject::{Shape, Subject};

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
    on_every_series_board(shape, |board, name| IntoSubject {
        name: name.to_owned(),
        layout: layout(board, shape),
    })
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

/// Plays out many times from a position in which cross wins wherever it plays.
///
/// The published program restores its line counts wrongly here.
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
    let results = on_every_series_board((3, 3, 3), |_, _| WinEveryPlayout);
    assert!(results.iter().all(|result| *result == (1000, 1000)), "{results:?}");
}
