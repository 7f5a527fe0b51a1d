//! One thread's part of a search: its counts, its buffers, and the order in which it tries moves.

use core::ops::{ControlFlow, Range};

use super::control::{Control, Stopped, Wanted};
use super::grid::{Grid, GridNode};
use super::options::Technique;
use super::pairing::Pairing;
use super::path::{AttackLevel, Child, Expansion};
use super::problem::{Candidates, Problem};
use super::question::{Attack, AttackEntry, Question};
use super::word::Word;

/// A search in one thread.
#[derive(Debug)]
pub(super) struct Searcher<'a, W> {
    pub(super) problem: &'a Problem<W>,
    control: &'a Control,
    wanted: Option<&'a Wanted<'a>>,
    /// The positions visited, and how many more may follow before the next look at the limits.
    pub(super) visited: u64,
    allowance: u64,
    pairing: Pairing<W>,
    /// The path from the root, and the moves of all positions on it.
    pub(super) levels: Vec<AttackLevel<W>>,
    pub(super) moves: Vec<Ranked>,
    /// The same for proof numbers.
    pub(super) expansions: Vec<Expansion<W>>,
    pub(super) children: Vec<Child>,
    /// For each number of empty squares: two moves that settled a question about a position with that many.
    killers: Vec<[usize; 2]>,
    /// For each bit and either mark: how often the move settled a question, weighted by the work.
    history: Vec<[u64; 2]>,
    /// For each bit: the potentials of the attacker's lines through it, and of the defender's.
    potentials: Vec<[u64; 2]>,
}

/// A move with its rank in the order of moves: a score, and in the 17 lowest bits how far the move's bit is from the
/// last one, so that lower bits come first among equals.
pub(super) type Ranked = u64;
const LAST_BIT: u64 = (1 << 17) - 1;

/// The usual least length of the path from the root.
const FEW: usize = 4;

/// No bit of a board.
const NONE: usize = usize::MAX;

impl<'a, W: Word> Searcher<'a, W> {
    pub(super) fn new(problem: &'a Problem<W>, control: &'a Control, wanted: Option<&'a Wanted<'a>>) -> Self {
        let geometry = problem.grid.geometry();
        let bits = Grid::<W>::bits(geometry);
        Self {
            problem,
            control,
            wanted,
            visited: 0,
            allowance: 0,
            pairing: Pairing::new(&problem.grid),
            levels: Vec::with_capacity(FEW),
            moves: Vec::with_capacity(geometry.cells() * FEW),
            expansions: Vec::new(),
            children: Vec::new(),
            killers: vec![[NONE; 2]; geometry.cells() + 1],
            history: vec![[0; 2]; bits],
            potentials: vec![[0; 2]; bits],
        }
    }

