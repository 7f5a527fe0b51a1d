//! What came out of playouts.

use core::ops::AddAssign;
use core::time::Duration;

use super::{InstructionSet, Method};
use mb_core::{Board, Mark, Position, Square, Status};

/// How many games ended in each way. Sums stop at the largest `u64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Outcomes {
    /// Games that circle won.
    pub circle: u64,
    /// Games that cross won.
    pub cross: u64,
    /// Drawn games.
    pub draw: u64,
}

impl Outcomes {
    /// The number of games.
    #[must_use]
    pub const fn games(self) -> u64 {
        self.circle.saturating_add(self.cross).saturating_add(self.draw)
    }

    /// The games that `mark` won.
    #[must_use]
    pub const fn wins(self, mark: Mark) -> u64 {
        match mark {
            Mark::Circle => self.circle,
            Mark::Cross => self.cross,
        }
    }

    /// One more game that ended with this status; [`Status::Playing`] is no end and changes nothing.
    #[inline]
    pub const fn record(&mut self, status: Status) {
        match status {
            Status::Won(Mark::Circle) => self.circle += 1,
            Status::Won(Mark::Cross) => self.cross += 1,
            Status::Draw => self.draw += 1,
            Status::Playing => {}
        }
    }
}

impl AddAssign for Outcomes {
    fn add_assign(&mut self, other: Self) {
        self.circle = self.circle.saturating_add(other.circle);
        self.cross = self.cross.saturating_add(other.cross);
        self.draw = self.draw.saturating_add(other.draw);
    }
}

/// The results of playouts, for every first move.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    moves: Vec<(Square, Outcomes)>,
    method: Method,
    instruction_set: InstructionSet,
    plies: Option<u64>,
    elapsed: Duration,
}

impl Tally {
    /// The tally of no games from a position.
    pub(super) fn empty<B: Board>(position: &Position<B>, method: Method) -> Self {
        let moves = position.legal_moves().map(|square| (square, Outcomes::default())).collect();
        let plies = (method != Method::Winner).then_some(0);
        Self { moves, method, instruction_set: InstructionSet::Baseline, plies, elapsed: Duration::ZERO }
    }

    /// The same tally, made with these instructions.
    pub(super) const fn with_instruction_set(mut self, instruction_set: InstructionSet) -> Self {
        self.instruction_set = instruction_set;
        self
    }

    /// Adds what was counted for every square of the board, and the moves that those games took.
    pub(super) fn add(&mut self, outcomes: &[Outcomes], plies: u64) {
        for (square, sum) in &mut self.moves {
            *sum += outcomes.get(square.index()).copied().unwrap_or_default();
        }
        self.plies = self.plies.map(|sum| sum.saturating_add(plies));
    }

    /// The same tally, with the time it took.
    pub(super) const fn with_elapsed(mut self, elapsed: Duration) -> Self {
        self.elapsed = elapsed;
        self
    }

    /// For every first move, in the order of the legal moves, how the games that began with it ended. A finished
    /// position has no moves.
    #[must_use]
    pub fn moves(&self) -> &[(Square, Outcomes)] {
        &self.moves
    }

    /// How the games that began with this move ended; no games for a square that was not a legal move.
    #[must_use]
    pub fn outcomes(&self, square: Square) -> Outcomes {
        self.moves.iter().find(|(first, _)| *first == square).map_or_else(Outcomes::default, |entry| entry.1)
    }

    /// How all games ended.
    #[must_use]
    pub fn total(&self) -> Outcomes {
        let mut total = Outcomes::default();
        self.moves.iter().for_each(|(_, outcomes)| total += *outcomes);
        total
    }

    /// The number of games: fewer than were asked for when the time was up first, none for a finished position.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.total().games()
    }

    /// How the playouts were made.
    #[must_use]
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The vector instructions with which the playouts were made; the baseline for games played one at a time.
    #[must_use]
    pub const fn instruction_set(&self) -> InstructionSet {
        self.instruction_set
    }

    /// The time that the playouts took.
    #[must_use]
    pub const fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// How many games were played a second; 0 when there were none, or no time passed.
    #[must_use]
    pub fn games_per_second(&self) -> f64 {
        ratio(self.games(), self.elapsed.as_secs_f64())
    }

    /// How many moves a game took on average, counted from the position that was played out; `None` when there
    /// were no games, or the method does not know.
    #[must_use]
    pub fn mean_length(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "a mean is no more exact than an f64")]
        self.plies.filter(|_| self.games() > 0).map(|plies| plies as f64 / self.games() as f64)
    }

    /// Adds the games of another tally of the same position. Their times are added too.
    ///
    /// # Errors
    /// When the two do not have the same first moves; this tally is then as it was.
    pub fn merge(&mut self, other: &Self) -> Result<(), TallyError> {
        if !self.moves.iter().map(|entry| entry.0).eq(other.moves.iter().map(|entry| entry.0)) {
            return Err(TallyError);
        }
        for (sum, more) in self.moves.iter_mut().zip(&other.moves) {
            sum.1 += more.1;
        }
        self.plies = self.plies.zip(other.plies).map(|(sum, more)| sum.saturating_add(more));
        self.elapsed += other.elapsed;
        Ok(())
    }
}

/// Games by seconds, or 0 when no time passed.
#[expect(clippy::cast_precision_loss, reason = "a rate is no more exact than an f64")]
fn ratio(games: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { games as f64 / seconds } else { 0.0 }
}

/// Tallies of playouts from different positions were to be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the tallies have different first moves: merge only tallies of the same position")]
pub struct TallyError;
