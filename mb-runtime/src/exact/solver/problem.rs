//! A board with its rules, and what settles a question without looking ahead.

use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;

use super::census::WHOLE;
use super::grid::{Grid, GridNode};
use super::options::{SolverMethod, SolverOptions, Technique, Techniques};
use super::question::{Attack, Question};
use super::table::SharedTable;
use super::word::Word;
use mb_core::{Convention, Geometry};

/// A board with the rules of the game, the means to search it, and what was found out so far.
#[derive(Debug)]
pub(super) struct Problem<W> {
    pub(super) grid: Grid<W>,
    pub(super) convention: Convention,
    pub(super) method: SolverMethod,
    techniques: Techniques,
    memory: usize,
    attacks: OnceLock<SharedTable>,
    proofs: OnceLock<SharedTable>,
    /// The positions visited in earlier calls.
    visited: AtomicU64,
}

/// What settles a question without looking ahead.
#[derive(Clone, Copy, Debug)]
pub(super) enum Verdict<W> {
    /// The answer is known.
    Decided(Attack),
    /// The answer depends on these moves.
    Open(Candidates<W>),
}

/// The moves that matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidates<W> {
    pub(super) squares: W,
    /// A move that raises the attacker's potential by less than this cannot win.
    pub(super) least: u64,
}

/// On boards with more bits than this, look for short wins before long ones.
const MOST_BITS_AT_ONCE: usize = 512;

/// The length of a search before it takes memory for a table.
const NODES_WITHOUT_TABLE: u64 = 512;

impl<W: Word> Problem<W> {
    pub(super) fn new(geometry: Geometry, options: &SolverOptions) -> Self {
        Self {
            grid: Grid::new(geometry),
            convention: options.convention,
            method: options.method,
            techniques: options.techniques,
            memory: options.memory,
            attacks: OnceLock::new(),
            proofs: OnceLock::new(),
            visited: AtomicU64::new(0),
        }
    }

    #[inline]
    pub(super) const fn uses(&self, technique: Technique) -> bool {
        self.techniques.contain(technique)
    }

    /// Whether the side that completes a line loses.
    #[inline]
    pub(super) const fn is_misere(&self) -> bool {
        matches!(self.convention, Convention::Misere)
    }

    /// Counts the positions visited in a call that is over.
    pub(super) fn add_visited(&self, nodes: u64) {
        self.visited.fetch_add(nodes, Ordering::Relaxed);
    }

    /// The table of attacks, if a search that has `visited` this many positions is worth one.
    #[inline]
    pub(super) fn attacks(&self, visited: u64) -> Option<&SharedTable> {
        self.table(&self.attacks, visited)
    }

    /// The table of proof numbers, likewise.
    pub(super) fn proofs(&self, visited: u64) -> Option<&SharedTable> {
        self.table(&self.proofs, visited)
    }

    #[inline]
    fn table<'a>(&'a self, table: &'a OnceLock<SharedTable>, visited: u64) -> Option<&'a SharedTable> {
        if !self.uses(Technique::TranspositionTable) {
            return None;
        }
        table.get().or_else(|| {
            let visited = visited + self.visited.load(Ordering::Relaxed);
            (visited >= NODES_WITHOUT_TABLE).then(|| table.get_or_init(|| SharedTable::new(self.memory)))
        })
    }

    /// The key of a position and the index of the image that it belongs to.
    #[inline]
    pub(super) fn key(&self, node: &GridNode<W>) -> (u128, usize) {
        let image = if self.uses(Technique::CanonicalKeys) { self.grid.canonical_image(node) } else { 0 };
        (node.hashes[image], image)
    }

    /// The limits of the questions to ask, one after the other until the attack succeeds. On large boards a win that
    /// takes long is hardly ever found, so the first questions have small limits.
    pub(super) fn limits(&self, limit: u32) -> impl Iterator<Item = u32> + use<W> {
        let is_asked_at_once = W::BITS <= MOST_BITS_AT_ONCE || self.method == SolverMethod::ProofNumber;
        let first = if is_asked_at_once { limit } else { 2.min(limit) };
        std::iter::successors(Some(first), move |last| (*last < limit).then(|| limit.min(2 * last)))
    }

