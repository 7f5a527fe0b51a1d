//! Two win tests: by the masks of the winning lines, and by shifts of the whole board.

use core::ops::Range;

use super::words::{WORD, with_copy, word_at};
use crate::boards::line_index::LineIndex;
use mb_core::{Geometry, Square};

/// The words that a mask touches, each with its number.
pub(super) type LineMask = [(u16, u64)];

/// The most squares on all lines together for which masks are kept. These masks take about 50 MB. Only boards with
/// sides over 100 and lines of tens of squares exceed the limit.
const MOST_SQUARES: usize = 1 << 21;

/// The masks of the winning lines, and the masks of the lines through every square.
#[derive(Debug)]
pub(super) struct LineMasks {
    /// The words of the first mask, then those of the second, and so on.
    words: Vec<(u16, u64)>,
    /// For each line, the range of its words.
    lines: Vec<Range<u32>>,
    /// The ranges of the lines through every square.
    through: LineIndex<Range<u32>>,
    /// The masks of the lines through every square, on boards of one word. It is empty on others.
    one_word_through: LineIndex<u64>,
}

impl LineMasks {
    /// Computes the masks of a board, or returns `None` if they would take too much memory.
    #[expect(clippy::cast_possible_truncation, reason = "limited by MOST_SQUARES, far below 32 bits")]
    pub(super) fn new(geometry: Geometry) -> Option<Self> {
        if geometry.lines().count() * geometry.win() > MOST_SQUARES {
            return None;
        }
        let (mut words, mut lines) = (Vec::<(u16, u64)>::new(), Vec::new());
        for line in geometry.lines() {
            let start = words.len();
            for square in line.squares().map(Square::index) {
                let (number, bit) = ((square / WORD) as u16, 1 << (square % WORD));
                match words[start..].last_mut() {
                    Some((last, word)) if *last == number => *word |= bit,
                    _ => words.push((number, bit)),
                }
            }
            lines.push(start as u32..words.len() as u32);
        }
        let through = LineIndex::new(geometry, |line| lines[line].clone());
        let one_word_through = if geometry.cells() <= WORD {
            // Each mask has exactly one word.
            LineIndex::new(geometry, |line| words[line].1)
        } else {
            LineIndex::default()
        };
        Some(Self { words, lines, through, one_word_through })
    }

    /// Returns the masks of all lines, in the order of [`Geometry::lines`].
    #[inline]
    pub(super) fn all(&self) -> impl Iterator<Item = &LineMask> {
        self.lines.iter().map(|line| self.mask(line))
    }

    /// Returns the masks of all lines of a board of one word, in the order of [`Geometry::lines`].
    #[inline]
    pub(super) fn of_one_word(&self) -> impl Iterator<Item = u64> {
        // Each mask has exactly one word.
        self.words.iter().map(|(_, mask)| *mask)
    }

    /// Tests whether `bits` contain a line through `square`.
    #[inline]
    pub(super) fn is_win(&self, bits: &[u64], square: Square) -> bool {
        match *bits {
            [word] => self.one_word_through.of(square).iter().any(|line| word & line == *line),
            _ => self.through.of(square).iter().any(|line| contains(bits, self.mask(line))),
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

/// The win test of a whole board by shifts. The number of steps does not depend on the number of lines.
#[derive(Debug)]
pub(super) struct Runs {
    win: usize,
    /// For each direction, the distance from one square of a line to the next, and the first squares of the lines. Bits
    /// in a row from any other square cross an edge of the board.
    directions: Vec<(usize, Box<[u64]>)>,
}

impl Runs {
    pub(super) fn new(geometry: Geometry) -> Self {
        let mut directions = Vec::<(usize, Box<[u64]>)>::new();
        for line in geometry.lines() {
            let first = line.start().index();
            if directions.last().is_none_or(|(step, _)| *step != line.step()) {
                directions.push((line.step(), vec![0; geometry.cells().div_ceil(WORD)].into()));
            }
            if let Some((_, starts)) = directions.last_mut() {
                starts[first / WORD] |= 1 << (first % WORD);
            }
        }
        Self { win: geometry.win(), directions }
    }

    /// Tests whether `bits` contain a line.
    ///
    /// Combining the bits with a copy shifted by one step leaves the bits that start two in a row. Combining this
    /// result with a copy shifted by two steps leaves the bits that start four in a row, and so on.
    pub(super) fn has_line(&self, bits: &[u64]) -> bool {
        self.directions.iter().any(|(step, starts)| match *bits {
            [mut rows] => {
                self.for_each_hop(|hop| rows &= rows >> (hop * step));
                rows & starts[0] != 0
            }
            _ => with_copy(bits, |rows| {
                self.for_each_hop(|hop| {
                    let (distance, bit) = (hop * step / WORD, hop * step % WORD);
                    // A word depends on itself and on higher words only, so working upwards needs no second copy.
                    for number in 0..rows.len() {
                        rows[number] &= word_at(rows, number + distance, bit);
                    }
                });
                rows.iter().zip(starts).any(|(rows, starts)| rows & starts != 0)
            }),
        })
    }

    /// Calls `shift` with the numbers of steps that lead from rows of 1 to rows of `win`: 1, 2, 4 and so on, then the
    /// rest.
    #[inline]
    fn for_each_hop(&self, mut shift: impl FnMut(usize)) {
        let mut length = 1;
        while length < self.win {
            let hop = length.min(self.win - length);
            shift(hop);
            length += hop;
        }
    }
}
