//! The tables of a bit board, and what they compute from its words.

use core::cmp::Ordering;

use super::algorithms::Algorithms;
use super::lines::{LineMasks, Runs};
use super::plans::{BoardInteger, BothMarks, SwapPlan};
use super::popcount::PopCount;
use super::words::{WORD, with_zeros};
use crate::boards::key_number::KeyNumber;
use mb_core::{Geometry, Symmetry};

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

    /// Applies a symmetry to the words of a board. Returns `None` if the board does not have this symmetry.
    #[inline(always)]
    pub(super) fn transform<W: BothMarks>(&self, symmetry: Symmetry, mut words: W) -> Option<W> {
        if symmetry.swaps_axes() {
            words = words.moved(self.transpose.as_ref()?);
        }
        if symmetry.mirrors() {
            words = words.moved(&self.mirror);
        }
        if symmetry.flips() {
            words = words.moved(&self.flip);
        }
        Some(words)
    }

    /// Calls `visit` with every other image in turn.
    #[inline]
    pub(super) fn visit_images<W: BothMarks>(&self, mut image: W, mut visit: impl FnMut(&W)) {
        let (mirror, flip) = (&self.mirror, &self.flip);
        // Each step leads to another image. Most steps are the two cheap reflections.
        let steps = match &self.transpose {
            Some(transpose) => &[mirror, flip, mirror, transpose, mirror, flip, mirror][..],
            None => &[mirror, flip, mirror],
        };
        for step in steps {
            image = image.moved(step);
            visit(&image);
        }
    }

    /// Returns the marks of the image with the least key.
    #[inline]
    pub(super) fn least<I: BoardInteger>(&self, marks: [I; 2]) -> [I; 2] {
        let mut least = marks;
        self.visit_images(marks, |image| {
            // As keys compare: cross is in the high bits.
            if (image[1], image[0]) < (least[1], least[0]) {
                least = *image;
            }
        });
        least
    }

    /// Replaces the words of a board by those of the image with the least key.
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
