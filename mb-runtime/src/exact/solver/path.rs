//! The positions on the path from the root, as each of the two searches keeps them.

use core::ops::Range;

use super::grid::GridNode;
use super::question::{Attack, Question};

/// A position on the path from the root whose moves are being tried.
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

/// How far a position is from a proof and from a disproof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

/// Infinity: cannot be proved or disproved.
pub(super) const INFINITE: u32 = 1 << 30;

/// The bits of a number in the table.
const NUMBER_BITS: u32 = 31;

/// A move with the numbers of the position after it, from the other side's point of view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) bit: usize,
    pub(super) numbers: Numbers,
}

/// A position on the path from the root, in which the search has begun.
#[derive(Debug)]
pub(super) struct Expansion<W> {
    pub(super) node: GridNode<W>,
    pub(super) question: Question,
    /// The search of the position ends when its numbers reach these.
    pub(super) limits: Numbers,
    /// The positions visited before this one.
    pub(super) visited: u64,
    /// The place of the first move.
    pub(super) first: usize,
    /// The place of the move that is being searched.
    pub(super) searched: usize,
}

impl Numbers {
    pub(super) const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    pub(super) const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };
    /// Nothing is known.
    pub(super) const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    /// Reached only by a proof or a disproof.
    pub(super) const NO_LIMIT: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// The numbers of a position whose answer is known.
    pub(super) const fn decided(question: Question, attack: Attack) -> Self {
        if question.is_settled_by(attack) { Self::PROVED } else { Self::DISPROVED }
    }

    /// Whether neither number reaches its limit.
    pub(super) const fn is_below(self, limits: Self) -> bool {
        self.proof < limits.proof && self.disproof < limits.disproof
    }

    pub(super) fn pack(self) -> u64 {
        u64::from(self.proof) << NUMBER_BITS | u64::from(self.disproof)
    }

    #[expect(clippy::cast_possible_truncation, reason = "two numbers of 31 bits")]
    pub(super) fn unpack(packed: u64) -> Self {
        Self { proof: (packed >> NUMBER_BITS) as u32, disproof: (packed & ((1 << NUMBER_BITS) - 1)) as u32 }
    }
}
