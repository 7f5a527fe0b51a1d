//! The principal variation: a line of best play.

use super::control::{Control, Stopped};
use super::grid::GridNode;
use super::keep::{keeps, outcome};
use super::problem::{Candidates, Problem, Verdict};
use super::question::Question;
use super::searcher::Searcher;
use super::word::Word;
use mb_core::Value;

/// The most visits for finding a line of best play, on a board of one word.
const LINE_NODES: u64 = 50_000;

/// The most visits for finding a line of best play: fewer for boards of more words.
pub(super) const fn most_nodes<W: Word>() -> u64 {
    LINE_NODES / W::BITS.div_ceil(64) as u64
}

/// Follows best play from a position with this value, and this distance if it is known, beginning with `first`. Takes
/// the first of several best moves in the order of search.
pub(super) fn principal_variation<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    node: &GridNode<W>,
    value: Value,
    distance: Option<u32>,
    first: Option<usize>,
) -> Vec<usize> {
    let mut searcher = Searcher::new(problem, control, None);
    let (mut node, mut value, mut distance) = (*node, value, distance);
    let mut line = Vec::new();
    let mut next = first;
    while let Some(bit) = next {
        let is_over = outcome(problem, &node, bit).is_some();
        node = problem.grid.after(&node, bit);
        (value, distance) = (value.opposite(), distance.map(|moves| moves - 1));
        line.push(bit);
        next = if is_over { None } else { searcher.best_move(&node, value, distance).ok().flatten() };
    }
    line
}

impl<W: Word> Searcher<'_, W> {
    /// The first move that keeps the value, and the distance if that is known.
    pub(super) fn best_move(
        &mut self,
        node: &GridNode<W>,
        value: Value,
        distance: Option<u32>,
    ) -> Result<Option<usize>, Stopped> {
        for bit in self.every_move(node, value) {
            let problem = self.problem;
            let ask = |next: &GridNode<W>, question| self.ask(next, question);
            if keeps(problem, node, bit, (value, distance), ask)? {
                return Ok(Some(bit));
            }
        }
        Ok(None)
    }

    /// Lists all moves in the order in which they are worth a look: the one in the table, the forced ones, and the rest
    /// in the order of search.
    fn every_move(&mut self, node: &GridNode<W>, value: Value) -> Vec<usize> {
        let question = Question { by_mover: value == Value::Win, limit: node.empty };
        let empty = self.problem.grid.empty(node);
        let completing = node.own_holes;
        let pressing = match self.problem.inspect(node, question) {
            Verdict::Open(Candidates { squares, .. }) => squares,
            // A move that ends the game at once, unless it loses.
            Verdict::Decided(_) if self.problem.is_misere() => empty.without(completing),
            Verdict::Decided(_) if !completing.is_zero() => completing,
            Verdict::Decided(_) => node.other_holes,
        };
        let suggested = self.recall_best(node);
        let mut moves: Vec<usize> =
            suggested.filter(|bit| pressing.is_zero() || pressing.has(*bit)).into_iter().collect();
        for squares in [pressing, empty.without(pressing)] {
            let candidates = Candidates { squares, least: 0 };
            let mut places = self.list_moves(node, question, candidates, None);
            let start = places.start;
            moves.extend(std::iter::from_fn(|| self.next_move(&mut places)));
            self.forget_moves(start);
        }
        moves
    }
}
