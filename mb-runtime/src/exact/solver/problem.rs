//! What is asked about a board, and what can be said of a position without looking ahead.

use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;

use super::census::WHOLE;
use super::entry::Attack;
use super::grid::{Grid, Node};
use super::options::{Method, SolverOptions, Technique, Techniques};
use super::table::Table;
use super::word::Word;
use mb_core::{Convention, Geometry};

/// A board with the rules of the game, the ways to search it, and what was found out so far.
///
/// Every question is about an *attack*: does this side, the attacker, win within so many moves? The other side is
/// then the defender, and holds a draw by winning itself just as well as by lasting.
#[derive(Debug)]
pub(super) struct Problem<W> {
    pub(super) grid: Grid<W>,
    pub(super) convention: Convention,
    pub(super) method: Method,
    techniques: Techniques,
    memory: usize,
    attacks: OnceLock<Table>,
    proofs: OnceLock<Table>,
    /// The positions visited in earlier calls.
    visited: AtomicU64,
}

/// What can be said of an attack without looking ahead.
#[derive(Clone, Copy, Debug)]
pub(super) enum Verdict<W> {
    /// What it comes to.
    Decided(Attack),
    /// It depends on what follows.
    Open(Candidates<W>),
}

/// The moves that matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidates<W> {
    pub(super) squares: W,
    /// Moves that raise the attacker's potential by less than this lead to nothing.
    pub(super) least: u64,
}

/// On boards with more bits than this, short wins are looked for before long ones.
const MOST_BITS_AT_ONCE: usize = 512;

/// A search is this long before it takes memory for a table.
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

    /// Whether whoever completes a line loses.
    #[inline]
    pub(super) const fn is_misere(&self) -> bool {
        matches!(self.convention, Convention::Misere)
    }

    /// Counts the positions visited in a call that is over.
    pub(super) fn add_visited(&self, nodes: u64) {
        self.visited.fetch_add(nodes, Ordering::Relaxed);
    }

    /// The table of attacks, once a search that has `visited` so many positions is worth one.
    #[inline]
    pub(super) fn attacks(&self, visited: u64) -> Option<&Table> {
        self.table(&self.attacks, visited)
    }

    /// The table of proof numbers, likewise.
    pub(super) fn proofs(&self, visited: u64) -> Option<&Table> {
        self.table(&self.proofs, visited)
    }

    #[inline]
    fn table<'a>(&'a self, table: &'a OnceLock<Table>, visited: u64) -> Option<&'a Table> {
        if !self.uses(Technique::TranspositionTable) {
            return None;
        }
        table.get().or_else(|| {
            let visited = visited + self.visited.load(Ordering::Relaxed);
            (visited >= NODES_WITHOUT_TABLE).then(|| table.get_or_init(|| Table::new(self.memory)))
        })
    }

    /// The key of a position and the index of the image that it belongs to.
    #[inline]
    pub(super) fn key(&self, node: &Node<W>) -> (u128, usize) {
        let image = if self.uses(Technique::CanonicalKeys) { self.grid.canonical_image(node) } else { 0 };
        (node.hashes[image], image)
    }

    /// In how many moves an attack that may take `limit` moves is asked for, one question after the other until it
    /// succeeds. On large boards what is not won soon is hardly ever found, so the first questions are short ones.
    pub(super) fn limits(&self, limit: u32) -> impl Iterator<Item = u32> + use<W> {
        let is_asked_at_once = W::BITS <= MOST_BITS_AT_ONCE || self.method == Method::ProofNumber;
        let first = if is_asked_at_once { limit } else { 2.min(limit) };
        std::iter::successors(Some(first), move |last| (*last < limit).then(|| limit.min(2 * last)))
    }

    /// What can be said of an attack within `limit` moves without looking ahead; `by_mover` says whether the
    /// attacker is to move.
    #[inline]
    pub(super) fn inspect(&self, node: &Node<W>, by_mover: bool, limit: u32) -> Verdict<W> {
        if !self.uses(Technique::ForcedMoves) && self.grid.has_line(node.other) {
            let has_attacker_won = by_mover == self.is_misere();
            return Verdict::Decided(has_attacker_won.then_some(0));
        }
        if node.empty == 0 || limit == 0 {
            return Verdict::Decided(None);
        }
        let empty = self.grid.empty(node);
        let forced = if self.uses(Technique::ForcedMoves) {
            self.forced(node, empty, by_mover, limit)
        } else {
            Ok(empty)
        };
        match forced {
            Ok(squares) => self.weigh(node, by_mover, limit, squares),
            Err(attack) => Verdict::Decided(attack),
        }
    }

    /// The squares that the next move must be on, when something would be lost at once otherwise; or what the
    /// attack comes to at once.
    #[inline]
    fn forced(&self, node: &Node<W>, empty: W, by_mover: bool, limit: u32) -> Result<W, Attack> {
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

    /// Whether the open lines that the attacker's win depends on rule it out; if not, the squares that matter.
    #[inline]
    fn weigh(&self, node: &Node<W>, by_mover: bool, limit: u32, squares: W) -> Verdict<W> {
        let (dead_lines, potential) = (self.uses(Technique::DeadLines), self.uses(Technique::PotentialBound));
        if !dead_lines && !potential {
            return Verdict::Open(Candidates { squares, least: 0 });
        }
        // The attacker wins on its own lines, or, when whoever completes a line loses, on the defender's.
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

    /// The moves worth trying: those on open lines. Any other only passes; where passing can help, when whoever
    /// completes a line loses, one such move stands for all.
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
