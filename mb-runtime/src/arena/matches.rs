//! Matches between two players, and the source of their random choices.

use core::fmt;
use core::ops::Range;

use super::blocks::in_blocks;
use super::game::{PlayedPairs, draw_pairs, play_pairs};
use super::listener::Listener;
use super::openings::Openings;
use super::record::GameRecord;
use super::score::Score;
use super::tables::MatchTable;
use crate::players::Entrant;
use crate::random::{Dice, FastRandom};
use mb_core::Board;

/// A match between two players, which change sides after every game: the series' `ai_match`.
///
/// A match is played in pairs of games. In the first game of a pair the first player plays circle, in the second game it
/// plays cross. Both games begin from the same position. A player that does not return a legal move loses the game.
///
/// ```
/// use mb_runtime::players::{PatternRule, RandomPlayer, ScoringPlayer};
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let game = || Match::new(("ai14s", ScoringPlayer::new(PatternRule::COMPLETE)), ("ai2", RandomPlayer)).pairs(1000);
///
/// // One stream of random numbers, the same as in Python: this repeats the published match.
/// let table = game().run(&start, &mut PythonRandom::new(0));
/// assert_eq!(table.total().games(), 2000);
/// println!("{table}");
///
/// // A stream of fast random numbers for each block of pairs: the result is the same on any number of threads.
/// let one = game().seed(7).run(&start, RandomSource::Streams);
/// assert_eq!(game().seed(7).threads(3).run(&start, RandomSource::Streams), one);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ai_match")]
#[derive(Debug)]
#[must_use = "a match does nothing until it is run"]
pub struct Match<'listener, B: Board> {
    pub(super) entrants: [Entrant<B>; 2],
    pub(super) pairs: u64,
    pub(super) seed: u64,
    pub(super) threads: usize,
    /// The number of the match in a tournament. Each number has its own random streams.
    pub(super) number: u64,
    pub(super) listener: Listener<'listener>,
}

