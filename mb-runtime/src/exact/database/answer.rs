//! A database's answer in the form of the solver's.

use std::time::Instant;

use super::{Database, DatabaseError, Outcome};
use crate::exact::solver::{Bounds, MoveValue, Solution};
use mb_core::{Board, Position};

impl Database {
    /// Everything that a [`Solver`](crate::exact::solver::Solver) could say of a position, looked up: distances and the
    /// value of every move are always there, and no position is visited.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn solution<B: Board>(&self, position: &Position<B>) -> Result<Solution, DatabaseError> {
        let start = Instant::now();
        let Outcome { value, distance } = self.outcome(position)?;
        let moves = self.moves(position)?.into_iter().map(|(square, outcome)| MoveValue {
            square,
            bounds: Bounds::exactly(outcome.value),
            distance: Some(outcome.distance),
        });
        Ok(Solution {
            bounds: Bounds::exactly(value),
            distance: Some(distance),
            best: self.best_moves(position)?,
            moves: moves.collect(),
            principal_variation: self.principal_variation(position)?,
            nodes: 0,
            elapsed: start.elapsed(),
            is_complete: true,
        })
    }
}
