//! Two algorithms to mirror a board with delta swaps (article 219 of the series, `fliplr`).

use core::ops::Range;

use super::words::DeltaSwap;

/// An algorithm to mirror a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum MirrorAlgorithm {
    /// Swaps the halves of the board, then the halves of each half, and so on. If a part has an odd number of columns,
    /// its middle column stays (the series' `fliplr_ds`).
    #[doc(alias = "fliplr_ds")]
    DeltaSwaps,
    /// Pads the board to a power of two of columns, reverses all of them, and shifts the padding out (the series'
    /// `fliplr_sa`).
    ///
    /// It takes one swap more than [`DeltaSwaps`](Self::DeltaSwaps). If the number of columns is a power of two, the
    /// two algorithms are the same.
    #[doc(alias = "fliplr_sa")]
    SwapAll,
}

impl MirrorAlgorithm {
    /// Both algorithms, the default first.
    pub const ALL: [Self; 2] = [Self::DeltaSwaps, Self::SwapAll];
}

/// Returns the swaps of [`MirrorAlgorithm::DeltaSwaps`] for `cols` columns of `stride` bits each (`fliplr_ds_table`).
///
/// ```
/// use mb_runtime::boards::bitboard::reflect;
///
/// let swaps = reflect::delta_swaps(3, 3);
/// let swaps: Vec<_> = swaps.iter().map(|swap| (swap.shift(), format!("{:#x}", swap.mask()))).collect();
/// assert_eq!(swaps, [(6, "0x7".to_owned())]);
/// ```
#[doc(alias = "fliplr_ds_table")]
pub fn delta_swaps(cols: usize, stride: usize) -> Vec<DeltaSwap> {
    reverse(cols, stride, |columns| columns.start * stride..columns.end * stride)
}

/// Returns the swaps of [`MirrorAlgorithm::SwapAll`] for `cols` columns of `stride` bits each, and the number of bits
/// by which to shift the result down (`fliplr_sa_table`, `fliplr_sa_shift`).
///
/// The swaps need room for the next power of two of columns.
#[doc(alias = "fliplr_sa_table")]
#[doc(alias = "fliplr_sa_shift")]
pub fn swap_all(cols: usize, stride: usize) -> (Vec<DeltaSwap>, usize) {
    let padded = cols.next_power_of_two();
    (delta_swaps(padded, stride), (padded - cols) * stride)
}

/// Returns the swaps that exchange top and bottom. They are those of [`MirrorAlgorithm::DeltaSwaps`] with rows in
/// place of columns.
pub fn flip_swaps(cols: usize, rows: usize, stride: usize) -> Vec<DeltaSwap> {
    reverse(rows, 1, |rows| (0..cols).flat_map(move |x| x * stride + rows.start..x * stride + rows.end))
}

/// Reverses the order of `length` blocks that are `distance` bits apart. `bits` returns the bits of a range of blocks.
fn reverse<B: IntoIterator<Item = usize>>(
    length: usize,
    distance: usize,
    bits: impl Fn(Range<usize>) -> B,
) -> Vec<DeltaSwap> {
    let mut swaps = Vec::new();
    // The starts of the parts that are still to be reversed, which all have one length.
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