impl<'listener, B: Board> Match<'listener, B> {
    /// Makes a match of 10,000 pairs, the series' default, with seed 0 on one thread.
    ///
    /// Pass each participant either as a pair of a name and a player that can be cloned, such as
    /// `("ai2", RandomPlayer)`, or as an [`Entrant`]. A `Box<dyn Player>` cannot be cloned, but an entrant can make
    /// boxes:
    /// [`players::entrant`](crate::players::entrant()) makes an entrant from the text that
    /// [`by_name`](crate::players::by_name) reads, and [`Entrant::new`] makes one from a function that returns a box. A
    /// closure is a player when the types of both its parameters are written:
    ///
    /// ```
    /// use mb_runtime::players;
    /// use mb_runtime::prelude::*;
    ///
    /// let start = Position::new(BitBoard::square_board(3)?);
    /// let first = |position: &Position<BitBoard>, _: &mut dyn Dice| position.legal_moves().next();
    /// let clever = players::entrant("ai14s", start.board())?;
    /// let table = Match::new(("first", first), clever).pairs(10).run(start, &mut FastRandom::new(0));
    /// assert_eq!(table.total().games(), 20);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(first: impl Into<Entrant<B>>, second: impl Into<Entrant<B>>) -> Self {
        let entrants = [first.into(), second.into()];
        Self { entrants, pairs: 10_000, seed: 0, threads: 1, number: 0, listener: Listener::new() }
    }

    /// Plays `pairs` pairs of games.
    pub const fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// Sets the seed of [`RandomSource::Streams`]. With [`RandomSource::Single`] the seed only appears in the records
    /// of the games.
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Plays on `threads` threads, clamped to 1..=256 and to the number of blocks of pairs. A match with
    /// [`RandomSource::Single`] always runs on one thread.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Reports progress and games to `listener`.
    pub fn listener(mut self, listener: &'listener mut Listener<'_>) -> Self {
        self.listener = listener.after(0);
        self
    }

    /// Plays all pairs from a position or from [`Openings`], and returns the results.
    ///
    /// With [`RandomSource::Single`] the same two players play all games. With [`RandomSource::Streams`] new players
    /// are made for each block of pairs. So what a player remembers from other blocks cannot change the result.
    #[expect(single_use_lifetimes, reason = "within `impl Trait` a lifetime needs a name")]
    pub fn run<'dice>(
        mut self,
        openings: impl Into<Openings<B>>,
        source: impl Into<RandomSource<'dice>>,
    ) -> MatchTable {
        let openings = openings.into();
        let mut listener = core::mem::take(&mut self.listener);
        let (is_deaf, is_recording) = (listener.is_deaf(), listener.wants_games());
        let [first, second] = &self.entrants;
        let names = [first.name(), second.name()];
        let is_drawn = !is_recording && first.player().is_uniform() && second.player().is_uniform();
        let mut scores = [Score::default(); 2];
        // Called in the order of the pairs: adds the results and reports them.
        let mut add = |played: PlayedPairs| {
            for (number, game) in played.games.iter().enumerate() {
                listener.tell_game(&GameRecord {
                    geometry: openings.geometry(),
                    pair: scores[0].games() + number as u64 / 2,
                    circle: names[number % 2],
                    cross: names[1 - number % 2],
                    seed: self.seed,
                    opening: &game.moves[..game.opening],
                    moves: &game.moves,
                    status: game.status,
                    is_forfeit: game.is_forfeit,
                });
            }
            scores = [scores[0] + played.scores[0], scores[1] + played.scores[1]];
            // In each pair the first player plays circle in one game, so the number of these games is that of the pairs.
            listener.tell_progress(scores[0].games());
        };
        match source.into() {
            RandomSource::Single(dice) => {
                let (mut first, mut second) = (first.player(), second.player());
                let mut play = |pairs: Range<u64>| {
                    if is_drawn {
                        return draw_pairs(&openings, pairs, dice);
                    }
                    play_pairs(&openings, pairs, [&mut *first, &mut *second], dice, is_recording)
                };
                if is_deaf {
                    add(play(0..self.pairs));
                } else {
                    (0..self.pairs).for_each(|pair| add(play(pair..pair + 1)));
                }
            }
            RandomSource::Streams => {
                // A match has fewer than 2⁴⁸ blocks in practice, so it does not use the streams of the next match.
                let first_stream = self.number << 48;
                let play = |block: u64, pairs: Range<u64>| {
                    let mut dice = FastRandom::stream(self.seed, first_stream + block);
                    if is_drawn {
                        return draw_pairs(&openings, pairs, &mut dice);
                    }
                    let (mut first, mut second) = (first.player(), second.player());
                    play_pairs(&openings, pairs, [&mut *first, &mut *second], &mut dice, is_recording)
                };
                in_blocks(self.pairs, self.threads, &play, &mut add);
            }
        }
        MatchTable::new(names.map(str::to_owned), scores)
    }
}

/// The source of the random choices of a match. A mutable reference to [dice](Dice) converts into
/// [`Single`](Self::Single).
#[derive(Default)]
#[non_exhaustive]
pub enum RandomSource<'dice> {
    /// One stream for all choices, in the order in which the moves are made. With
    /// [`PythonRandom`](crate::random::PythonRandom), a match of the series is repeated game for game. The match runs
    /// on one thread.
    Single(&'dice mut dyn Dice),
    /// A numbered stream of [`FastRandom`] for each block of pairs. The result depends on
    /// the seed of the match, but not on the number of threads.
    #[default]
    Streams,
}

impl RandomSource<'_> {
    /// Borrows the source again, for the next match of a tournament.
    pub(super) fn reborrow(&mut self) -> RandomSource<'_> {
        match self {
            Self::Single(dice) => RandomSource::Single(&mut **dice),
            Self::Streams => RandomSource::Streams,
        }
    }
}

impl<'dice, D: Dice> From<&'dice mut D> for RandomSource<'dice> {
    fn from(dice: &'dice mut D) -> Self {
        Self::Single(dice)
    }
}

impl fmt::Debug for RandomSource<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Single(_) => "Single",
            Self::Streams => "Streams",
        })
    }
}
