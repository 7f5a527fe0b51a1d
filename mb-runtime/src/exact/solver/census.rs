//! The open lines of a side: their number, how full they are, and where.
//!
//! A line is *open* for a side when the other side has no mark on it. The *potential* of an open line with s of
//! its k squares marked is 2^(s - k): a complete line has 1.
//!
//! Source of the potential: P. Erdős and J. Selfridge, "On a Combinatorial Game", Journal of Combinatorial
//! Theory A 14 (1973).

use super::grid::Grid;
use super::word::Word;

/// The potential of a complete line, in the units in which potentials are counted.
///
/// Potentials are rounded up, so a sum is never too small. The sum over all lines of the largest board, fewer than
/// 2^18, fits in a word.
pub(super) const WHOLE: u64 = 1 << WHOLE_BITS;
const WHOLE_BITS: usize = 40;

/// The potential of an open line that lacks `missing` marks.
pub(super) const fn potential(missing: usize) -> u64 {
    if missing < WHOLE_BITS { WHOLE >> missing } else { 1 }
}

/// A sum over the open lines of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Census<W> {
    /// The sum of the potentials.
    pub(super) sum: u64,
    /// How many marks the fullest open line lacks; `None` when no line is open.
    pub(super) missing: Option<u32>,
    /// The squares of the open lines.
    pub(super) live: W,
}

/// The binary digits of counters, one for each line, of up to 256 marks. Digit n of the count of the line that begins
/// at bit b is bit b of word n.
const DIGITS: usize = 9;

/// Open lines in one direction with equally many marks on them.
struct OpenLineCensus<W> {
    /// Their first squares.
    starts: W,
    /// The distance from a square of a line to the next.
    step: usize,
    /// How many squares a line has.
    win: usize,
    /// How many of those have no mark yet.
    missing: usize,
}

impl<W: Word> Grid<W> {
    /// Calls `tell` with all open lines of the side with `marks`, whose opponent has `blocked`.
    fn for_open_lines(&self, marks: W, blocked: W, tell: impl FnMut(OpenLineCensus<W>)) {
        // Loops over lines of a length that is known to the compiler are unrolled.
        match self.geometry().win() {
            3 => self.for_open_lines_of::<3>(marks, blocked, tell),
            4 => self.for_open_lines_of::<4>(marks, blocked, tell),
            5 => self.for_open_lines_of::<5>(marks, blocked, tell),
            _ => self.for_open_lines_of::<0>(marks, blocked, tell),
        }
    }

    /// Does the work of [`for_open_lines`](Self::for_open_lines) for lines of `WIN` squares. If `WIN` is 0, the board
    /// tells the length.
    fn for_open_lines_of<const WIN: usize>(
        &self,
        marks: W,
        blocked: W,
        mut tell: impl FnMut(OpenLineCensus<W>),
    ) {
        let win = if WIN == 0 { self.geometry().win() } else { WIN };
        let free = self.board().without(blocked);
        let digits = (usize::BITS - win.leading_zeros()) as usize;
        for step in self.steps() {
            let mut open = Self::runs(free, win, *step);
            if open.is_zero() {
                continue;
            }
            let mut counts = [W::ZERO; DIGITS];
            for index in 0..win {
                let mut carry = marks.down(index * step);
                for digit in &mut counts[..digits] {
                    (*digit, carry) = (digit.xor(carry), digit.and(carry));
                }
            }
            for count in 0..=win {
                let starts = counts[..digits].iter().enumerate().fold(open, |lines, (index, digit)| {
                    if count >> index & 1 == 0 { lines.without(*digit) } else { lines.and(*digit) }
                });
                if !starts.is_zero() {
                    tell(OpenLineCensus { starts, step: *step, win, missing: win - count });
                    open = open.without(starts);
                    if open.is_zero() {
                        break;
                    }
                }
            }
        }
    }

    /// Sums up the open lines of the side with `marks`, whose opponent has `blocked`.
    pub(super) fn census(&self, marks: W, blocked: W) -> Census<W> {
        let mut census = Census { sum: 0, missing: None, live: W::ZERO };
        self.for_open_lines(marks, blocked, |lines| {
            census.sum += lines.starts.count() as u64 * potential(lines.missing);
            #[expect(clippy::cast_possible_truncation, reason = "a line has at most 256 squares")]
            let missing = lines.missing as u32;
            census.missing = Some(census.missing.map_or(missing, |least| least.min(missing)));
            census.live = census.live.or(Self::spread(lines.starts, lines.win, lines.step));
        });
        census
    }

    /// Adds, for every square, the potentials of the open lines through it to the `side`'s number of that square's
    /// bit.
    pub(super) fn add_potentials(&self, marks: W, blocked: W, sums: &mut [[u64; 2]], side: usize) {
        self.for_open_lines(marks, blocked, |lines| {
            let weight = potential(lines.missing);
            lines.starts.fold_bits((), |(), start| {
                for index in 0..lines.win {
                    sums[start + index * lines.step][side] += weight;
                }
            });
        });
    }

    /// The squares of the open lines of the side whose opponent has `blocked`.
    pub(super) fn live(&self, blocked: W) -> W {
        let win = self.geometry().win();
        let free = self.board().without(blocked);
        let live_along = |step: &usize| Self::spread(Self::runs(free, win, *step), win, *step);
        self.steps().iter().map(live_along).fold(W::ZERO, W::or)
    }
}

#[cfg(test)]
mod tests {
    use super::{WHOLE, potential};
    use crate::exact::solver::grid::Grid;
    use crate::exact::solver::word::Word as _;
    use mb_core::Geometry;

    #[test]
    fn a_census_counts_what_a_walk_over_the_lines_counts() {
        for (cols, rows, win) in [(4, 4, 4), (5, 4, 3), (6, 5, 5), (3, 7, 2), (2, 7, 6)] {
            let geometry = Geometry::new(cols, rows, win).expect("a small board");
            let grid = Grid::<[u64; 2]>::new(geometry);
            let bits = |residues: [usize; 2]| {
                let squares = geometry.squares().filter(|square| residues.contains(&(square.index() % 5)));
                squares.fold([0; 2], |word: [u64; 2], square| word.with(grid.bit(square)))
            };
            let (marks, blocked) = (bits([0, 3]), bits([1, 1]));
            let mut sum = 0;
            for line in geometry.lines() {
                let holds =
                    |word: [u64; 2]| line.squares().filter(|square| word.has(grid.bit(*square))).count();
                if holds(blocked) == 0 {
                    sum += potential(win - holds(marks));
                }
            }
            let census = grid.census(marks, blocked);
            assert_eq!(census.sum, sum, "{geometry}");
            assert_eq!(census.missing.is_none(), sum == 0);
            let mut sums = vec![[0; 2]; cols * (rows + 1)];
            grid.add_potentials(marks, blocked, &mut sums, 1);
            let all: u64 = sums.iter().map(|sum| sum[1]).sum();
            assert_eq!(all, sum * win as u64, "each line counts at each of its squares");
        }
    }

    #[test]
    fn potentials_halve_with_every_mark_that_is_missing_and_are_never_nothing() {
        assert_eq!(potential(0), WHOLE);
        assert_eq!(potential(1), WHOLE / 2);
        assert_eq!(potential(255), 1);
    }
}
