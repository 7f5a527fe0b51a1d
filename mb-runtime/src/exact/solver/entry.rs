//! What the table remembers of a position.

/// How soon an attack succeeds: within so many moves of both sides together. `None`: not within the moves that
/// were looked at.
pub(super) type Attack = Option<u32>;

/// What is known of the two attacks in a position: that of the side to move and that of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Entry {
    /// The attack succeeds within so many moves; 0: it is not known to succeed. First the side that moved last.
    proved: [u32; 2],
    /// The attack does not succeed within so many moves; [`EVER`](Self::EVER): it never does.
    refuted: [u32; 2],
    /// The best move found, as a bit, where there is one.
    best: Option<u32>,
}

/// Numbers of moves take so many bits; a bit of the board, or that there is none, takes 17.
const MOVES_BITS: u32 = 11;
const MOVES_MASK: u64 = (1 << MOVES_BITS) - 1;

impl Entry {
    /// However many moves it takes.
    const EVER: u32 = (1 << MOVES_BITS) - 1;
    /// The largest number that an entry can hold.
    const MOST: u32 = Self::EVER - 1;

    /// What an attack came to. `limit` is the number of moves that were looked at, `empty` the number of empty
    /// squares. What takes more moves than an entry can hold is forgotten.
    pub(super) fn new(by_mover: bool, attack: Attack, limit: u32, empty: u32, best: Option<u32>) -> Self {
        let mut entry = Self { best, ..Self::default() };
        match attack {
            Some(moves) => {
                entry.proved[usize::from(by_mover)] = if moves > Self::MOST { 0 } else { moves };
            }
            None => {
                entry.refuted[usize::from(by_mover)] =
                    if limit >= empty { Self::EVER } else { limit.min(Self::MOST) };
            }
        }
        entry
    }

    /// What is known of an attack within so many moves.
    pub(super) fn attack(self, by_mover: bool, limit: u32) -> Option<Attack> {
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

    /// The same entry for another image of the position.
    pub(super) fn with_best(self, image_of: impl FnOnce(u32) -> u32) -> Self {
        Self { best: self.best.map(image_of), ..self }
    }

    /// What this entry and an older one know together.
    pub(super) fn merged(self, older: Self) -> Self {
        let soonest =
            |one: u32, other: u32| if one == 0 || other == 0 { one.max(other) } else { one.min(other) };
        Self {
            proved: std::array::from_fn(|side| soonest(self.proved[side], older.proved[side])),
            refuted: std::array::from_fn(|side| self.refuted[side].max(older.refuted[side])),
            best: self.best.or(older.best),
        }
    }

    /// In 61 bits.
    pub(super) fn pack(self) -> u64 {
        let [a, b] = self.proved;
        let [c, d] = self.refuted;
        let best = self.best.map_or(0, |bit| u64::from(bit) + 1);
        [a, b, c, d].into_iter().fold(best, |packed, moves| packed << MOVES_BITS | u64::from(moves))
    }

    /// From what [`pack`](Self::pack) made.
    pub(super) fn unpack(packed: u64) -> Self {
        let moves = |place: u32| (packed >> (place * MOVES_BITS) & MOVES_MASK) as u32;
        let best = (packed >> (4 * MOVES_BITS)) as u32;
        Self { proved: [moves(3), moves(2)], refuted: [moves(1), moves(0)], best: best.checked_sub(1) }
    }
}

#[cfg(test)]
mod tests {
    use super::Entry;

    #[test]
    fn an_entry_survives_packing() {
        for (by_mover, attack, limit, best) in [
            (true, Some(1), 9, Some(0)),
            (false, Some(2046), 2046, Some(65_791)),
            (true, None, 3, None),
            (false, None, 9, Some(63)),
        ] {
            let entry = Entry::new(by_mover, attack, limit, 9, best);
            assert_eq!(Entry::unpack(entry.pack()), entry);
        }
    }

    #[test]
    fn what_is_known_within_few_moves_is_not_taken_for_more() {
        let refuted = Entry::new(true, None, 3, 9, None);
        assert_eq!(refuted.attack(true, 3), Some(None));
        assert_eq!(refuted.attack(true, 4), None);
        assert_eq!(refuted.attack(false, 1), None);
        let proved = Entry::new(true, Some(5), 7, 9, None).merged(refuted);
        assert_eq!(proved.attack(true, 9), Some(Some(5)));
        assert_eq!(proved.attack(true, 4), None);
        assert_eq!(proved.attack(true, 3), Some(None));
        let never = Entry::new(false, None, 9, 9, None);
        assert_eq!(never.attack(false, 9), Some(None));
    }

    #[test]
    fn more_moves_than_an_entry_can_hold_are_not_taken_for_fewer() {
        let won = Entry::new(true, Some(5000), 6000, 9000, None);
        assert_eq!(won.attack(true, 9000), None);
        let refuted = Entry::new(true, None, 5000, 9000, None);
        assert_eq!(refuted.attack(true, 2046), Some(None));
        assert_eq!(refuted.attack(true, 5000), None);
        let never = Entry::new(true, None, 9000, 9000, None);
        assert_eq!(never.attack(true, 9000), Some(None));
    }
}
