//! Counting bits (article 215).

use std::hint::black_box;

use mb_runtime::boards::bitboard::popcount::PopCount;

use super::measure::nanoseconds;
use super::report::{Row, Table};

/// One table: a row for every way to count, a column for every width.
pub(super) fn measure() -> Vec<Table> {
    let words = [0x9e37_79b9_7f4a_7c15_u64; 16];
    let rows = PopCount::ALL.map(|algorithm| Row {
        name: format!("{algorithm:?}"),
        values: [
            nanoseconds(|| {
                black_box(algorithm.count(black_box(0b1_0101_0101_u32)));
            }),
            nanoseconds(|| {
                black_box(algorithm.count(black_box(0x9e37_79b9_u32)));
            }),
            nanoseconds(|| {
                black_box(algorithm.count(black_box(words[0])));
            }),
            nanoseconds(|| {
                black_box(algorithm.count(black_box(u128::from(words[0]) << 64 | u128::from(words[1]))));
            }),
            nanoseconds(|| {
                black_box(algorithm.count(black_box(&words[..])));
            }),
        ]
        .map(Some)
        .to_vec(),
    });
    vec![Table {
        title: "Counting bits",
        article: 215,
        unit: "ns",
        columns: ["9 bits", "32 bits", "64 bits", "128 bits", "1024 bits"].map(str::to_owned).to_vec(),
        rows: rows.into(),
    }]
}
