//! Playouts: games of random moves from a position to the end.

mod budget;
mod digits;
mod one;
mod ordered;
mod tally;

use core::num::NonZero;
use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;
use std::panic::resume_unwind;
use std::time::Instant;

use crate::{Board, Dice, FastRandom, Position};
use budget::Budget;
use one::Games;
use ordered::OrderedGames;
pub use tally::{Method, Outcomes, Tally};

/// The games that one numbered stream of random numbers serves.
const STREAM_GAMES: u64 = 1 << 14;

/// Random games to be played from a position: how many, for how long, and with which seed.
///
/// Every move is drawn uniformly from the legal moves, exactly, and a game is played to its end. The result, a
/// [`Tally`], depends on the seed, not on the number of threads (unless a time limit cuts the work short).
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
}

impl Playouts {
    /// So many games, with seed 0, on one thread, however long they take.
    pub const fn new(games: u64) -> Self {
        Self { games, time_limit: None, seed: 0, threads: NonZero::<usize>::MIN }
    }

    /// Begins no game when this time is over, to within a millisecond; then there are fewer games.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// The seed of the fast generator.
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Plays on so many threads at once; 0 counts as 1.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = match NonZero::new(threads) {
            Some(threads) => threads,
            None => NonZero::<usize>::MIN,
        };
        self
    }

    /// Plays, by the fastest method there is.
    pub fn run<B: Board + Sync>(&self, position: &Position<B>) -> Tally {
        let start = Instant::now();
        let end = self.end(start);
        let next_stream = AtomicU64::new(0);
        let work = || self.work(position, end, &next_stream);
        let mut tally = Tally::empty(position, Method::OneAtATime);
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads.get()).map(|_| scope.spawn(work)).collect();
            let mut parts = vec![work()];
            parts.extend(
                others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic))),
            );
            for part in parts {
                tally.add(&part.outcomes, part.plies);
            }
        });
        tally.with_elapsed(start.elapsed())
    }

    /// Plays game after game with the given dice, one number below the number of legal moves a ply: exactly
    /// what the series' `playout` draws.
    ///
    /// Seed and threads have no say in this.
    pub fn run_with<B: Board, D: Dice + ?Sized>(&self, position: &Position<B>, dice: &mut D) -> Tally {
        let start = Instant::now();
        let mut tally = Tally::empty(position, Method::Ordered);
        if !position.status().is_over() {
            let mut budget = Budget::new(self.games, self.end(start));
            let mut games = OrderedGames::new(position);
            let mut part = Part::new(position);
            part.play(&mut budget, |chunk, outcomes| games.play(chunk, dice, outcomes));
            tally.add(&part.outcomes, part.plies);
        }
        tally.with_elapsed(start.elapsed())
    }

    /// What one thread does: streams, as long as there are any.
    fn work<B: Board>(&self, position: &Position<B>, end: Option<Instant>, next_stream: &AtomicU64) -> Part {
        let mut part = Part::new(position);
        if position.status().is_over() {
            return part;
        }
        let mut games = Games::new(position);
        let streams = self.games.div_ceil(STREAM_GAMES);
        loop {
            let stream = next_stream.fetch_add(1, Ordering::Relaxed);
            let in_time = end.is_none_or(|end| Instant::now() < end);
            if stream >= streams || !in_time {
                return part;
            }
            games.restart();
            let mut random = FastRandom::stream(self.seed, stream);
            let mut budget = Budget::new(STREAM_GAMES.min(self.games - stream * STREAM_GAMES), end);
            part.play(&mut budget, |chunk, outcomes| games.play(chunk, &mut random, outcomes));
        }
    }

    /// When the time limit that begins at `start` is over; `None` also when that is beyond all clocks.
    fn end(&self, start: Instant) -> Option<Instant> {
        self.time_limit.and_then(|limit| start.checked_add(limit))
    }
}

/// The counts of one thread.
struct Part {
    /// For every square, how the games that began there ended.
    outcomes: Vec<Outcomes>,
    plies: u64,
}

impl Part {
    fn new<B: Board>(position: &Position<B>) -> Self {
        Self { outcomes: vec![Outcomes::default(); position.board().geometry().cells()], plies: 0 }
    }

    /// Plays chunk by chunk, as long as the budget lasts.
    fn play(&mut self, budget: &mut Budget, mut play: impl FnMut(u64, &mut [Outcomes]) -> u64) {
        loop {
            let chunk = budget.next_chunk();
            if chunk == 0 {
                return;
            }
            self.plies += play(chunk, &mut self.outcomes);
        }
    }
}
