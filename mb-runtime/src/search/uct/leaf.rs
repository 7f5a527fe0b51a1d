//! The values of leaves.

use crate::analysis::seen_by;
use crate::playout::Playouts;
use crate::random::Dice;
use crate::search::Evaluation;
use mb_core::{Board, Position};

/// Values an unfinished position at a leaf of the tree. [`PlayedOut`] and [`Judged`] implement it.
pub trait Leaf<B: Board> {
    /// Returns the points that circle may expect, from 0 for a loss to 1 for a win.
    #[doc(hidden)]
    fn points_for_circle<D: Dice + ?Sized>(&self, position: &Position<B>, dice: &mut D) -> f64;
}

/// Values a leaf by random games to the end. Every move is drawn uniformly from the legal moves, as
/// [playouts](Playouts) draw them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedOut {
    playouts: Playouts,
}

impl PlayedOut {
    /// Values each leaf by the mean of `games` games; 0 counts as 1.
    pub const fn times(games: u64) -> Self {
        Self { playouts: Playouts::new(if games == 0 { 1 } else { games }) }
    }
}

impl<B: Board> Leaf<B> for PlayedOut {
    #[expect(clippy::cast_precision_loss, reason = "a share is no more exact than an f64")]
    fn points_for_circle<D: Dice + ?Sized>(&self, position: &Position<B>, dice: &mut D) -> f64 {
        let total = self.playouts.run_with(position, dice).total();
        (total.circle as f64 + 0.5 * total.draw as f64) / total.games().max(1) as f64
    }
}

/// Values leaves by an evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<E> {
    evaluation: E,
    scale: f64,
}

impl<E> Judged<E> {
    /// Values leaves by `evaluation`. A value of `scale` counts as 0.88 points and a value of twice `scale` as 0.98
    /// points, so choose the value of a good advantage as `scale`. A scale that is infinite, NaN or not above 0 counts
    /// as 1.
    pub const fn new(evaluation: E, scale: f64) -> Self {
        Self { evaluation, scale: if scale > 0.0 && scale.is_finite() { scale } else { 1.0 } }
    }
}

impl<B: Board, E: Evaluation<B>> Leaf<B> for Judged<E> {
    fn points_for_circle<D: Dice + ?Sized>(&self, position: &Position<B>, _: &mut D) -> f64 {
        let value = seen_by(position.turn(), self.evaluation.evaluate(position)) / self.scale;
        if value.is_nan() { 0.5 } else { f64::midpoint(1.0, value.tanh()) }
    }
}
