//! The way from the root of a depth-first search.

use core::ops::Range;

use super::grid::GridNode;
use super::question::{Attack, Question};

/// A position on the way from the root whose moves are being tried.
#[derive(Debug)]
pub(super) struct AttackLevel<W> {
    pub(super) node: GridNode<W>,
    pub(super) question: Question,
    /// The positions visited before this one.
    pub(super) visited: u64,
    /// The place of the first move, and those of the moves that are left.
    pub(super) first: usize,
    pub(super) left: Range<usize>,
    /// The move that is being tried, as a bit.
    pub(super) tried: usize,
    /// The answer from the moves tried so far, and the best of them.
    pub(super) outcome: (Attack, Option<usize>),
}

impl<W> AttackLevel<W> {
    /// Adds the answer after the move that was tried. The first move that settles the question ends the search; until
    /// then, the longest resistance counts.
    #[inline]
    pub(super) fn add(&mut self, attack: Attack) {
        let attack = attack.map(|moves| moves + 1);
        let settles = self.question.is_settled_by(attack);
        if settles {
            self.left = 0..0;
        }
        if settles || attack > self.outcome.0 {
            self.outcome = (attack, Some(self.tried));
        }
    }
}
