//! The methods of playouts behind one door.

use super::batch::Batches;
use super::choice::choose;
use super::firsts::Firsts;
use super::lanes::{InstructionSet, LANES, Source};
use super::one::Games;
use super::tally::Outcomes;
use super::winner::Winners;
use super::{Method, MethodChoice};
use crate::random::FastRandom;
use mb_core::{Board, Position};

/// Plays random games from one position, by one of the methods.
#[derive(Clone, Debug)]
pub(super) struct Engine<'position, B> {
    way: Way<'position, B>,
    firsts: Firsts,
    instruction_set: InstructionSet,
}

#[derive(Clone, Debug)]
enum Way<'position, B> {
    One(Games<'position, B>, FastRandom),
    Batch(Batches, Source),
    Winner(Winners, Source),
}

impl<'position, B: Board> Engine<'position, B> {
    /// An engine for so many games from `start`, which must not be finished. Without an instruction set it takes the
    /// fastest.
    pub(super) fn new(
        start: &'position Position<B>,
        choice: MethodChoice,
        games: u64,
        firsts: Firsts,
        instruction_set: Option<InstructionSet>,
    ) -> Self {
        let batch = || Batches::new(start).map(|batches| Way::Batch(batches, Source::stream(0, 0)));
        let winner = || Winners::new(start).map(|winners| Way::Winner(winners, Source::stream(0, 0)));
        let way = match choose(start, choice, games) {
            Method::Batch => batch(),
            Method::Winner => winner(),
            Method::OneAtATime | Method::Ordered => None,
        };
        let way = way.unwrap_or_else(|| Way::One(Games::new(start), FastRandom::new(0)));
        let instruction_set = match (instruction_set, &way) {
            (Some(set), _) if set.is_available() => set,
            (Some(_), _) | (None, Way::One(..)) => InstructionSet::Baseline,
            (None, Way::Batch(..) | Way::Winner(..)) => InstructionSet::best(),
        };
        Self { way, firsts, instruction_set }
    }

    pub(super) const fn method(&self) -> Method {
        match self.way {
            Way::One(..) => Method::OneAtATime,
            Way::Batch(..) => Method::Batch,
            Way::Winner(..) => Method::Winner,
        }
    }

    /// The vector instructions that this method uses.
    pub(super) const fn instruction_set(&self) -> InstructionSet {
        match self.way {
            Way::One(..) => InstructionSet::Baseline,
            Way::Batch(..) | Way::Winner(..) => self.instruction_set,
        }
    }

    /// The games that one numbered stream of random numbers serves: so many that its beginning costs nothing, and so
    /// few that threads which share them out are done at the same time.
    pub(super) fn stream_games(&self) -> u64 {
        match &self.way {
            Way::One(games, _) => (1 << 18) / games.squares().max(1) as u64,
            Way::Batch(batches, _) => {
                ((1 << 20) / batches.squares().max(1) as u64).next_multiple_of(LANES as u64)
            }
            Way::Winner(winners, _) => winners.stream_games(),
        }
    }

    /// How many games take hardly longer than one.
    pub(super) const fn games_at_once(&self) -> u64 {
        match self.way {
            Way::One(..) => 1,
            Way::Batch(..) | Way::Winner(..) => LANES as u64,
        }
    }

    /// Begins a stream: what follows depends on seed and number alone.
    pub(super) fn begin_stream(&mut self, seed: u64, number: u64) {
        match &mut self.way {
            Way::One(games, random) => {
                games.restart();
                *random = FastRandom::stream(seed, number);
            }
            Way::Batch(_, random) | Way::Winner(_, random) => *random = Source::stream(seed, number),
        }
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took, 0 where that is not known.
    pub(super) fn play(&mut self, games: u64, outcomes: &mut [Outcomes]) -> u64 {
        let Self { way, firsts, instruction_set } = self;
        match way {
            Way::One(one, random) => one.play(games, *firsts, random, outcomes),
            Way::Batch(batches, random) => batches.play(games, *firsts, random, *instruction_set, outcomes),
            Way::Winner(winners, random) => {
                winners.play(games, *firsts, random, *instruction_set, outcomes);
                0
            }
        }
    }
}
