//! What article 233 is about: getting a position back after a playout.

use std::hint::black_box;

use mb_runtime::boards::{BitBoard3x3, BoardTask, SeriesBoard, TwoBitBoard3x3};
use mb_runtime::{Board, Geometry, Mark, Square, text};

use super::measure::nanoseconds;
use super::report::{Row, Table, board_name};

const COLUMNS: [&str; 6] = ["rebuild", "clone", "clone_from", "copy", "undo", "text and back"];

/// The moves before the playout, and those of the playout.
const BEFORE: [u16; 2] = [4, 0];
const PLAYOUT: [u16; 6] = [1, 7, 2, 6, 3, 5];

/// One table: for every board the moves of a playout and each way back. (All columns play the same moves, so
/// that they differ by the way back alone.)
pub(super) fn measure() -> Vec<Table> {
    let rows = SeriesBoard::variants().filter_map(|(board, count_linemark)| {
        let mut values = board.run(Geometry::square_board(3).ok()?, count_linemark, WaysBack).ok()?;
        values[3] = match board {
            SeriesBoard::BitBoard3x3 => Some(time_copy(BitBoard3x3::new())),
            SeriesBoard::TwoBitBoard3x3 => Some(time_copy(TwoBitBoard3x3::new())),
            _ => None,
        };
        Some(Row { name: board_name(board, count_linemark), values: values.to_vec() })
    });
    vec![Table {
        title: "Six moves and back to the position before them, 3×3",
        article: 233,
        unit: "ns",
        columns: COLUMNS.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }]
}

/// Plays moves in turn, circle first.
fn play<B: Board>(board: &mut B, moves: &[u16]) {
    for (index, mark) in moves.iter().zip(Mark::ALL.into_iter().cycle()) {
        board.place(Square::new(black_box(*index)), mark);
    }
}

/// The times by column; no board here is known to be `Copy`.
struct WaysBack;

impl BoardTask for WaysBack {
    type Output = [Option<f64>; COLUMNS.len()];

    fn run<B: Board + Send + Sync + 'static>(self, empty: B) -> Self::Output {
        let mut start = empty.clone();
        play(&mut start, &BEFORE);
        let time = |back: fn(&mut B, &B)| {
            let mut board = start.clone();
            nanoseconds(|| {
                play(&mut board, &PLAYOUT);
                back(black_box(&mut board), &start);
            })
        };
        let rebuild = time(|board, _| {
            board.clear();
            play(board, &BEFORE);
        });
        let clone = time(|board, start| {
            // Not `clone_from`: this column is about what a fresh copy costs.
            let copy = start.clone();
            *board = copy;
        });
        let clone_from = time(B::clone_from);
        let undo = time(|board, _| {
            for index in PLAYOUT.iter().rev() {
                board.remove(Square::new(black_box(*index)));
            }
        });
        let written = start.to_string();
        let mut board = start.clone();
        let text = nanoseconds(|| {
            play(&mut board, &PLAYOUT);
            black_box(start.to_string());
            let mut blank = board.clone();
            blank.clear();
            if let Ok(read) = text::parse_board(blank, black_box(&written)) {
                board = read;
            }
        });
        [Some(rebuild), Some(clone), Some(clone_from), None, Some(undo), Some(text)]
    }
}

/// The time when a board is simply assigned.
fn time_copy<B: Board + Copy>(empty: B) -> f64 {
    let mut start = empty;
    play(&mut start, &BEFORE);
    let mut board = start;
    nanoseconds(|| {
        play(&mut board, &PLAYOUT);
        board = *black_box(&start);
    })
}
