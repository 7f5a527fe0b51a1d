//! From the empty board forward to every position, and from the last ply back with their outcomes.

use rayon::prelude::*;

use super::outcome::Outcome;
use super::shape::{Marks, Shape};
use super::{Layer, Step};
use mb_core::{Convention, Value};

/// Every position that play can reach, one of each symmetric class, ply by ply.
pub(super) fn reachable(shape: &Shape, note: &(impl Fn(Step) + ?Sized)) -> Vec<Vec<Marks>> {
    let mut plies = Vec::new();
    let mut ply = vec![Marks::EMPTY];
    while !ply.is_empty() {
        let mut next: Vec<Marks> = ply.par_iter().flat_map_iter(|marks| shape.successors(*marks)).collect();
        next.par_sort_unstable();
        next.dedup();
        note(Step::Reached { ply: plies.len(), classes: ply.len() });
        plies.push(std::mem::replace(&mut ply, next));
    }
    plies
}

/// The outcomes of all positions, from the last ply back: retrograde analysis, in which every position is judged
/// once, by its successors, which were judged before.
pub(super) fn solve(
    shape: &Shape,
    convention: Convention,
    plies: Vec<Vec<Marks>>,
    note: &(impl Fn(Step) + ?Sized),
) -> Vec<Layer> {
    let mut layers: Vec<Layer> = Vec::with_capacity(plies.len());
    for (ply, classes) in plies.into_iter().enumerate().rev() {
        let next = layers.last();
        let outcomes =
            classes.par_iter().map(|marks| judge(shape, convention, *marks, next).to_byte()).collect();
        note(Step::Solved { ply, classes: classes.len() });
        layers.push(Layer { classes, outcomes });
    }
    layers.reverse();
    layers
}

/// The outcome of one position, given those of the next ply.
fn judge(shape: &Shape, convention: Convention, marks: Marks, next: Option<&Layer>) -> Outcome {
    if shape.is_line_complete(marks) {
        return Outcome::over(match convention {
            Convention::Normal => Value::Loss,
            Convention::Misere => Value::Win,
        });
    }
    let after = |marks| Some(next?.outcome(marks)?.before());
    shape.successors(marks).filter_map(after).max().unwrap_or(Outcome::over(Value::Draw))
}
