//! Games shared out among threads.

use core::sync::atomic::{AtomicU64, Ordering};

use super::budget::GameBudget;
use super::counts::PlayoutCounts;
use super::engine::PlayoutEngine;
use super::firsts::FirstMoves;
use super::lanes::InstructionSet;
use super::method::PlayoutMethod;
use super::tally::Tally;
use crate::clock::TimeLimit;
use crate::threads;
use mb_core::{Board, Position};

/// Games from one position, which must not be finished.
///
/// The games are cut into numbered streams, each with random numbers of its own. A thread takes the next stream until
/// none is left, so the result does not depend on which thread plays which stream.
pub(super) struct StreamJob<'job, B> {
    pub(super) position: &'job Position<B>,
    pub(super) games: u64,
    pub(super) firsts: FirstMoves,
    /// The method; `None` for the fastest one.
    pub(super) method: Option<PlayoutMethod>,
    /// The vector instructions; `None` for the fastest ones.
    pub(super) instruction_set: Option<InstructionSet>,
    pub(super) seed: u64,
    pub(super) limit: Option<TimeLimit<'job>>,
}

/// How the games of a job are cut. They are played in rounds of one game, or of one game for each first move.
#[derive(Clone, Copy)]
struct Cut {
    /// Games in a round.
    round: u64,
    rounds: u64,
    /// Rounds in a stream.
    stream_rounds: u64,
}

impl Cut {
    const fn streams(self) -> u64 {
        self.rounds.div_ceil(self.stream_rounds)
    }
}

impl<B: Board> StreamJob<'_, B> {
    /// Plays the games on at most `threads` threads including the caller.
    pub(super) fn run(&self, threads: usize) -> Tally {
        let engine = self.engine();
        let cut = self.cut(&engine);
        let mut tally =
            Tally::empty(self.position, engine.method()).with_instruction_set(engine.instruction_set());
        let next_stream = AtomicU64::new(0);
        // More threads than streams would have nothing to do.
        let most = usize::try_from(cut.streams()).unwrap_or(usize::MAX).min(threads::MOST);
        let mut others = vec![None; threads.min(most).saturating_sub(1)];
        let pool = match others.len() {
            0 => None,
            // A pool of its own: a shared one might be busy with other work when the time is up.
            threads => threads::pool(threads),
        };
        let own = match pool {
            None => self.play(engine, cut, &next_stream),
            Some(pool) => pool.in_place_scope(|scope| {
                for counts in &mut others {
                    scope.spawn(|_| *counts = Some(self.play(self.engine(), cut, &next_stream)));
                }
                self.play(engine, cut, &next_stream)
            }),
        };
        others.iter().flatten().chain([&own]).for_each(|counts| tally.add(&counts.outcomes, counts.plies));
        tally
    }

    fn engine(&self) -> PlayoutEngine<'_, B> {
        PlayoutEngine::new(self.position, self.method, self.games, self.firsts, self.instruction_set)
    }

    fn cut(&self, engine: &PlayoutEngine<'_, B>) -> Cut {
        let round = match self.firsts {
            FirstMoves::InTurn => self.position.legal_moves().len().max(1) as u64,
            FirstMoves::Random => 1,
        };
        let stream_rounds = (engine.stream_games() / round).max(1);
        Cut { round, rounds: self.games.div_ceil(round), stream_rounds }
    }

    /// Plays streams, one thread's share.
    fn play(&self, mut engine: PlayoutEngine<'_, B>, cut: Cut, next_stream: &AtomicU64) -> PlayoutCounts {
        let mut counts = PlayoutCounts::new(self.position);
        let rounds_at_once = (engine.games_at_once() / cut.round).max(1);
        loop {
            let stream = next_stream.fetch_add(1, Ordering::Relaxed);
            if stream >= cut.streams() || self.limit.is_some_and(TimeLimit::is_over) {
                return counts;
            }
            engine.begin_stream(self.seed, stream);
            let rounds = cut.stream_rounds.min(cut.rounds - stream * cut.stream_rounds);
            for rounds in GameBudget::new(rounds, rounds_at_once, self.limit) {
                engine.play(rounds * cut.round, &mut counts);
            }
        }
    }
}
