//! Games in which each side owns just one line in the end. Which line is complete first is drawn without the order of
//! all moves.

use crate::playout::lanes::{OpenLines, OpenLinesOfBoth};
use crate::random::{Dice, FastRandom};

/// The lines of both sides, and the odds for games in which each side owns one of them.
#[derive(Clone, Debug)]
pub(super) struct OnlyLines {
    squares: usize,
    /// The lines of the side to move, each as the bits of its squares in a word.
    mover: Vec<u64>,
    other: Vec<u64>,
    /// The binomial coefficients: `ways[k][t]` is C(t, k). A row ends before a number that does not fit.
    ///
    /// Of `n` stones in random order, `k` given ones are all among the first `t` with the probability C(t, k) / C(n,
    /// k).
    ways: Vec<Vec<u32>>,
}

impl OnlyLines {
    /// The lines and their odds; `None` if a word has fewer bits than there are squares or lines.
    pub(super) fn new(lines: &OpenLinesOfBoth) -> Option<Self> {
        const MOST: usize = u64::BITS as usize;
        let OpenLinesOfBoth { squares, mover, other } = lines;
        if *squares > MOST || [mover, other].iter().any(|lines| lines.iter().count() > MOST) {
            return None;
        }
        let sets = |lines: &OpenLines| -> Vec<u64> {
            lines.iter().map(|line| line.iter().fold(0, |set, square| set | 1 << square)).collect()
        };
        let longest = mover.iter().chain(other.iter()).map(<[u16]>::len).max().unwrap_or(0);
        Some(Self {
            squares: *squares,
            mover: sets(mover),
            other: sets(other),
            ways: ways(longest, squares.div_ceil(2)),
        })
    }

    /// Draws the winner of a game that begins with the square `first`: 0 for the side to move, 1 for the other side.
    /// `is_mover` says which squares the side to move holds in the end. Returns `None` if a side does not own exactly
    /// one line, or if the numbers are too large.
    pub(super) fn winner(
        &self,
        first: usize,
        is_mover: impl Iterator<Item = bool>,
        random: &mut FastRandom,
    ) -> Option<usize> {
        let (mut movers, mut all) = (0_u64, 0_u64);
        for (square, is_mover) in (0..u64::BITS).zip(is_mover) {
            movers |= u64::from(is_mover) << square;
            all |= 1 << square;
        }
        let (mover, other) = (only(&self.mover, movers)?, only(&self.other, all & !movers)?);
        // The first move has the rank before the rest.
        let mover = self.last_of(mover & !(1 << first), (self.squares - 1) / 2, random)?;
        let other = self.last_of(other, self.squares / 2, random)?;
        Some(usize::from(mover + 1 > other))
    }

    /// Puts `stones` stones into random order, of which `chosen` are marked, and draws the place of the last marked
    /// one, counted from 1. It is 0 if none is marked. Returns `None` if the numbers are too large.
    fn last_of(&self, chosen: u64, stones: usize, random: &mut FastRandom) -> Option<usize> {
        let ways = self.ways.get(chosen.count_ones() as usize)?.get(..=stones)?;
        if chosen == 0 {
            return Some(0);
        }
        let drawn = random.below(*ways.last()?);
        // The last ranks are the likeliest.
        ways.iter().rposition(|ways| *ways <= drawn).map(|rank| rank + 1)
    }
}

/// The rows C(t, k) with `t` up to `stones`, for every `k` up to `longest`.
fn ways(longest: usize, stones: usize) -> Vec<Vec<u32>> {
    let mut ways = vec![vec![1; stones + 1]];
    for _ in 0..longest {
        let fewer: &[u32] = ways.last().map_or(&[], Vec::as_slice);
        // C(t, k) is the sum of C(s, k - 1) over all s below t.
        let sums = fewer.iter().scan(Some(0_u32), |sum, more| {
            let current = (*sum)?;
            *sum = current.checked_add(*more);
            Some(current)
        });
        let row = sums.take(stones + 1).collect();
        ways.push(row);
    }
    ways
}

/// Returns the line that is held, if exactly one of these is. It avoids a branch for every line, because the
/// processor could not predict it.
fn only(lines: &[u64], held: u64) -> Option<u64> {
    let owned = (0..u64::BITS)
        .zip(lines)
        .fold(0, |owned, (number, line)| owned | u64::from(held & line == *line) << number);
    owned.is_power_of_two().then(|| lines.get(owned.trailing_zeros() as usize).copied()).flatten()
}

#[cfg(test)]
mod tests {
    use super::only;

    #[test]
    fn a_line_is_found_when_it_is_the_only_one() {
        let lines = [0b111, 0b1001_0001, 0b11_1000];
        assert_eq!(only(&lines, 0b111), Some(0b111));
        assert_eq!(only(&lines, 0b11_1101), Some(0b11_1000));
        assert_eq!(only(&lines, 0b11_1111), None);
        assert_eq!(only(&lines, 0b1001_0110), None);
        assert_eq!(only(&[], u64::MAX), None);
    }
}
