//! Reading, writing, legal moves, judging and line patterns by size (article 216).

use std::hint::black_box;

use mb_runtime::boards::{BoardTask, SeriesBoard};
use mb_runtime::{Board, Geometry, Mark, Square};

use super::generated::{self, Layout};
use super::measure::nanoseconds;
use super::report::{Row, Table, board_name};

const ARTICLE: u16 = 216;
const SIZES: [usize; 5] = [3, 5, 10, 50, 100];
const TITLES: [&str; 5] =
    ["Place and remove a mark", "Read a square", "Legal moves", "Judge", "Line patterns"];

/// Five tables, with a row for every board.
pub(super) fn measure() -> Vec<Table> {
    let series = SeriesBoard::variants().map(|(board, count_linemark)| {
        let at = |size| board.run(Geometry::square_board(size).ok()?, count_linemark, Operations).ok();
        (board_name(board, count_linemark), SIZES.map(at))
    });
    let derived = Layout::ALL
        .map(|layout| (layout.name().to_owned(), SIZES.map(|size| generated::run(size, layout, Operations))));
    let rows: Vec<_> = series.chain(derived).collect();
    let tables = TITLES.iter().enumerate().map(|(operation, title)| Table {
        title,
        article: ARTICLE,
        unit: "ns",
        columns: SIZES.map(|size| format!("{size}×{size}")).to_vec(),
        rows: rows
            .iter()
            .map(|(name, sizes)| Row {
                name: name.clone(),
                values: sizes.iter().map(|times| times.map(|times| times[operation])).collect(),
            })
            .collect(),
    });
    tables.collect()
}

/// The times of the five operations.
#[derive(Clone, Copy)]
struct Operations;

impl BoardTask for Operations {
    type Output = [f64; TITLES.len()];

    fn run<B: Board + Send + Sync + 'static>(self, empty: B) -> Self::Output {
        let mut board = empty;
        scatter(&mut board);
        // A circle is on the first of these squares on every board, nothing on the second.
        let (last, free) = (Square::new(4), Square::new(1));
        let ply = 2 * board.geometry().win();
        [
            nanoseconds(|| {
                board.place(black_box(free), Mark::Circle);
                board.remove(black_box(free));
            }),
            nanoseconds(|| {
                black_box(board.get(black_box(last)));
            }),
            time_legal_moves(&board),
            nanoseconds(|| {
                black_box(black_box(&board).judge(Mark::Circle, black_box(last), ply));
            }),
            nanoseconds(|| {
                black_box(black_box(&board).line_patterns(Mark::Cross));
            }),
        ]
    }
}

/// Marks on four of every thirteen squares, so that no line is complete: no step from one square of a line to the
/// next is a multiple of 13 on the boards of these sizes.
fn scatter(board: &mut impl Board) {
    for square in board.geometry().squares() {
        match square.index() % 13 {
            0 | 4 => board.place(square, Mark::Circle),
            6 | 8 => board.place(square, Mark::Cross),
            _ => {}
        }
    }
}

fn time_legal_moves(board: &impl Board) -> f64 {
    nanoseconds(|| {
        black_box(black_box(board).legal_moves().map(Square::index).sum::<usize>());
    })
}

/// Legal moves where few are left: what a set of bits is good at.
pub(super) fn measure_nearly_full() -> Vec<Table> {
    let rows = SeriesBoard::variants().filter_map(|(board, count_linemark)| {
        let time = board.run(Geometry::square_board(100).ok()?, count_linemark, NearlyFull).ok()?;
        Some(Row { name: board_name(board, count_linemark), values: vec![Some(time)] })
    });
    vec![Table {
        title: "Legal moves of a nearly full 100×100 board",
        article: ARTICLE,
        unit: "ns",
        columns: vec!["100×100".to_owned()],
        rows: rows.collect(),
    }]
}

/// The time of the legal moves when only the last column and the last two rows are empty.
struct NearlyFull;

impl BoardTask for NearlyFull {
    type Output = f64;

    fn run<B: Board + Send + Sync + 'static>(self, mut board: B) -> f64 {
        let geometry = board.geometry();
        let (last_column, last_rows) = (geometry.cols() - 1, geometry.rows() - 2);
        for square in geometry.squares() {
            let (x, y) = geometry.xy(square);
            if x < last_column && y < last_rows {
                board.place(square, Mark::ALL[y % 2]);
            }
        }
        time_legal_moves(&board)
    }
}
