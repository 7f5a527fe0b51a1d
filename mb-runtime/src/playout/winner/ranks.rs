//! When the last of several stones is played, among all stones of a side.

use super::super::lanes::Sides;
use crate::random::{Dice, FastRandom};

/// The numbers of ways to choose, for drawing the rank of the last of some stones.
///
/// Of `n` stones in random order, given `k` are all among the first `t` with the probability C(t, k) / C(n, k).
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    /// `ways[k][t]` is C(t, k), as far as it fits.
    ways: Vec<Vec<u32>>,
}

impl Ranks {
    /// For all lines of both sides on so many squares.
    pub(super) fn new(sides: &Sides, squares: usize) -> Self {
        let longest = sides.mover.iter().chain(sides.other.iter()).map(<[u16]>::len).max().unwrap_or(0);
        let stones = squares.div_ceil(2);
        let mut ways = vec![vec![1; stones + 1]];
        for _ in 0..longest {
            let fewer: &[u32] = ways.last().map_or(&[], Vec::as_slice);
            // C(t, k) is the sum of C(s, k - 1) over all s below t; the row ends where that is too large.
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

    /// The rank of the last of `chosen` stones among `stones` in random order, counted from 1; 0 for none. `None` when
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
