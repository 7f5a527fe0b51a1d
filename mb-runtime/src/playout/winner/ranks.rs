//! The rank of the last of several stones among all stones of a side.

use crate::playout::lanes::OpenLinesOfBoth;
use crate::random::{Dice, FastRandom};

/// The odds of the rank of the last of some stones.
///
/// Of `n` stones in random order, `k` given ones are all among the first `t` with the probability C(t, k) / C(n, k).
#[derive(Clone, Debug)]
pub(super) struct RankOdds {
    /// `ways[k][t]` is C(t, k); rows end before a number that does not fit.
    ways: Vec<Vec<u32>>,
}

impl RankOdds {
    /// Odds for all lines of both sides on `squares` squares.
    pub(super) fn new(lines: &OpenLinesOfBoth, squares: usize) -> Self {
        let longest = lines.mover.iter().chain(lines.other.iter()).map(<[u16]>::len).max().unwrap_or(0);
        let stones = squares.div_ceil(2);
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
        Self { ways }
    }

    /// Draws the rank of the last of `chosen` stones among `stones` in random order, counted from 1; 0 for none. `None` if
    /// the numbers are too large.
    pub(super) fn last_of(&self, chosen: usize, stones: usize, random: &mut FastRandom) -> Option<usize> {
        let ways = self.ways.get(chosen)?.get(..=stones)?;
        if chosen == 0 {
            return Some(0);
        }
        let drawn = random.below(*ways.last()?);
        // The last ranks are the likeliest.
        ways.iter().rposition(|ways| *ways <= drawn).map(|rank| rank + 1)
    }
}
