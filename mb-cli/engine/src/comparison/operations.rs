//! Reading, writing, legal moves, judging and line patterns by size (article 216).

use std::hint::black_box;

use mb_runtime::boards::BoardTask;
use mb_runtime::{Board, Mark, Square};

use super::generated::{self, GeneratedLayout};
use super::table::{ComparisonRow, ComparisonTable, Quantity, by_size, on_board, series_rows};
use crate::work::TimedWork;

pub(crate) const SIZES: [usize; 5] = [3, 5, 10, 50, 100];

/// An operation of every board.
#[derive(Clone, Copy, Debug)]
enum BoardOperation {
    PlaceAndRemove,
    Get,
    LegalMoves,
    Judge,
    LinePatterns,
}

/// Builds a table for every operation, with a row for every board.
pub(crate) fn tables() -> [ComparisonTable; 5] {
    [
        table("Place and remove a mark", BoardOperation::PlaceAndRemove),
        table("Read a square", BoardOperation::Get),
        table("Legal moves", BoardOperation::LegalMoves),
        table("Judge", BoardOperation::Judge),
        table("Line patterns", BoardOperation::LinePatterns),
    ]
}

fn table(title: &'static str, operation: BoardOperation) -> ComparisonTable {
    let mut rows =
        series_rows(|board, counting| SIZES.map(|size| on_board(board, counting, size, operation)).into());
    rows.extend(GeneratedLayout::ALL.map(|layout| ComparisonRow {
        name: layout.name().to_owned(),
        cells: SIZES.map(|size| generated::run(size, layout, operation)).into(),
    }));
    ComparisonTable { title, article: 216, quantity: Quantity::Time, columns: by_size(SIZES), rows }
}

/// A square that holds a circle on every [scattered](scatter) board, and one that is empty.
const LAST: Square = Square::new(4);
const FREE: Square = Square::new(1);

impl BoardTask for BoardOperation {
    type Output = TimedWork;

    fn run<B: Board>(self, mut board: B) -> TimedWork {
        scatter(&mut board);
        // `judge` looks at lines only when a win is possible at this ply.
        let ply = 2 * board.geometry().win();
        match self {
            Self::PlaceAndRemove => TimedWork::changing(&board, |board| {
                board.place(black_box(FREE), Mark::Circle);
                board.remove(black_box(FREE));
            }),
            Self::Get => TimedWork::reading(&board, |board| board.get(black_box(LAST))),
            Self::LegalMoves => TimedWork::reading(&board, sum_of_legal_moves),
            Self::Judge => {
                TimedWork::reading(&board, move |board| board.judge(Mark::Circle, black_box(LAST), ply))
            }
            Self::LinePatterns => TimedWork::reading(&board, |board| board.line_patterns(Mark::Cross)),
        }
    }
}

/// Iterates over all legal moves.
pub(crate) fn sum_of_legal_moves(board: &impl Board) -> usize {
    board.legal_moves().map(Square::index).sum()
}

/// Places marks on four of every thirteen squares. No line is complete, because on boards of these sizes the distance
/// between neighbours on a line is not a multiple of 13.
pub(crate) fn scatter(board: &mut impl Board) {
    for square in board.geometry().squares() {
        match square.index() % 13 {
            0 | 4 => board.place(square, Mark::Circle),
            6 | 8 => board.place(square, Mark::Cross),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use mb_runtime::{BitBoard, Board, Mark};

    use super::{FREE, LAST, SIZES, scatter};

    #[test]
    fn a_scattered_board_has_marks_and_empty_squares_but_no_line() -> Result<(), Box<dyn std::error::Error>> {
        for size in SIZES {
            let mut board = BitBoard::square_board(size)?;
            scatter(&mut board);
            assert_eq!((board.get(LAST), board.get(FREE)), (Some(Mark::Circle), None), "{size}");
            assert!(!Mark::ALL.into_iter().any(|mark| board.has_line(mark)), "{size}");
            assert!(
                Mark::ALL.into_iter().all(|mark| board.bits(mark).iter().any(|word| *word != 0)),
                "{size}"
            );
        }
        Ok(())
    }
}