    /// Answers a question without looking ahead, or finds the moves that matter.
    #[inline]
    pub(super) fn inspect(&self, node: &GridNode<W>, question: Question) -> Verdict<W> {
        let Question { by_mover, limit } = question;
        if !self.uses(Technique::ForcedMoves) && self.grid.has_line(node.other) {
            let has_attacker_won = by_mover == self.is_misere();
            return Verdict::Decided(has_attacker_won.then_some(0));
        }
        if node.empty == 0 || limit == 0 {
            return Verdict::Decided(None);
        }
        let empty = self.grid.empty(node);
        let forced =
            if self.uses(Technique::ForcedMoves) { self.forced(node, empty, question) } else { Ok(empty) };
        match forced {
            Ok(squares) => self.weigh(node, question, squares),
            Err(attack) => Verdict::Decided(attack),
        }
    }

    /// The squares of the forced moves, or all empty squares when no move is forced; an error is the answer.
    #[inline]
    fn forced(
        &self,
        node: &GridNode<W>,
        empty: W,
        Question { by_mover, limit }: Question,
    ) -> Result<W, Attack> {
        if self.is_misere() {
            let safe = empty.without(node.own_holes);
            return if safe.is_zero() { Err((!by_mover).then_some(1)) } else { Ok(safe) };
        }
        if !node.own_holes.is_zero() {
            return Err(by_mover.then_some(1));
        }
        match node.other_holes.count() {
            0 => Ok(empty),
            1 => Ok(node.other_holes),
            _ => Err((!by_mover && limit >= 2).then_some(2)),
        }
    }

    /// Weighs the open lines on which the attacker's win depends: the attack fails, or these squares matter.
    #[inline]
    fn weigh(&self, node: &GridNode<W>, Question { by_mover, limit }: Question, squares: W) -> Verdict<W> {
        let (dead_lines, potential) = (self.uses(Technique::DeadLines), self.uses(Technique::PotentialBound));
        if !dead_lines && !potential {
            return Verdict::Open(Candidates { squares, least: 0 });
        }
        // The attacker wins on its own lines, in misère play on the defender's.
        let on_movers_lines = by_mover != self.is_misere();
        let (marks, blocked) = if on_movers_lines { (node.own, node.other) } else { (node.other, node.own) };
        let census = self.grid.census(marks, blocked);
        let mut candidates = Candidates { squares, least: 0 };
        if dead_lines {
            let moves =
                census.missing.map(|missing| (2 * missing).saturating_sub(u32::from(on_movers_lines)));
            if moves.is_none_or(|moves| moves > limit) {
                return Verdict::Decided(None);
            }
            let live = census.live.or(self.grid.live(marks));
            candidates.squares = self.live_moves(squares, live);
        }
        if potential {
            let halved = if self.is_misere() {
                // The last mark of the game may double a potential unanswered.
                (node.empty % 2 == 1) == on_movers_lines
            } else {
                on_movers_lines
            };
            if census.sum << u32::from(halved) < WHOLE {
                return Verdict::Decided(None);
            }
            if by_mover && !self.is_misere() {
                candidates.least = WHOLE.saturating_sub(census.sum);
            }
        }
        Verdict::Open(candidates)
    }

    /// The moves worth trying: those on open lines. Any other move only passes; in misère play passing can help, and one
    /// such move stands for all.
    #[inline]
    fn live_moves(&self, squares: W, live: W) -> W {
        let moves = squares.and(live);
        if self.is_misere() {
            let mut others = squares.without(live);
            others.take_lowest().map_or(moves, |bit| moves.or(W::bit(bit)))
        } else {
            moves
        }
    }
}
