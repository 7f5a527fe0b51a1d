//! The masks of the winning lines of a board.

use core::ops::Range;

use super::words::{Mask, WORD};
use crate::boards::line_index::LineIndex;
use mb_core::{Geometry, Square};

/// The words that a mask touches, each with its number.
pub(super) type LineMask = [(u16, u64)];

/// The largest total length of the lines for which masks are kept, which take about 50 MB. Only boards with sides over
/// 100 and lines of tens of squares exceed it.
const MOST_SQUARES: usize = 1 << 21;

/// The masks of the winning lines, and the masks of the lines through every square.
#[derive(Debug)]
pub(super) struct LineMasks {
    /// The words of the first mask, then those of the second, and so on.
    words: Vec<(u16, u64)>,
    /// For each line, the range of its words.
    lines: Vec<Range<u32>>,
    through: MasksThrough,
}

/// The masks of the lines through every square.
#[derive(Debug)]
enum MasksThrough {
    /// Plain masks, on boards of one word.
    OneWord(LineIndex<u64>),
    /// Ranges of [`LineMasks::words`].
    Wide(LineIndex<Range<u32>>),
}

impl LineMasks {
    /// Computes the masks of a board, or returns `None` if they would take too much memory.
    #[expect(clippy::cast_possible_truncation, reason = "limited by MOST_SQUARES, far below 32 bits")]
    pub(super) fn new(geometry: Geometry) -> Option<Self> {
        if geometry.lines().count() * geometry.win() > MOST_SQUARES {
            return None;
        }
        let (mut words, mut lines) = (Vec::new(), Vec::new());
        for line in geometry.lines() {
            let start = words.len() as u32;
            let mask: Mask = line.squares().map(Square::index).collect();
            words.extend(mask.words().map(|(number, bits)| (number as u16, bits)));
            lines.push(start..words.len() as u32);
        }
        let through = if geometry.cells() <= WORD {
            // Each mask has exactly one word.
            MasksThrough::OneWord(LineIndex::new(geometry, |line| words[line].1))
        } else {
            MasksThrough::Wide(LineIndex::new(geometry, |line| lines[line].clone()))
        };
        Some(Self { words, lines, through })
    }

    /// Returns the masks of all lines, in the order of [`Geometry::lines`].
    #[inline]
    pub(super) fn all(&self) -> impl Iterator<Item = &LineMask> {
        self.lines.iter().map(|line| self.mask(line))
    }

    /// Tests whether `bits` contain a line through `square`.
    #[inline]
    pub(super) fn is_win(&self, bits: &[u64], square: Square) -> bool {
        match &self.through {
            MasksThrough::OneWord(lines) => lines.of(square).iter().any(|line| bits[0] & line == *line),
            MasksThrough::Wide(lines) => lines.of(square).iter().any(|line| contains(bits, self.mask(line))),
        }
    }

    #[inline]
    fn mask(&self, line: &Range<u32>) -> &LineMask {
        &self.words[line.start as usize..line.end as usize]
    }
}

/// Tests whether `bits` contain all squares of a line.
#[inline]
fn contains(bits: &[u64], line: &LineMask) -> bool {
    line.iter().all(|(number, mask)| bits[usize::from(*number)] & mask == *mask)
}

/// Counts the squares of a line that are in `bits`. `ones` counts the bits of a word.
#[inline]
pub(super) fn count(bits: &[u64], line: &LineMask, ones: impl Fn(u64) -> u32) -> usize {
    line.iter().map(|(number, mask)| ones(bits[usize::from(*number)] & mask) as usize).sum()
}
