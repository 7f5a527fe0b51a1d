//! Two players against each other.

use core::ops::Range;

use super::blocks::{Blocks, in_order};
use super::game::{PlayedGame, PlayedPairs, draw_pairs, play_pairs};
use super::listener::Listener;
use super::openings::Openings;
use super::record::GameRecord;
use super::score::Score;
use super::source::RandomSource;
use super::table::MatchTable;
use crate::players::Entrant;
use crate::random::FastRandom;
use mb_core::{Board, Geometry};

/// A match: pairs of games in which two players change sides, the series' `ai_match`.
///
/// In each pair the first player plays circle in one game, then cross in the next, both from the same position. A
/// player that names no legal move loses that game.
///
/// ```
/// use mb_runtime::players::{PatternRule, RandomPlayer, ScoringPlayer};
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let game = || Match::new(("ai14s", ScoringPlayer::new(PatternRule::COMPLETE)), ("ai2", RandomPlayer)).pairs(1000);
///
/// // One stream of random numbers, the one that Python draws: the published match.
/// let table = game().run(&start, &mut PythonRandom::new(0));
/// assert_eq!(table.total().games(), 2000);
/// println!("{table}");
///
/// // A stream of fast random numbers for each block of pairs: the same on any number of threads.
/// let one = game().seed(7).run(&start, RandomSource::Streams);
/// assert_eq!(game().seed(7).threads(3).run(&start, RandomSource::Streams), one);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ai_match")]
#[derive(Debug)]
#[must_use = "a match does nothing until it is run"]
pub struct Match<'listener, B: Board> {
    entrants: [Entrant<B>; 2],
    pairs: u64,
    seed: u64,
    threads: usize,
    /// The number of the match in a tournament, which has its own streams.
    number: u64,
    listener: Listener<'listener>,
}

impl<'listener, B: Board> Match<'listener, B> {
    /// A match of 10,000 pairs, the series' default, with seed 0 on one thread.
    ///
    /// Each player comes with its name: `("ai2", RandomPlayer)`, or an [`Entrant`].
    pub fn new(first: impl Into<Entrant<B>>, second: impl Into<Entrant<B>>) -> Self {
        let entrants = [first.into(), second.into()];
        Self { entrants, pairs: 10_000, seed: 0, threads: 1, number: 0, listener: Listener::new() }
    }

    /// Plays `pairs` pairs of games.
    pub const fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// The seed of [`RandomSource::Streams`]. With [`RandomSource::Single`] it only stands in the records of the games.
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Plays on `threads` threads, clamped to 1..=256 and to the number of blocks of pairs.
    /// [`RandomSource::Single`] ignores it.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Reports progress and games to `listener`.
    pub fn listener(mut self, listener: &'listener mut Listener<'_>) -> Self {
        self.listener = listener.after(0);
        self
    }

    /// Makes this the match with this number of a tournament.
    pub(super) const fn number(mut self, number: u64) -> Self {
        self.number = number;
        self
    }

    /// Plays every pair, from a position or [`Openings`].
    ///
    /// With [`RandomSource::Single`] the same two players play all games; with [`RandomSource::Streams`] each block of
    /// pairs has new ones, so that the result does not depend on what a player remembers.
    #[expect(single_use_lifetimes, reason = "within `impl Trait` a lifetime needs a name")]
    pub fn run<'dice>(
        self,
        openings: impl Into<Openings<B>>,
        source: impl Into<RandomSource<'dice>>,
    ) -> MatchTable {
        self.run_from(&openings.into(), source.into())
    }

    pub(super) fn run_from(mut self, openings: &Openings<B>, source: RandomSource<'_>) -> MatchTable {
        let mut listener = core::mem::take(&mut self.listener);
        let mut score = MatchScore {
            names: [self.entrants[0].name(), self.entrants[1].name()],
            geometry: openings.origin().board().geometry(),
            seed: self.seed,
            pairs: 0,
            scores: [Score::default(); 2],
        };
        let [first, second] = &self.entrants;
        let is_recording = listener.wants_games();
        let is_drawn = !is_recording && first.player().is_uniform() && second.player().is_uniform();
        match source {
            RandomSource::Single(dice) => {
                let (mut first, mut second) = (first.player(), second.player());
                let mut play = |pairs: Range<u64>| {
                    if is_drawn {
                        return draw_pairs(openings, pairs, dice);
                    }
                    play_pairs(openings, pairs, [&mut *first, &mut *second], dice, is_recording)
                };
                if listener.is_deaf() {
                    score.add(&play(0..self.pairs), &mut listener);
                } else {
                    (0..self.pairs).for_each(|pair| score.add(&play(pair..pair + 1), &mut listener));
                }
            }
            RandomSource::Streams => {
                let blocks = Blocks::of(self.pairs);
                // No match has enough blocks to reach the streams of the next one.
                let first_stream = self.number << 48;
                let play = |block: u64| {
                    let mut dice = FastRandom::stream(self.seed, first_stream + block);
                    let pairs = blocks.pairs(block);
                    if is_drawn {
                        return draw_pairs(openings, pairs, &mut dice);
                    }
                    let (mut first, mut second) = (first.player(), second.player());
                    play_pairs(openings, pairs, [&mut *first, &mut *second], &mut dice, is_recording)
                };
                let add = &mut |played| score.add(&played, &mut listener);
                in_order(blocks.count(), self.threads, &play, add);
            }
        }
        let scores = score.scores;
        MatchTable::new(self.entrants.map(|entrant| entrant.name().to_owned()), scores)
    }
}

/// The results of a match as they come in, in the order of the pairs.
struct MatchScore<'a> {
    names: [&'a str; 2],
    geometry: Geometry,
    seed: u64,
    pairs: u64,
    scores: [Score; 2],
}

impl MatchScore<'_> {
    /// Adds results and reports them.
    fn add(&mut self, played: &PlayedPairs, listener: &mut Listener<'_>) {
        for (number, game) in played.games.iter().enumerate() {
            listener.tell_game(&self.record(number, game));
        }
        for (sum, score) in self.scores.iter_mut().zip(played.scores) {
            *sum += score;
        }
        self.pairs += played.pairs;
        listener.tell_progress(self.pairs);
    }

    /// The record of a game by its number in the results that are being added.
    fn record<'a>(&'a self, number: usize, game: &'a PlayedGame) -> GameRecord<'a> {
        GameRecord {
            geometry: self.geometry,
            pair: self.pairs + number as u64 / 2,
            circle: self.names[number % 2],
            cross: self.names[1 - number % 2],
            seed: self.seed,
            opening: &game.moves[..game.opening],
            moves: &game.moves,
            status: game.status,
            is_forfeit: game.is_forfeit,
        }
    }
}
