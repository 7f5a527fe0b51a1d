//! The principal variation: a line of best play.

use super::control::{Control, Stopped};
use super::grid::Node;
use super::keep::{keeps, outcome};
use super::problem::{Candidates, Problem, Verdict};
use super::searcher::Searcher;
use super::word::Word;
use crate::Value;

/// A line of best play is followed for as long as finding it takes no more visits than this.
pub(super) const LINE_NODES: u64 = 50_000;

/// Follows best play from a position with this value, and with this distance if that is known, starting with the
/// given move. Where several moves are as good, the first in the order in which they would be searched is taken.
pub(super) fn principal_variation<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    node: &Node<W>,
    value: Value,
    distance: Option<u16>,
    first: Option<usize>,
) -> Vec<usize> {
    let mut follower = Follower { problem, searcher: Searcher::new(problem, control, None) };
    let (mut node, mut value, mut distance) = (*node, value, distance);
    let mut line = Vec::new();
    let mut next = first;
    while let Some(bit) = next {
        let is_over = outcome(problem, &node, bit).is_some();
        node = problem.grid.after(&node, bit);
        (value, distance) = (value.opposite(), distance.map(|moves| moves - 1));
        line.push(bit);
        next = if is_over { None } else { follower.best_move(&node, value, distance).ok().flatten() };
    }
    line
}

struct Follower<'a, W> {
    problem: &'a Problem<W>,
    searcher: Searcher<'a, W>,
}

impl<W: Word> Follower<'_, W> {
    /// The first move that keeps the value and the distance.
    fn best_move(
        &mut self,
        node: &Node<W>,
        value: Value,
        distance: Option<u16>,
    ) -> Result<Option<usize>, Stopped> {
        for bit in self.moves(node, value) {
            let ask = |next: &Node<W>, by_mover, limit| self.searcher.ask(next, by_mover, limit);
            if keeps(self.problem, node, bit, (value, distance), ask)? {
                return Ok(Some(bit));
            }
        }
        Ok(None)
    }

    /// All moves, in the order in which they are worth looking at: what the table suggests, what is forced, and
    /// the rest as a search would try them.
    fn moves(&mut self, node: &Node<W>, value: Value) -> Vec<usize> {
        let by_mover = value == Value::Win;
        let empty = self.problem.grid.empty(node);
        let completing = self.problem.grid.completing(node.own, empty);
        let pressing = match self.problem.inspect(node, by_mover, node.empty) {
            Verdict::Open(Candidates { squares, .. }) => squares,
            // A move that ends the game at once, or at least not that of the side that loses by it.
            Verdict::Decided(_) if self.problem.is_misere() => empty.without(completing),
            Verdict::Decided(_) if !completing.is_zero() => completing,
            Verdict::Decided(_) => self.problem.grid.completing(node.other, empty),
        };
        let suggested = self.searcher.recall_best(node).map(usize::from);
        let mut moves: Vec<usize> =
            suggested.filter(|bit| pressing.is_zero() || pressing.has(*bit)).into_iter().collect();
        for squares in [pressing, empty.without(pressing)] {
            let candidates = Candidates { squares, least: 0 };
            let mut places = self.searcher.list_moves(node, by_mover, candidates, None);
            let start = places.start;
            moves.extend(std::iter::from_fn(|| self.searcher.next_move(&mut places)));
            self.searcher.forget_moves(start);
        }
        moves
    }
}
