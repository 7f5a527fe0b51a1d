//! What the solver asks about a position.

/// The answer to a question: the attack succeeds within this many moves of both sides together, or not within the
/// limit.
pub(super) type Attack = Option<u32>;

/// Asks whether one side, the attacker, wins within `limit` moves of both sides together.
///
/// The other side is the defender, and holds a draw by winning itself just as well as by lasting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// Whether the attacker is to move.
    pub(super) by_mover: bool,
    pub(super) limit: u32,
}

impl Question {
    /// Does the side to move win?
    pub(super) const fn mover_wins(limit: u32) -> Self {
        Self { by_mover: true, limit }
    }

    /// Does the side that moved last win?
    pub(super) const fn other_wins(limit: u32) -> Self {
        Self { by_mover: false, limit }
    }

    /// The same question after a move.
    #[inline]
    pub(super) const fn after_move(self) -> Self {
        Self { by_mover: !self.by_mover, limit: self.limit - 1 }
    }

    /// Whether the side to move has its way when one of its moves leads to this.
    #[inline]
    pub(super) const fn is_settled_by(self, attack: Attack) -> bool {
        attack.is_some() == self.by_mover
    }
}
