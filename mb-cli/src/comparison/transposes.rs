//! Transposing a `BitBoard` (article 220).

use std::hint::black_box;

use mb_runtime::boards::bitboard::{Algorithms, BitBoard, MirrorAlgorithm, TransposeAlgorithm};
use mb_runtime::{Board, Geometry, Mark, Symmetry};

use super::measure::nanoseconds;
use super::report::{Row, Table};

const SIZES: [usize; 7] = [4, 8, 16, 32, 64, 128, 256];

/// Two tables: transposing, and mirroring, which the series compares alike.
pub(super) fn measure() -> Vec<Table> {
    let transposes = TransposeAlgorithm::ALL.map(|transpose| {
        row(format!("{transpose:?}"), Symmetry::Transpose, |geometry| Algorithms {
            transpose,
            ..Algorithms::fastest(geometry)
        })
    });
    let mirrors = MirrorAlgorithm::ALL.map(|mirror| {
        row(format!("{mirror:?}"), Symmetry::Mirror, |geometry| Algorithms {
            mirror,
            ..Algorithms::fastest(geometry)
        })
    });
    vec![
        table("Transpose a BitBoard in place", 220, transposes.into()),
        table("Mirror a BitBoard in place", 219, mirrors.into()),
    ]
}

fn table(title: &'static str, article: u16, rows: Vec<Row>) -> Table {
    let columns = SIZES.map(|size| format!("{size}×{size}")).to_vec();
    Table { title, article, unit: "ns", columns, rows }
}

/// The times of one algorithm by size, on a board whose lower left half is filled.
fn row(name: String, symmetry: Symmetry, algorithms: impl Fn(Geometry) -> Algorithms) -> Row {
    let time = |size| {
        let geometry = Geometry::square_board(size).ok()?;
        let mut board = BitBoard::with_algorithms(geometry, algorithms(geometry));
        for square in geometry.squares() {
            let (x, y) = geometry.xy(square);
            if y >= x {
                board.place(square, Mark::ALL[(x + y) % 2]);
            }
        }
        Some(nanoseconds(|| {
            black_box(black_box(&mut board).transform_in_place(symmetry));
        }))
    };
    Row { name, values: SIZES.map(time).to_vec() }
}
