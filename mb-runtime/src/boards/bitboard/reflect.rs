//! Left and right change places: two algorithms by delta swaps (article 219 of the series, `fliplr`).

use core::ops::Range;

use super::DeltaSwap;

/// A way to mirror a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum MirrorAlgorithm {
    /// The halves change places, then the halves of each half, and so on; when a part has an odd number of
    /// columns, its middle stays (the series' `fliplr_ds`).
    DeltaSwaps,
    /// The board is padded to a power of two of columns, all of them are reversed, and the padding is shifted
    /// out (the series' `fliplr_sa`). One swap more than [`DeltaSwaps`](Self::DeltaSwaps) unless the number of
    /// columns is a power of two, where the two are the same.
    SwapAll,
}

impl MirrorAlgorithm {
    /// Both, the default first.
    pub const ALL: [Self; 2] = [Self::DeltaSwaps, Self::SwapAll];
}

/// The swaps of [`MirrorAlgorithm::DeltaSwaps`] for columns of `stride` bits each.
#[must_use]
pub fn delta_swaps(cols: usize, stride: usize) -> Vec<DeltaSwap> {
    reverse(cols, stride, |columns| columns.start * stride..columns.end * stride)
}

/// The swaps of [`MirrorAlgorithm::SwapAll`] for columns of `stride` bits each, and how far the result is then
/// to be shifted down.
///
/// The swaps need room for the next power of two of columns.
#[must_use]
pub fn swap_all(cols: usize, stride: usize) -> (Vec<DeltaSwap>, usize) {
    let padded = cols.next_power_of_two();
    (delta_swaps(padded, stride), (padded - cols) * stride)
}

/// Top and bottom change places: the swaps of [`MirrorAlgorithm::DeltaSwaps`] with rows in place of columns.
#[must_use]
pub fn flip_swaps(cols: usize, rows: usize, stride: usize) -> Vec<DeltaSwap> {
    reverse(rows, 1, |rows| (0..cols).flat_map(move |x| x * stride + rows.start..x * stride + rows.end))
}

/// Reverses `length` blocks of bits, `distance` bits apart, where `bits` gives the bits of a range of blocks.
fn reverse<B: IntoIterator<Item = usize>>(
    length: usize,
    distance: usize,
    bits: impl Fn(Range<usize>) -> B,
) -> Vec<DeltaSwap> {
    let mut swaps = Vec::new();
    // Where the parts start that are still to be reversed, all of one length.
    let mut starts = vec![0];
    let mut length = length;
    while length > 1 {
        let (half, apart) = (length / 2, length.div_ceil(2));
        let lower_halves = starts.iter().flat_map(|start| bits(*start..*start + half));
        swaps.push(DeltaSwap::new(apart * distance, lower_halves.collect()));
        starts = starts.iter().flat_map(|start| [*start, *start + apart]).collect();
        length = half;
    }
    swaps
}
