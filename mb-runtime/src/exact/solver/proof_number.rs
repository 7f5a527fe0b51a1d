//! Proof-number search, depth first (df-pn): always where the fewest positions are missing for a proof.
//!
//! The numbers of a position are seen from its side to move: `proof` is how many positions must at least be
//! settled for it to have its way (the attacker to win, the defender to hold), `disproof` how many for it not to.
//! Stones are never taken back, so there are no cycles to guard against.
//!
//! Sources: L. V. Allis, M. van der Meulen and H. J. van den Herik, "Proof-Number Search", Artificial Intelligence
//! 66 (1994); A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002; J. Pawlewicz and
//! Ł. Lew, "Improving Depth-First PN-Search: 1 + ε Trick", CG 2006.

use super::control::Stopped;
use super::entry::Attack;
use super::grid::Node;
use super::problem::Verdict;
use super::searcher::{Searcher, rank};
use super::word::Word;

/// How far a position is from a proof and from a disproof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    proof: u32,
    disproof: u32,
}

/// Not to be had.
const INFINITE: u32 = 1 << 30;

/// Numbers take so many bits in the table.
const NUMBER_BITS: u32 = 31;

/// A move with the numbers of the position after it, from the other side's point of view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    bit: usize,
    numbers: Numbers,
}

/// A position on the way from the root, in which the search has begun.
#[derive(Debug)]
pub(super) struct Expansion<W> {
    node: Node<W>,
    by_mover: bool,
    /// It is searched until its numbers reach these.
    limits: Numbers,
    /// The positions visited before this one.
    visited: u64,
    /// The place of the first move.
    first: usize,
    /// The place of the move that is being searched.
    searched: usize,
}

impl Numbers {
    const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };
    /// Nothing is known.
    const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    /// As far as one can go.
    const NO_LIMIT: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// What an attack comes to, for the side to move.
    fn decided(attack: Attack, by_mover: bool) -> Self {
        if attack.is_some() == by_mover { Self::PROVED } else { Self::DISPROVED }
    }

    /// Whether neither number reaches its limit.
    fn is_below(self, limits: Self) -> bool {
        self.proof < limits.proof && self.disproof < limits.disproof
    }

    fn pack(self) -> u64 {
        u64::from(self.proof) << NUMBER_BITS | u64::from(self.disproof)
    }

    #[expect(clippy::cast_possible_truncation, reason = "two numbers of 31 bits")]
    fn unpack(packed: u64) -> Self {
        Self { proof: (packed >> NUMBER_BITS) as u32, disproof: (packed & ((1 << NUMBER_BITS) - 1)) as u32 }
    }
}

