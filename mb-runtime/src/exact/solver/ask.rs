//! The choice of a method for each question.

use super::control::Stopped;
use super::grid::GridNode;
use super::options::SolverMethod;
use super::question::{Attack, Question};
use super::searcher::Searcher;
use super::word::Word;

impl<W: Word> Searcher<'_, W> {
    /// Answers a question by the method of the problem. The number of moves is a bound: the attack may succeed sooner.
    pub(super) fn ask(&mut self, node: &GridNode<W>, question: Question) -> Result<Attack, Stopped> {
        if self.problem.method == SolverMethod::ProofNumber && question.limit >= node.empty {
            self.prove(node, Question { limit: node.empty, ..question })
        } else {
            self.attack(node, question)
        }
    }
}
