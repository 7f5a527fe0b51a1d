//! What a board of one geometry computes once.

use super::lines::LineMasks;
use super::plan::Plan;
use super::popcount::PopCount;
use super::reflect::MirrorAlgorithm;
use super::runs::Runs;
use super::transpose::TransposeAlgorithm;
use super::words::WORD;
use crate::Geometry;

/// Which algorithms a board uses for its symmetries; whichever they are, the results are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Algorithms {
    /// For [`BitBoard::mirror`](super::BitBoard::mirror) and the rotations.
    pub mirror: MirrorAlgorithm,
    /// For [`BitBoard::transpose`](super::BitBoard::transpose) and the quarter turns.
    pub transpose: TransposeAlgorithm,
    /// For [`line_patterns`](crate::Board::line_patterns): the marks on every line are counted.
    pub popcount: PopCount,
}

impl Algorithms {
    /// The fastest for a board of this shape, as measured.
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
            popcount: PopCount::CountOnes,
        }
    }
}

/// The largest size, not a power of two, that is transposed diagonal by diagonal. Measured: 19 in 400 ns against
/// 570 by divide and conquer, 24 in 710 against 640, 31 in 1,570 against 790; 8, without padding, in 14 against 7.
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
