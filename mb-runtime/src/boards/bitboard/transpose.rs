//! Two algorithms to transpose a board with delta swaps (article 220 of the series).

use super::words::DeltaSwap;

/// An algorithm to transpose a square board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum TransposeAlgorithm {
    /// Swaps the squares on the two sides of the main diagonal, with one swap for each distance from it (the series'
    /// `transpose_ds`). It takes size - 1 swaps.
    #[doc(alias = "transpose_ds")]
    DeltaSwaps,
    /// Pads the board to a power of two, swaps the upper right and the lower left quarter, then does the same within
    /// each quarter, and so on (the series' `transpose_dc`). It takes about log₂ size swaps, and the padding.
    #[doc(alias = "transpose_dc")]
    DivideAndConquer,
}

impl TransposeAlgorithm {
    /// Both algorithms.
    pub const ALL: [Self; 2] = [Self::DeltaSwaps, Self::DivideAndConquer];
}

/// Returns the swaps of [`TransposeAlgorithm::DeltaSwaps`] for a board of `size` columns of `stride` bits each
/// (`transpose_ds_table`).
///
/// Swap number `i`, counted from 1, exchanges the squares (j, i + j) and (i + j, j).
#[doc(alias = "transpose_ds_table")]
pub fn delta_swaps(size: usize, stride: usize) -> Vec<DeltaSwap> {
    let diagonal = |i: usize| (0..size - i).map(move |j| j * stride + i + j);
    (1..size).map(|i| DeltaSwap::new(i * (stride - 1), diagonal(i).collect())).collect()
}

/// Returns the swaps of [`TransposeAlgorithm::DivideAndConquer`] for a board of `side` columns of `side` bits each
/// (`transpose_dc_table`). `side` is rounded up to a power of two.
///
/// A swap whose quarters have `half` columns exchanges each square with `y & half != 0` and `x & half == 0` with the
/// square `half` columns to the right and `half` rows up.
#[doc(alias = "transpose_dc_table")]
pub fn divide_and_conquer(side: usize) -> Vec<DeltaSwap> {
    let side = side.next_power_of_two();
    let halves = (0..side.ilog2()).rev().map(|exponent| 1 << exponent);
    halves.map(|half: usize| DeltaSwap::new(half * (side - 1), lower_left(side, half).collect())).collect()
}

fn lower_left(side: usize, half: usize) -> impl Iterator<Item = usize> {
    let columns = (0..side).filter(move |x| x & half == 0);
    columns.flat_map(move |x| (0..side).filter(move |y| y & half != 0).map(move |y| x * side + y))
}
