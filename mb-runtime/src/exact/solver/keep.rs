//! Whether a move is as good as any.

use super::control::Stopped;
use super::entry::Attack;
use super::grid::Node;
use super::problem::Problem;
use super::word::Word;
use mb_core::Value;

/// What a move that ends the game is worth to the side that makes it; `None` when the game goes on.
pub(super) fn outcome<W: Word>(problem: &Problem<W>, node: &Node<W>, bit: usize) -> Option<Value> {
    if node.own_holes.has(bit) {
        return Some(if problem.is_misere() { Value::Loss } else { Value::Win });
    }
    (node.empty == 1).then_some(Value::Draw)
}

/// Whether a move keeps the value of its position, and the distance where that is given: the winner hurries and
/// the loser delays. `ask` says what an attack comes to.
pub(super) fn keeps<W: Word>(
    problem: &Problem<W>,
    node: &Node<W>,
    bit: usize,
    (value, distance): (Value, Option<u32>),
    ask: impl FnOnce(&Node<W>, bool, u32) -> Result<Attack, Stopped>,
) -> Result<bool, Stopped> {
    if let Some(outcome) = outcome(problem, node, bit) {
        return Ok(outcome == value && (value == Value::Draw || distance.is_none_or(|moves| moves == 1)));
    }
    let next = problem.grid.after(node, bit);
    Ok(match (value, distance) {
        (Value::Win, None) => ask(&next, false, next.empty)?.is_some(),
        (Value::Win, Some(moves)) => ask(&next, false, moves - 1)?.is_some(),
        (Value::Draw, _) => ask(&next, true, next.empty)?.is_none(),
        (Value::Loss, None) => true,
        (Value::Loss, Some(moves)) => moves < 2 || ask(&next, true, moves - 2)?.is_none(),
    })
}
