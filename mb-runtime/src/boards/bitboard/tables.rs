//! The tables of a bit board, and the reflections of its words.

use core::cmp::Ordering;

use super::algorithms::{self, Algorithms, MirrorAlgorithm, TransposeAlgorithm};
use super::lines::{LineMasks, Runs};
use super::popcount::PopCount;
use super::words::{DeltaSwap, WORD, copy_bits, with_copy, with_zeros};
use crate::boards::key_number::KeyNumber;
use mb_core::{Geometry, Orbit, Symmetry};

/// The tables of one geometry. Clones of a board share them.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) geometry: Geometry,
    /// The mask of all squares.
    pub(super) full: Box<[u64]>,
    pub(super) lines: Option<LineMasks>,
    pub(super) runs: Runs,
    mirror: SwapPlan,
    flip: SwapPlan,
    /// `None` if the board is not square.
    transpose: Option<SwapPlan>,
    pub(super) popcount: PopCount,
}

/// `words` are those of circle, followed by those of cross.
impl Tables {
    pub(super) fn new(geometry: Geometry, algorithms: Algorithms) -> Self {
        let mut full = vec![u64::MAX; geometry.cells().div_ceil(WORD)];
        if let Some(last) = full.last_mut() {
            *last >>= (WORD - geometry.cells() % WORD) % WORD;
        }
        Self {
            geometry,
            full: full.into(),
            lines: LineMasks::new(geometry),
            runs: Runs::new(geometry),
            mirror: SwapPlan::mirror(geometry, algorithms.mirror),
            flip: SwapPlan::flip(geometry),
            transpose: geometry.is_square().then(|| SwapPlan::transpose(geometry, algorithms.transpose)),
            popcount: algorithms.popcount,
        }
    }

    /// Applies a symmetry. Returns false and changes nothing if the board does not have this symmetry.
    #[inline]
    pub(super) fn transform(&self, symmetry: Symmetry, words: &mut [u64]) -> bool {
        let (circle, cross) = words.split_at_mut(self.full.len());
        if symmetry.swaps_axes() {
            let Some(transpose) = &self.transpose else { return false };
            transpose.apply(circle, cross);
        }
        if symmetry.mirrors() {
            self.mirror.apply(circle, cross);
        }
        if symmetry.flips() {
            self.flip.apply(circle, cross);
        }
        true
    }

    /// Calls `visit` with the words of every other image in turn, starting from those in `image`.
    #[inline]
    fn visit_images(&self, image: &mut [u64], mut visit: impl FnMut(&[u64])) {
        let (mirror, flip) = (&self.mirror, &self.flip);
        // Each step leads to another image. Most steps are the two cheap reflections.
        let steps = match &self.transpose {
            Some(transpose) => &[mirror, flip, mirror, transpose, mirror, flip, mirror][..],
            None => &[mirror, flip, mirror],
        };
        for step in steps {
            let (circle, cross) = image.split_at_mut(self.full.len());
            step.apply(circle, cross);
            visit(image);
        }
    }

    /// Returns the distinct keys of the images, in ascending order.
    pub(super) fn symmetric_keys(&self, words: &[u64]) -> Orbit<KeyNumber> {
        let mut keys = vec![self.key(words)];
        with_copy(words, |image| self.visit_images(image, |image| keys.push(self.key(image))));
        Orbit::of_keys(keys)
    }

    /// Replaces `words` by those of the image with the least key.
    pub(super) fn minimize(&self, words: &mut [u64]) {
        with_zeros(words.len(), |image| {
            image.copy_from_slice(words);
            self.visit_images(image, |image| {
                if compare(image, words).is_lt() {
                    words.copy_from_slice(image);
                }
            });
        });
    }

    /// Returns the key of the board with these words.
    #[inline]
    pub(super) fn key(&self, words: &[u64]) -> KeyNumber {
        let (circle, cross) = words.split_at(self.full.len());
        KeyNumber::joined(circle, cross, self.geometry.cells())
    }
}

/// Compares the words of two boards of one shape as their keys compare: as numbers, with cross in the high words.
#[inline]
pub(super) fn compare(words: &[u64], others: &[u64]) -> Ordering {
    words.iter().rev().cmp(others.iter().rev())
}

/// The delta swaps of one symmetry, for boards of one geometry whose columns lie side by side.
#[derive(Debug)]
struct SwapPlan {
    swaps: Vec<DeltaSwap>,
    /// The shifts and masks of the swaps, if the board is one word for each mark and needs no padding.
    one_word: Option<Vec<(usize, u64)>>,
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
    fn mirror(geometry: Geometry, algorithm: MirrorAlgorithm) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        match algorithm {
            MirrorAlgorithm::DeltaSwaps => Self::new(algorithms::mirror_swaps(cols, rows), None),
            MirrorAlgorithm::SwapAll => {
                let (swaps, shift) = algorithms::swap_all(cols, rows);
                let words = (cols.next_power_of_two() * rows).div_ceil(WORD);
                let padding = Padding { words, pieces: 1, length: geometry.cells(), stride: 0, shift };
                Self::new(swaps, (shift > 0).then_some(padding))
            }
        }
    }

    fn flip(geometry: Geometry) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        Self::new(algorithms::flip_swaps(cols, rows, rows), None)
    }

    /// Plans the transposition of a square board.
    fn transpose(geometry: Geometry, algorithm: TransposeAlgorithm) -> Self {
        let size = geometry.rows();
        match algorithm {
            TransposeAlgorithm::DeltaSwaps => Self::new(algorithms::transpose_swaps(size, size), None),
            TransposeAlgorithm::DivideAndConquer => {
                let stride = size.next_power_of_two();
                let words = (stride * stride).div_ceil(WORD);
                let padding = Padding { words, pieces: size, length: size, stride, shift: 0 };
                let swaps = algorithms::divide_and_conquer(stride);
                Self::new(swaps, (stride > size).then_some(padding))
            }
        }
    }

    fn new(swaps: Vec<DeltaSwap>, padding: Option<Padding>) -> Self {
        let as_one_word = |swap: &DeltaSwap| match *swap.mask() {
            [mask] if swap.shift() < WORD => Some((swap.shift(), mask)),
            _ => None,
        };
        let one_word = if padding.is_none() { swaps.iter().map(as_one_word).collect() } else { None };
        Self { swaps, one_word, padding }
    }

    /// Moves the bits of both marks.
    #[inline]
    fn apply(&self, circle: &mut [u64], cross: &mut [u64]) {
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
const fn swap_one(word: u64, shift: usize, mask: u64) -> u64 {
    let changes = (word ^ (word >> shift)) & mask;
    word ^ changes ^ (changes << shift)
}
