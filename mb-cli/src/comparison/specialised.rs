//! The two boards for 3×3 alone (article 223).

use std::hint::black_box;

use mb_runtime::boards::{BoardTask, SeriesBoard};
use mb_runtime::{Board, Geometry, Mark, Square};

use super::measure::nanoseconds;
use super::report::{Row, Table};

/// One table, with `BitBoard` for comparison.
pub(super) fn measure() -> Vec<Table> {
    let boards = [SeriesBoard::BitBoard, SeriesBoard::BitBoard3x3, SeriesBoard::TwoBitBoard3x3];
    let rows = boards.into_iter().filter_map(|board| {
        let times = board.run(Geometry::square_board(3).ok()?, false, Operations).ok()?;
        Some(Row { name: board.to_string(), values: times.map(Some).to_vec() })
    });
    vec![Table {
        title: "Boards for 3×3 alone",
        article: 223,
        unit: "ns",
        columns: ["legal moves", "key", "symmetric keys", "with a move"].map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }]
}

struct Operations;

impl BoardTask for Operations {
    type Output = [f64; 4];

    /// Two circles and two crosses, an arrangement without symmetry.
    fn run<B: Board + Send + Sync + 'static>(self, mut board: B) -> [f64; 4] {
        for (index, mark) in [(0, Mark::Circle), (1, Mark::Cross), (4, Mark::Circle), (5, Mark::Cross)] {
            board.place(Square::new(index), mark);
        }
        [
            nanoseconds(|| {
                black_box(black_box(&board).legal_moves().map(Square::index).sum::<usize>());
            }),
            nanoseconds(|| {
                black_box(black_box(&board).key());
            }),
            nanoseconds(|| {
                black_box(black_box(&board).symmetric_keys());
            }),
            nanoseconds(|| {
                black_box(black_box(&board).symmetric_keys_with(black_box(Square::new(5))));
            }),
        ]
    }
}
