//! The two boards that exist for 3×3 only (article 223).

use std::hint::black_box;

use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard};
use mb_runtime::{Board, Mark, Square};

use super::operations::sum_of_legal_moves;
use super::table::{ComparisonRow, ComparisonTable, Quantity, heads, on_board};
use crate::work::TimedWork;

/// Builds a table with a row for each of them, and for `BitBoard` as a comparison.
pub(crate) fn table() -> ComparisonTable {
    let boards = [SeriesBoard::BitBoard, SeriesBoard::BitBoard3x3, SeriesBoard::TwoBitBoard3x3];
    let rows = boards.into_iter().filter_map(|board| {
        let cells = on_board(board, LineCounting::Off, 3, Operations)?.map(Some).into();
        Some(ComparisonRow { name: board.to_string(), cells })
    });
    ComparisonTable {
        title: "Boards for 3×3 alone",
        article: 223,
        quantity: Quantity::Time,
        columns: heads(["legal moves", "key", "symmetric keys", "with a move"]),
        rows: rows.collect(),
    }
}

/// Two circles and two crosses, without symmetry.
const MARKS: [(u16, Mark); 4] = [(0, Mark::Circle), (1, Mark::Cross), (4, Mark::Circle), (5, Mark::Cross)];

struct Operations;

impl BoardTask for Operations {
    type Output = [TimedWork; 4];

    fn run<B: Board>(self, mut board: B) -> Self::Output {
        for (index, mark) in MARKS {
            board.place(Square::new(index), mark);
        }
        [
            TimedWork::reading(&board, sum_of_legal_moves),
            TimedWork::reading(&board, Board::key),
            TimedWork::reading(&board, Board::symmetric_keys),
            TimedWork::reading(&board, |board| board.symmetric_keys_with(black_box(Square::new(5)))),
        ]
    }
}
