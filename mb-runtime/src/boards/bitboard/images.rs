//! The symmetric images of a board, as operations on its words.

use core::cmp::Ordering;

use super::tables::Tables;
use super::words::{with_copy, with_zeros};
use crate::boards::key_number::KeyNumber;
use mb_core::{Orbit, Square, Symmetry};

/// A reflection. Every symmetry is a sequence of at most three reflections.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reflection {
    Mirror,
    Flip,
    Transpose,
}

use Reflection::{Flip, Mirror, Transpose};

/// Reflections that visit the other seven images of a square board. Most of them are the two cheap ones.
const WALK: [Reflection; 7] = [Mirror, Flip, Mirror, Transpose, Mirror, Flip, Mirror];

/// Reflections that visit the other three images of a rectangle.
const RECTANGLE_WALK: [Reflection; 3] = [Mirror, Flip, Mirror];

/// Returns the reflections that make up `symmetry`, in the order in which they are applied.
const fn reflections(symmetry: Symmetry) -> &'static [Reflection] {
    match symmetry {
        Symmetry::Identity => &[],
        Symmetry::Mirror => &[Mirror],
        Symmetry::Flip => &[Flip],
        Symmetry::Rotate180 => &[Mirror, Flip],
        Symmetry::Transpose => &[Transpose],
        Symmetry::Rotate90 => &[Transpose, Mirror],
        Symmetry::Rotate270 => &[Transpose, Flip],
        Symmetry::AntiTranspose => &[Transpose, Mirror, Flip],
    }
}

/// Compares the words of two boards of one shape as their keys compare: as numbers, with cross in the high words.
#[inline]
pub(super) fn compare(words: &[u64], others: &[u64]) -> Ordering {
    words.iter().rev().cmp(others.iter().rev())
}

/// `words` are those of circle, followed by those of cross.
impl Tables {
    /// Applies a reflection to the words of both marks.
    #[inline]
    fn reflect(&self, reflection: Reflection, words: &mut [u64]) {
        let (circle, cross) = words.split_at_mut(self.full.len());
        match reflection {
            Mirror => self.mirror.apply(circle, cross),
            Flip => self.flip.apply(circle, cross),
            Transpose => self.transpose.iter().for_each(|plan| plan.apply(circle, cross)),
        }
    }

    /// Applies a symmetry. Returns false and changes nothing if the board does not have this symmetry.
    #[inline]
    pub(super) fn transform(&self, symmetry: Symmetry, words: &mut [u64]) -> bool {
        let exists = !symmetry.swaps_axes() || self.geometry.is_square();
        if exists {
            reflections(symmetry).iter().for_each(|reflection| self.reflect(*reflection, words));
        }
        exists
    }

    /// Returns the key of the board with these words.
    #[inline]
    pub(super) fn key(&self, words: &[u64]) -> KeyNumber {
        let (circle, cross) = words.split_at(self.full.len());
        KeyNumber::joined(circle, cross, self.geometry.cells())
    }

    fn walk(&self) -> &'static [Reflection] {
        if self.geometry.is_square() { &WALK } else { &RECTANGLE_WALK }
    }

    /// Returns the distinct keys of the images, in ascending order.
    pub(super) fn symmetric_keys(&self, words: &[u64]) -> Orbit<KeyNumber> {
        with_copy(words, |image| {
            let others = self.walk().iter().map(|reflection| {
                self.reflect(*reflection, image);
                self.key(image)
            });
            Orbit::of_keys(core::iter::once(self.key(words)).chain(others))
        })
    }

    /// Returns the distinct keys of the images, each with the image of `square`, visited in the series' order.
    pub(super) fn symmetric_keys_with(&self, words: &[u64], square: Square) -> Orbit<(KeyNumber, Square)> {
        let geometry = self.geometry;
        let second = if geometry.is_square() { Transpose } else { Flip };
        let walk = [Mirror, second].into_iter().cycle();
        with_copy(words, |image| {
            Orbit::of_pairs(geometry.series_order().iter().zip(walk).map(|(symmetry, reflection)| {
                self.reflect(reflection, image);
                (self.key(image), symmetry.apply(geometry, square))
            }))
        })
    }

    /// Replaces `words` by those of the image with the least key.
    pub(super) fn minimize(&self, words: &mut [u64]) {
        with_zeros(words.len(), |image| {
            image.copy_from_slice(words);
            for reflection in self.walk() {
                self.reflect(*reflection, image);
                if compare(image, words).is_lt() {
                    words.copy_from_slice(image);
                }
            }
        });
    }
}
