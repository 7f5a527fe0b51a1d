//! Proof-number search, depth first (df-pn): it always continues in the position where a proof needs the fewest further
//! positions.
//!
//! Stones are never taken back, so positions never repeat.
//!
//! The numbers of a position are those of its side to move. `proof` is the least number of positions that must be
//! settled to show that this side reaches its goal (the attacker to win, the defender to stop it); `disproof` is the
//! least number to show that it fails.
//!
//! Sources: L. V. Allis, M. van der Meulen and H. J. van den Herik, "Proof-Number Search", Artificial Intelligence
//! 66 (1994); A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002; J. Pawlewicz and
//! Ł. Lew, "Improving Depth-First PN-Search: 1 + ε Trick", CG 2006.

use core::ops::ControlFlow;

use super::control::Stopped;
use super::grid::GridNode;
use super::path::{Child, Expansion, INFINITE, Numbers};
use super::question::{Attack, Question};
use super::searcher::{Searcher, rank, take_best};
use super::table::SharedTable;
use super::word::Word;

/// The move to search first.
struct Promising {
    place: usize,
    /// How far the next best move is from a proof.
    runner_up: u32,
}

impl Promising {
    /// The limits for the search of the move, whose numbers are `known`, in a position with `numbers` and `limits`: the
    /// move becomes a good deal worse than the next best one, or the position reaches its own limits.
    fn limits(&self, known: Numbers, numbers: Numbers, limits: Numbers) -> Numbers {
        Numbers {
            proof: limits.disproof - (numbers.disproof - known.proof),
            disproof: limits.proof.min(self.runner_up.saturating_add(self.runner_up / 4 + 1)),
        }
    }
}

/// Sums up the numbers of the moves of a position: one proved move proves it, all disproved disprove it.
fn summary(children: &[Child]) -> (Numbers, Option<Promising>) {
    let mut numbers = Numbers::DISPROVED;
    let mut promising: Option<Promising> = None;
    for (place, child) in children.iter().enumerate() {
        let proof = child.numbers.disproof;
        // A sum of finite numbers stays finite.
        let cap = if child.numbers.proof >= INFINITE || numbers.disproof >= INFINITE {
            INFINITE
        } else {
            INFINITE - 1
        };
        numbers.disproof = (numbers.disproof + child.numbers.proof).min(cap);
        match &mut promising {
            Some(best) if proof >= numbers.proof => best.runner_up = best.runner_up.min(proof),
            _ => {
                promising = Some(Promising { place, runner_up: numbers.proof });
                numbers.proof = proof;
            }
        }
    }
    (numbers, promising)
}

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
        if let ControlFlow::Break(attack) = self.problem.inspect(node, question) {
            return Ok(Numbers::decided(question, attack));
        }
        if let Some(packed) = self.place(node, question).and_then(|(table, key)| table.get(key)) {
            return Ok(Numbers::unpack(packed));
        }
        let is_blocked = self.is_blocked_by_pairs(node, question);
        let numbers = if is_blocked { Numbers::decided(question, None) } else { Numbers::UNKNOWN };
        self.note(node, question, numbers, 0);
        Ok(numbers)
    }

    /// The table, when the search is worth one, and the key of a question. The two attacks in a position have numbers of
    /// their own, so keys of their own.
    fn place(&self, node: &GridNode<W>, question: Question) -> Option<(&SharedTable, u128)> {
        let (key, _) = self.problem.key(node);
        Some((self.problem.proofs(self.visited)?, if question.by_mover { key } else { !key }))
    }

    /// Stores the numbers of a question, and how many positions they took.
    fn note(&self, node: &GridNode<W>, question: Question, numbers: Numbers, nodes: u64) {
        if let Some((table, key)) = self.place(node, question) {
            table.store(key, rank(nodes, node.empty), |_| numbers.pack());
        }
    }

    /// Searches below a position until it is settled: again and again the most promising move, until the numbers make
    /// another move more promising. As in [`answer`](Self::answer), the path from the root is a list.
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
            } else if let Some(Expansion { node, question, visited, first, .. }) = self.expansions.pop() {
                self.children.truncate(first);
                self.note(&node, question, numbers, self.visited - visited);
                reached = Some(numbers);
            }
        }
        Ok(reached.unwrap_or(Numbers::UNKNOWN))
    }

    /// Lists the moves of a position with their numbers, and puts the position at the end of the path.
    fn begin(&mut self, node: GridNode<W>, question: Question, limits: Numbers) -> Result<(), Stopped> {
        let (visited, first) = (self.visited, self.children.len());
        if let ControlFlow::Continue(candidates) = self.problem.inspect(&node, question) {
            let mut moves = self.list_moves(&node, question, candidates, None);
            let start = moves.start;
            while let Some(bit) = take_best(&mut self.moves, &mut moves) {
                let next = self.problem.grid.after(&node, bit);
                let numbers = self.look(&next, question.after_move())?;
                self.children.push(Child { bit, numbers });
                if numbers.disproof == 0 {
                    break;
                }
            }
            self.moves.truncate(start);
        }
        self.expansions.push(Expansion { node, question, limits, visited, first, searched: first });
        Ok(())
    }
}
