//! The only paths that generated code may name. They are not part of the public interface: they change with the macro.

pub use core;
pub use core::debug_assert;
pub use core::option::Option;
pub use core::primitive::{bool, str, u8, u16, u32, u64, u128, usize};
pub use core::result::Result;

pub use crate::board::{Board, TriedMoves};
pub use crate::columns::patterns_of_columns;
pub use crate::error::{ParseBoardError, SquareError};
pub use crate::geometry::Geometry;
pub use crate::key::{Words, write_hex};
pub use crate::lanes::{lane_diagonals, lane_starts};
pub use crate::line_patterns::LinePatterns;
pub use crate::mark::Mark;
pub use crate::names;
pub use crate::nine::{canonical_key_of_nine, nth_of_nine, patterns_of_nine};
pub use crate::orbit::Orbit;
pub use crate::popcount::{HAS_POPCOUNT, shared_ones};
pub use crate::shortcuts::{Shortcuts, Threats};
pub use crate::square::Square;
pub use crate::squares::{BitWord, Squares};
pub use crate::status::Status;
pub use crate::symmetry::Symmetry;
pub use crate::tables::{LinesThrough, even_bits, geometry, lines, padded, popcounts};
pub use crate::text::{debug_board, parse_board, write_board};

use crate::key::BoardKey;

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
