//! Ways to restore a position after a playout (article 233).

use std::hint::black_box;

use mb_runtime::boards::{BitBoard3x3, BoardTask, SeriesBoard, TwoBitBoard3x3};
use mb_runtime::{Board, Mark, Square, text};

use super::table::{ComparisonTable, Quantity, heads, on_board, series_rows};
use crate::work::TimedWork;

/// The moves before the playout, and those of the playout.
const BEFORE: [u16; 2] = [4, 0];
const PLAYOUT: [u16; 6] = [1, 7, 2, 6, 3, 5];

/// Builds a table with a column for each way back, and a row for every board. All columns play the same moves, so they
/// differ only in the way back.
pub(crate) fn table() -> ComparisonTable {
    ComparisonTable {
        title: "Six moves and back to the position before them, 3×3",
        article: 233,
        quantity: Quantity::Time,
        columns: heads(["rebuild", "clone", "clone_from", "copy", "undo", "text and back"]),
        rows: series_rows(|board, counting| {
            let Some([rebuilt, renewed, overwritten, undone, read]) = on_board(board, counting, 3, WaysBack)
            else {
                return Vec::new();
            };
            let copied = match board {
                SeriesBoard::BitBoard3x3 => Some(copied(BitBoard3x3::new())),
                SeriesBoard::TwoBitBoard3x3 => Some(copied(TwoBitBoard3x3::new())),
                _ => None,
            };
            vec![Some(rebuilt), Some(renewed), Some(overwritten), copied, Some(undone), Some(read)]
        }),
    }
}

/// The ways back that every board has.
struct WaysBack;

impl BoardTask for WaysBack {
    type Output = [TimedWork; 5];

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let start = position(empty);
        [
            way(&start, rebuild),
            way(&start, renew),
            way(&start, B::clone_from),
            way(&start, undo),
            way(&start, read_back),
        ]
    }
}

/// Restores a board by assignment.
fn copied<B: Board + Copy>(empty: B) -> TimedWork {
    way(&position(empty), |board, start| *board = *start)
}

/// Sets up the position before the playout.
fn position<B: Board>(mut empty: B) -> B {
    play(&mut empty, &BEFORE);
    empty
}

/// Plays the playout and goes `back` to its start.
fn way<B: Board>(start: &B, back: impl Fn(&mut B, &B) + 'static) -> TimedWork {
    let start = start.clone();
    TimedWork::changing(&start.clone(), move |board| {
        play(board, &PLAYOUT);
        back(black_box(board), black_box(&start));
    })
}

/// Plays moves, circle first.
fn play<B: Board>(board: &mut B, moves: &[u16]) {
    for (index, mark) in moves.iter().zip(Mark::ALL.into_iter().cycle()) {
        board.place(Square::new(black_box(*index)), mark);
    }
}

/// Plays the moves before the playout again.
fn rebuild<B: Board>(board: &mut B, _start: &B) {
    board.clear();
    play(board, &BEFORE);
}

/// Replaces the board by a new copy. (`clone_from` reuses the memory.)
fn renew<B: Board>(board: &mut B, start: &B) {
    *board = start.clone();
}

/// Takes back the moves of the playout.
fn undo<B: Board>(board: &mut B, _start: &B) {
    for index in PLAYOUT.iter().rev() {
        board.remove(Square::new(black_box(*index)));
    }
}

/// Writes the position as text and reads it again.
fn read_back<B: Board>(board: &mut B, start: &B) {
    let written = start.to_string();
    board.clear();
    // The text of a board is always valid.
    if let Ok(read) = text::parse_board(board.clone(), &written) {
        *board = read;
    }
}

#[cfg(test)]
mod tests {
    use mb_runtime::Board;
    use mb_runtime::boards::{BoardTask, SeriesBoard};

    use super::{PLAYOUT, play, position, read_back, rebuild, renew, undo};
    use crate::comparison::table::on_board;

    struct GoEveryWay;

    impl BoardTask for GoEveryWay {
        type Output = ();

        fn run<B: Board>(self, empty: B) {
            let start = position(empty);
            let ways: [fn(&mut B, &B); 5] = [rebuild, renew, B::clone_from, undo, read_back];
            let mut board = start.clone();
            for (number, back) in ways.into_iter().enumerate() {
                play(&mut board, &PLAYOUT);
                assert_eq!(board.legal_move_count(), 1);
                back(&mut board, &start);
                assert_eq!(board.to_string(), start.to_string(), "way {number} of {start:?}");
            }
        }
    }

    #[test]
    fn every_way_back_ends_where_the_playout_began() {
        for (board, counting) in SeriesBoard::variants() {
            assert_eq!(on_board(board, counting, 3, GoEveryWay), Some(()));
        }
    }
}
