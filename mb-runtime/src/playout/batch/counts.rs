//! The counts of batches.

use crate::playout::counts::PlayoutCounts;
use crate::playout::lanes::{LaneNumber, Lanes};

/// Places of counts: the index of a first square times four, plus the winner.
const PLACES: usize = 2048;

/// Counts by first square and winner, and the sum of the lengths.
#[derive(Debug)]
pub(super) struct BatchCounts {
    games: Box<[u64; PLACES]>,
    plies: u64,
}

impl BatchCounts {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self { games: Box::new([0; PLACES]), plies: 0 }
    }

    /// Counts the first `games` games of a batch. `lengths` are their numbers of moves, at most 400.
    #[inline(always)]
    pub(super) fn add<T: LaneNumber>(
        &mut self,
        firsts: Lanes<T>,
        winners: Lanes<u8>,
        lengths: Lanes<T>,
        games: usize,
    ) {
        let places = firsts.zip(winners, |first, winner| first.number() << 2 | u16::from(winner));
        for place in places.0.iter().take(games) {
            self.games[usize::from(*place) % PLACES] += 1;
        }
        // The sum of 64 numbers fits in 16 bits.
        let sum = lengths.0.iter().take(games).fold(0_u16, |sum, length| sum.wrapping_add(length.number()));
        self.plies += u64::from(sum);
    }

    /// Adds these games to `counts`.
    pub(super) fn add_to(&self, counts: &mut PlayoutCounts) {
        let (by_first, _) = self.games.as_chunks::<4>();
        for (first, [mover, other, draw, _]) in by_first.iter().enumerate() {
            counts.add(first, [*mover, *other, *draw]);
        }
        counts.plies += self.plies;
    }
}
