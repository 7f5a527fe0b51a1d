//! Algorithms that move all squares of a `BitBoard` (articles 219 and 220).

use mb_runtime::boards::bitboard::{Algorithms, BitBoard, MirrorAlgorithm, TransposeAlgorithm};
use mb_runtime::{Board, Geometry, Mark, Symmetry};

use super::table::{ComparisonRow, ComparisonTable, Quantity, by_size};
use crate::work::TimedWork;

const SIZES: [usize; 7] = [4, 8, 16, 32, 64, 128, 256];

/// Builds two tables, of the algorithms that transpose and of those that mirror.
pub(crate) fn tables() -> [ComparisonTable; 2] {
    let transposes = TransposeAlgorithm::ALL.map(|transpose| {
        let name = format!("{transpose:?}");
        row(name, Symmetry::Transpose, |fastest| Algorithms { transpose, ..fastest })
    });
    let mirrors = MirrorAlgorithm::ALL.map(|mirror| {
        let name = format!("{mirror:?}");
        row(name, Symmetry::Mirror, |fastest| Algorithms { mirror, ..fastest })
    });
    [
        table("Transpose a BitBoard in place", 220, transposes.into()),
        table("Mirror a BitBoard in place", 219, mirrors.into()),
    ]
}

fn table(title: &'static str, article: u16, rows: Vec<ComparisonRow>) -> ComparisonTable {
    ComparisonTable { title, article, quantity: Quantity::Time, columns: by_size(SIZES), rows }
}

/// Builds the row of one algorithm, with a board of each size whose lower left half is filled.
fn row(name: String, symmetry: Symmetry, choose: impl Fn(Algorithms) -> Algorithms) -> ComparisonRow {
    let transform = |size| {
        let geometry = Geometry::square_board(size).ok()?;
        let mut board = BitBoard::with_algorithms(geometry, choose(Algorithms::fastest(geometry)));
        for square in geometry.squares() {
            let (x, y) = geometry.xy(square);
            if y >= x {
                board.place(square, Mark::ALL[(x + y) % 2]);
            }
        }
        Some(TimedWork::changing(&board, move |board| {
            board.transform_in_place(symmetry);
        }))
    };
    ComparisonRow { name, cells: SIZES.map(transform).into() }
}
