//! The counts of batches.

use crate::playout::lanes::{LANES, LaneNumber, Lanes};

/// Places of counts: the index of a first square times four, plus the winner.
const PLACES: usize = 2048;

/// The most first squares whose places fit in a byte.
const MOST_IN_BYTES: usize = 64;

/// The sum of the times of this many batches fits in 16 bits: times are at most 400.
const BATCHES: u32 = 128;

/// Counts by first square and winner, and the sum of the lengths.
#[derive(Debug)]
pub(super) struct BatchCounts {
    games: Box<[u64; PLACES]>,
    /// Whether a byte holds every place.
    are_bytes: bool,
    plies: u64,
    /// Sums of the times of the last moves, by lane, not yet in `plies`.
    lasts: Lanes<u16>,
    /// The number of batches in these sums.
    batches: u32,
}

impl BatchCounts {
    #[inline(always)]
    pub(super) fn new(squares: usize) -> Self {
        Self {
            are_bytes: squares <= MOST_IN_BYTES,
            games: Box::new([0; PLACES]),
            plies: 0,
            lasts: Lanes::splat(0),
            batches: 0,
        }
    }

    /// Counts a batch.
    #[inline(always)]
    pub(super) fn add_all<T: LaneNumber>(&mut self, firsts: Lanes<T>, winners: Lanes<u8>, lasts: Lanes<T>) {
        if self.are_bytes {
            // A byte is always a place: no check.
            for place in &places(firsts, winners).map(|place| place.to_le_bytes()[0]).0 {
                self.games[usize::from(*place)] += 1;
            }
        } else {
            for place in &places(firsts, winners).0 {
                self.games[usize::from(*place) % PLACES] += 1;
            }
        }
        self.lasts = self.lasts.zip(lasts, |sum, last| sum.wrapping_add(last.number()));
        self.batches += 1;
        if self.batches == BATCHES {
            self.flush();
        }
    }

    /// Counts the first `games` games of a batch.
    #[inline(always)]
    pub(super) fn add_some<T: LaneNumber>(
        &mut self,
        firsts: Lanes<T>,
        winners: Lanes<u8>,
        lasts: Lanes<T>,
        games: u64,
    ) {
        let places = places(firsts, winners);
        for (place, last) in places.0.iter().zip(&lasts.0).take(usize::try_from(games).unwrap_or(LANES)) {
            self.games[usize::from(*place) % PLACES] += 1;
            self.plies += u64::from(last.number()) + 1;
        }
    }

    #[inline(always)]
    fn flush(&mut self) {
        self.plies += self.lasts.0.iter().map(|sum| u64::from(*sum)).sum::<u64>();
        self.plies += u64::from(self.batches) * LANES as u64;
        self.lasts = Lanes::splat(0);
        self.batches = 0;
    }

    /// The games that began with the square of this index: those that the side to move won, those that the other side won,
    /// and the draws.
    pub(super) fn wins(&self, index: usize) -> [u64; 3] {
        [0, 1, 2].map(|winner| self.games[(4 * index + winner) % PLACES])
    }

    /// The number of moves that all games took.
    pub(super) fn plies(mut self) -> u64 {
        self.flush();
        self.plies
    }
}

/// The place where each game of a batch is counted.
#[inline(always)]
fn places<T: LaneNumber>(firsts: Lanes<T>, winners: Lanes<u8>) -> Lanes<u16> {
    firsts.zip(winners, |first, winner| first.number() << 2 | u16::from(winner))
}
