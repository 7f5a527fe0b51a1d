//! Columns and rows change places: two algorithms by delta swaps (article 220 of the series).

use super::DeltaSwap;

/// A way to transpose a square board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum TransposeAlgorithm {
    /// One swap for every distance from the main diagonal: the squares at that distance on one side of it
    /// change places with those on the other (the series' `transpose_ds`). size - 1 swaps.
    DeltaSwaps,
    /// Divide and conquer on a board padded to a power of two: the upper right quarter and the lower left one
    /// change places, then the same within each quarter, and so on (the series' `transpose_dc`, which takes
    /// only powers of two before article 221). About log₂ size swaps, besides the padding.
    DivideAndConquer,
}

impl TransposeAlgorithm {
    /// Both.
    pub const ALL: [Self; 2] = [Self::DeltaSwaps, Self::DivideAndConquer];
}

/// The swaps of [`TransposeAlgorithm::DeltaSwaps`] for a board of `size` columns, `stride` bits each: for every
/// `i` the square (j, i + j) with the square (i + j, j).
#[must_use]
pub fn delta_swaps(size: usize, stride: usize) -> Vec<DeltaSwap> {
    let diagonal = |i: usize| (0..size - i).map(move |j| j * stride + i + j);
    (1..size).map(|i| DeltaSwap::new(i * (stride - 1), diagonal(i).collect())).collect()
}

/// The swaps of [`TransposeAlgorithm::DivideAndConquer`] for a board of `side` columns of `side` bits each,
/// where `side` is rounded up to a power of two.
///
/// The swap with quarters of `half` squares exchanges the squares in the lower left quarters (where the `half`
/// bit of the row is set and that of the column is not) with those in the upper right ones.
#[must_use]
pub fn divide_and_conquer(side: usize) -> Vec<DeltaSwap> {
    let side = side.next_power_of_two();
    let halves = (0..side.ilog2()).rev().map(|exponent| 1 << exponent);
    halves.map(|half: usize| DeltaSwap::new(half * (side - 1), lower_left(side, half).collect())).collect()
}

fn lower_left(side: usize, half: usize) -> impl Iterator<Item = usize> {
    let columns = (0..side).filter(move |x| x & half == 0);
    columns.flat_map(move |x| (0..side).filter(move |y| y & half != 0).map(move |y| x * side + y))
}
