//! Reversal of lines of bits, of several lengths at once, by few delta swaps.
//!
//! Every reflection of a board reverses lines: a mirror reverses the rows, a transpose reverses all anti-diagonals,
//! whose lengths range from 1 to the side. The squares of lines in one direction are all the same step apart, so one
//! delta swap serves all lines. This module finds the fewest distances that reverse all lengths together.
//!
//! A line of `L` squares is reversed by exchanging its first `a` squares with its last `a` (a swap over the distance
//! `L - a`) and then reversing the three blocks of `a`, `L - 2a` and `a` squares, all at the same time. So one distance
//! turns a set of lengths into a set of smaller lengths. Iterative deepening finds the fewest distances that leave only
//! single squares.

use crate::mask::Mask;

/// One swap of a [`Reversal`]: lines, or blocks of them, with a length in `splits` exchange their ends over `distance`
/// squares.
#[derive(Debug, Clone, PartialEq, Eq)]
struct EndExchange {
    distance: usize,
    splits: Mask,
}

/// Exchanges that reverse lines of certain lengths over common distances.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Reversal {
    exchanges: Vec<EndExchange>,
}

impl Reversal {
    /// Returns the fewest exchanges of blocks that reverse lines of all the given lengths together.
    pub(crate) fn of(lengths: impl IntoIterator<Item = usize>) -> Self {
        let lengths: Mask = lengths.into_iter().filter(|&length| length > 1).collect();
        let mut exchanges = (0..).find_map(|count| deepen(&lengths, count)).unwrap_or_default();
        exchanges.reverse();
        Self { exchanges }
    }

    /// Returns the distances, first to last.
    pub(crate) fn distances(&self) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.exchanges.iter().map(|exchange| exchange.distance)
    }

    /// Returns, for each distance, the places (from 0) of a line of `length` that move up by it.
    pub(crate) fn lows(&self, length: usize) -> Vec<Vec<usize>> {
        let mut blocks = vec![(0, length)];
        let mut lows = Vec::new();
        for EndExchange { distance, splits } in &self.exchanges {
            let mut low = Vec::new();
            let mut next = Vec::new();
            for (start, length) in blocks {
                if splits.test(length) {
                    let outer = length - distance;
                    low.extend(start..start + outer);
                    next.extend([
                        (start, outer),
                        (start + outer, distance - outer),
                        (start + distance, outer),
                    ]);
                } else {
                    next.push((start, length));
                }
            }
            blocks = next;
            lows.push(low);
        }
        lows
    }
}

/// Returns whether `count` distances may reverse a line of `length`.
///
/// A bit travels a signed sum of the shifts. `count` shifts have 3^`count` signed sums, in pairs of opposite sign. On a
/// line of even length all bits travel odd distances, and at most two thirds of the sums are odd.
fn within_reach(length: usize, count: u32) -> bool {
    match count {
        0 => length <= 1,
        _ if length.is_multiple_of(2) => length <= 2 * 3_usize.saturating_pow(count - 1),
        _ => length <= 3_usize.saturating_pow(count),
    }
}

/// Returns exchanges, last first, that reverse all `lengths` over at most `count` distances.
fn deepen(lengths: &Mask, count: u32) -> Option<Vec<EndExchange>> {
    let Some(longest) = lengths.highest() else { return Some(Vec::new()) };
    if lengths.bits().any(|length| !within_reach(length, count)) {
        return None;
    }
    // Every exchange splits the longest line, and every other line that its distance can split.
    (longest.div_ceil(2)..longest).find_map(|distance| {
        let (splits, whole): (Vec<_>, Vec<_>) =
            lengths.bits().partition(|&length| length > distance && length <= 2 * distance);
        let parts = splits.iter().flat_map(|length| [length - distance, 2 * distance - length]);
        let left = parts.chain(whole).filter(|&length| length > 1).collect();
        let mut exchanges = deepen(&left, count.checked_sub(1)?)?;
        exchanges.push(EndExchange { distance, splits: splits.into_iter().collect() });
        Some(exchanges)
    })
}
