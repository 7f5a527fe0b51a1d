//! Games shared out among threads.

use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::budget::GameBudget;
use super::counts::PlayoutCounts;
use super::engine::{EngineGames, PlayoutEngine};
use super::lanes::{FirstMoves, InstructionSet, StreamRandom};
use super::method::PlayoutMethod;
use super::tally::Tally;
use crate::clock::{Clock, TimeLimit};
use crate::random::FastRandom;
use crate::threads;
use mb_core::{Board, Position};

/// The games to play from one position. No game is played from a finished position.
///
/// The games are cut into numbered streams, each with random numbers of its own. A thread takes the next stream until
/// none is left, so the result does not depend on which thread plays which stream.
pub(super) struct StreamJob<'job, B> {
    pub(super) position: &'job Position<B>,
    /// The number of games. If the first moves take turns, it is rounded up to a multiple of the number of first moves.
    pub(super) games: u64,
    pub(super) firsts: FirstMoves,
    /// The method; `None` for the fastest one.
    pub(super) method: Option<PlayoutMethod>,
    /// The vector instructions; `None` for the fastest ones.
    pub(super) instruction_set: Option<InstructionSet>,
    pub(super) seed: u64,
    /// The most threads, including the caller.
    pub(super) threads: usize,
    pub(super) clock: Clock<'job>,
    pub(super) limit: Option<TimeLimit<'job>>,
}

impl<B: Board> StreamJob<'_, B> {
    /// Plays the games and counts their results.
    pub(super) fn run(&self) -> Tally {
        let engine = self.engine();
        let (method, instruction_set) = (engine.method, engine.instruction_set);
        let next_stream = AtomicU64::new(0);
        // Threads beyond the number of streams would have nothing to do.
        let streams = self.games.div_ceil(engine.stream_games);
        let most = usize::try_from(streams).unwrap_or(usize::MAX).min(threads::MOST);
        let threads = self.threads.min(most);
        let counts = Mutex::new(PlayoutCounts::new(self.position.legal_moves().len()));
        let add =
            |played: &PlayoutCounts| counts.lock().unwrap_or_else(PoisonError::into_inner).add_all(played);
        if threads <= 1 {
            add(&self.play_streams(engine, &next_stream));
        } else {
            threads::share_among(threads, threads, &|_| add(&self.play_streams(self.engine(), &next_stream)));
        }
        let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
        Tally::new(self.position, &counts, method, instruction_set).with_elapsed((self.clock)())
    }

    fn engine(&self) -> PlayoutEngine<'_, B> {
        PlayoutEngine::new(self.position, self.method, self.games, self.firsts, self.instruction_set)
    }

    /// Plays one thread's share of the streams.
    fn play_streams(&self, mut engine: PlayoutEngine<'_, B>, next_stream: &AtomicU64) -> PlayoutCounts {
        let mut counts = PlayoutCounts::new(self.position.legal_moves().len());
        let PlayoutEngine { stream_games, round, instruction_set, .. } = engine;
        loop {
            let stream = next_stream.fetch_add(1, Ordering::Relaxed);
            let games = self.games.saturating_sub(stream.saturating_mul(stream_games));
            if games == 0 || self.limit.is_some_and(TimeLimit::is_over) {
                return counts;
            }
            let games = games.min(stream_games).next_multiple_of(round);
            let chunks = GameBudget::new(games, engine.games_at_once(), self.limit);
            // The games of a stream depend on the seed and the number of the stream alone.
            let mut random = FastRandom::stream(self.seed, stream);
            match &mut engine.games {
                EngineGames::OneAtATime(games) => {
                    games.restart();
                    chunks.for_each(|chunk| games.play_chunk(chunk, self.firsts, &mut random, &mut counts));
                }
                EngineGames::InLanes(games) => {
                    let mut random = StreamRandom::new(random);
                    chunks.for_each(|chunk| {
                        games.play_chunk(chunk, self.firsts, &mut random, instruction_set, &mut counts);
                    });
                }
            }
        }
    }
}
