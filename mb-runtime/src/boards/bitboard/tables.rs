//! The tables of a board, and the choice of its algorithms.

use super::line_masks::LineMasks;
use super::popcount::PopCount;
use super::reflect::MirrorAlgorithm;
use super::runs::Runs;
use super::swap_plan::SwapPlan;
use super::transpose::TransposeAlgorithm;
use super::words::WORD;
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
    /// They were measured on an x86-64 machine with the default target:
    ///
    /// - Mirror: `DeltaSwaps` saves one swap and the padding. The two algorithms are the same if the number of
    ///   columns is a power of two.
    /// - Transpose, `DeltaSwaps` / `DivideAndConquer`: 8×8 in 15 / 9 ns, 16×16 in 245 / 73 ns, 64×64 in 16 / 1.2 µs,
    ///   256×256 in 173 / 24 µs. With padding, `DivideAndConquer` pays later: 19×19 in 400 / 570 ns, 24×24 in 710 /
    ///   640 ns.
    /// - Line patterns of the positions of random games, `Table16Twice` / `CountOnes` / `AddFieldsFewerMasks` /
    ///   `Table16`: 3×3 in 60 / 62 / 72 / 77 ns, 5×5 in 82 / 87 / 101 / 186 ns, 10×10 in 184 / 194 / 229 / 359 ns.
    ///   `Table16` loses time because the processor mispredicts the end of its loop. If the target has an instruction
    ///   that counts bits, `CountOnes` is that instruction, and the fastest.
    pub fn fastest(geometry: Geometry) -> Self {
        let size = geometry.rows();
        // On small boards the padding of divide and conquer costs more than the swaps that it saves.
        let divide = size.is_power_of_two() || size > LARGEST_BY_DIAGONALS;
        Self {
            mirror: MirrorAlgorithm::DeltaSwaps,
            transpose: if divide {
                TransposeAlgorithm::DivideAndConquer
            } else {
                TransposeAlgorithm::DeltaSwaps
            },
            popcount: FASTEST_POPCOUNT,
        }
    }
}

/// The fastest algorithm to count the bits of a line.
const FASTEST_POPCOUNT: PopCount = if HAS_POPCOUNT { PopCount::CountOnes } else { PopCount::Table16Twice };

/// The largest size, other than powers of two, that is transposed diagonal by diagonal.
const LARGEST_BY_DIAGONALS: usize = 22;

/// The tables of one geometry. Clones of a board share them.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) geometry: Geometry,
    /// The mask of all squares.
    pub(super) full: Box<[u64]>,
    pub(super) lines: Option<LineMasks>,
    pub(super) runs: Runs,
    pub(super) mirror: SwapPlan,
    pub(super) flip: SwapPlan,
    /// `None` if the board is not square.
    pub(super) transpose: Option<SwapPlan>,
    pub(super) popcount: PopCount,
}

impl Tables {
    pub(super) fn new(geometry: Geometry, algorithms: Algorithms) -> Self {
        Self {
            geometry,
            full: full(geometry.cells()),
            lines: LineMasks::new(geometry),
            runs: Runs::new(geometry),
            mirror: SwapPlan::mirror(geometry, algorithms.mirror),
            flip: SwapPlan::flip(geometry),
            transpose: geometry.is_square().then(|| SwapPlan::transpose(geometry, algorithms.transpose)),
            popcount: algorithms.popcount,
        }
    }
}

/// Returns a mask of the lowest `cells` bits.
fn full(cells: usize) -> Box<[u64]> {
    let mut full = vec![u64::MAX; cells.div_ceil(WORD)].into_boxed_slice();
    if let Some(last) = full.last_mut() {
        *last >>= (WORD - cells % WORD) % WORD;
    }
    full
}
