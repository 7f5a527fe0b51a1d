//! One thread's part of a search: its counts, its memory, and the order in which it tries moves.

use core::ops::Range;

use super::control::{Control, Stopped, Wanted};
use super::entry::{Attack, Entry};
use super::grid::{Grid, Node};
use super::options::{Method, Technique};
use super::pairing::Pairing;
use super::problem::{Candidates, Problem, Verdict};
use super::proof_number::Child;
use super::word::Word;

/// A search in one thread.
#[derive(Debug)]
pub(super) struct Searcher<'a, W> {
    pub(super) problem: &'a Problem<W>,
    control: &'a Control,
    wanted: Option<&'a Wanted<'a>>,
    /// The positions visited, those of them that are not yet counted, and how many may be before the next look at
    /// the limits.
    visited: u64,
    uncounted: u64,
    allowance: u64,
    pairing: Pairing<W>,
    /// The moves of all positions on the way from the root.
    moves: Vec<Ranked>,
    /// The same for proof numbers.
    pub(super) children: Vec<Child>,
    /// By the number of empty squares: two moves that settled the matter in a sibling.
    killers: Vec<[u16; 2]>,
    /// By mark and bit: how often a move settled the matter, and how much work that saved.
    history: [Vec<u64>; 2],
    /// For every bit, the potentials of the attacker's lines and of the defender's.
    potentials: [Vec<u64>; 2],
}

/// A position with what is to be done about it.
#[derive(Debug)]
pub(super) enum Step {
    /// Nothing: this is what the attack comes to.
    Decided(Attack),
    /// These moves are to be tried: see [`Searcher::next_move`].
    Moves(Range<usize>),
}

/// A move with what speaks for trying it first: a score, and in the ten lowest bits how far the move's bit is
/// from the last one, so that lower bits come first among equals.
type Ranked = u64;
const LAST_BIT: u64 = (1 << 10) - 1;

/// No bit of a board.
const NONE: u16 = u16::MAX;

impl<'a, W: Word> Searcher<'a, W> {
    pub(super) fn new(problem: &'a Problem<W>, control: &'a Control, wanted: Option<&'a Wanted<'a>>) -> Self {
        let geometry = problem.grid.geometry();
        let bits = Grid::<W>::bits(geometry);
        Self {
            problem,
            control,
            wanted,
            visited: 0,
            uncounted: 0,
            allowance: 0,
            pairing: Pairing::new(&problem.grid),
            moves: Vec::new(),
            children: Vec::new(),
            killers: vec![[NONE; 2]; geometry.cells() + 1],
            history: [vec![0; bits], vec![0; bits]],
            potentials: [vec![0; bits], vec![0; bits]],
        }
    }

    /// What an attack within `limit` moves comes to, by the method of the problem; `by_mover` says whether the
    /// attacker is to move. The number of moves is exact in neither direction: the attack may succeed sooner.
    pub(super) fn ask(&mut self, node: &Node<W>, by_mover: bool, limit: u16) -> Result<Attack, Stopped> {
        if self.problem.method == Method::ProofNumber && limit >= node.empty {
            self.prove(node, by_mover)
        } else {
            self.attack(node, by_mover, limit)
        }
    }

