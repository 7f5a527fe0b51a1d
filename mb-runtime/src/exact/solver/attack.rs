//! Null windows: a depth-first search that answers yes or no.
//!
//! A game with three values has two null windows: "at least a draw?" and "a win?". Each asks whether one side's attack
//! succeeds. With a limit on the number of moves, the answers give distances.
//!
//! The path from the root is a list, not a recursion: on the largest boards it has tens of thousands of moves, more
//! than a stack holds.
//!
//! Sources: J. Pearl, "SCOUT: A Simple Game-Searching Algorithm with Proven Optimal Properties", AAAI 1980, for
//! null windows; S. Akl and M. Newborn, "The Principal Continuation and the Killer Heuristic", ACM 1977; J.
//! Schaeffer, "The History Heuristic", ICCA Journal 6 (1983).

use core::ops::ControlFlow;

use super::control::Stopped;
use super::grid::GridNode;
use super::options::SolverMethod;
use super::path::AttackLevel;
use super::question::{Attack, Question};
use super::searcher::{Searcher, take_best};
use super::word::Word;

impl<W: Word> Searcher<'_, W> {
    /// Answers a question by the method of the problem. If the limit is below the number of empty squares, null windows
    /// answer, because proof numbers cannot. The number of moves in the answer is a bound: the attack may succeed
    /// sooner.
    pub(super) fn answer(&mut self, node: &GridNode<W>, question: Question) -> Result<Attack, Stopped> {
        if self.problem.options.method == SolverMethod::ProofNumber && question.limit >= node.empty {
            return self.prove(node, question.within(node.empty));
        }
        // A search that was stopped has left its path.
        self.levels.clear();
        self.moves.clear();
        let mut answer = self.enter(*node, question)?;
        while let Some(level) = self.levels.last_mut() {
            if let Some(attack) = answer {
                level.add(attack);
            }
            answer = match take_best(&mut self.moves, &mut level.left) {
                Some(bit) => {
                    level.tried = bit;
                    let question = level.question.after_move();
                    let next = self.problem.grid.after(&level.node, bit);
                    self.enter(next, question)?
                }
                None => self.leave(),
            };
        }
        Ok(answer.flatten())
    }

    /// Visits a position, and returns the answer, or `None` when its moves are to be tried.
    fn enter(&mut self, node: GridNode<W>, question: Question) -> Result<Option<Attack>, Stopped> {
        let visited = self.visited;
        Ok(match self.visit(&node, question)? {
            ControlFlow::Break(attack) => Some(attack),
            ControlFlow::Continue(left) => {
                let (first, tried, outcome) = (left.start, 0, (None, None));
                self.levels.push(AttackLevel { node, question, visited, first, left, tried, outcome });
                None
            }
        })
    }

    /// Goes back from the last position, and returns the answer there.
    fn leave(&mut self) -> Option<Attack> {
        let AttackLevel { node, question, visited, first, outcome: (attack, best), .. } =
            self.levels.pop()?;
        self.moves.truncate(first);
        let nodes = self.visited - visited;
        if let Some(bit) = best.filter(|_| question.is_settled_by(attack)) {
            self.reward(&node, bit, nodes);
        }
        self.remember(&node, question, attack, best, nodes);
        Some(attack)
    }
}
