//! What a board of one geometry computes once: its masks and its swaps.

use core::ops::Range;

use super::words::{DeltaSwap, Mask, WORD};
use super::{reflect, transpose};
use crate::{Geometry, Square};

/// The tables of one geometry, shared by all boards that were cloned from one.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) geometry: Geometry,
    /// Every square.
    pub(super) full: Box<[u64]>,
    pub(super) lines: Lines,
    pub(super) mirror: Vec<DeltaSwap>,
    pub(super) flip: Vec<DeltaSwap>,
    /// No swaps when the board has more columns than rows, or fewer.
    pub(super) transpose: Vec<DeltaSwap>,
}

impl Tables {
    pub(super) fn new(geometry: Geometry) -> Self {
        let (cols, rows, cells) = (geometry.cols(), geometry.rows(), geometry.cells());
        let mut full = vec![u64::MAX; cells.div_ceil(WORD)].into_boxed_slice();
        if let Some(last) = full.last_mut() {
            *last >>= (WORD - cells % WORD) % WORD;
        }
        Self {
            geometry,
            full,
            lines: Lines::new(geometry),
            mirror: reflect::mirror_swaps(cols, rows),
            flip: reflect::flip_swaps(cols, rows, rows),
            transpose: if geometry.is_square() { transpose::diagonal_swaps(cols, rows) } else { Vec::new() },
        }
    }
}

/// The masks of the winning lines, and for every square which of them go through it.
#[derive(Debug)]
pub(super) struct Lines {
    /// The words of all masks, line after line, each with its number.
    words: Vec<(u16, u64)>,
    /// Where in `words` the mask of a line ends; it starts where the one before it ends.
    ends: Vec<u32>,
    /// The lines through the squares, square after square.
    through: Vec<u32>,
    /// Where in `through` the lines of a square end.
    through_ends: Vec<u32>,
}

impl Lines {
    #[expect(clippy::cast_possible_truncation, reason = "the tables of 256 × 256 squares have 32-bit sizes")]
    fn new(geometry: Geometry) -> Self {
        let (mut words, mut ends) = (Vec::new(), Vec::new());
        let mut through = vec![Vec::new(); geometry.cells()];
        for (number, line) in geometry.lines().enumerate() {
            let mask: Mask = line.squares().map(Square::index).collect();
            words.extend(mask.words().map(|(word, bits)| (word as u16, bits)));
            ends.push(words.len() as u32);
            for square in line.squares() {
                through[square.index()].push(number as u32);
            }
        }
        let through_ends = through
            .iter()
            .scan(0, |end, lines| {
                *end += lines.len() as u32;
                Some(*end)
            })
            .collect();
        Self { words, ends, through: through.concat(), through_ends }
    }

    /// The masks of all lines, in the series' order.
    pub(super) fn all(&self) -> impl Iterator<Item = &[(u16, u64)]> {
        (0..self.ends.len()).map(|line| &self.words[part(&self.ends, line)])
    }

    /// The masks of the lines through a square.
    #[inline]
    pub(super) fn through(&self, square: Square) -> impl Iterator<Item = &[(u16, u64)]> {
        let lines = &self.through[part(&self.through_ends, square.index())];
        lines.iter().map(|line| &self.words[part(&self.ends, *line as usize)])
    }
}

/// The part with this number of a list that is cut at `ends`.
#[inline]
fn part(ends: &[u32], number: usize) -> Range<usize> {
    let start = number.checked_sub(1).map_or(0, |before| ends[before]);
    start as usize..ends[number] as usize
}
