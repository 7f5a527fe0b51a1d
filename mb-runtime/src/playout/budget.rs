//! The number of games to play before the next look at the clock.

use core::time::Duration;

use crate::clock::TimeLimit;

/// The next chunk is twice as large if a chunk took less time than this, and half as large if it took more than four
/// times as long. The clock is then read rarely, and games still end soon after a time limit.
const CHUNK_TIME: Duration = Duration::from_micros(100);

/// The games that may still be played. Iterates over chunks of them until the games or the time are used up.
pub(super) struct GameBudget<'clock> {
    games: u64,
    limit: Option<TimeLimit<'clock>>,
    /// Games in the smallest chunk.
    least: u64,
    /// Games in the next chunk.
    chunk: u64,
    /// When the last chunk began.
    chunk_start: Option<Duration>,
}

impl<'clock> GameBudget<'clock> {
    /// Allows `games` games, and begins none after the limit. With a limit, the first chunk has `least` games.
    pub(super) const fn new(games: u64, least: u64, limit: Option<TimeLimit<'clock>>) -> Self {
        let chunk = if limit.is_some() { least } else { games };
        Self { games, limit, least, chunk, chunk_start: None }
    }
}

impl Iterator for GameBudget<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if self.games == 0 {
            return None;
        }
        if let Some(limit) = &self.limit {
            let now = (limit.clock)();
            if now >= limit.end {
                return None;
            }
            if let Some(chunk_start) = self.chunk_start.replace(now) {
                let taken = now.saturating_sub(chunk_start);
                if taken < CHUNK_TIME {
                    self.chunk = self.chunk.saturating_mul(2);
                } else if taken > 4 * CHUNK_TIME {
                    self.chunk = (self.chunk / 2).max(self.least);
                }
            }
        }
        let chunk = self.chunk.min(self.games);
        self.games -= chunk;
        Some(chunk)
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::{AtomicU64, Ordering};
    use core::time::Duration;

    use super::GameBudget;
    use crate::clock::TimeLimit;

    /// The chunks of a million games, where every chunk takes `chunk_micros` and the limit is `limit_micros`.
    fn chunks(chunk_micros: u64, limit_micros: u64) -> Vec<u64> {
        let looks = AtomicU64::new(0);
        let clock = || Duration::from_micros(chunk_micros * looks.fetch_add(1, Ordering::Relaxed));
        let limit = TimeLimit { clock: &clock, end: Duration::from_micros(limit_micros) };
        GameBudget::new(1_000_000, 10, Some(limit)).collect()
    }

    #[test]
    fn without_a_time_limit_all_games_are_one_chunk() {
        assert_eq!(GameBudget::new(1000, 1, None).collect::<Vec<_>>(), [1000]);
        assert_eq!(GameBudget::new(0, 1, None).next(), None);
    }

    #[test]
    fn no_game_begins_when_the_time_is_up() {
        assert!(chunks(1, 0).is_empty());
        // The looks are at 0, 200 and 400 microseconds.
        assert_eq!(chunks(200, 400), [10, 10]);
        assert_eq!(chunks(200, 401), [10, 10, 10]);
    }

    #[test]
    fn chunks_grow_while_they_are_short_and_add_up_to_the_games() {
        let chunks = chunks(1, 1_000_000);
        assert_eq!(chunks[..4], [10, 20, 40, 80]);
        assert_eq!(chunks.iter().sum::<u64>(), 1_000_000);
    }

    #[test]
    fn chunks_shrink_when_they_are_long_but_not_below_the_least() {
        // The first three looks follow each other closely.
        let steps = AtomicU64::new(0);
        let clock = || {
            let step = steps.fetch_add(1, Ordering::Relaxed);
            Duration::from_micros(if step < 3 { step } else { 1000 * step })
        };
        let limit = TimeLimit { clock: &clock, end: Duration::from_millis(8) };
        let sizes: Vec<u64> = GameBudget::new(1_000_000, 10, Some(limit)).collect();
        assert_eq!(sizes, [10, 20, 40, 20, 10, 10, 10, 10]);
    }
}
