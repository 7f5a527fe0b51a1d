//! The results of playouts.

use core::ops::AddAssign;
use core::time::Duration;

use super::counts::{PlayoutCounts, Wins};
use super::lanes::InstructionSet;
use super::method::PlayoutMethod;
use mb_core::{Board, Mark, Position, Square, Status};

/// How games ended: the numbers of wins and draws. Sums saturate.
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
        let games = match status {
            Status::Won(Mark::Circle) => &mut self.circle,
            Status::Won(Mark::Cross) => &mut self.cross,
            Status::Draw => &mut self.draw,
            Status::Playing => return,
        };
        *games = games.saturating_add(1);
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
    /// The tally of games from `position`, with an elapsed time of zero.
    pub(super) fn new<B: Board>(
        position: &Position<B>,
        counts: &PlayoutCounts,
        method: PlayoutMethod,
        instruction_set: InstructionSet,
    ) -> Self {
        let outcomes = |[mover, other, draw]: Wins| match position.turn() {
            Mark::Circle => Outcomes { circle: mover, cross: other, draw },
            Mark::Cross => Outcomes { circle: other, cross: mover, draw },
        };
        let moves = position.legal_moves().zip(counts.wins.iter().copied().map(outcomes)).collect();
        let plies = (method != PlayoutMethod::Winner).then_some(counts.plies);
        Self { moves, method, instruction_set, plies, elapsed: Duration::ZERO }
    }

    /// Sets the time.
    pub(super) const fn with_elapsed(mut self, elapsed: Duration) -> Self {
        self.elapsed = elapsed;
        self
    }

    /// Returns every first move, in the order of the legal moves, with the outcomes of the games that began with it. A
    /// finished position has no first moves.
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

    /// Returns the number of games. It is smaller than what was asked for if the time was up first, and 0 for a
    /// finished position.
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
        if self.elapsed.is_zero() { 0.0 } else { real(self.games()) / self.elapsed.as_secs_f64() }
    }

    /// Returns the mean number of moves from the start to the end of a game, or `None` if no game was played or the
    /// method does not count moves.
    pub fn mean_length(&self) -> Option<f64> {
        self.plies.filter(|_| self.games() > 0).map(|plies| real(plies) / real(self.games()))
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
        self.elapsed = self.elapsed.saturating_add(other.elapsed);
        Ok(())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a mean or a rate is no more exact than an f64")]
const fn real(number: u64) -> f64 {
    number as f64
}

/// The error of adding up tallies of different positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the tallies have different first moves: merge only tallies of the same position")]
pub struct TallyError;
