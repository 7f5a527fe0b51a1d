//! What a board of one geometry computes once.

use super::lines::LineMasks;
use super::plan::Plan;
use super::popcount::PopCount;
use super::reflect::MirrorAlgorithm;
use super::runs::Runs;
use super::transpose::TransposeAlgorithm;
use super::words::WORD;
use mb_core::Geometry;
use mb_core::generated::HAS_POPCOUNT;

/// Which algorithms a board uses for its symmetries; whichever they are, the results are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Algorithms {
    /// For [`BitBoard::mirror`](super::BitBoard::mirror) and the rotations.
    pub mirror: MirrorAlgorithm,
    /// For [`BitBoard::transpose`](super::BitBoard::transpose) and the quarter turns.
    pub transpose: TransposeAlgorithm,
    /// For [`line_patterns`](mb_core::Board::line_patterns): the marks on every line are counted.
    pub popcount: PopCount,
}

impl Algorithms {
    /// The fastest for a board of this shape, as measured on an x86-64 machine with the default target:
    ///
    /// - mirror: the two algorithms do the same swaps when the number of columns is a power of two; otherwise
    ///   delta swaps of halves save one swap and the padding;
    /// - transpose by delta swaps / by divide and conquer: 8×8 in 15 / 9 ns, 16×16 in 245 / 73 ns, 64×64 in 16 /
    ///   1.2 µs, 256×256 in 173 / 24 µs. Where divide and conquer has to pad, it pays later: 19×19 in 400 / 570 ns,
    ///   24×24 in 710 / 640 ns;
    /// - line patterns, over the positions of random games, by two look-ups / by `count_ones` / by the fewer masks /
    ///   by a table in a loop, whose end is guessed wrong: 3×3 in 60 / 62 / 72 / 77 ns, 5×5 in 82 / 87 / 101 / 186 ns,
    ///   10×10 in 184 / 194 / 229 / 359 ns. Where the target has an instruction for it, `count_ones` is that.
    #[must_use]
    pub fn fastest(geometry: Geometry) -> Self {
        let size = geometry.rows();
        // On small boards the padding for divide and conquer costs more than the swaps it saves.
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

/// The fastest way to count the bits of a line: an instruction, where the target has one.
const FASTEST_POPCOUNT: PopCount = if HAS_POPCOUNT { PopCount::CountOnes } else { PopCount::Table16Twice };

/// The largest size, not a power of two, that is transposed diagonal by diagonal.
const LARGEST_BY_DIAGONALS: usize = 22;

/// The tables of one geometry, shared by all boards that were cloned from one.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) geometry: Geometry,
    /// Every square.
    pub(super) full: Box<[u64]>,
    pub(super) lines: Option<LineMasks>,
    pub(super) runs: Runs,
    pub(super) mirror: Plan,
    pub(super) flip: Plan,
    /// Only when the board is square.
    pub(super) transpose: Option<Plan>,
    pub(super) popcount: PopCount,
}

impl Tables {
    pub(super) fn new(geometry: Geometry, algorithms: Algorithms) -> Self {
        Self {
            geometry,
            full: full(geometry.cells()),
            lines: LineMasks::new(geometry),
            runs: Runs::new(geometry),
            mirror: Plan::mirror(geometry, algorithms.mirror),
            flip: Plan::flip(geometry),
            transpose: geometry.is_square().then(|| Plan::transpose(geometry, algorithms.transpose)),
            popcount: algorithms.popcount,
        }
    }
}

/// The lowest `cells` bits.
fn full(cells: usize) -> Box<[u64]> {
    let mut full = vec![u64::MAX; cells.div_ceil(WORD)].into_boxed_slice();
    if let Some(last) = full.last_mut() {
        *last >>= (WORD - cells % WORD) % WORD;
    }
    full
}
