//! What the open lines of a side say about a position: how many there are, how full, and where.
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
/// Potentials are rounded up, so that a sum is never too small; the sum over all lines of the largest board fits
/// in a word.
pub(super) const WHOLE: u64 = 1 << WHOLE_BITS;
const WHOLE_BITS: usize = 48;

/// The potential of an open line that needs so many marks more.
#[inline]
pub(super) const fn potential(missing: usize) -> u64 {
    if missing < WHOLE_BITS { WHOLE >> missing } else { 1 }
}

/// A sum over the open lines of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Census<W> {
    /// The sum of the potentials.
    pub(super) sum: u64,
    /// How many marks the fullest open line lacks; `None` when no line is open.
    pub(super) missing: Option<u16>,
    /// The squares of the open lines.
    pub(super) live: W,
}

/// Counters of up to 64 marks a line, bit by bit: digit n of the count of the line that begins at bit b is bit b
/// of word n.
const DIGITS: usize = 7;

impl<W: Word> Grid<W> {
    /// Calls `tell` with a direction's step, a number of marks, and the first squares of all open lines in that
    /// direction with so many of `marks` on them, where there are any.
    #[inline]
    fn for_open_lines(&self, marks: W, blocked: W, mut tell: impl FnMut(usize, usize, W)) {
        let win = self.geometry().win();
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
                let matching = counts[..digits].iter().enumerate().fold(open, |lines, (index, digit)| {
                    if count >> index & 1 == 0 { lines.without(*digit) } else { lines.and(*digit) }
                });
                if !matching.is_zero() {
                    tell(*step, count, matching);
                    open = open.without(matching);
                    if open.is_zero() {
                        break;
                    }
                }
            }
        }
    }

    /// The sum over the open lines of the side with `marks`, whose opponent has `blocked`.
    #[inline]
    pub(super) fn census(&self, marks: W, blocked: W) -> Census<W> {
        let win = self.geometry().win();
        let mut census = Census { sum: 0, missing: None, live: W::ZERO };
        self.for_open_lines(marks, blocked, |step, count, lines| {
            let missing = win - count;
            census.sum += lines.count() as u64 * potential(missing);
            #[expect(clippy::cast_possible_truncation, reason = "a line has at most 64 squares")]
            let missing = missing as u16;
            census.missing = Some(census.missing.map_or(missing, |least| least.min(missing)));
            census.live = census.live.or(Self::spread(lines, win, step));
        });
        census
    }

    /// Adds, for every square, the potentials of the open lines through it. The slice has a place for every bit.
    #[inline]
    pub(super) fn add_potentials(&self, marks: W, blocked: W, squares: &mut [u64]) {
        let win = self.geometry().win();
        self.for_open_lines(marks, blocked, |step, count, lines| {
            let weight = potential(win - count);
            lines.fold_bits((), |(), start| {
                squares[start..].iter_mut().step_by(step).take(win).for_each(|sum| *sum += weight);
            });
        });
    }

    /// The squares of the open lines of the side whose opponent has `blocked`.
    #[inline]
    pub(super) fn live(&self, blocked: W) -> W {
        let win = self.geometry().win();
        let free = self.board().without(blocked);
        let live_along = |step: &usize| Self::spread(Self::runs(free, win, *step), win, *step);
        self.steps().iter().map(live_along).fold(W::ZERO, W::or)
    }
}
