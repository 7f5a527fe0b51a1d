//! The only paths that generated code may name. Not part of the public interface: it changes with the macro.

pub use core;
pub use core::debug_assert;
pub use core::option::Option;
pub use core::primitive::{bool, str, u8, u16, u32, u64, u128, usize};
pub use core::result::Result;

pub use crate::error::{ParseBoardError, SquareError};
pub use crate::names;
pub use crate::nine::nth_of_nine;
pub use crate::popcount::shared_ones;
pub use crate::tables::{LinesThrough, column_spread, padded};
pub use crate::text::{debug_board, parse_board, write_board};
pub use crate::{
    Board, Geometry, LinePatterns, Mark, Orbit, Square, Squares, Status, Symmetry, Threats, Words,
};

/// Whether the target of this build has an instruction for `count_ones`: the default one of x86-64 has none. Here, and
/// not in generated code, because a user's crate may have its own `cfg!`, or its own list of what may be asked.
pub const HAS_POPCOUNT: bool =
    cfg!(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64"))));

/// The geometry of a generated board, as a constant: the attribute has checked the numbers.
#[must_use]
pub const fn geometry(cols: usize, rows: usize, win: usize) -> Geometry {
    match Geometry::new(cols, rows, win) {
        Ok(geometry) => geometry,
        Err(_) => panic!("derive_board emits only geometries that exist"),
    }
}

/// Keys in ascending order, each once: what [`Board::symmetric_keys`] gives.
#[must_use]
pub fn distinct_keys<K: crate::BoardKey, const N: usize>(keys: [K; N]) -> Orbit<K> {
    crate::board::distinct(keys)
}

/// Keys with squares, in ascending order of keys; of equal keys the last one stays.
#[must_use]
pub fn distinct_pairs<K: crate::BoardKey, const N: usize>(pairs: [(K, Square); N]) -> Orbit<(K, Square)> {
    crate::board::distinct_pairs(pairs)
}

/// Pairs the keys of all images, in the order of the series, with the images of `square`.
#[must_use]
#[inline]
pub fn with_images<K: crate::BoardKey, const N: usize>(
    keys: [K; N],
    geometry: Geometry,
    square: Square,
) -> [(K, Square); N] {
    let mut order = geometry.series_order().iter();
    keys.map(|key| (key, order.next().map_or(square, |symmetry| symmetry.apply(geometry, square))))
}

/// The number of set bits of every number below `N`, which is at most 256.
#[must_use]
pub const fn popcounts<const N: usize>() -> [u8; N] {
    let mut counts = [0; N];
    let mut number = 1;
    while number < N {
        counts[number] = counts[number / 2] + if number % 2 == 0 { 0 } else { 1 };
        number += 1;
    }
    counts
}
