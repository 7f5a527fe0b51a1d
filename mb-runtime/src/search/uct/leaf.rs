//! What a leaf of the tree is worth.

use crate::search::Evaluation;
use crate::{Board, Dice, Mark, Position, Square};

/// Values a position that is not finished.
pub trait Leaf<B: Board> {
    /// The points that circle may expect: from 0, a loss, to 1, a win.
    fn value<D: Dice + ?Sized>(&self, position: &Position<B>, dice: &mut D) -> f64;
}

/// Plays one random game to the end: every move uniform among the legal ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayedOut;

impl<B: Board> Leaf<B> for PlayedOut {
    fn value<D: Dice + ?Sized>(&self, position: &Position<B>, dice: &mut D) -> f64 {
        let mut current = position.clone();
        let mut empty: Vec<Square> = current.board().legal_moves().collect();
        while !current.status().is_over() && !empty.is_empty() {
            #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
            let index = dice.below(empty.len() as u32) as usize;
            current.advance(empty.swap_remove(index));
        }
        points(current.status().winner())
    }
}

/// Asks an evaluation instead of playing on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<E> {
    evaluation: E,
    scale: f64,
}

impl<E> Judged<E> {
    /// Values by this evaluation. A value of `scale` counts as 0.88 points, one of twice that as 0.98: take what
    /// the evaluation gives for a good advantage. A scale that is not above 0 counts as 1.
    pub const fn new(evaluation: E, scale: f64) -> Self {
        Self { evaluation, scale: if scale > 0.0 && scale.is_finite() { scale } else { 1.0 } }
    }
}

impl<B: Board, E: Evaluation<B>> Leaf<B> for Judged<E> {
    fn value<D: Dice + ?Sized>(&self, position: &Position<B>, _: &mut D) -> f64 {
        let value = self.evaluation.evaluate(position) / self.scale;
        if value.is_nan() { 0.5 } else { f64::midpoint(1.0, value.tanh()) }
    }
}

/// The points of circle when this mark has won, or nobody.
pub(super) const fn points(winner: Option<Mark>) -> f64 {
    match winner {
        Some(Mark::Circle) => 1.0,
        Some(Mark::Cross) => 0.0,
        None => 0.5,
    }
}
