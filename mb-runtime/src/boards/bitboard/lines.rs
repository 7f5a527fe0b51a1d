//! The winning lines of a board: as masks, and as runs of squares.

use core::iter::zip;
use core::ops::Range;

use super::words::{Mask, WORD};
use mb_core::{Geometry, Line, Square};

/// The words that a mask touches, each with its number.
pub(super) type LineMask = [(u16, u64)];

/// The most squares of lines (each line counted with all of its squares) for which masks are kept: about 50 MB.
/// Only boards with sides over 100 and windows of tens of squares have more.
const MOST_SQUARES: usize = 1 << 21;

/// The masks of the winning lines, and for every square which of them go through it.
#[derive(Debug)]
pub(super) struct LineMasks {
    /// The words of all masks, line after line.
    words: Vec<(u16, u64)>,
    /// Which words are the mask of a line.
    lines: Vec<Range<u32>>,
    /// The lines through the squares, square after square, as ranges of words.
    through: Vec<Range<u32>>,
    /// The same lines as plain masks, when the board is one word.
    one_word_through: Vec<u64>,
    /// Where in `through` the lines of a square end; they start where those of the square before it end.
    through_ends: Vec<u32>,
}

impl LineMasks {
    /// The masks of a board, or `None` when there would be too many.
    #[expect(clippy::cast_possible_truncation, reason = "limited by MOST_SQUARES, far below 32 bits")]
    pub(super) fn new(geometry: Geometry) -> Option<Self> {
        if geometry.lines().count() * geometry.win() > MOST_SQUARES {
            return None;
        }
        let (mut words, mut lines) = (Vec::new(), Vec::new());
        for line in geometry.lines() {
            let start = words.len() as u32;
            let mask: Mask = line.squares().map(Square::index).collect();
            words.extend(mask.words().map(|(word, bits)| (word as u16, bits)));
            lines.push(start..words.len() as u32);
        }
        let (through, through_ends) = lines_through(geometry, &lines);
        let one_word = |line: &Range<u32>| words.get(line.start as usize).map_or(0, |(_, bits)| *bits);
        let one_word_through =
            if geometry.cells() <= WORD { through.iter().map(one_word).collect() } else { Vec::new() };
        Some(Self { words, lines, through, one_word_through, through_ends })
    }

    /// The masks of all lines, in the order of [`Geometry::lines`].
    #[inline]
    pub(super) fn all(&self) -> impl Iterator<Item = &LineMask> {
        self.lines.iter().map(|line| self.mask(line))
    }

    /// Whether a set holds a line through a square: the masks of these lines one after the other.
    #[inline]
    pub(super) fn is_win(&self, bits: &[u64], square: Square) -> bool {
        let index = square.index();
        let start = index.checked_sub(1).map_or(0, |before| self.through_ends[before]) as usize;
        let lines = start..self.through_ends[index] as usize;
        match *bits {
            [word] => self.one_word_through[lines].iter().any(|line| word & line == *line),
            _ => self.through[lines].iter().any(|line| holds(bits, self.mask(line))),
        }
    }

    #[inline]
    fn mask(&self, line: &Range<u32>) -> &LineMask {
        &self.words[line.start as usize..line.end as usize]
    }
}

/// For every square the lines through it, square after square, and where those of each square end.
fn lines_through(geometry: Geometry, lines: &[Range<u32>]) -> (Vec<Range<u32>>, Vec<u32>) {
    let mut ends = vec![0_u32; geometry.cells()];
    let on_lines = || geometry.lines().flat_map(Line::squares);
    on_lines().for_each(|square| ends[square.index()] += 1);
    let total = ends.iter_mut().fold(0, |total, count| {
        *count += total;
        *count
    });
    let mut through = vec![0..0; total as usize];
    let mut next: Vec<u32> = core::iter::once(0).chain(ends.iter().copied()).collect();
    for (line, mask) in zip(geometry.lines(), lines) {
        for square in line.squares() {
            let place = &mut next[square.index()];
            through[*place as usize] = mask.clone();
            *place += 1;
        }
    }
    (through, ends)
}

/// Whether all squares of a line are in a set.
#[inline]
fn holds(bits: &[u64], line: &LineMask) -> bool {
    line.iter().all(|(number, mask)| bits[usize::from(*number)] & mask == *mask)
}

/// How many squares of a line are in a set, by a way to count the bits of a word.
#[inline]
pub(super) fn count(bits: &[u64], line: &LineMask, ones: impl Fn(u64) -> u32) -> usize {
    line.iter().map(|(number, mask)| ones(bits[usize::from(*number)] & mask) as usize).sum()
}
