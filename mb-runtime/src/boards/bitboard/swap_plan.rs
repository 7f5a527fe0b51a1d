//! The delta swaps that move the bits of a board for one symmetry.

use super::reflect::{self, MirrorAlgorithm};
use super::transpose::{self, TransposeAlgorithm};
use super::words::{DeltaSwap, WORD, copy_bits, with_zeros};
use mb_core::Geometry;

/// The delta swaps of one symmetry, for boards of one geometry whose columns lie side by side.
#[derive(Debug)]
pub(super) struct SwapPlan {
    swaps: Vec<DeltaSwap>,
    /// The swaps as shifts and masks, if they work on one word for each mark.
    one_word: Option<Vec<(u32, u64)>>,
    padding: Option<Padding>,
}

/// A wider copy of the board, for swaps that need room for more bits.
#[derive(Clone, Copy, Debug)]
struct Padding {
    /// The size of the copy.
    words: usize,
    /// The board is copied in `pieces` of `length` bits, `stride` bits apart.
    pieces: usize,
    length: usize,
    stride: usize,
    /// The position of the first piece after the swaps.
    shift: usize,
}

impl SwapPlan {
    pub(super) fn mirror(geometry: Geometry, algorithm: MirrorAlgorithm) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        match algorithm {
            MirrorAlgorithm::DeltaSwaps => Self::new(reflect::delta_swaps(cols, rows), None),
            MirrorAlgorithm::SwapAll => {
                let (swaps, shift) = reflect::swap_all(cols, rows);
                let words = (cols.next_power_of_two() * rows).div_ceil(WORD);
                let padding = Padding { words, pieces: 1, length: geometry.cells(), stride: 0, shift };
                Self::new(swaps, (shift > 0).then_some(padding))
            }
        }
    }

    pub(super) fn flip(geometry: Geometry) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        Self::new(reflect::flip_swaps(cols, rows, rows), None)
    }

    /// Plans the transposition of a square board.
    pub(super) fn transpose(geometry: Geometry, algorithm: TransposeAlgorithm) -> Self {
        let size = geometry.rows();
        match algorithm {
            TransposeAlgorithm::DeltaSwaps => Self::new(transpose::delta_swaps(size, size), None),
            TransposeAlgorithm::DivideAndConquer => {
                let stride = size.next_power_of_two();
                let words = (stride * stride).div_ceil(WORD);
                let padding = Padding { words, pieces: size, length: size, stride, shift: 0 };
                Self::new(transpose::divide_and_conquer(stride), (stride > size).then_some(padding))
            }
        }
    }

    fn new(swaps: Vec<DeltaSwap>, padding: Option<Padding>) -> Self {
        let one_word = || swaps.iter().map(DeltaSwap::as_one_word).collect();
        Self { one_word: if padding.is_none() { one_word() } else { None }, swaps, padding }
    }

    /// Moves the bits of both marks.
    #[inline]
    pub(super) fn apply(&self, circle: &mut [u64], cross: &mut [u64]) {
        if let ([circle], [cross], Some(swaps)) = (&mut *circle, &mut *cross, &self.one_word) {
            for (shift, mask) in swaps {
                *circle = swap_one(*circle, *shift, *mask);
                *cross = swap_one(*cross, *shift, *mask);
            }
        } else {
            self.apply_wide(circle);
            self.apply_wide(cross);
        }
    }

    /// Moves the bits of one mark.
    fn apply_wide(&self, bits: &mut [u64]) {
        let Some(Padding { words, pieces, length, stride, shift }) = self.padding else {
            return self.swap(bits);
        };
        with_zeros(words, |copy| {
            for piece in 0..pieces {
                copy_bits(bits, piece * length, copy, piece * stride, length);
            }
            self.swap(copy);
            bits.fill(0);
            for piece in 0..pieces {
                copy_bits(copy, shift + piece * stride, bits, piece * length, length);
            }
        });
    }

    fn swap(&self, bits: &mut [u64]) {
        self.swaps.iter().for_each(|swap| swap.apply(bits));
    }
}

/// Applies a delta swap to one word.
#[inline]
const fn swap_one(word: u64, shift: u32, mask: u64) -> u64 {
    let changes = (word ^ (word >> shift)) & mask;
    word ^ changes ^ (changes << shift)
}
