//! Proof-number search, depth first (df-pn): it works where the fewest positions are missing for a proof.
//!
//! Stones are never taken back, so positions never repeat.
//!
//! Sources: L. V. Allis, M. van der Meulen and H. J. van den Herik, "Proof-Number Search", Artificial Intelligence
//! 66 (1994); A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002; J. Pawlewicz and
//! Ł. Lew, "Improving Depth-First PN-Search: 1 + ε Trick", CG 2006.

use super::control::Stopped;
use super::grid::GridNode;
use super::numbers::{Child, Expansion, Numbers, summary};
use super::problem::Verdict;
use super::question::{Attack, Question};
use super::searcher::{Searcher, rank};
use super::word::Word;

impl<W: Word> Searcher<'_, W> {
    /// Answers a question without a limit of moves. The number of moves in the answer is that of the empty squares.
    pub(super) fn prove(&mut self, node: &GridNode<W>, question: Question) -> Result<Attack, Stopped> {
        let numbers = match self.look(node, question)? {
            numbers if numbers.proof == 0 || numbers.disproof == 0 => numbers,
            _ => self.expand(node, question)?,
        };
        let succeeds = (numbers.proof == 0) == question.by_mover;
        Ok(succeeds.then_some(node.empty))
    }

    /// Visits a position: its numbers without looking ahead.
    fn look(&mut self, node: &GridNode<W>, question: Question) -> Result<Numbers, Stopped> {
        self.count()?;
        if let Verdict::Decided(attack) = self.problem.inspect(node, question) {
            return Ok(Numbers::decided(question, attack));
        }
        let (key, _) = self.problem.key(node);
        let table = self.problem.proofs(self.visited());
        if let Some(packed) = table.and_then(|table| table.get(key_of_attack(key, question))) {
            return Ok(Numbers::unpack(packed));
        }
        let is_blocked = self.is_blocked_by_pairs(node, question);
        let numbers = if is_blocked { Numbers::decided(question, None) } else { Numbers::UNKNOWN };
        self.note(node, question, numbers, 0);
        Ok(numbers)
    }

    fn note(&self, node: &GridNode<W>, question: Question, numbers: Numbers, nodes: u64) {
        if let Some(table) = self.problem.proofs(self.visited()) {
            let (key, _) = self.problem.key(node);
            table.store(key_of_attack(key, question), rank(nodes, node.empty), |_| numbers.pack());
        }
    }

    /// Searches below a position until it is settled: again and again the most promising move, until the numbers make
    /// another move more promising. As in [`attack`](Self::attack), the path from the root is a list.
    fn expand(&mut self, node: &GridNode<W>, question: Question) -> Result<Numbers, Stopped> {
        // A search that was stopped leaves its path behind.
        self.expansions.clear();
        self.children.clear();
        self.moves.clear();
        self.begin(*node, question, Numbers::NO_LIMIT)?;
        let mut reached = None;
        while let Some(expansion) = self.expansions.last_mut() {
            if let Some(numbers) = reached.take() {
                self.children[expansion.searched].numbers = numbers;
            }
            let (numbers, promising) = summary(&self.children[expansion.first..]);
            if let Some(promising) = promising.filter(|_| numbers.is_below(expansion.limits)) {
                expansion.searched = expansion.first + promising.place;
                let Child { bit, numbers: known } = self.children[expansion.searched];
                let limits = promising.limits(known, numbers, expansion.limits);
                let question = expansion.question.after_move();
                let next = self.problem.grid.after(&expansion.node, bit);
                self.begin(next, question, limits)?;
            } else {
                self.end(numbers);
                reached = Some(numbers);
            }
        }
        Ok(reached.unwrap_or(Numbers::UNKNOWN))
    }

    /// Lists the moves of a position, and puts it at the end of the path.
    fn begin(&mut self, node: GridNode<W>, question: Question, limits: Numbers) -> Result<(), Stopped> {
        let (visited, first) = (self.visited(), self.children.len());
        self.list_children(&node, question)?;
        self.expansions.push(Expansion { node, question, limits, visited, first, searched: first });
        Ok(())
    }

    /// Goes back from the last position on the path, which has these numbers.
    fn end(&mut self, numbers: Numbers) {
        let Some(Expansion { node, question, visited, first, .. }) = self.expansions.pop() else { return };
        self.children.truncate(first);
        self.note(&node, question, numbers, self.visited() - visited);
    }

    /// Lists the moves of a position with their numbers.
    fn list_children(&mut self, node: &GridNode<W>, question: Question) -> Result<(), Stopped> {
        let Verdict::Open(candidates) = self.problem.inspect(node, question) else {
            return Ok(());
        };
        let mut moves = self.list_moves(node, question, candidates, None);
        let first = moves.start;
        while let Some(bit) = self.next_move(&mut moves) {
            let next = self.problem.grid.after(node, bit);
            let numbers = self.look(&next, question.after_move())?;
            self.children.push(Child { bit, numbers });
            if numbers.disproof == 0 {
                break;
            }
        }
        self.forget_moves(first);
        Ok(())
    }
}

/// The two attacks in a position have numbers of their own, so keys of their own.
const fn key_of_attack(key: u128, question: Question) -> u128 {
    if question.by_mover { key } else { !key }
}
