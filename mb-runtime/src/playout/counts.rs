//! How games ended, counted while they are played.

use super::tally::Outcomes;
use mb_core::{Board, Mark, Position, Square};

/// Numbers of games: those that the side to move at the start won, those that the other side won, and draws.
pub(super) type Wins = [u64; 3];

/// The counts of one thread.
#[derive(Clone, Debug)]
pub(super) struct PlayoutCounts {
    /// The side to move where all games begin.
    mover: Mark,
    /// How the games ended that began on each square.
    pub(super) outcomes: Vec<Outcomes>,
    /// The moves of all games; not counted by the method that does not know them.
    pub(super) plies: u64,
}

impl PlayoutCounts {
    pub(super) fn new<B: Board>(position: &Position<B>) -> Self {
        let outcomes = vec![Outcomes::default(); position.board().geometry().cells()];
        Self { mover: position.turn(), outcomes, plies: 0 }
    }

    /// Adds games that began with the square `first`.
    pub(super) fn add(&mut self, first: Square, [mover, other, draw]: Wins) {
        let (circle, cross) = match self.mover {
            Mark::Circle => (mover, other),
            Mark::Cross => (other, mover),
        };
        if let Some(sum) = self.outcomes.get_mut(first.index()) {
            *sum += Outcomes { circle, cross, draw };
        }
    }
}
