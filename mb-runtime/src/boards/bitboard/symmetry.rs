//! The symmetric images of a board.

use core::cmp::Ordering;

use super::tables::Tables;
use super::words::with_copy;
use super::{BitBoard, KeyNumber};
use mb_core::{Orbit, Square, Symmetry};

/// One of the three steps that every symmetry is made of.
#[derive(Clone, Copy, Debug)]
enum Step {
    Mirror,
    Flip,
    Transpose,
}

/// Single steps that visit the other seven images of a square board, mostly by the cheap reflections.
const WALK: [Step; 7] = {
    use Step::{Flip, Mirror, Transpose};
    [Mirror, Flip, Mirror, Transpose, Mirror, Flip, Mirror]
};

/// The same for the other three images of a rectangle.
const RECTANGLE_WALK: [Step; 3] = [Step::Mirror, Step::Flip, Step::Mirror];

/// The steps that a symmetry is made of, in this order.
const fn steps(symmetry: Symmetry) -> &'static [Step] {
    use Step::{Flip, Mirror, Transpose};
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

/// Compares the words of two boards of one shape as their keys compare: as numbers, cross first.
#[inline]
pub(super) fn compare(words: &[u64], others: &[u64]) -> Ordering {
    words.iter().rev().cmp(others.iter().rev())
}

impl Tables {
    /// Takes one step with the words of both marks.
    #[inline]
    fn step(&self, step: Step, words: &mut [u64]) {
        let (circle, cross) = words.split_at_mut(self.full.len());
        match step {
            Step::Mirror => self.mirror.apply(circle, cross),
            Step::Flip => self.flip.apply(circle, cross),
            Step::Transpose => self.transpose.iter().for_each(|plan| plan.apply(circle, cross)),
        }
    }

    /// The key of the board with these words.
    #[inline]
    fn key(&self, words: &[u64]) -> KeyNumber {
        let (circle, cross) = words.split_at(self.full.len());
        KeyNumber::joined(circle, cross, self.geometry.cells())
    }

    fn walk(&self) -> &'static [Step] {
        if self.geometry.is_square() { &WALK } else { &RECTANGLE_WALK }
    }
}

impl BitBoard {
    /// This board with left and right exchanged.
    #[must_use]
    pub fn mirror(&self) -> Self {
        self.after(Step::Mirror)
    }

    /// This board with top and bottom exchanged.
    #[must_use]
    pub fn flip(&self) -> Self {
        self.after(Step::Flip)
    }

    /// This board after half a turn.
    #[must_use]
    pub fn rotate180(&self) -> Self {
        let mut image = self.after(Step::Mirror);
        image.tables.step(Step::Flip, &mut image.words);
        image
    }

    /// This board with columns and rows exchanged, or `None` when it has more of one than of the other.
    #[must_use]
    pub fn transpose(&self) -> Option<Self> {
        self.image(Symmetry::Transpose)
    }

    /// This board reflected in the diagonal from the bottom left to the top right, or `None` when it is not
    /// square.
    #[must_use]
    pub fn anti_transpose(&self) -> Option<Self> {
        self.image(Symmetry::AntiTranspose)
    }

    /// This board after a quarter turn clockwise, or `None` when it is not square.
    #[must_use]
    pub fn rotate90(&self) -> Option<Self> {
        self.image(Symmetry::Rotate90)
    }

    /// This board after a quarter turn anticlockwise, or `None` when it is not square.
    #[must_use]
    pub fn rotate270(&self) -> Option<Self> {
        self.image(Symmetry::Rotate270)
    }

    /// Turns this board into its image under a symmetry, without an allocation on boards of up to 1024 squares;
    /// false, with the board as it was, when it has no such symmetry (four of the eight, when cols ≠ rows).
    pub fn transform_in_place(&mut self, symmetry: Symmetry) -> bool {
        let exists = !symmetry.swaps_axes() || self.tables.geometry.is_square();
        if exists {
            for step in steps(symmetry) {
                self.tables.step(*step, &mut self.words);
            }
        }
        exists
    }

    /// The image under a symmetry, if the board has it.
    pub(super) fn image(&self, symmetry: Symmetry) -> Option<Self> {
        let mut image = self.clone();
        image.transform_in_place(symmetry).then_some(image)
    }

    /// This board after a step that every board has.
    fn after(&self, step: Step) -> Self {
        let mut image = self.clone();
        image.tables.step(step, &mut image.words);
        image
    }

    /// The distinct keys of the images, in ascending order.
    pub(super) fn keys_of_images(&self) -> Orbit<KeyNumber> {
        let tables = &*self.tables;
        with_copy(&self.words, |image| {
            let first = tables.key(image);
            let others = tables.walk().iter().map(|step| {
                tables.step(*step, image);
                tables.key(image)
            });
            Orbit::of_keys(core::iter::once(first).chain(others))
        })
    }

    /// The distinct keys of the images with the image of a square: in the series' order, by alternate steps.
    pub(super) fn keys_of_images_with(&self, square: Square) -> Orbit<(KeyNumber, Square)> {
        let tables = &*self.tables;
        let geometry = tables.geometry;
        let second = if geometry.is_square() { Step::Transpose } else { Step::Flip };
        let walk = [Step::Mirror, second].into_iter().cycle();
        with_copy(&self.words, |image| {
            Orbit::of_pairs(geometry.series_order().iter().zip(walk).map(|(symmetry, step)| {
                tables.step(step, image);
                (tables.key(image), symmetry.apply(geometry, square))
            }))
        })
    }

    /// The image with the least key.
    pub(super) fn least_image(&self) -> Self {
        let mut least = self.clone();
        with_copy(&self.words, |image| self.tables.minimize(image, &mut least.words));
        least
    }

    /// The least of the keys.
    pub(super) fn least_key(&self) -> KeyNumber {
        with_copy(&self.words, |image| {
            with_copy(&self.words, |least| {
                self.tables.minimize(image, least);
                self.tables.key(least)
            })
        })
    }
}

impl Tables {
    /// Walks `image` through all its images; `least`, at first a copy of it, becomes the least of them.
    fn minimize(&self, image: &mut [u64], least: &mut [u64]) {
        for step in self.walk() {
            self.step(*step, image);
            if compare(image, least).is_lt() {
                least.copy_from_slice(image);
            }
        }
    }
}
