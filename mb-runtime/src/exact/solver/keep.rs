//! Whether a move is one of the best.

use super::control::Stopped;
use super::grid::GridNode;
use super::problem::Problem;
use super::question::{Attack, Question};
use super::word::Word;
use mb_core::Value;

/// The value of a move that ends the game for the side that makes it; `None` when the game goes on.
pub(super) fn outcome<W: Word>(problem: &Problem<W>, node: &GridNode<W>, bit: usize) -> Option<Value> {
    if node.own_holes.has(bit) {
        return Some(if problem.is_misere() { Value::Loss } else { Value::Win });
    }
    (node.empty == 1).then_some(Value::Draw)
}

/// Returns whether a move keeps the value of its position, and the distance if it is given: the winner hurries and the
/// loser delays. `ask` answers questions.
pub(super) fn keeps<W: Word>(
    problem: &Problem<W>,
    node: &GridNode<W>,
    bit: usize,
    (value, distance): (Value, Option<u32>),
    ask: impl FnOnce(&GridNode<W>, Question) -> Result<Attack, Stopped>,
) -> Result<bool, Stopped> {
    if let Some(outcome) = outcome(problem, node, bit) {
        return Ok(outcome == value && (value == Value::Draw || distance.is_none_or(|moves| moves == 1)));
    }
    let next = problem.grid.after(node, bit);
    Ok(match (value, distance) {
        (Value::Win, None) => ask(&next, Question::other_wins(next.empty))?.is_some(),
        (Value::Win, Some(moves)) => ask(&next, Question::other_wins(moves - 1))?.is_some(),
        (Value::Draw, _) => ask(&next, Question::mover_wins(next.empty))?.is_none(),
        (Value::Loss, None) => true,
        (Value::Loss, Some(moves)) => moves < 2 || ask(&next, Question::mover_wins(moves - 2))?.is_none(),
    })
}
