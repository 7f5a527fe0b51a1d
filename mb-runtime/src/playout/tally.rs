//! The results of playouts.

use core::ops::AddAssign;
use core::time::Duration;

use super::lanes::InstructionSet;
use super::method::PlayoutMethod;
use mb_core::{Board, Mark, Position, Square, Status};

/// Numbers of games by their end. Sums saturate.
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
    pub const fn games(self) -> u64 {
        self.circle.saturating_add(self.cross).saturating_add(self.draw)
    }

    /// The games that `mark` won.
    pub const fn wins(self, mark: Mark) -> u64 {
        match mark {
            Mark::Circle => self.circle,
            Mark::Cross => self.cross,
        }
    }

    /// Counts a game that ended with `status`. Ignores [`Status::Playing`], which is no end.
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

/// The results of playouts by first move.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    moves: Vec<(Square, Outcomes)>,
    method: PlayoutMethod,
    instruction_set: InstructionSet,
    plies: Option<u64>,
    elapsed: Duration,
}

impl Tally {
    /// A tally of no games from a position.
    pub(super) fn empty<B: Board>(position: &Position<B>, method: PlayoutMethod) -> Self {
        let moves = position.legal_moves().map(|square| (square, Outcomes::default())).collect();
        let plies = (method != PlayoutMethod::Winner).then_some(0);
        Self { moves, method, instruction_set: InstructionSet::Baseline, plies, elapsed: Duration::ZERO }
    }

    /// Sets the instructions.
    pub(super) const fn with_instruction_set(mut self, instruction_set: InstructionSet) -> Self {
        self.instruction_set = instruction_set;
        self
    }

    /// Adds counts for every square of the board, and the moves that those games took.
    pub(super) fn add(&mut self, outcomes: &[Outcomes], plies: u64) {
        for (square, sum) in &mut self.moves {
            *sum += outcomes.get(square.index()).copied().unwrap_or_default();
        }
        self.plies = self.plies.map(|sum| sum.saturating_add(plies));
    }

    /// Sets the time.
    pub(super) const fn with_elapsed(mut self, elapsed: Duration) -> Self {
        self.elapsed = elapsed;
        self
    }

    /// Every first move, in the order of the legal moves, with the outcomes of the games that began with it. A finished
    /// position has none.
    pub fn moves(&self) -> &[(Square, Outcomes)] {
        &self.moves
    }

    /// The outcomes of the games that began with `square`; no games if it was not a legal move.
    pub fn outcomes(&self, square: Square) -> Outcomes {
        self.moves.iter().find(|(first, _)| *first == square).map_or_else(Outcomes::default, |entry| entry.1)
    }

    /// The outcomes of all games.
    pub fn total(&self) -> Outcomes {
        let mut total = Outcomes::default();
        self.moves.iter().for_each(|(_, outcomes)| total += *outcomes);
        total
    }

    /// The number of games: fewer than were asked for if the time was up first, none for a finished position.
    pub fn games(&self) -> u64 {
        self.total().games()
    }

    /// The method of the playouts.
    pub const fn method(&self) -> PlayoutMethod {
        self.method
    }

    /// The vector instructions of the playouts; the baseline for games played one at a time.
    pub const fn instruction_set(&self) -> InstructionSet {
        self.instruction_set
    }

    /// The time the playouts took.
    pub const fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// The number of games a second; 0 if no game was played or no time passed.
    pub fn games_per_second(&self) -> f64 {
        ratio(self.games(), self.elapsed.as_secs_f64())
    }

    /// The mean number of moves a game took from the position that was played out; `None` if no game was played or
    /// the method does not count moves.
    pub fn mean_length(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "a mean is no more exact than an f64")]
        self.plies.filter(|_| self.games() > 0).map(|plies| plies as f64 / self.games() as f64)
    }

    /// Adds the games and the time of another tally of the same position.
    ///
    /// # Errors
    /// If the two tallies do not have the same first moves; this tally is then unchanged.
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

/// Games a second, or 0 if no time passed.
#[expect(clippy::cast_precision_loss, reason = "a rate is no more exact than an f64")]
fn ratio(games: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { games as f64 / seconds } else { 0.0 }
}

/// The error of adding up tallies of different positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the tallies have different first moves: merge only tallies of the same position")]
pub struct TallyError;
