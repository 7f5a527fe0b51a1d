//! Tournaments of every player against every other.

use super::listener::Listener;
use super::matches::{Match, RandomSource};
use super::openings::Openings;
use super::tables::CrossTable;
use crate::players::Entrant;
use mb_core::Board;

/// A tournament in which every player plays a [`Match`] against every other one.
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let entrant = |name| players::entrant(name, start.board());
/// let entrants = [entrant("ai2")?, entrant("ai5s")?, entrant("ai14s")?];
/// let table = RoundRobin::new(entrants).pairs(100).threads(2).run(&start, RandomSource::Streams);
/// let ranking: Vec<_> = table.ranking().iter().map(|standing| standing.name).collect();
/// assert_eq!(ranking, ["ai14s", "ai5s", "ai2"]);
/// println!("{table}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
#[must_use = "a tournament does nothing until it is run"]
pub struct RoundRobin<'listener, B: Board> {
    entrants: Vec<Entrant<B>>,
    pairs: u64,
    seed: u64,
    threads: usize,
    listener: Listener<'listener>,
}

impl<'listener, B: Board> RoundRobin<'listener, B> {
    /// Makes a tournament of 1,000 pairs for each match, with seed 0 on one thread.
    ///
    /// The players may be of different types:
    ///
    /// ```
    /// use mb_runtime::players::{HabitPlayer, RandomPlayer};
    /// use mb_runtime::prelude::*;
    ///
    /// let start = Position::new(BitBoard::square_board(3)?);
    /// let tournament = RoundRobin::new([("ai2", RandomPlayer).into(), ("ai5", HabitPlayer::WIN).into()]);
    /// let table = tournament.pairs(10).run(&start, &mut FastRandom::new(0));
    /// assert_eq!(table.names(), ["ai2", "ai5"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(entrants: impl IntoIterator<Item = Entrant<B>>) -> Self {
        let entrants = entrants.into_iter().collect();
        Self { entrants, pairs: 1_000, seed: 0, threads: 1, listener: Listener::new() }
    }

    /// Plays `pairs` pairs of games in each match.
    pub const fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// Sets the seed of all matches, like [`Match::seed`]. Each match has its own random streams.
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Plays each match on `threads` threads, like [`Match::threads`].
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Reports progress and games to `listener`. The progress counts the pairs of the whole tournament.
    pub fn listener(mut self, listener: &'listener mut Listener<'_>) -> Self {
        self.listener = listener.after(0);
        self
    }

    /// Returns the number of pairs of the whole tournament, at most `u64::MAX`.
    pub const fn total_pairs(&self) -> u64 {
        let players = self.entrants.len() as u64;
        self.pairs.saturating_mul(players * players.saturating_sub(1) / 2)
    }

    /// Plays the matches one after the other, each with new players, and returns the results.
    ///
    /// The first player plays against all others, then the second player against those after it, and so on. Each match is
    /// played like [`Match::run`].
    #[expect(single_use_lifetimes, reason = "within `impl Trait` a lifetime needs a name")]
    pub fn run<'dice>(
        mut self,
        openings: impl Into<Openings<B>>,
        source: impl Into<RandomSource<'dice>>,
    ) -> CrossTable {
        let (openings, mut source) = (openings.into(), source.into());
        let mut matches = Vec::new();
        for (first, entrant) in self.entrants.iter().enumerate() {
            for other in &self.entrants[first + 1..] {
                let number = matches.len() as u64;
                let game = Match {
                    entrants: [entrant.clone(), other.clone()],
                    pairs: self.pairs,
                    seed: self.seed,
                    threads: self.threads,
                    number,
                    listener: self.listener.after(number.saturating_mul(self.pairs)),
                };
                matches.push(game.run(openings.clone(), source.reborrow()));
            }
        }
        CrossTable::new(self.entrants.iter().map(|entrant| entrant.name().to_owned()).collect(), matches)
    }
}

#[cfg(test)]
mod tests {
    use super::{Entrant, RoundRobin};
    use crate::boards::BitBoard;
    use crate::players::{HabitPlayer, RandomPlayer};

    #[test]
    fn players_of_different_types_enter_and_too_many_pairs_are_counted_as_the_most() {
        let entrants: [Entrant<BitBoard>; 3] =
            [("a", RandomPlayer).into(), ("b", HabitPlayer::WIN).into(), ("c", RandomPlayer).into()];
        assert_eq!(RoundRobin::new(entrants.clone()).pairs(5).total_pairs(), 15);
        assert_eq!(RoundRobin::new(entrants).pairs(u64::MAX).total_pairs(), u64::MAX);
    }
}
