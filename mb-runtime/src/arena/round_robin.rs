//! Every player against every other.

use super::{CrossTable, Listener, Match, MatchTable, Starts};
use crate::players::Player;
use crate::random::{Dice, FastRandom};

/// A tournament in which every player plays a [`Match`] against every other one.
///
/// ```
/// use mb_runtime::RoundRobin;
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let names = ["ai2", "ai5s", "ai14s"];
/// let player = |number: usize| players::by_name(names[number]).expect("a known name");
/// let table = RoundRobin::among(names).pairs(100).threads(2).run_fast(&start, player);
/// let ranking: Vec<_> = table.ranking().iter().map(|standing| standing.name).collect();
/// assert_eq!(ranking, ["ai14s", "ai5s", "ai2"]);
/// println!("{table}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "a tournament does nothing until it is run"]
pub struct RoundRobin {
    names: Vec<String>,
    pairs: u64,
    seed: u64,
    threads: usize,
}

impl RoundRobin {
    /// A tournament among players with these names: 1,000 pairs a match, with seed 0 on one thread.
    pub fn among(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let names = names.into_iter().map(Into::into).collect();
        Self { names, pairs: 1_000, seed: 0, threads: 1 }
    }

    /// Plays so many pairs of games in each match.
    pub const fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// The seed of the fast generator: see [`Match::seed`].
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How many threads [`run_fast`](Self::run_fast) plays on: see [`Match::threads`].
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// The number of pairs of the whole tournament.
    #[must_use]
    pub const fn total_pairs(&self) -> u64 {
        let players = self.names.len() as u64;
        self.pairs * (players * players.saturating_sub(1) / 2)
    }

    /// Plays all matches one after the other, all random choices from one source. `players` makes the player with
    /// a number, counted from 0; each match has new ones.
    pub fn run<S, D, P>(&self, starts: &S, players: impl Fn(usize) -> P, dice: &mut D) -> CrossTable
    where
        S: Starts,
        D: Dice + ?Sized,
        P: Player<S::Board, D>,
    {
        self.run_telling(starts, players, dice, &mut Listener::new())
    }

    /// As [`run`](Self::run), with someone who listens: to the records of all games, and to the number of pairs
    /// of the whole tournament that are played.
    pub fn run_telling<S, D, P>(
        &self,
        starts: &S,
        players: impl Fn(usize) -> P,
        dice: &mut D,
        listener: &mut Listener<'_>,
    ) -> CrossTable
    where
        S: Starts,
        D: Dice + ?Sized,
        P: Player<S::Board, D>,
    {
        self.play_matches(listener, |game, [first, second], listener| {
            game.run_telling(starts, &mut players(first), &mut players(second), dice, listener)
        })
    }

    /// Plays all matches as [`Match::run_fast`] does: the table depends on the seed, not on the number of
    /// threads. `players` makes the player with a number, counted from 0.
    pub fn run_fast<S, P>(&self, starts: &S, players: impl Fn(usize) -> P + Sync) -> CrossTable
    where
        S: Starts + Sync,
        P: Player<S::Board, FastRandom>,
    {
        self.run_fast_telling(starts, players, &mut Listener::new())
    }

    /// As [`run_fast`](Self::run_fast), with someone who listens.
    pub fn run_fast_telling<S, P>(
        &self,
        starts: &S,
        players: impl Fn(usize) -> P + Sync,
        listener: &mut Listener<'_>,
    ) -> CrossTable
    where
        S: Starts + Sync,
        P: Player<S::Board, FastRandom>,
    {
        self.play_matches(listener, |game, [first, second], listener| {
            game.run_fast_telling(starts, || players(first), || players(second), listener)
        })
    }

    /// Has every match played, in order: the first player against all others, then the second, and so on.
    fn play_matches(
        &self,
        listener: &mut Listener<'_>,
        mut play: impl FnMut(&Match, [usize; 2], &mut Listener<'_>) -> MatchTable,
    ) -> CrossTable {
        let mut matches = Vec::new();
        for first in 0..self.names.len() {
            for second in first + 1..self.names.len() {
                let number = matches.len() as u64;
                let game = Match::between(&self.names[first], &self.names[second])
                    .pairs(self.pairs)
                    .seed(self.seed)
                    .threads(self.threads)
                    .number(number);
                let mut in_match = listener.after(number * self.pairs);
                matches.push(play(&game, [first, second], &mut in_match));
            }
        }
        CrossTable::new(self.names.clone(), matches)
    }
}
