//! The boards of the series, with and without line counts, against the model.

use mb_runtime::boards::{BoardTask, CountingLines, LineCounting, ListBoard, SeriesBoard, SeriesBoardError};
use mb_runtime::{Board, Geometry, Mark, Playouts, Position, Square};
use mb_tests::drivers::{Census, check_every_position, check_random_arrangements, check_random_games};
use mb_tests::laws::check_position;
use mb_tests::model::{KeyLayout, Model};
use mb_tests::series::on_every_series_board;
use mb_tests::subject::{Shape, Subject};

type TestResult = Result<(), Box<dyn std::error::Error>>;

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

/// Square, wide and high; lines shorter than a side, longer than the other side, and of one square.
const SHAPES: [(usize, usize, usize); 10] = [
    (1, 1, 1),
    (3, 3, 3),
    (4, 4, 4),
    (4, 4, 3),
    (2, 3, 1),
    (7, 6, 4),
    (2, 5, 4),
    (5, 2, 4),
    (1, 6, 3),
    (9, 5, 5),
];

/// Runs a task on every board of a shape, with and without line counts, except the generated boards for 3×3.
fn on_every_board<T: BoardTask + Copy>(geometry: Geometry, task: T) -> Vec<T::Output> {
    let boards = SeriesBoard::variants().filter(|(board, _)| !board.is_specialised());
    boards.filter_map(|(board, counting)| board.run(geometry, counting, task).ok()).collect()
}

/// A fixed sequence of numbers that looks random.
fn scatter(length: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(12_345_u32), |state| {
        Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223))
    })
    .map(|state| (state >> 16) as usize)
    .take(length)
}

/// Places marks on scattered squares, removes some again, and compares with the model throughout.
#[derive(Clone, Copy)]
struct WanderBesideTheModel;

impl BoardTask for WanderBesideTheModel {
    type Output = ();

    fn run<B: Board>(self, mut board: B) {
        let geometry = board.geometry();
        let (cols, rows) = (geometry.cols(), geometry.rows());
        let empty = Model::new(cols, rows, geometry.win());
        let check = |model: &Model, board: &B| {
            check_position(std::any::type_name::<B>(), board, KeyLayout::dense_words(cols, rows), model);
        };
        let mut model = empty.clone();
        let mut copy = board.clone();
        check(&model, &board);
        for number in scatter(3 * geometry.cells()) {
            let Some(square) = geometry.squares().nth(number % geometry.cells()) else { continue };
            if board.get(square).is_some() {
                board.remove(square);
                model.set(model.point(square), None);
            } else {
                let mark = Mark::ALL[number / geometry.cells() % 2];
                board.place(square, mark);
                model.set(model.point(square), Some(mark));
            }
            check(&model, &board);
            copy.clone_from(&board);
            check(&model, &copy);
        }
        board.clear();
        check(&empty, &board);
        check(&model, &copy);
    }
}

#[test]
fn every_board_of_every_shape_agrees_with_the_model() -> TestResult {
    for (cols, rows, win) in SHAPES {
        on_every_board(Geometry::new(cols, rows, win)?, WanderBesideTheModel);
    }
    Ok(())
}

/// Fills a whole line of the widest board and looks for it.
#[derive(Clone, Copy)]
struct FillALine;

impl BoardTask for FillALine {
    type Output = bool;

    fn run<B: Board>(self, mut board: B) -> bool {
        let geometry = board.geometry();
        let anti_diagonal = (0..256).filter_map(|x| geometry.square(x, 255 - x).ok());
        for square in anti_diagonal.clone() {
            board.place(square, Mark::Cross);
        }
        let patterns = board.line_patterns(Mark::Circle);
        // Each of the 256 columns and 256 rows holds one cross. The anti-diagonal is full, the other diagonal empty.
        patterns.count(1, 0) == 512
            && patterns.count(256, 0) == 1
            && patterns.count(0, 0) == 1
            && anti_diagonal.into_iter().all(|square| board.is_win(Mark::Cross, square))
            && board.has_line(Mark::Cross)
            && !board.has_line(Mark::Circle)
    }
}

#[test]
fn the_largest_board_finds_a_line_across_all_of_it() -> TestResult {
    assert!(on_every_board(Geometry::square_board(256)?, FillALine).into_iter().all(|found| found));
    Ok(())
}

/// In this position cross wins wherever it plays. The published program says draw, because it restores row counts of
/// cross in place of its diagonal counts.
#[test]
fn line_counts_are_exact_after_a_detour_is_taken_back() -> TestResult {
    let mut board: CountingLines<ListBoard> = "xoxoxo.o.".parse()?;
    let saved = board.clone();
    for detour in [[6, 8], [8, 6]] {
        board.place(Square::new(detour[0]), Mark::Circle);
        board.place(Square::new(detour[1]), Mark::Cross);
        board.clone_from(&saved);
        assert_eq!(board.counts(), CountingLines::new(board.board().clone()).counts());
        board.place(Square::new(detour[0]), Mark::Cross);
        assert!(board.is_win(Mark::Cross, Square::new(detour[0])));
        board.remove(Square::new(detour[0]));
        assert!(!board.has_line(Mark::Cross));
        assert_eq!(board.counts(), saved.counts());
    }
    Ok(())
}

#[test]
fn names_round_trip_in_either_case() {
    for board in SeriesBoard::ALL {
        assert_eq!(board.to_string().parse(), Ok(*board));
        assert_eq!(board.name().to_lowercase().parse(), Ok(*board));
    }
    assert!("Board".parse::<SeriesBoard>().is_err());
}

#[test]
fn the_boards_for_3_by_3_alone_refuse_what_they_are_not() -> TestResult {
    let (small, large) = (Geometry::square_board(3)?, Geometry::square_board(4)?);
    for board in [SeriesBoard::BitBoard3x3, SeriesBoard::TwoBitBoard3x3] {
        assert_eq!(board.check(small, LineCounting::Off), Ok(()));
        assert_eq!(board.check(large, LineCounting::Off), Err(SeriesBoardError::Shape(board)));
        assert_eq!(board.check(small, LineCounting::On), Err(SeriesBoardError::LineCounts(board)));
    }
    assert_eq!(SeriesBoard::ListBoard.check(large, LineCounting::On), Ok(()));
    assert_eq!(SeriesBoard::variants().count(), SeriesBoard::ALL.len() * 2 - 2);
    Ok(())
}
