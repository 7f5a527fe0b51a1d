//! The playouts that a user asks for.

use core::num::NonZero;
use core::time::Duration;
use std::time::Instant;

use super::budget::GameBudget;
use super::counts::PlayoutCounts;
use super::lanes::{FirstMoves, InstructionSet};
use super::method::PlayoutMethod;
use super::ordered::OrderedGames;
use super::streams::StreamJob;
use super::tally::Tally;
use crate::clock::{Clock, TimeLimit};
use crate::random::Dice;
use mb_core::{Board, Position};

/// Random games to be played from a position: how many, for how long, and with which seed.
///
/// Every move is drawn exactly uniformly from the legal moves, and every game is played to its end. The result is a
/// [`Tally`]. It depends on the seed, but not on the number of threads, unless a time limit cuts the work short.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::{Playouts, PythonRandom};
///
/// let position = Position::new(BitBoard::square_board(3)?);
/// let tally = Playouts::new(10_000).seed(7).run(&position);
/// assert_eq!(tally.games(), 10_000);
///
/// // The figures of a Python program that called random.seed(0):
/// let tally = Playouts::new(10_000).run_with(&position, &mut PythonRandom::new(0));
/// let corner = tally.outcomes(position.board().geometry().square(0, 0)?);
/// assert_eq!((corner.circle, corner.cross, corner.draw), (710, 298, 156));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "playouts do nothing until they are run"]
pub struct Playouts {
    games: u64,
    time_limit: Option<Duration>,
    seed: u64,
    threads: NonZero<usize>,
    method: Option<PlayoutMethod>,
    instruction_set: Option<InstructionSet>,
    firsts: FirstMoves,
}

impl Playouts {
    /// Plays `games` games with seed 0 on one thread, without a time limit.
    pub const fn new(games: u64) -> Self {
        Self {
            games,
            time_limit: None,
            seed: 0,
            threads: NonZero::<usize>::MIN,
            method: None,
            instruction_set: None,
            firsts: FirstMoves::Random,
        }
    }

    /// Limits the time. No game begins later than about a millisecond after `limit`, so fewer games may be played than
    /// were asked for.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Sets the seed of the fast generator.
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Plays on `threads` threads, including the caller's; the number is clamped to 1..=256. If no thread can be
    /// started, the caller plays all games.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = match NonZero::new(threads) {
            Some(threads) => threads,
            None => NonZero::<usize>::MIN,
        };
        self
    }

    /// Plays by `method` instead of the fastest method.
    ///
    /// The same seed gives other games with another method. If more than 400 squares are empty, or if `method` is
    /// [`Ordered`](PlayoutMethod::Ordered), the games are played by [`OneAtATime`](PlayoutMethod::OneAtATime) instead.
    pub const fn method(mut self, method: PlayoutMethod) -> Self {
        self.method = Some(method);
        self
    }

    /// Plays with these vector instructions, or with those of the baseline if the processor does not have them. The
    /// default is the fastest instruction set for the method. The games are the same with every instruction set.
    pub const fn instruction_set(mut self, instruction_set: InstructionSet) -> Self {
        self.instruction_set = Some(instruction_set);
        self
    }

    /// Begins the same number of games with every first move, instead of drawing the first move of each game.
    ///
    /// The number of games is then rounded up to a multiple of the number of first moves. The expected results are the
    /// same, but they vary less.
    pub const fn stratified(mut self, stratified: bool) -> Self {
        self.firsts = if stratified { FirstMoves::InTurn } else { FirstMoves::Random };
        self
    }

    /// Plays the games by the chosen [method](Self::method), or by the fastest one for this position and number of
    /// games.
    pub fn run<B: Board>(&self, position: &Position<B>) -> Tally {
        let start = Instant::now();
        self.job(position, &|| start.elapsed()).run()
    }

    /// Like [`run`](Self::run), but measures the time limit and the elapsed time with `clock`.
    #[doc(hidden)]
    pub fn run_by_clock<B: Board>(&self, position: &Position<B>, clock: Clock<'_>) -> Tally {
        self.job(position, clock).run()
    }

    fn job<'job, B: Board>(&self, position: &'job Position<B>, clock: Clock<'job>) -> StreamJob<'job, B> {
        let (games, limit) = (self.games_from(position), self.limit(clock));
        let Self { method, instruction_set, firsts, seed, threads, .. } = *self;
        StreamJob {
            position,
            games,
            firsts,
            method,
            instruction_set,
            seed,
            threads: threads.get(),
            clock,
            limit,
        }
    }

    /// Plays game after game with the given dice. For each move it draws one number below the number of legal moves, as
    /// the series' `playout` does.
    ///
    /// Ignores `seed`, `threads`, `method`, `instruction_set` and `stratified`.
    #[doc(alias = "playout")]
    pub fn run_with<B: Board, D: Dice + ?Sized>(&self, position: &Position<B>, dice: &mut D) -> Tally {
        let start = Instant::now();
        let clock = || start.elapsed();
        let mut counts = PlayoutCounts::new(position.legal_moves().len());
        let mut games = OrderedGames::new(position);
        for chunk in GameBudget::new(self.games_from(position), 1, self.limit(&clock)) {
            games.play_chunk(chunk, dice, &mut counts);
        }
        Tally::new(position, &counts, PlayoutMethod::Ordered, InstructionSet::Baseline).with_elapsed(clock())
    }

    /// The number of games to play: none from a finished position.
    fn games_from<B: Board>(&self, position: &Position<B>) -> u64 {
        if position.status().is_over() { 0 } else { self.games }
    }

    fn limit<'clock>(&self, clock: Clock<'clock>) -> Option<TimeLimit<'clock>> {
        self.time_limit.map(|end| TimeLimit { clock, end })
    }
}
