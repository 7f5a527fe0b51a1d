//! What the solver asks about a position, and what it knows of the answers.

/// The answer to a question: the number of moves of both sides together within which the attack succeeds, or that it
/// does not succeed within the limit.
pub(super) type Attack = Option<u32>;

/// Asks whether one side, the attacker, wins within `limit` moves of both sides together.
///
/// The other side is the defender. The attack fails if the defender wins itself or if it lasts to the end.
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

    /// The same question with another limit.
    pub(super) const fn within(self, limit: u32) -> Self {
        Self { limit, ..self }
    }

    /// The same question after a move.
    #[inline]
    pub(super) const fn after_move(self) -> Self {
        Self { by_mover: !self.by_mover, limit: self.limit - 1 }
    }

    /// Whether this answer, after one of its moves, gives the side to move what it wants.
    #[inline]
    pub(super) const fn is_settled_by(self, attack: Attack) -> bool {
        attack.is_some() == self.by_mover
    }
}

/// What is known about the two attacks in a position: that of the side to move, and that of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct AttackEntry {
    /// For the side that moved last, then for the side to move: its attack succeeds within this number of moves. 0 if
    /// it is not known to succeed.
    proved: [u32; 2],
    /// The attack fails within this number of moves; [`EVER`](Self::EVER): it never succeeds.
    refuted: [u32; 2],
    /// The best move found, as a bit.
    best: Option<u32>,
}

/// The bits that a number of moves takes. The number of a bit of the board, or of none, takes 17.
const MOVES_BITS: u32 = 11;
const MOVES_MASK: u64 = (1 << MOVES_BITS) - 1;

impl AttackEntry {
    /// Any number of moves.
    const EVER: u32 = (1 << MOVES_BITS) - 1;
    /// The largest number that an entry can hold.
    const MOST: u32 = Self::EVER - 1;

    /// Records the answer to a question about a position with `empty` empty squares. Forgets what takes more moves than
    /// an entry can hold.
    pub(super) fn new(question: Question, attack: Attack, empty: u32, best: Option<u32>) -> Self {
        let mut entry = Self { best, ..Self::default() };
        let (side, limit) = (usize::from(question.by_mover), question.limit);
        match attack {
            Some(moves) => entry.proved[side] = if moves > Self::MOST { 0 } else { moves },
            None => entry.refuted[side] = if limit >= empty { Self::EVER } else { limit.min(Self::MOST) },
        }
        entry
    }

    /// Returns the answer to a question, if it is known.
    pub(super) fn answer(self, Question { by_mover, limit }: Question) -> Option<Attack> {
        let (proved, refuted) = (self.proved[usize::from(by_mover)], self.refuted[usize::from(by_mover)]);
        if proved != 0 && proved <= limit {
            Some(Some(proved))
        } else {
            (refuted >= limit || refuted == Self::EVER).then_some(None)
        }
    }

    /// The best move found, as a bit.
    pub(super) const fn best(self) -> Option<u32> {
        self.best
    }

    /// Combines an entry with an older one.
    pub(super) fn merged(self, older: Self) -> Self {
        let soonest =
            |one: u32, other: u32| if one == 0 || other == 0 { one.max(other) } else { one.min(other) };
        Self {
            proved: std::array::from_fn(|side| soonest(self.proved[side], older.proved[side])),
            refuted: std::array::from_fn(|side| self.refuted[side].max(older.refuted[side])),
            best: self.best.or(older.best),
        }
    }

    /// Packs the entry into 61 bits.
    pub(super) fn pack(self) -> u64 {
        let [a, b] = self.proved;
        let [c, d] = self.refuted;
        let best = self.best.map_or(0, |bit| u64::from(bit) + 1);
        [a, b, c, d].into_iter().fold(best, |packed, moves| packed << MOVES_BITS | u64::from(moves))
    }

    /// Reads what [`pack`](Self::pack) wrote.
    pub(super) fn unpack(packed: u64) -> Self {
        let moves = |place: u32| (packed >> (place * MOVES_BITS) & MOVES_MASK) as u32;
        let best = (packed >> (4 * MOVES_BITS)) as u32;
        Self { proved: [moves(3), moves(2)], refuted: [moves(1), moves(0)], best: best.checked_sub(1) }
    }
}

#[cfg(test)]
mod tests {
    use super::{AttackEntry, Question};

    fn question(by_mover: bool, limit: u32) -> Question {
        Question { by_mover, limit }
    }

    #[test]
    fn an_entry_survives_packing() {
        for (by_mover, attack, limit, best) in [
            (true, Some(1), 9, Some(0)),
            (false, Some(2046), 2046, Some(65_791)),
            (true, None, 3, None),
            (false, None, 9, Some(63)),
        ] {
            let entry = AttackEntry::new(question(by_mover, limit), attack, 9, best);
            assert_eq!(AttackEntry::unpack(entry.pack()), entry);
        }
    }

    #[test]
    fn what_is_known_within_few_moves_is_not_taken_for_more() {
        let refuted = AttackEntry::new(question(true, 3), None, 9, None);
        assert_eq!(refuted.answer(question(true, 3)), Some(None));
        assert_eq!(refuted.answer(question(true, 4)), None);
        assert_eq!(refuted.answer(question(false, 1)), None);
        let proved = AttackEntry::new(question(true, 7), Some(5), 9, None).merged(refuted);
        assert_eq!(proved.answer(question(true, 9)), Some(Some(5)));
        assert_eq!(proved.answer(question(true, 4)), None);
        assert_eq!(proved.answer(question(true, 3)), Some(None));
        let never = AttackEntry::new(question(false, 9), None, 9, None);
        assert_eq!(never.answer(question(false, 9)), Some(None));
    }

    #[test]
    fn more_moves_than_an_entry_can_hold_are_not_taken_for_fewer() {
        let won = AttackEntry::new(question(true, 6000), Some(5000), 9000, None);
        assert_eq!(won.answer(question(true, 9000)), None);
        let refuted = AttackEntry::new(question(true, 5000), None, 9000, None);
        assert_eq!(refuted.answer(question(true, 2046)), Some(None));
        assert_eq!(refuted.answer(question(true, 5000)), None);
        let never = AttackEntry::new(question(true, 9000), None, 9000, None);
        assert_eq!(never.answer(question(true, 9000)), Some(None));
    }
}
