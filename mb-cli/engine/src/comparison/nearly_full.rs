//! Legal moves of a nearly full board, where sets of bits are fastest (article 216).

use mb_runtime::boards::BoardTask;
use mb_runtime::{Board, Mark};

use super::operations::sum_of_legal_moves;
use super::table::{ComparisonTable, Quantity, by_size, on_board, series_rows};
use crate::work::TimedWork;

const SIZE: usize = 100;

/// Builds a table with one column, and a row for every board that can have the size.
pub(crate) fn table() -> ComparisonTable {
    ComparisonTable {
        title: "Legal moves of a nearly full 100×100 board",
        article: 216,
        quantity: Quantity::Time,
        columns: by_size([SIZE]),
        rows: series_rows(|board, counting| vec![on_board(board, counting, SIZE, NearlyFull)]),
    }
}

/// Lists the legal moves when only the last column and the last two rows are empty.
struct NearlyFull;

impl BoardTask for NearlyFull {
    type Output = TimedWork;

    fn run<B: Board>(self, mut board: B) -> TimedWork {
        let geometry = board.geometry();
        let (last_column, last_rows) = (geometry.cols() - 1, geometry.rows() - 2);
        for square in geometry.squares() {
            let (x, y) = geometry.xy(square);
            if x < last_column && y < last_rows {
                board.place(square, Mark::ALL[y % 2]);
            }
        }
        TimedWork::reading(&board, sum_of_legal_moves)
    }
}
