//! Reflections by delta swaps: left and right, or top and bottom, change places (article 219 of the series).

use super::words::{DeltaSwap, Mask};

/// Swaps that reverse `length` blocks of a board, where `block` gives the bits of the block with a number, and
/// the same bits of the next block are `distance` higher.
///
/// The outer halves change places, then the halves of the halves, and so on: about log₂ `length` swaps. When a
/// part has odd length its middle stays.
fn reverse<B: IntoIterator<Item = usize>>(
    length: usize,
    distance: usize,
    block: impl Fn(usize) -> B,
) -> Vec<DeltaSwap> {
    let mut swaps = Vec::new();
    let mut starts = vec![0];
    let mut length = length;
    while length > 1 {
        let (half, apart) = (length / 2, length.div_ceil(2));
        let blocks = starts.iter().flat_map(|start| *start..*start + half);
        swaps.push(DeltaSwap::new(apart * distance, blocks.flat_map(&block).collect::<Mask>()));
        starts = starts.iter().flat_map(|start| [*start, *start + apart]).collect();
        length = half;
    }
    swaps
}

/// Left and right change places: swaps of columns of `stride` bits each.
#[must_use]
pub fn mirror_swaps(cols: usize, stride: usize) -> Vec<DeltaSwap> {
    reverse(cols, stride, |x| x * stride..(x + 1) * stride)
}

/// Top and bottom change places: swaps of `rows` rows in columns of `stride` bits each.
#[must_use]
pub fn flip_swaps(cols: usize, rows: usize, stride: usize) -> Vec<DeltaSwap> {
    reverse(rows, 1, |y| (0..cols).map(move |x| x * stride + y))
}
