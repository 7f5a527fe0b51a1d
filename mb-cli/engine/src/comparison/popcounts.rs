//! Algorithms that count bits (article 215).

use mb_runtime::boards::bitboard::{Algorithms, BitBoard, PopCount};
use mb_runtime::{Board, Geometry, Mark};

use super::operations::{self, scatter};
use super::table::{ComparisonRow, ComparisonTable, Quantity, by_size, heads};
use crate::work::TimedWork;

/// Irregular bits: 2⁶⁴ divided by the golden ratio.
const SCATTERED: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number of words in a board of 32×32.
const WORDS: usize = 16;

/// Builds two tables with a row for every algorithm: numbers of several widths, and line patterns of a board.
pub(crate) fn tables() -> [ComparisonTable; 2] {
    [by_width(), by_board()]
}

fn by_width() -> ComparisonTable {
    let rows = PopCount::ALL.map(|algorithm| ComparisonRow {
        name: format!("{algorithm:?}"),
        cells: [
            TimedWork::reading(&0b1_0101_0101_u32, move |bits| algorithm.count(*bits)),
            TimedWork::reading(&0x9e37_79b9_u32, move |bits| algorithm.count(*bits)),
            TimedWork::reading(&SCATTERED, move |bits| algorithm.count(*bits)),
            TimedWork::reading(&(u128::from(SCATTERED) << 64 | u128::from(SCATTERED)), move |bits| {
                algorithm.count(*bits)
            }),
            TimedWork::reading(&[SCATTERED; WORDS], move |words| algorithm.count(&words[..])),
        ]
        .map(Some)
        .into(),
    });
    ComparisonTable {
        title: "Counting bits",
        article: 215,
        quantity: Quantity::Time,
        columns: heads(["9 bits", "32 bits", "64 bits", "128 bits", "1024 bits"]),
        rows: rows.into(),
    }
}

/// Builds the table of the line patterns of a `BitBoard`, which counts bits to find them.
fn by_board() -> ComparisonTable {
    let row = |popcount: PopCount| {
        let line_patterns = |size| {
            let geometry = Geometry::square_board(size).ok()?;
            let algorithms = Algorithms { popcount, ..Algorithms::fastest(geometry) };
            let mut board = BitBoard::with_algorithms(geometry, algorithms);
            scatter(&mut board);
            Some(TimedWork::reading(&board, |board| board.line_patterns(Mark::Cross)))
        };
        ComparisonRow { name: format!("{popcount:?}"), cells: operations::SIZES.map(line_patterns).into() }
    };
    ComparisonTable {
        title: "Line patterns of a BitBoard by the way to count bits",
        article: 215,
        quantity: Quantity::Time,
        columns: by_size(operations::SIZES),
        rows: PopCount::ALL.map(row).into(),
    }
}