    /// Counts a position, if it may still be visited.
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.allowance == 0 {
            self.wanted.map_or(Ok(()), Wanted::check)?;
            self.allowance = self.control.look(W::BITS)?;
        }
        self.allowance -= 1;
        self.visited += 1;
        Ok(())
    }

    /// Visits a position: finds the answer without trying moves, or else the places of the moves to try, which
    /// [`take_best`] takes.
    pub(super) fn visit(
        &mut self,
        node: &GridNode<W>,
        question: Question,
    ) -> Result<ControlFlow<Attack, Range<usize>>, Stopped> {
        self.count()?;
        let candidates = match self.problem.inspect(node, question) {
            ControlFlow::Break(attack) => return Ok(ControlFlow::Break(attack)),
            ControlFlow::Continue(candidates) => candidates,
        };
        let known = self.recall(node);
        if let Some(attack) = known.and_then(|(entry, _)| entry.answer(question)) {
            return Ok(ControlFlow::Break(attack));
        }
        if self.is_blocked_by_pairs(node, question) {
            self.remember(node, question.within(node.empty), None, None, 0);
            return Ok(ControlFlow::Break(None));
        }
        let first = known.and_then(|(_, best)| best);
        Ok(ControlFlow::Continue(self.list_moves(node, question, candidates, first)))
    }

    /// What the table knows of a position, and the best move as a bit of this image.
    pub(super) fn recall(&self, node: &GridNode<W>) -> Option<(AttackEntry, Option<usize>)> {
        let table = self.problem.attacks(self.visited)?;
        let (key, image) = self.problem.key(node);
        let entry = AttackEntry::unpack(table.get(key)?);
        let best = entry.best().map(|bit| self.problem.grid.hashing().origin(image, bit as usize));
        Some((entry, best))
    }

    /// Stores the answer to a question about a position, the best move as a bit of this image, and the number of
    /// positions that it took.
    pub(super) fn remember(
        &self,
        node: &GridNode<W>,
        question: Question,
        attack: Attack,
        best: Option<usize>,
        nodes: u64,
    ) {
        let Some(table) = self.problem.attacks(self.visited) else { return };
        let (key, image) = self.problem.key(node);
        #[expect(clippy::cast_possible_truncation, reason = "a board has at most 256 × 257 bits")]
        let best = best.map(|bit| self.problem.grid.hashing().image(image, bit) as u32);
        let entry = AttackEntry::new(question, attack, node.empty, best);
        table.store(key, rank(nodes, node.empty), |older| {
            older.map_or(entry, |older| entry.merged(AttackEntry::unpack(older))).pack()
        });
    }

    /// Whether a pairing strategy of the defender rules the attack out.
    pub(super) fn is_blocked_by_pairs(&mut self, node: &GridNode<W>, question: Question) -> bool {
        if !self.problem.options.uses(Technique::PairingBound) {
            return false;
        }
        // A line of one square has no pair, and every board with such lines is won by the first move.
        let (blocked, holes) = if self.problem.needs_movers_lines(question) {
            (node.other, node.own_holes)
        } else {
            (node.own, node.other_holes)
        };
        // A line with one hole has no pair.
        holes.is_zero() && self.pairing.blocks(&self.problem.grid, blocked, self.problem.grid.empty(node))
    }

    /// Lists the moves to try, in order.
    pub(super) fn list_moves(
        &mut self,
        node: &GridNode<W>,
        question: Question,
        candidates: Candidates<W>,
        first: Option<usize>,
    ) -> Range<usize> {
        let start = self.moves.len();
        // Sum up the potentials of the lines through every square.
        let (attacker, defender) = node.marks(question.by_mover);
        self.potentials.fill([0; 2]);
        self.problem.grid.add_potentials(attacker, defender, &mut self.potentials, 0);
        self.problem.grid.add_potentials(defender, attacker, &mut self.potentials, 1);
        let is_ordered = self.problem.options.uses(Technique::LineOrder);
        self.problem.one_of_each(node, candidates.squares).fold_bits((), |(), bit| {
            if self.potentials[bit][0] < candidates.least {
                return;
            }
            let lines = if is_ordered { self.line_score(bit) } else { 0 };
            let score = if first == Some(bit) { u64::MAX } else { lines + self.learned_score(node, bit) };
            self.moves.push(score & !LAST_BIT | (LAST_BIT - bit as u64));
        });
        start..self.moves.len()
    }

    /// Scores a square by the open lines through it. The attacker's lines count twice. In misère play, the fuller the
    /// lines are, the lower is the score.
    fn line_score(&self, bit: usize) -> u64 {
        let [attack, defence] = self.potentials[bit];
        let score = 2 * attack + defence;
        if self.problem.is_misere() { MOST_LINES - score.min(MOST_LINES) } else { score }
    }

    /// The score of a move by what settled other positions.
    fn learned_score(&self, node: &GridNode<W>, bit: usize) -> u64 {
        let is_killer = self.killers[node.empty as usize].contains(&bit);
        self.history[bit][node.mark] + if is_killer { KILLER } else { 0 }
    }

    /// Notes that a move settled a question, with `nodes` visits.
    pub(super) fn reward(&mut self, node: &GridNode<W>, bit: usize, nodes: u64) {
        if !self.problem.options.uses(Technique::KillerMoves) {
            return;
        }
        let killers = &mut self.killers[node.empty as usize];
        if killers[0] != bit {
            *killers = [bit, killers[0]];
        }
        let score = &mut self.history[bit][node.mark];
        *score += HISTORY_UNIT * u64::from((nodes + 1).ilog2() + 1);
        if *score > MOST_HISTORY {
            // Older scores fade.
            for scores in &mut self.history {
                scores[node.mark] /= 2;
            }
        }
    }
}

impl<W> Searcher<'_, W> {
    /// Gives back the positions it was allowed to visit and did not.
    pub(super) fn give_back(&mut self) {
        self.control.give_back(core::mem::take(&mut self.allowance));
    }
}

impl<W> Drop for Searcher<'_, W> {
    fn drop(&mut self) {
        self.give_back();
    }
}

/// More than the sum of the potentials of all lines through a square.
const MOST_LINES: u64 = 1 << 60;

/// A killer move counts as much as a line that lacks three marks; history up to half of that.
const KILLER: u64 = super::census::potential(3);
const MOST_HISTORY: u64 = KILLER / 2;
const HISTORY_UNIT: u64 = KILLER >> 16;

/// The value of an entry of the table: the work it took, in powers of two, then the moves that are left, at most 2^16.
pub(super) fn rank(nodes: u64, empty: u32) -> u32 {
    (nodes + 1).ilog2() << 17 | empty
}

/// Takes the best move out of a list, as a bit. Most lists are cut short, so they are not sorted.
pub(super) fn take_best(moves: &mut [Ranked], places: &mut Range<usize>) -> Option<usize> {
    let first = places.next()?;
    let better = |best, place| if moves[place] > moves[best] { place } else { best };
    let best = places.clone().fold(first, better);
    moves.swap(first, best);
    #[expect(clippy::cast_possible_truncation, reason = "17 bits")]
    Some((LAST_BIT - (moves[first] & LAST_BIT)) as usize)
}
