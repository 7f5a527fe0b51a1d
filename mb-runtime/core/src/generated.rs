//! The only paths that generated code may name. They are not part of the public interface: they change with the macro.

pub use core;
pub use core::debug_assert;
pub use core::option::Option;
pub use core::primitive::{bool, str, u8, u16, u32, u64, u128, usize};
pub use core::result::Result;

pub use crate::board::{Board, TriedMoves};
pub use crate::error::{ParseBoardError, SquareError};
pub use crate::geometry::Geometry;
pub use crate::key::{Words, write_hex};
pub use crate::line_patterns::LinePatterns;
pub use crate::mark::Mark;
pub use crate::names;
pub use crate::orbit::Orbit;
pub use crate::popcount::{HAS_POPCOUNT, shared_ones};
pub use crate::shortcuts::{Shortcuts, Threats};
pub use crate::square::Square;
pub use crate::squares::{BitWord, Squares};
pub use crate::status::Status;
pub use crate::symmetry::Symmetry;
pub use crate::tables::{LinesThrough, column_spread, lines, nth_of_nine, padded};
pub use crate::text::{debug_board, parse_board, write_board};

use crate::key::BoardKey;

/// Returns the geometry of a generated board as a constant. The attribute has checked the numbers.
pub const fn geometry(cols: usize, rows: usize, win: usize) -> Geometry {
    match Geometry::new(cols, rows, win) {
        Ok(geometry) => geometry,
        Err(_) => panic!("derive_board emits only geometries that exist"),
    }
}

/// Returns the distinct keys in ascending order, as [`Board::symmetric_keys`] does.
pub fn distinct_keys<K: BoardKey, const N: usize>(keys: [K; N]) -> Orbit<K> {
    Orbit::of_keys(keys)
}

/// Returns the pairs with distinct keys in ascending order of keys. The last pair with a key replaces the earlier
/// ones.
pub fn distinct_pairs<K: BoardKey, const N: usize>(pairs: [(K, Square); N]) -> Orbit<(K, Square)> {
    Orbit::of_pairs(pairs)
}

/// Pairs the keys of all images, in the order of the series, with the images of `square`.
#[inline]
pub fn with_images<K: BoardKey, const N: usize>(
    keys: [K; N],
    geometry: Geometry,
    square: Square,
) -> [(K, Square); N] {
    let mut order = geometry.series_order().iter();
    keys.map(|key| (key, order.next().map_or(square, |symmetry| symmetry.apply(geometry, square))))
}

/// Returns the number of set bits of every number below `N`.
pub const fn popcounts<const N: usize>() -> [u8; N] {
    let mut counts = [0; N];
    let mut number = 1;
    while number < N {
        counts[number] = counts[number / 2] + if number % 2 == 0 { 0 } else { 1 };
        number += 1;
    }
    counts
}
