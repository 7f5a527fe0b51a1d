//! A histogram of how the lines of a board are filled.

use core::fmt;

use crate::geometry::Geometry;
use crate::mark::Mark;
use crate::square::Square;

/// The counters of a [`LinePatterns`] histogram.
///
/// Generated boards use arrays of `u8` or `u16`, which are cheap to return. Boards whose size is known only at run
/// time use counters on the heap.
pub trait PatternCounts: Clone + fmt::Debug {
    /// Creates `entries` counters, all zero. An array ignores `entries`, because its type fixes the number of counters.
    fn zeroed(entries: usize) -> Self;
    /// Adds 1 to the counter at `index`. An index out of range is ignored.
    fn increment(&mut self, index: usize);
    /// Returns the counter at `index`, or 0 if `index` is out of range.
    fn get(&self, index: usize) -> u32;
}

macro_rules! array_counts {
    ($($number:ty),+) => {$(
        impl<const N: usize> PatternCounts for [$number; N] {
            fn zeroed(_entries: usize) -> Self {
                [0; N]
            }

            #[inline]
            fn increment(&mut self, index: usize) {
                if let Some(count) = self.as_mut_slice().get_mut(index) {
                    *count += 1;
                }
            }

            #[inline]
            fn get(&self, index: usize) -> u32 {
                self.as_slice().get(index).map_or(0, |count| u32::from(*count))
            }
        }
    )+};
}
array_counts!(u8, u16);

/// The numbers of lines of a board that are filled in each way: the series' `count_markpats`.
///
/// A line is `win` squares in a row along a column, a row or a diagonal. The pattern of a line consists of three
/// numbers: how many of its squares hold marks of the side that moved last, how many hold marks of the side to move,
/// and how many are empty. The histogram counts the lines with each pattern.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// let board: BitBoard = "oo.x.....".parse()?;
/// let patterns = board.line_patterns(Mark::Cross);
/// // One line has two circles, no cross and one empty square.
/// assert_eq!(patterns.count(2, 0), 1);
/// let all: Vec<_> = patterns.iter().collect();
/// assert_eq!(all, [(0, 0, 3, 3), (0, 1, 2, 1), (1, 0, 2, 2), (1, 1, 1, 1), (2, 0, 1, 1)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct LinePatterns<C> {
    line: usize,
    turn: Mark,
    /// The counter of (last, turn) is at index `last * (line + 1) + turn`.
    counts: C,
}

impl<C> LinePatterns<C> {
    /// Creates the histogram with these `counts`, for lines of `line` squares, with `turn` to move.
    ///
    /// The number of lines with `l` marks of the side that moved last and `t` marks of the side to move is at index
    /// `l * (line + 1) + t`.
    #[inline]
    pub const fn from_counts(line: usize, turn: Mark, counts: C) -> Self {
        Self { line, turn, counts }
    }

    /// Returns the number of squares in a line.
    #[inline]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// Returns the side to move.
    #[inline]
    pub const fn turn(&self) -> Mark {
        self.turn
    }
}

impl<C: PatternCounts> LinePatterns<C> {
    /// Creates an empty histogram for lines of `line` squares, with `turn` to move.
    pub fn new(line: usize, turn: Mark) -> Self {
        Self { line, turn, counts: C::zeroed((line + 1) * (line + 1)) }
    }

    /// Counts the lines of a board of this `geometry` square by square. `content` returns the mark on a square.
    pub fn by_squares(geometry: Geometry, turn: Mark, content: impl Fn(Square) -> Option<Mark>) -> Self {
        let mut patterns = Self::new(geometry.win(), turn);
        for line in geometry.lines() {
            let count = |mark| line.squares().filter(|square| content(*square) == Some(mark)).count();
            patterns.add(count(turn.opponent()), count(turn));
        }
        patterns
    }

    /// Adds a line with `last` marks of the side that moved last and `turn` marks of the side to move.
    #[inline]
    pub fn add(&mut self, last: usize, turn: usize) {
        self.counts.increment(last * (self.line + 1) + turn);
    }

    /// Returns the number of lines with `last` marks of the side that moved last and `turn` marks of the side to move.
    /// The number is 0 if `last + turn` is more than the squares of a line.
    #[inline]
    pub fn count(&self, last: usize, turn: usize) -> u32 {
        if last + turn > self.line { 0 } else { self.counts.get(last * (self.line + 1) + turn) }
    }

    /// Returns `(last, turn, empty, lines)` for every pattern that occurs, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize, usize, u32)> + '_ {
        let line = self.line;
        (0..=line)
            .flat_map(move |last| (0..=line - last).map(move |turn| (last, turn, line - last - turn)))
            .map(|(last, turn, empty)| (last, turn, empty, self.count(last, turn)))
            .filter(|pattern| pattern.3 != 0)
    }
}

impl<C: PatternCounts, D: PatternCounts> PartialEq<LinePatterns<D>> for LinePatterns<C> {
    fn eq(&self, other: &LinePatterns<D>) -> bool {
        self.line == other.line && self.turn == other.turn && self.iter().eq(other.iter())
    }
}

impl<C: PatternCounts> Eq for LinePatterns<C> {}

impl<C: PatternCounts> fmt::Debug for LinePatterns<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let patterns = self.iter().map(|(last, turn, empty, lines)| ((last, turn, empty), lines));
        formatter.debug_map().entries(patterns).finish()
    }
}
