//! Proof and disproof numbers, and the path of a search by them.
//!
//! The numbers of a position are those of its side to move. `proof`: how many positions must at least be settled for
//! this side to have its way (the attacker to win, the defender to hold). `disproof`: how many for it to fail.

use super::grid::GridNode;
use super::question::{Attack, Question};

/// How far a position is from a proof and from a disproof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

/// Infinity: cannot be proved or disproved.
const INFINITE: u32 = 1 << 30;

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
    const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };
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

/// The move to search first.
pub(super) struct Promising {
    pub(super) place: usize,
    /// How far the next best move is from a proof.
    runner_up: u32,
}

impl Promising {
    /// The limits for the search of the move, whose numbers are `known`, in a position with `numbers` and `limits`: the
    /// move becomes a good deal worse than the next best one, or the position reaches its own limits.
    pub(super) fn limits(&self, known: Numbers, numbers: Numbers, limits: Numbers) -> Numbers {
        Numbers {
            proof: limits.disproof - (numbers.disproof - known.proof),
            disproof: limits.proof.min(self.runner_up.saturating_add(self.runner_up / 4 + 1)),
        }
    }
}

/// Sums up the numbers of the moves of a position: one proved move proves it, all disproved disprove it.
pub(super) fn summary(children: &[Child]) -> (Numbers, Option<Promising>) {
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
