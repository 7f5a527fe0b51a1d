//! The algorithms that a bit board can use, and the delta swaps that they take (articles 215, 219 and 220 of the series).

use core::ops::Range;

use super::popcount::PopCount;
use super::words::DeltaSwap;
use mb_core::Geometry;
use mb_core::generated::HAS_POPCOUNT;

/// The algorithms of a [`BitBoard`](super::BitBoard). The results are the same with all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Algorithms {
    /// The algorithm of [`BitBoard::mirror`](super::BitBoard::mirror) and of the rotations.
    pub mirror: MirrorAlgorithm,
    /// The algorithm of [`BitBoard::transpose`](super::BitBoard::transpose) and of the rotations by 90 degrees.
    pub transpose: TransposeAlgorithm,
    /// The algorithm that counts the marks on a line in [`line_patterns`](mb_core::Board::line_patterns).
    pub popcount: PopCount,
}

impl Algorithms {
    /// Returns the fastest algorithms for a board of this shape.
    ///
    /// The times were measured on an x86-64 machine with the default target:
    ///
    /// - Mirror: `DeltaSwaps` saves one swap and the padding, so 5×5 takes 6 ns in place of 51. The two algorithms are
    ///   the same if the number of columns is a power of two.
    /// - Transpose, `DeltaSwaps` / `DivideAndConquer`: 8×8 in 13 / 8 ns, 16×16 in 298 / 119 ns, 64×64 in 9.5 / 1.6 µs.
    ///   With padding, `DivideAndConquer` pays later: 7×7 in 11 / 104 ns, 19×19 in 434 / 685 ns, 24×24 in 702 / 734 ns,
    ///   26×26 in 937 / 784 ns.
    /// - Line patterns of half-filled boards, `Table16Twice` / `Table16` / `CountOnes` / `AddFieldsFewerMasks`: 3×3 in
    ///   27 / 25 / 39 / 41 ns, 5×5 in 35 / 36 / 53 / 56 ns, 8×8 in 91 / 92 / 96 / 86 ns, 10×10 in 182 / 173 / 200 / 224 ns.
    ///   `Table16` takes longer when the processor cannot predict where its loop ends. If the target has an instruction
    ///   that counts bits, `CountOnes` is that instruction, and the fastest.
    pub fn fastest(geometry: Geometry) -> Self {
        let size = geometry.rows();
        // On small boards the padding of divide and conquer costs more than the swaps that it saves.
        let transpose = if size.is_power_of_two() || size > LARGEST_BY_DIAGONALS {
            TransposeAlgorithm::DivideAndConquer
        } else {
            TransposeAlgorithm::DeltaSwaps
        };
        Self {
            mirror: MirrorAlgorithm::DeltaSwaps,
            transpose,
            popcount: if HAS_POPCOUNT { PopCount::CountOnes } else { PopCount::Table16Twice },
        }
    }
}

/// The largest size, other than powers of two, that is transposed diagonal by diagonal.
const LARGEST_BY_DIAGONALS: usize = 24;

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
    /// This algorithm takes one swap more than [`DeltaSwaps`](Self::DeltaSwaps). If the number of columns is a power of
    /// two, the two algorithms are the same.
    #[doc(alias = "fliplr_sa")]
    SwapAll,
}

impl MirrorAlgorithm {
    /// Both algorithms, the default first.
    pub const ALL: [Self; 2] = [Self::DeltaSwaps, Self::SwapAll];
}

/// An algorithm to transpose a square board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum TransposeAlgorithm {
    /// Swaps the squares on the two sides of the main diagonal, with one swap for each distance from it (the series'
    /// `transpose_ds`). This takes size - 1 swaps.
    #[doc(alias = "transpose_ds")]
    DeltaSwaps,
    /// Pads the board to a power of two, swaps the upper right and the lower left quarter, then does the same within
    /// each quarter, and so on (the series' `transpose_dc`). This takes about log₂ size swaps, and the padding.
    #[doc(alias = "transpose_dc")]
    DivideAndConquer,
}

impl TransposeAlgorithm {
    /// Both algorithms.
    pub const ALL: [Self; 2] = [Self::DeltaSwaps, Self::DivideAndConquer];
}

/// Returns the swaps of [`MirrorAlgorithm::DeltaSwaps`] for `cols` columns of `stride` bits each (`fliplr_ds_table`).
///
/// ```
/// use mb_runtime::boards::bitboard;
///
/// let swaps = bitboard::mirror_swaps(3, 3);
/// assert_eq!((swaps.len(), swaps[0].shift(), swaps[0].mask()), (1, 6, &[0b111][..]));
/// ```
#[doc(alias = "fliplr_ds_table")]
pub fn mirror_swaps(cols: usize, stride: usize) -> Vec<DeltaSwap> {
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
    (mirror_swaps(padded, stride), (padded - cols) * stride)
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
        swaps.push(DeltaSwap::new(apart * distance, lower_halves));
        starts = starts.iter().flat_map(|start| [*start, *start + apart]).collect();
        length = half;
    }
    swaps
}

/// Returns the swaps of [`TransposeAlgorithm::DeltaSwaps`] for a board of `size` columns of `stride` bits each
/// (`transpose_ds_table`).
///
/// Swap number `i`, counted from 1, exchanges the squares (j, i + j) and (i + j, j).
#[doc(alias = "transpose_ds_table")]
pub fn transpose_swaps(size: usize, stride: usize) -> Vec<DeltaSwap> {
    let diagonal = |i: usize| (0..size - i).map(move |j| j * stride + i + j);
    (1..size).map(|i| DeltaSwap::new(i * (stride - 1), diagonal(i))).collect()
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
    halves
        .map(|half| {
            let is_lower_left = |bit: &usize| (bit / side) & half == 0 && (bit % side) & half != 0;
            DeltaSwap::new(half * (side - 1), (0..side * side).filter(is_lower_left))
        })
        .collect()
}
