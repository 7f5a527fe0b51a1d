//! The scores of the moves at the root, one by one.

use super::algorithm::Algorithm;
use super::clock::SearchStopped;
use super::evaluation::Evaluation;
use super::negamax::Negamax;
use super::window::Window;
use mb_core::{Board, Mark, Position, Square};

/// How to find the exact score of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Driver<'a> {
    /// One search with every possible score in the window.
    Whole,
    /// Searches that ask "at least this score?" and halve the possible scores each time: these scores, in ascending order
    /// for circle.
    Halving(&'a [f64]),
    /// MTD(f): searches around the last score, until lower and upper bound meet.
    Converging,
}

impl<'a> Driver<'a> {
    /// The driver of an algorithm, for an evaluation that can give these values.
    pub(super) const fn new(algorithm: Algorithm, values: Option<&'a [f64]>) -> Self {
        match (algorithm, values) {
            (Algorithm::NullWindow, Some(values)) => Self::Halving(values),
            (Algorithm::NullWindow, None) | (Algorithm::Mtdf, _) => Self::Converging,
            _ => Self::Whole,
        }
    }
}

/// Finds the exact scores of `moves` for the side that makes them, in the order given, looking `depth` moves ahead.
pub(super) fn score_moves<B: Board, E: Evaluation<B> + ?Sized>(
    searcher: &mut Negamax<'_, B, E>,
    driver: Driver<'_>,
    position: &Position<B>,
    moves: &[Square],
    depth: usize,
) -> Result<Vec<(Square, f64)>, SearchStopped> {
    let mut guess = 0.0;
    let mut scores = Vec::with_capacity(moves.len());
    for square in moves {
        let next = position.after(*square);
        let score = match driver {
            Driver::Whole => -searcher.score(&next, depth, searcher.scale.range(next.turn()))?,
            Driver::Halving(values) => halve(searcher, &next, depth, values)?,
            Driver::Converging => converge(searcher, &next, depth, guess)?,
        };
        guess = score;
        // Adding 0 turns -0 into 0.
        scores.push((*square, score + 0.0));
    }
    Ok(scores)
}

/// Finds the score for the side that moved last among these values, which ascend for circle.
fn halve<B: Board, E: Evaluation<B> + ?Sized>(
    searcher: &mut Negamax<'_, B, E>,
    position: &Position<B>,
    depth: usize,
    values: &[f64],
) -> Result<f64, SearchStopped> {
    let value_at = |index: usize| match position.last_turn() {
        Mark::Circle => values[index],
        Mark::Cross => -values[values.len() - 1 - index],
    };
    // The score is one of the values from low on, and before high.
    let (mut low, mut high) = (0, values.len());
    while high - low > 1 {
        let middle = low.midpoint(high);
        let value = value_at(middle);
        let answer = -searcher.score(position, depth, Window::at_least(value).reversed())?;
        if answer >= value {
            low = middle;
        } else {
            high = middle;
        }
    }
    Ok(if values.is_empty() { 0.0 } else { value_at(low) })
}

/// Finds the score for the side that moved last by MTD(f), starting from a guess.
fn converge<B: Board, E: Evaluation<B> + ?Sized>(
    searcher: &mut Negamax<'_, B, E>,
    position: &Position<B>,
    depth: usize,
    guess: f64,
) -> Result<f64, SearchStopped> {
    let side = position.last_turn();
    let mut open = searcher.scale.range(side);
    let mut score = guess.clamp(open.alpha, open.beta);
    while open.alpha < open.beta {
        let window = searcher.scale.question(side, open, score, depth);
        score = -searcher.score(position, depth, window.reversed())?;
        if score >= window.beta {
            open.alpha = score;
        } else if score <= window.alpha {
            open.beta = score;
        } else {
            break;
        }
    }
    Ok(score)
}
