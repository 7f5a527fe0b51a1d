//! A board with its rules, and the tests that settle a question without looking ahead.

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;

use super::census::WHOLE;
use super::grid::{Grid, GridNode};
use super::options::{SolverMethod, SolverOptions, Technique};
use super::question::{Attack, Question};
use super::table::SharedTable;
use super::word::Word;
use mb_core::{Convention, Geometry};

/// A board with the rules of the game, the means to search it, and what was found out so far.
#[derive(Debug)]
pub(super) struct Problem<W> {
    pub(super) grid: Grid<W>,
    pub(super) options: SolverOptions,
    attacks: OnceLock<SharedTable>,
    proofs: OnceLock<SharedTable>,
    /// The positions visited in earlier calls.
    visited: AtomicU64,
}

/// The moves that can change the answer.
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
            options: options.clone(),
            attacks: OnceLock::new(),
            proofs: OnceLock::new(),
            visited: AtomicU64::new(0),
        }
    }

    /// Whether the side that completes a line loses.
    pub(super) const fn is_misere(&self) -> bool {
        matches!(self.options.convention, Convention::Misere)
    }

    /// Counts the positions visited in a call that is over.
    pub(super) fn add_visited(&self, nodes: u64) {
        self.visited.fetch_add(nodes, Ordering::Relaxed);
    }

    /// The table of attacks, if a search that has `visited` this many positions is worth one.
    pub(super) fn attacks(&self, visited: u64) -> Option<&SharedTable> {
        self.table(&self.attacks, visited)
    }

    /// The table of proof numbers, likewise.
    pub(super) fn proofs(&self, visited: u64) -> Option<&SharedTable> {
        self.table(&self.proofs, visited)
    }

    fn table<'a>(&'a self, table: &'a OnceLock<SharedTable>, visited: u64) -> Option<&'a SharedTable> {
        if !self.options.uses(Technique::TranspositionTable) {
            return None;
        }
        table.get().or_else(|| {
            let visited = visited + self.visited.load(Ordering::Relaxed);
            (visited >= NODES_WITHOUT_TABLE)
                .then(|| table.get_or_init(|| SharedTable::new(self.options.memory)))
        })
    }

    /// The key of a position and the index of the image that it belongs to.
    pub(super) fn key(&self, node: &GridNode<W>) -> (u128, usize) {
        let is_canonical = self.options.uses(Technique::CanonicalKeys);
        let image = if is_canonical { self.grid.canonical_image(node) } else { 0 };
        (node.hashes[image], image)
    }

    /// The limits of the questions to ask, one after the other until the attack succeeds. On large boards a win that
    /// takes long is hardly ever found, so the first questions have small limits.
    pub(super) fn limits(&self, limit: u32) -> impl Iterator<Item = u32> + use<W> {
        let is_asked_at_once =
            W::BITS <= MOST_BITS_AT_ONCE || self.options.method == SolverMethod::ProofNumber;
        let first = if is_asked_at_once { limit } else { 2.min(limit) };
        std::iter::successors(Some(first), move |last| (*last < limit).then(|| limit.min(2 * last)))
    }

    /// Whether the attacker's win depends on the lines of the side to move: the attacker wins on its own lines, in
    /// misère play on the defender's.
    pub(super) const fn needs_movers_lines(&self, question: Question) -> bool {
        question.by_mover != self.is_misere()
    }

    /// The squares to try: of those that the symmetries of the position map to each other, only the first.
    pub(super) fn one_of_each(&self, node: &GridNode<W>, squares: W) -> W {
        let is_reduced = self.options.uses(Technique::SymmetricMoves);
        if is_reduced { self.grid.one_of_each(node, squares) } else { squares }
    }

    /// Answers a question without looking ahead, or returns the moves that can change the answer.
    pub(super) fn inspect(
        &self,
        node: &GridNode<W>,
        question: Question,
    ) -> ControlFlow<Attack, Candidates<W>> {
        let forces_moves = self.options.uses(Technique::ForcedMoves);
        // Without forced moves, a line is seen only when it is complete.
        if !forces_moves && self.grid.has_line(node.other) {
            let has_attacker_won = !self.needs_movers_lines(question);
            return ControlFlow::Break(has_attacker_won.then_some(0));
        }
        if node.empty == 0 || question.limit == 0 {
            return ControlFlow::Break(None);
        }
        let squares = if forces_moves { self.forced(node, question)? } else { self.grid.empty(node) };
        self.weigh(node, question, squares)
    }

    /// The squares of the forced moves, or all empty squares when no move is forced; or else the answer.
    fn forced(&self, node: &GridNode<W>, Question { by_mover, limit }: Question) -> ControlFlow<Attack, W> {
        let empty = self.grid.empty(node);
        if self.is_misere() {
            let safe = empty.without(node.own_holes);
            return if safe.is_zero() {
                ControlFlow::Break((!by_mover).then_some(1))
            } else {
                ControlFlow::Continue(safe)
            };
        }
        if !node.own_holes.is_zero() {
            return ControlFlow::Break(by_mover.then_some(1));
        }
        match node.other_holes.count() {
            0 => ControlFlow::Continue(empty),
            1 => ControlFlow::Continue(node.other_holes),
            _ => ControlFlow::Break((!by_mover && limit >= 2).then_some(2)),
        }
    }

    /// Weighs the open lines on which the attacker's win depends. Finds that the attack fails, or the squares that can
    /// change that.
    fn weigh(
        &self,
        node: &GridNode<W>,
        question: Question,
        squares: W,
    ) -> ControlFlow<Attack, Candidates<W>> {
        let on_movers_lines = self.needs_movers_lines(question);
        let (marks, blocked) = node.marks(on_movers_lines);
        let census = self.grid.census(marks, blocked);
        let mut candidates = Candidates { squares, least: 0 };
        if self.options.uses(Technique::PotentialBound) {
            // In misère play, nobody answers the last mark of the game, which may double a potential.
            let doubles = on_movers_lines == (!self.is_misere() || node.empty % 2 == 1);
            if census.sum << u32::from(doubles) < WHOLE {
                return ControlFlow::Break(None);
            }
            if question.by_mover && !self.is_misere() {
                candidates.least = WHOLE.saturating_sub(census.sum);
            }
        }
        if self.options.uses(Technique::DeadLines) {
            let moves =
                census.missing.map(|missing| (2 * missing).saturating_sub(u32::from(on_movers_lines)));
            if moves.is_none_or(|moves| moves > question.limit) {
                return ControlFlow::Break(None);
            }
            candidates.squares = self.live_moves(squares, census.live.or(self.grid.live(marks)));
        }
        ControlFlow::Continue(candidates)
    }

    /// The moves worth trying are those on open lines. Any other move only passes. In misère play passing can help, and
    /// one such move stands for all.
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
