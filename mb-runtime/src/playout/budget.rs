//! How many games to play before the next look at the clock.

use core::time::Duration;
use std::time::Instant;

/// A chunk of games should take at least this long, and then seldom takes twice as long: a time limit is
/// honoured that exactly, and the clock costs nothing.
const CHUNK_TIME: Duration = Duration::from_micros(100);

/// The games that may still be played.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    games: u64,
    clock: Option<Clock>,
}

#[derive(Clone, Debug)]
struct Clock {
    end: Instant,
    least: u64,
    chunk: u64,
    chunk_start: Option<Instant>,
}

impl Budget {
    /// So many games, but none to be begun at or after `end`; the first chunk is `least` games.
    pub(super) fn new(games: u64, least: u64, end: Option<Instant>) -> Self {
        let clock = end.map(|end| Clock { end, least, chunk: least, chunk_start: None });
        Self { games, clock }
    }

    /// How many games to play now; 0 when the games or the time are used up.
    pub(super) fn next_chunk(&mut self) -> u64 {
        let chunk = match &mut self.clock {
            None => self.games,
            Some(clock) => clock.next_chunk().min(self.games),
        };
        self.games -= chunk;
        chunk
    }
}

impl Clock {
    fn next_chunk(&mut self) -> u64 {
        let now = Instant::now();
        if now >= self.end {
            return 0;
        }
        if let Some(chunk_start) = self.chunk_start.replace(now) {
            let taken = now - chunk_start;
            if taken < CHUNK_TIME {
                self.chunk = self.chunk.saturating_mul(2);
            } else if taken > 4 * CHUNK_TIME {
                self.chunk = (self.chunk / 2).max(self.least);
            }
        }
        self.chunk
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;
    use std::time::Instant;

    use super::Budget;

    #[test]
    fn without_a_time_limit_all_games_are_one_chunk() {
        let mut budget = Budget::new(1000, 1, None);
        assert_eq!((budget.next_chunk(), budget.next_chunk()), (1000, 0));
    }

    #[test]
    fn no_game_begins_when_the_time_is_up() {
        assert_eq!(Budget::new(1000, 1, Some(Instant::now())).next_chunk(), 0);
    }

    #[test]
    fn chunks_grow_and_add_up_to_the_games() {
        let mut budget = Budget::new(1000, 1, Some(Instant::now() + Duration::from_hours(1)));
        let chunks: Vec<u64> =
            std::iter::repeat_with(|| budget.next_chunk()).take_while(|chunk| *chunk > 0).collect();
        assert_eq!(chunks.iter().sum::<u64>(), 1000);
        assert!(chunks.len() < 1000, "{chunks:?}");
    }
}
