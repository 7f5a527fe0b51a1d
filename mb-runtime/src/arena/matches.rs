//! Two players against each other.

use super::blocks::{Blocks, in_order};
use super::game::{Part, PlayedGame, play_pairs};
use super::{GameRecord, Listener, MatchTable, Score, Starts};
use crate::players::Player;
use crate::random::{Dice, FastRandom};
use mb_core::Geometry;

/// A match: pairs of games in which two players change sides, the series' `ai_match`.
///
/// In each pair the first player plays circle in one game, then cross in the next, both from the same position:
/// that which is handed over, or one of [`Openings`](crate::arena::Openings). A player that names no move, or one that
/// is not legal, loses that game.
///
/// There are two ways to run it:
/// - [`run`](Self::run) takes all random choices from one source in the order in which the moves are made. With
///   [`PythonRandom`](crate::random::PythonRandom) the match is the published one, game for game. One stream of numbers
///   is drawn one after the other, so this is always done on one thread.
/// - [`run_fast`](Self::run_fast) cuts the match into numbered blocks of pairs, each with its own stream of the
///   [fast generator](FastRandom) and its own players, and plays them on any number of [threads](Self::threads).
///   The table depends on the [seed](Self::seed), not on the number of threads.
///
/// ```
/// use mb_runtime::players::RandomPlayer;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut dice = PythonRandom::new(0);
/// let table = Match::between("ai2", "ai2").pairs(100).run(&start, &mut RandomPlayer, &mut RandomPlayer, &mut dice);
/// assert_eq!(table.total().games(), 200);
/// println!("{table}");
///
/// let one = Match::between("ai2", "ai2").pairs(1000).run_fast(&start, || RandomPlayer, || RandomPlayer);
/// let other = Match::between("ai2", "ai2").pairs(1000).threads(3);
/// assert_eq!(other.run_fast(&start, || RandomPlayer, || RandomPlayer), one);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ai_match")]
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "a match does nothing until it is run"]
pub struct Match {
    names: [String; 2],
    pairs: u64,
    seed: u64,
    threads: usize,
    /// The number of the match in a tournament: its streams are other ones.
    number: u64,
}

impl Match {
    /// A match of 10,000 pairs, as many as the series plays unless told otherwise, between players with these
    /// names, with seed 0 on one thread.
    pub fn between(first: impl Into<String>, second: impl Into<String>) -> Self {
        Self { names: [first.into(), second.into()], pairs: 10_000, seed: 0, threads: 1, number: 0 }
    }

    /// Plays so many pairs.
    pub const fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// The seed of the fast generator in [`run_fast`](Self::run_fast). ([`run`](Self::run) only writes it into
    /// the records of the games: the dice are handed in.)
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How many threads [`run_fast`](Self::run_fast) plays on; 0 counts as 1, and more than 256 as 256. More than there
    /// are blocks of pairs are not started.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    pub(super) const fn number(mut self, number: u64) -> Self {
        self.number = number;
        self
    }

    /// Plays every pair with these players, all random choices from one source.
    pub fn run<S, D, F, O>(&self, starts: &S, first: &mut F, second: &mut O, dice: &mut D) -> MatchTable
    where
        S: Starts,
        D: Dice + ?Sized,
        F: Player<S::Board, D> + ?Sized,
        O: Player<S::Board, D> + ?Sized,
    {
        let part = play_pairs(starts, 0..self.pairs, first, second, dice, false);
        MatchTable::new(self.names.clone(), part.scores)
    }

    /// As [`run`](Self::run), with someone who listens.
    pub fn run_telling<S, D, F, O>(
        &self,
        starts: &S,
        first: &mut F,
        second: &mut O,
        dice: &mut D,
        listener: &mut Listener<'_>,
    ) -> MatchTable
    where
        S: Starts,
        D: Dice + ?Sized,
        F: Player<S::Board, D> + ?Sized,
        O: Player<S::Board, D> + ?Sized,
    {
        let is_recording = listener.wants_games();
        let mut desk = Desk::new(self, starts, listener);
        for pair in 0..self.pairs {
            desk.take(&play_pairs(starts, pair..pair + 1, first, second, dice, is_recording));
        }
        desk.table()
    }

    /// Plays every pair with fast random numbers on the given number of threads: each block of pairs with players
    /// of its own, so that what a player remembers does not make a difference either.
    pub fn run_fast<S, F, O>(
        &self,
        starts: &S,
        first: impl Fn() -> F + Sync,
        second: impl Fn() -> O + Sync,
    ) -> MatchTable
    where
        S: Starts + Sync,
        F: Player<S::Board, FastRandom>,
        O: Player<S::Board, FastRandom>,
    {
        self.run_fast_telling(starts, first, second, &mut Listener::new())
    }

    /// As [`run_fast`](Self::run_fast), with someone who listens.
    pub fn run_fast_telling<S, F, O>(
        &self,
        starts: &S,
        first: impl Fn() -> F + Sync,
        second: impl Fn() -> O + Sync,
        listener: &mut Listener<'_>,
    ) -> MatchTable
    where
        S: Starts + Sync,
        F: Player<S::Board, FastRandom>,
        O: Player<S::Board, FastRandom>,
    {
        // No match has so many blocks that it would come to the streams of the next one.
        let first_stream = self.number << 48;
        let blocks = Blocks::of(self.pairs);
        let is_recording = listener.wants_games();
        let play = |block: u64| {
            let mut dice = FastRandom::stream(self.seed, first_stream + block);
            let pairs = blocks.pairs(block);
            play_pairs(starts, pairs, &mut first(), &mut second(), &mut dice, is_recording)
        };
        let mut desk = Desk::new(self, starts, listener);
        in_order(blocks.count(), self.threads, &play, &mut |part| desk.take(&part));
        desk.table()
    }
}

/// Where the results of a match come in, in order: adds them up and tells the listener.
struct Desk<'a, 'listener> {
    game: &'a Match,
    geometry: Geometry,
    listener: &'a mut Listener<'listener>,
    pairs: u64,
    scores: [Score; 2],
}

impl<'a, 'listener> Desk<'a, 'listener> {
    fn new<S: Starts>(game: &'a Match, starts: &S, listener: &'a mut Listener<'listener>) -> Self {
        let geometry = mb_core::Board::geometry(starts.origin().board());
        Self { game, geometry, listener, pairs: 0, scores: [Score::default(); 2] }
    }

    fn take(&mut self, part: &Part) {
        for (number, game) in part.games.iter().enumerate() {
            let record = self.record(self.pairs + number as u64 / 2, number % 2, game);
            self.listener.tell_game(&record);
        }
        for (sum, score) in self.scores.iter_mut().zip(part.scores) {
            *sum += score;
        }
        self.pairs += part.pairs;
        self.listener.tell_progress(self.pairs);
    }

    /// The record of a game, which is the first or the second one of its pair (0 or 1).
    fn record<'game>(&self, pair: u64, which: usize, game: &'game PlayedGame) -> GameRecord<'game>
    where
        'a: 'game,
    {
        GameRecord {
            geometry: self.geometry,
            pair,
            circle: &self.game.names[which],
            cross: &self.game.names[1 - which],
            seed: self.game.seed,
            opening: &game.moves[..game.opening],
            moves: &game.moves,
            status: game.ending.status,
            is_forfeit: game.ending.is_forfeit,
        }
    }

    fn table(self) -> MatchTable {
        MatchTable::new(self.game.names.clone(), self.scores)
    }
}
