//! Transposition by delta swaps (article 220 of the series).

use super::words::DeltaSwap;

/// Columns and rows change places, one swap for every pair of diagonals at the same distance from the main
/// one: the square (j, i + j) with the square (i + j, j).
#[must_use]
pub fn diagonal_swaps(size: usize, stride: usize) -> Vec<DeltaSwap> {
    let diagonal = |i: usize| (0..size - i).map(move |j| j * stride + i + j);
    (1..size).map(|i| DeltaSwap::new(i * (stride - 1), diagonal(i).collect())).collect()
}