impl<W: Word> Searcher<'_, W> {
    /// What an attack comes to, however many moves it takes; when it succeeds, all that is said of their number is
    /// that there are enough squares.
    pub(super) fn prove(&mut self, node: &Node<W>, by_mover: bool) -> Result<Attack, Stopped> {
        let numbers = match self.look(node, by_mover)? {
            numbers if numbers.proof == 0 || numbers.disproof == 0 => numbers,
            _ => self.expand(node, by_mover)?,
        };
        let succeeds = (numbers.proof == 0) == by_mover;
        Ok(succeeds.then_some(node.empty))
    }

    /// The numbers of a position without looking ahead.
    fn look(&mut self, node: &Node<W>, by_mover: bool) -> Result<Numbers, Stopped> {
        self.count()?;
        if let Verdict::Decided(attack) = self.problem.inspect(node, by_mover, node.empty) {
            return Ok(Numbers::decided(attack, by_mover));
        }
        let (key, _) = self.problem.key(node);
        let table = self.problem.proofs(self.visited());
        if let Some(packed) = table.and_then(|table| table.get(key_of_attack(key, by_mover))) {
            return Ok(Numbers::unpack(packed));
        }
        let is_blocked = self.is_blocked_by_pairs(node, by_mover);
        let numbers = if is_blocked { Numbers::decided(None, by_mover) } else { Numbers::UNKNOWN };
        self.note(node, by_mover, numbers, 0);
        Ok(numbers)
    }

    fn note(&self, node: &Node<W>, by_mover: bool, numbers: Numbers, nodes: u64) {
        if let Some(table) = self.problem.proofs(self.visited()) {
            let (key, _) = self.problem.key(node);
            table.store(key_of_attack(key, by_mover), rank(nodes, node.empty), |_| numbers.pack());
        }
    }

    /// Searches below a position until it is settled: again and again the most promising of the moves, until the
    /// numbers reach what makes another one more promising. As in [`attack`](Self::attack), the way from the root
    /// is a list.
    fn expand(&mut self, node: &Node<W>, by_mover: bool) -> Result<Numbers, Stopped> {
        // A search that was stopped has left its way.
        self.expansions.clear();
        self.children.clear();
        self.moves.clear();
        self.begin(*node, by_mover, Numbers::NO_LIMIT)?;
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
                let by_mover = !expansion.by_mover;
                let next = self.problem.grid.after(&expansion.node, bit);
                self.begin(next, by_mover, limits)?;
            } else {
                self.end(numbers);
                reached = Some(numbers);
            }
        }
        Ok(reached.unwrap_or(Numbers::UNKNOWN))
    }

    /// Lists the moves of a position, which is then the last on the way.
    fn begin(&mut self, node: Node<W>, by_mover: bool, limits: Numbers) -> Result<(), Stopped> {
        let (visited, first) = (self.visited(), self.children.len());
        self.list_children(&node, by_mover)?;
        self.expansions.push(Expansion { node, by_mover, limits, visited, first, searched: first });
        Ok(())
    }

    /// Goes back from the last position on the way, whose numbers are these.
    fn end(&mut self, numbers: Numbers) {
        let Some(Expansion { node, by_mover, visited, first, .. }) = self.expansions.pop() else { return };
        self.children.truncate(first);
        self.note(&node, by_mover, numbers, self.visited() - visited);
    }

    /// Lists the moves of a position with their numbers.
    fn list_children(&mut self, node: &Node<W>, by_mover: bool) -> Result<(), Stopped> {
        let Verdict::Open(candidates) = self.problem.inspect(node, by_mover, node.empty) else {
            return Ok(());
        };
        let mut moves = self.list_moves(node, by_mover, candidates, None);
        let first = moves.start;
        while let Some(bit) = self.next_move(&mut moves) {
            let next = self.problem.grid.after(node, bit);
            let numbers = self.look(&next, !by_mover)?;
            self.children.push(Child { bit, numbers });
            if numbers.disproof == 0 {
                break;
            }
        }
        self.forget_moves(first);
        Ok(())
    }
}

/// The move to search first.
struct Promising {
    place: usize,
    /// How far the next best move is from a proof.
    runner_up: u32,
}

impl Promising {
    /// How far to search the move, whose numbers are `known`, in a position with these numbers and limits: until it is
    /// a good deal worse than the next best one, or the position reaches its own limits.
    fn limits(&self, known: Numbers, numbers: Numbers, limits: Numbers) -> Numbers {
        Numbers {
            proof: limits.disproof - (numbers.disproof - known.proof),
            disproof: limits.proof.min(self.runner_up.saturating_add(self.runner_up / 4 + 1)),
        }
    }
}

/// The numbers of a position from those of its moves: one proved move proves it, all disproved disprove it.
fn summary(children: &[Child]) -> (Numbers, Option<Promising>) {
    let mut numbers = Numbers::DISPROVED;
    let mut promising: Option<Promising> = None;
    for (place, child) in children.iter().enumerate() {
        let proof = child.numbers.disproof;
        // A sum of what can be had can be had.
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

/// Which side attacks makes a difference to the numbers: the two attacks have different keys.
const fn key_of_attack(key: u128, by_mover: bool) -> u128 {
    if by_mover { key } else { !key }
}
