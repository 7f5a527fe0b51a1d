//! The words of a bit board, and the tables that boards of one shape share.

use core::ops::{Deref, DerefMut};
use core::slice::from_ref;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::algorithms::Algorithms;
use super::integers::{join, split};
use super::tables::Tables;
use super::words::WORD;
use crate::boards::key_number::KeyNumber;
use mb_core::{Geometry, Orbit, Symmetry};

/// The most squares of a board whose words and tables need no heap.
pub(super) const SMALL: usize = 2 * WORD;

/// The words of circle, followed by those of cross, each least significant first.
///
/// Boards of up to 128 squares need no allocation, which would take longer than all operations on a small board.
#[derive(Debug)]
pub(super) enum MarkWords {
    One([u64; 2]),
    Two([u64; 4]),
    Many(Vec<u64>),
}

impl MarkWords {
    /// Returns the words of an empty board.
    pub(super) fn empty(geometry: Geometry) -> Self {
        match geometry.cells().div_ceil(WORD) {
            1 => Self::One([0; 2]),
            2 => Self::Two([0; 4]),
            words => Self::Many(vec![0; 2 * words]),
        }
    }

    /// Returns the words of circle and those of cross.
    #[inline]
    pub(super) fn of_marks(&self) -> [&[u64]; 2] {
        match self {
            Self::One([circle, cross]) => [from_ref(circle), from_ref(cross)],
            Self::Two(words) => [&words[..2], &words[2..]],
            Self::Many(words) => words.split_at(words.len() / 2).into(),
        }
    }

    /// Replaces the words by those of an image. Returns false and changes nothing if the board does not have this
    /// symmetry.
    #[inline]
    pub(super) fn transform(&mut self, tables: &Tables, symmetry: Symmetry) -> bool {
        let image = match self {
            Self::One(marks) => tables.transform(symmetry, *marks).map(Self::One),
            Self::Two(words) => tables.transform(symmetry, join_marks(*words)).map(split_marks),
            Self::Many(words) => return tables.transform(symmetry, &mut **words).is_some(),
        };
        image.map(|image| *self = image).is_some()
    }

    /// Returns the distinct keys of the images, in ascending order.
    pub(super) fn symmetric_keys(&self, tables: &Tables) -> Orbit<KeyNumber> {
        let mut keys = vec![tables.key(self)];
        match self {
            Self::One(marks) => tables.visit_images(*marks, |image| keys.push(tables.key(image))),
            Self::Two(words) => {
                tables.visit_images(join_marks(*words), |image| keys.push(tables.key(&split_marks(*image))));
            }
            Self::Many(words) => {
                let mut image = words.clone();
                tables.visit_images(&mut *image, |image| keys.push(tables.key(image)));
            }
        }
        Orbit::of_keys(keys)
    }

    /// Returns the words of the image with the least key.
    #[inline]
    pub(super) fn least(&self, tables: &Tables) -> Self {
        match self {
            Self::One(marks) => Self::One(tables.least(*marks)),
            Self::Two(words) => split_marks(tables.least(join_marks(*words))),
            Self::Many(words) => {
                let mut least = words.clone();
                tables.minimize(&mut least);
                Self::Many(least)
            }
        }
    }
}

/// Returns the marks of a board of two words as integers.
#[inline]
pub(super) fn join_marks([circle_low, circle_high, cross_low, cross_high]: [u64; 4]) -> [u128; 2] {
    [join([circle_low, circle_high]), join([cross_low, cross_high])]
}

/// Returns the words of a board of two words.
#[inline]
pub(super) const fn split_marks([circle, cross]: [u128; 2]) -> MarkWords {
    let ([circle_low, circle_high], [cross_low, cross_high]) = (split(circle), split(cross));
    MarkWords::Two([circle_low, circle_high, cross_low, cross_high])
}

impl Clone for MarkWords {
    #[inline]
    fn clone(&self) -> Self {
        match self {
            Self::One(words) => Self::One(*words),
            Self::Two(words) => Self::Two(*words),
            Self::Many(words) => Self::Many(words.clone()),
        }
    }

    /// Copies `source` into the memory of these words.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        match (self, source) {
            (Self::Many(words), Self::Many(source)) => words.clone_from(source),
            (words, source) => *words = source.clone(),
        }
    }
}

impl Deref for MarkWords {
    type Target = [u64];

    #[inline]
    fn deref(&self) -> &[u64] {
        match self {
            Self::One(words) => words,
            Self::Two(words) => words,
            Self::Many(words) => words,
        }
    }
}

impl DerefMut for MarkWords {
    #[inline]
    fn deref_mut(&mut self) -> &mut [u64] {
        match self {
            Self::One(words) => words,
            Self::Two(words) => words,
            Self::Many(words) => words,
        }
    }
}

/// The tables of a board, which its clones share.
///
/// The tables of a board of up to 128 squares are a few kilobytes. They are computed once and kept to the end of the
/// program, so that a clone need not count how many boards share them. An atomic counter takes longer than a mirror.
#[derive(Clone, Debug)]
pub(super) enum SharedTables {
    Kept(&'static Tables),
    Counted(Arc<Tables>),
}

/// The tables of small boards.
static KEPT: LazyLock<Mutex<HashMap<(Geometry, Algorithms), &'static Tables>>> =
    LazyLock::new(Mutex::default);

impl SharedTables {
    /// Returns the tables of a board, which are computed if they are not kept.
    pub(super) fn new(geometry: Geometry, algorithms: Algorithms) -> Self {
        if geometry.cells() > SMALL {
            return Self::Counted(Arc::new(Tables::new(geometry, algorithms)));
        }
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let tables = kept.entry((geometry, algorithms));
        Self::Kept(tables.or_insert_with(|| Box::leak(Box::new(Tables::new(geometry, algorithms)))))
    }

    /// Returns whether both are the same tables in memory.
    #[inline]
    pub(super) fn are_shared_with(&self, other: &Self) -> bool {
        core::ptr::eq(&raw const **self, &raw const **other)
    }
}

impl Deref for SharedTables {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        match self {
            Self::Kept(tables) => tables,
            Self::Counted(tables) => tables,
        }
    }
}