    /// Counts a position, if it may still be visited.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.uncounted >= self.allowance {
            self.wanted.map_or(Ok(()), Wanted::check)?;
            let uncounted = core::mem::take(&mut self.uncounted);
            self.allowance = 0;
            self.allowance = self.control.look(uncounted)?;
        }
        self.uncounted += 1;
        self.visited += 1;
        Ok(())
    }

    /// The positions visited by this searcher.
    pub(super) const fn visited(&self) -> u64 {
        self.visited
    }

    /// Visits a position: finds out what can be said of it without trying moves, and else which moves to try.
    pub(super) fn visit(&mut self, node: &Node<W>, by_mover: bool, limit: u16) -> Result<Step, Stopped> {
        self.count()?;
        let candidates = match self.problem.inspect(node, by_mover, limit) {
            Verdict::Decided(attack) => return Ok(Step::Decided(attack)),
            Verdict::Open(candidates) => candidates,
        };
        let known = self.recall(node);
        if let Some(attack) = known.and_then(|(entry, _)| entry.attack(by_mover, limit)) {
            return Ok(Step::Decided(attack));
        }
        if self.is_blocked_by_pairs(node, by_mover) {
            self.remember(node, Entry::new(by_mover, None, node.empty, node.empty, None), 0);
            return Ok(Step::Decided(None));
        }
        Ok(Step::Moves(self.list_moves(node, by_mover, candidates, known.and_then(|(_, best)| best))))
    }

    /// Takes the best move, as a bit, out of a list: most lists are cut short, so they are not sorted.
    #[inline]
    pub(super) fn next_move(&mut self, places: &mut Range<usize>) -> Option<usize> {
        let first = places.next()?;
        let best = places
            .clone()
            .fold(first, |best, place| if self.moves[place] > self.moves[best] { place } else { best });
        self.moves.swap(first, best);
        #[expect(clippy::cast_possible_truncation, reason = "ten bits")]
        Some((LAST_BIT - (self.moves[first] & LAST_BIT)) as usize)
    }

    /// Forgets the moves from this place on.
    pub(super) fn forget_moves(&mut self, from: usize) {
        self.moves.truncate(from);
    }

    /// What the table knows of a position, and the best move as a bit of this image.
    #[inline]
    fn recall(&self, node: &Node<W>) -> Option<(Entry, Option<u16>)> {
        let table = self.problem.attacks(self.visited)?;
        let (key, image) = self.problem.key(node);
        let entry = Entry::unpack(table.get(key)?);
        #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
        let best = entry.best().map(|bit| self.problem.grid.origin(image, usize::from(bit)) as u16);
        Some((entry, best))
    }

    /// The best move that the table knows of.
    pub(super) fn recall_best(&self, node: &Node<W>) -> Option<u16> {
        self.recall(node)?.1
    }

    /// Tells the table what was found out about a position, with `nodes` visits. The best move of the entry is a
    /// bit of this image.
    #[inline]
    pub(super) fn remember(&self, node: &Node<W>, entry: Entry, nodes: u64) {
        let Some(table) = self.problem.attacks(self.visited) else { return };
        let (key, image) = self.problem.key(node);
        #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
        let entry = entry.with_best(|bit| self.problem.grid.image(image, usize::from(bit)) as u16);
        table.store(key, rank(nodes, node.empty), |older| {
            older.map_or(entry, |older| entry.merged(Entry::unpack(older))).pack()
        });
    }

    /// Whether a pairing strategy of the defender rules the attack out.
    pub(super) fn is_blocked_by_pairs(&mut self, node: &Node<W>, by_mover: bool) -> bool {
        // A line of one square has no pair, and every board with such lines is won by the first move.
        if !self.problem.uses(Technique::PairingBound) {
            return false;
        }
        let on_movers_lines = by_mover != self.problem.is_misere();
        let blocked = if on_movers_lines { node.other } else { node.own };
        self.pairing.blocks(&self.problem.grid, blocked, self.problem.grid.empty(node))
    }

    /// Lists the moves to try, in order.
    pub(super) fn list_moves(
        &mut self,
        node: &Node<W>,
        by_mover: bool,
        candidates: Candidates<W>,
        first: Option<u16>,
    ) -> Range<usize> {
        let start = self.moves.len();
        let mut squares = candidates.squares;
        if self.problem.uses(Technique::SymmetricMoves) {
            squares = self.problem.grid.one_of_each(node, squares);
        }
        let is_ordered = self.problem.uses(Technique::LineOrder);
        if is_ordered || candidates.least > 0 {
            self.fill_potentials(node, by_mover);
        }
        while let Some(bit) = squares.take_lowest() {
            if candidates.least > 0 && self.potentials[0][bit] < candidates.least {
                continue;
            }
            let lines = if is_ordered { self.line_score(bit) } else { 0 };
            #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
            let bit = bit as u16;
            let score = if first == Some(bit) { u64::MAX } else { lines + self.learned_score(node, bit) };
            self.moves.push(score & !LAST_BIT | (LAST_BIT - u64::from(bit)));
        }
        start..self.moves.len()
    }

    /// Sums the potentials of the lines through every square, the attacker's and the defender's.
    fn fill_potentials(&mut self, node: &Node<W>, by_mover: bool) {
        let (attacker, defender) = if by_mover { (node.own, node.other) } else { (node.other, node.own) };
        let [attack, defence] = &mut self.potentials;
        attack.fill(0);
        defence.fill(0);
        self.problem.grid.add_potentials(attacker, defender, attack);
        self.problem.grid.add_potentials(defender, attacker, defence);
    }

    /// What the lines through a square say for it: the attacker's count twice, for they are what the question is
    /// about. When whoever completes a line loses, full lines are to be avoided.
    #[inline]
    fn line_score(&self, bit: usize) -> u64 {
        let score = 2 * self.potentials[0][bit] + self.potentials[1][bit];
        if self.problem.is_misere() { MOST_LINES - score.min(MOST_LINES) } else { score }
    }

    /// What other positions say for a move.
    #[inline]
    fn learned_score(&self, node: &Node<W>, bit: u16) -> u64 {
        if !self.problem.uses(Technique::KillerMoves) {
            return 0;
        }
        let is_killer = self.killers[usize::from(node.empty)].contains(&bit);
        self.history[node.mark][usize::from(bit)] + if is_killer { KILLER } else { 0 }
    }

    /// Notes that a move settled the matter, with `nodes` visits.
    #[inline]
    pub(super) fn reward(&mut self, node: &Node<W>, bit: usize, nodes: u64) {
        if !self.problem.uses(Technique::KillerMoves) {
            return;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
        let bit = bit as u16;
        let killers = &mut self.killers[usize::from(node.empty)];
        if killers[0] != bit {
            *killers = [bit, killers[0]];
        }
        let history = &mut self.history[node.mark];
        history[usize::from(bit)] += HISTORY_UNIT * u64::from((nodes + 1).ilog2() + 1);
        if history[usize::from(bit)] > MOST_HISTORY {
            // The past fades.
            for score in history {
                *score /= 2;
            }
        }
    }
}

impl<W> Drop for Searcher<'_, W> {
    /// Counts what is not yet counted.
    fn drop(&mut self) {
        self.control.add(self.uncounted);
    }
}

/// More than the potentials of all lines through a square can sum up to.
const MOST_LINES: u64 = 1 << 60;

/// A killer move counts as much as a line that lacks three marks; history up to half of that.
const KILLER: u64 = super::census::potential(3);
const MOST_HISTORY: u64 = KILLER / 2;
const HISTORY_UNIT: u64 = KILLER >> 16;

/// How dear an entry of the table is: by the work it took, in powers of two, then by the moves that are left.
#[inline]
pub(super) fn rank(nodes: u64, empty: u16) -> u32 {
    (nodes + 1).ilog2() << 16 | u32::from(empty)
}
