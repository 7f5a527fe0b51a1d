//! Playouts: games of random moves from a position to the end.

#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod batch;
mod budget;
mod choice;
mod engine;
#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod firsts;
#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod lanes;
mod method;
mod one;
mod ordered;
mod tally;
#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod winner;

use core::num::NonZero;
use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;
use std::time::Instant;

use crate::random::Dice;
use crate::threads;
use budget::Budget;
use engine::Engine;
use firsts::Firsts;
pub use lanes::{InstructionSet, ParseInstructionSetError};
use mb_core::{Board, Position};
pub use method::{Method, MethodChoice, ParseMethodError};
use ordered::OrderedGames;
pub use tally::{Outcomes, Tally, TallyError};

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
    method: MethodChoice,
    instruction_set: Option<InstructionSet>,
    stratified: bool,
}

impl Playouts {
    /// So many games, with seed 0, on one thread, however long they take.
    pub const fn new(games: u64) -> Self {
        Self {
            games,
            time_limit: None,
            seed: 0,
            threads: NonZero::<usize>::MIN,
            method: MethodChoice::Auto,
            instruction_set: None,
            stratified: false,
        }
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

    /// Plays on so many threads at once, this one and others that are started for it; 0 counts as 1, and more than 256 as
    /// 256. Where none can be started this one plays all games.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = match NonZero::new(threads) {
            Some(threads) => threads,
            None => NonZero::<usize>::MIN,
        };
        self
    }

    /// Plays by this method; the default is the fastest one.
    ///
    /// The same seed gives other games with another method.
    pub const fn method(mut self, method: MethodChoice) -> Self {
        self.method = method;
        self
    }

    /// Plays with these vector instructions, or with the baseline where the processor does not have them; the
    /// default is the fastest ones for the method. They have no influence on the games.
    pub const fn instruction_set(mut self, instruction_set: InstructionSet) -> Self {
        self.instruction_set = Some(instruction_set);
        self
    }

    /// Whether every first move begins equally many games, instead of a random one each game.
    ///
    /// The number of games is then rounded up to a multiple of the number of first moves. The expected results
    /// are the same, and they vary less: what chance does in choosing the first move is gone, and each first
    /// move has its full share of games.
    pub const fn stratified(mut self, stratified: bool) -> Self {
        self.stratified = stratified;
        self
    }

    /// Plays, by the fastest method for this position and number of games unless a [method](Self::method) was
    /// chosen.
    pub fn run<B: Board>(&self, position: &Position<B>) -> Tally {
        let start = Instant::now();
        if position.status().is_over() {
            return Tally::empty(position, Method::OneAtATime).with_elapsed(start.elapsed());
        }
        let work = Work::new(self, position, self.end(start));
        let next_stream = AtomicU64::new(0);
        let (mut tally, engine) = work.begin();
        let mut others = vec![None; work.other_threads(&engine)];
        let pool = match others.len() {
            0 => None,
            // A pool of its own: one that is shared might be busy with other work when the time is up.
            threads => threads::pool(threads),
        };
        let own = match pool {
            None => work.play(engine, &next_stream),
            Some(pool) => pool.in_place_scope(|scope| {
                for part in &mut others {
                    scope.spawn(|_| *part = Some(work.play(work.begin().1, &next_stream)));
                }
                work.play(engine, &next_stream)
            }),
        };
        for part in others.into_iter().flatten().chain([own]) {
            tally.add(&part.outcomes, part.plies);
        }
        tally.with_elapsed(start.elapsed())
    }

    /// What [`run`](Self::run) gives, on one thread: for boards that threads cannot share.
    pub(crate) fn run_alone<B: Board>(&self, position: &Position<B>) -> Tally {
        let start = Instant::now();
        if position.status().is_over() {
            return Tally::empty(position, Method::OneAtATime).with_elapsed(start.elapsed());
        }
        let work = Work::new(self, position, self.end(start));
        let (mut tally, engine) = work.begin();
        let part = work.play(engine, &AtomicU64::new(0));
        tally.add(&part.outcomes, part.plies);
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
            let mut budget = Budget::new(self.games, 1, self.end(start));
            let mut games = OrderedGames::new(position);
            let mut part = Part::new(position);
            part.play(&mut budget, |chunk, outcomes| games.play(chunk, dice, outcomes));
            tally.add(&part.outcomes, part.plies);
        }
        tally.with_elapsed(start.elapsed())
    }

    /// When the time limit that begins at `start` is over; `None` also when that is beyond all clocks.
    fn end(&self, start: Instant) -> Option<Instant> {
        self.time_limit.and_then(|limit| start.checked_add(limit))
    }
}

/// Games of one position to be shared out among threads.
struct Work<'work, B> {
    position: &'work Position<B>,
    playouts: &'work Playouts,
    end: Option<Instant>,
    firsts: Firsts,
    /// Games are played in rounds of so many.
    round: u64,
    rounds: u64,
}

impl<'work, B: Board> Work<'work, B> {
    fn new(playouts: &'work Playouts, position: &'work Position<B>, end: Option<Instant>) -> Self {
        let (firsts, round) = if playouts.stratified {
            (Firsts::InTurn, position.legal_moves().len().max(1) as u64)
        } else {
            (Firsts::Random, 1)
        };
        Self { position, playouts, end, firsts, round, rounds: playouts.games.div_ceil(round) }
    }

    /// An engine, and a tally for it.
    fn begin(&self) -> (Tally, Engine<'work, B>) {
        let Playouts { method, games, instruction_set, .. } = *self.playouts;
        let engine = Engine::new(self.position, method, games, self.firsts, instruction_set);
        let tally =
            Tally::empty(self.position, engine.method()).with_instruction_set(engine.instruction_set());
        (tally, engine)
    }

    /// The rounds that one numbered stream of random numbers serves.
    fn stream_rounds(&self, engine: &Engine<'_, B>) -> u64 {
        (engine.stream_games() / self.round).max(1)
    }

    /// The threads that are wanted beside this one: more than there are streams would have nothing to do.
    fn other_threads(&self, engine: &Engine<'_, B>) -> usize {
        let streams = self.rounds.div_ceil(self.stream_rounds(engine));
        let threads = self.playouts.threads.get().min(threads::MOST);
        threads.min(usize::try_from(streams).unwrap_or(usize::MAX)).saturating_sub(1)
    }

    /// What one thread does: streams, as long as there are any.
    fn play(&self, mut engine: Engine<'_, B>, next_stream: &AtomicU64) -> Part {
        let mut part = Part::new(self.position);
        let stream_rounds = self.stream_rounds(&engine);
        let streams = self.rounds.div_ceil(stream_rounds);
        let rounds_at_once = (engine.games_at_once() / self.round).max(1);
        loop {
            let stream = next_stream.fetch_add(1, Ordering::Relaxed);
            let in_time = self.end.is_none_or(|end| Instant::now() < end);
            if stream >= streams || !in_time {
                return part;
            }
            engine.begin_stream(self.playouts.seed, stream);
            let rounds = stream_rounds.min(self.rounds - stream * stream_rounds);
            let mut budget = Budget::new(rounds, rounds_at_once, self.end);
            part.play(&mut budget, |chunk, outcomes| engine.play(chunk * self.round, outcomes));
        }
    }
}

/// The counts of one thread.
#[derive(Clone)]
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
