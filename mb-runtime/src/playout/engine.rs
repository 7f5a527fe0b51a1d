//! The methods of playouts behind one door.

use super::batch::BatchGames;
use super::counts::PlayoutCounts;
use super::firsts::FirstMoves;
use super::lanes::{InstructionSet, LANES, StreamRandom};
use super::method::PlayoutMethod;
use super::serial::SerialGames;
use super::winner::{WinnerGames, are_lines_rare};
use crate::random::FastRandom;
use mb_core::{Board, Position};

/// Plays random games from one position by one of the methods.
#[derive(Clone, Debug)]
pub(super) struct PlayoutEngine<'position, B> {
    games: EngineGames<'position, B>,
    firsts: FirstMoves,
    instruction_set: InstructionSet,
}

/// The games of each method, with their random numbers.
#[derive(Clone, Debug)]
enum EngineGames<'position, B> {
    Serial(SerialGames<'position, B>, FastRandom),
    Batch(BatchGames, StreamRandom),
    Winner(WinnerGames, StreamRandom),
}

impl<'position, B: Board> PlayoutEngine<'position, B> {
    /// An engine for `games` games from `start`, which must not be finished. Takes the fastest method and instruction set
    /// where none is given.
    pub(super) fn new(
        start: &'position Position<B>,
        method: Option<PlayoutMethod>,
        games: u64,
        firsts: FirstMoves,
        instruction_set: Option<InstructionSet>,
    ) -> Self {
        let random = || StreamRandom::stream(0, 0);
        let in_lanes = match method.unwrap_or_else(|| fastest(start, games)) {
            PlayoutMethod::Batch => BatchGames::new(start).map(|games| EngineGames::Batch(games, random())),
            PlayoutMethod::Winner => {
                WinnerGames::new(start).map(|games| EngineGames::Winner(games, random()))
            }
            PlayoutMethod::OneAtATime | PlayoutMethod::Ordered => None,
        };
        let instruction_set = in_lanes
            .as_ref()
            .map(|_| instruction_set.unwrap_or_else(InstructionSet::best))
            .filter(|set| set.is_available())
            .unwrap_or(InstructionSet::Baseline);
        let games =
            in_lanes.unwrap_or_else(|| EngineGames::Serial(SerialGames::new(start), FastRandom::new(0)));
        Self { games, firsts, instruction_set }
    }

    pub(super) const fn method(&self) -> PlayoutMethod {
        match self.games {
            EngineGames::Serial(..) => PlayoutMethod::OneAtATime,
            EngineGames::Batch(..) => PlayoutMethod::Batch,
            EngineGames::Winner(..) => PlayoutMethod::Winner,
        }
    }

    /// The vector instructions in use.
    pub(super) const fn instruction_set(&self) -> InstructionSet {
        self.instruction_set
    }

    /// The number of games in a stream of random numbers: enough to make the start of a stream cost nothing, and few
    /// enough for threads that share out the streams to end at the same time.
    pub(super) fn stream_games(&self) -> u64 {
        match &self.games {
            EngineGames::Serial(games, _) => (1 << 18) / games.squares().max(1) as u64,
            EngineGames::Batch(games, _) => {
                ((1 << 20) / games.squares().max(1) as u64).next_multiple_of(LANES as u64)
            }
            EngineGames::Winner(games, _) => games.stream_games(),
        }
    }

    /// The number of games that take hardly longer than one.
    pub(super) const fn games_at_once(&self) -> u64 {
        match self.games {
            EngineGames::Serial(..) => 1,
            EngineGames::Batch(..) | EngineGames::Winner(..) => LANES as u64,
        }
    }

    /// Begins the stream with this number. What follows depends on `seed` and `number` alone.
    pub(super) fn begin_stream(&mut self, seed: u64, number: u64) {
        match &mut self.games {
            EngineGames::Serial(games, random) => {
                games.restart();
                *random = FastRandom::stream(seed, number);
            }
            EngineGames::Batch(_, random) | EngineGames::Winner(_, random) => {
                *random = StreamRandom::stream(seed, number);
            }
        }
    }

    /// Plays and counts `count` games.
    pub(super) fn play(&mut self, count: u64, counts: &mut PlayoutCounts) {
        let Self { games, firsts, instruction_set } = self;
        match games {
            EngineGames::Serial(games, random) => games.play(count, *firsts, random, counts),
            EngineGames::Batch(games, random) => {
                games.play(count, *firsts, random, *instruction_set, counts);
            }
            EngineGames::Winner(games, random) => {
                games.play(count, *firsts, random, *instruction_set, counts);
            }
        }
    }
}

/// Fewer games do not pay for the tables of the methods that play many at once.
const FEWEST_GAMES: u64 = 256;

/// Up to this many empty squares batches are the fastest, whatever the lines.
const FEW_SQUARES: usize = 30;

/// From this many empty squares on the winner alone is found faster than by batches.
const MANY_SQUARES: usize = 100;

/// The fastest method, by measurement (the playouts of `benches/`).
fn fastest<B: Board>(start: &Position<B>, games: u64) -> PlayoutMethod {
    match start.board().legal_move_count() {
        _ if games < FEWEST_GAMES => PlayoutMethod::OneAtATime,
        ..=FEW_SQUARES => PlayoutMethod::Batch,
        MANY_SQUARES.. => PlayoutMethod::Winner,
        _ if are_lines_rare(start) => PlayoutMethod::Winner,
        _ => PlayoutMethod::Batch,
    }
}
