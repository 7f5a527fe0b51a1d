//! Paths for all bits at once: the second question of the exact search.

use crate::mask::Mask;
use crate::permute::Permutation;

/// A bit on its way.
#[derive(Debug, Clone, Copy)]
pub(super) struct Traveller {
    from: usize,
    to: usize,
}

/// By shift: whether a bit goes up by it (1), down (-1) or stays (0).
type Signs = Vec<isize>;

/// For every step, by lower place, whether the pair of places a shift apart is exchanged; `None` while
/// open.
type Decisions = Vec<Vec<Option<bool>>>;

/// A bit with the ways still open to it.
type Open<'a> = (Traveller, Vec<&'a Signs>);

/// The bits of a permutation, those that go far first: they have few paths, so most orders of most sets
/// of shifts fail at the first of them.
pub(super) fn travellers(permutation: &Permutation) -> Vec<Traveller> {
    let mut travellers: Vec<Traveller> =
        permutation.moves().map(|(from, to)| Traveller { from, to }).collect();
    travellers.sort_by_key(|bit| usize::MAX - bit.from.abs_diff(bit.to));
    travellers
}

/// Those bits whose paths need looking at: where two bits go the same way seen from opposite ends of the
/// span, as they do in every symmetry of a board, the paths of one are those of the other turned about.
pub(super) fn without_twins(travellers: &[Traveller], span: usize) -> Vec<Traveller> {
    let is_twin_of = |bit: &Traveller, other: &Traveller| {
        other.from < bit.from && bit.from + other.from + 1 == span && bit.to + other.to + 1 == span
    };
    travellers.iter().filter(|bit| !travellers.iter().any(|other| is_twin_of(bit, other))).copied().collect()
}

/// All ways to go up, down or stay at each of `length` steps.
pub(super) fn all_signs(length: usize) -> Vec<Signs> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        shorter.iter().flat_map(|signs| [0, 1, -1].map(|sign| [signs.as_slice(), &[sign]].concat())).collect()
    })
}

/// The ways that one set of shifts, in any order, offers the bits of a permutation.
#[derive(Debug)]
pub(super) struct Routes<'a> {
    shifts: &'a [usize],
    span: usize,
    travellers: &'a [Traveller],
    signs: &'a [Signs],
    /// By sum, counted from the least one: the first entry of `signs` with that sum.
    first: Vec<Option<usize>>,
    /// By entry of `signs`: the next one with the same sum.
    next: Vec<Option<usize>>,
}

impl<'a> Routes<'a> {
    /// `signs` are [`all_signs`] of as many steps as there are shifts.
    pub(super) fn new(
        shifts: &'a [usize],
        span: usize,
        travellers: &'a [Traveller],
        signs: &'a [Signs],
    ) -> Self {
        // The sums in the order of `signs`, counted from the least one, which leaves no signs to handle.
        let least: usize = shifts.iter().sum();
        let sums = shifts.iter().fold(vec![least], |shorter, shift| {
            let mut longer = Vec::with_capacity(3 * shorter.len());
            for sum in shorter {
                longer.extend([sum, sum + shift, sum - shift]);
            }
            longer
        });
        let mut first = vec![None; 2 * least + 1];
        let next = sums.into_iter().enumerate().map(|(index, sum)| first[sum].replace(index)).collect();
        Self { shifts, span, travellers, signs, first, next }
    }

    /// Strikes out the orders of the shifts in which some bit has no path inside the board's bits; `leaders`
    /// are the bits [`without_twins`].
    pub(super) fn retain_passable(&self, orders: &mut Vec<&[usize]>, leaders: &[Traveller]) {
        for bit in leaders {
            let ways: Vec<&Signs> = self.ways(*bit).collect();
            orders.retain(|order| ways.iter().any(|signs| self.stays_inside(bit.from, signs, order)));
            if orders.is_empty() {
                return;
            }
        }
    }

    /// For one order of the shifts, the swaps (shift and lower places) that bring every bit home.
    pub(super) fn assign(&self, order: &[usize]) -> Option<Vec<(usize, Mask)>> {
        let mut decisions = vec![vec![None; self.span]; order.len()];
        let mut open = Vec::with_capacity(self.travellers.len());
        for &bit in self.travellers {
            let ways: Vec<&Signs> =
                self.ways(bit).filter(|signs| self.agrees(bit.from, signs, order, &decisions)).collect();
            match ways.as_slice() {
                [] => return None,
                // Deciding what has no alternative at once ends most orders after a few bits.
                [only] => self.decide(bit.from, only, order, &mut decisions),
                _ => open.push((bit, ways)),
            }
        }
        let decisions = self.settle(open, decisions, order)?;
        let swapped = |places: &Vec<Option<bool>>| {
            (0..places.len()).filter(|&place| places[place] == Some(true)).collect::<Mask>()
        };
        let shifts = order.iter().map(|&index| self.shifts[index]);
        Some(shifts.zip(decisions.iter().map(swapped)).collect())
    }

    /// Chooses one way for every open bit so that no two contradict each other: the bit with the fewest
    /// ways first, its choice striking out everybody else's contradicting ways.
    fn settle(&self, mut open: Vec<Open<'a>>, decided: Decisions, order: &[usize]) -> Option<Decisions> {
        let Some((next, _)) = open.iter().enumerate().min_by_key(|(_, (_, ways))| ways.len()) else {
            return Some(decided);
        };
        let (bit, ways) = open.swap_remove(next);
        ways.into_iter().find_map(|signs| {
            // Bits that had no alternative may have decided against this way since it was listed.
            if !self.agrees(bit.from, signs, order, &decided) {
                return None;
            }
            let mut decided = decided.clone();
            self.decide(bit.from, signs, order, &mut decided);
            let agreeing = |(bit, ways): &Open<'a>| {
                let agrees = |signs: &&&Signs| self.agrees(bit.from, signs, order, &decided);
                let ways: Vec<&Signs> = ways.iter().filter(agrees).copied().collect();
                (!ways.is_empty()).then_some((*bit, ways))
            };
            let left = open.iter().map(agreeing).collect::<Option<Vec<_>>>()?;
            self.settle(left, decided, order)
        })
    }

    /// Whether a way stays inside the board's bits and contradicts nothing decided.
    fn agrees(&self, from: usize, signs: &Signs, order: &[usize], decided: &Decisions) -> bool {
        self.stays_inside(from, signs, order)
            && self.requirements(from, signs, order, &mut |step, low, swapped| {
                decided[step][low].is_none_or(|decision| decision == swapped)
            })
    }

    /// Decides what a way requires.
    fn decide(&self, from: usize, signs: &Signs, order: &[usize], decided: &mut Decisions) {
        self.requirements(from, signs, order, &mut |step, low, swapped| {
            decided[step][low] = Some(swapped);
            true
        });
    }

    /// The signs whose sum takes a bit home.
    fn ways(&self, bit: Traveller) -> impl Iterator<Item = &'a Signs> + '_ {
        let least = self.first.len() / 2;
        let sum = (least + bit.to).checked_sub(bit.from);
        let first = sum.and_then(|sum| self.first.get(sum).copied().flatten());
        std::iter::successors(first, |&index| self.next[index]).map(|index| &self.signs[index])
    }

    /// Whether a bit that goes this way never leaves the board's bits.
    fn stays_inside(&self, from: usize, signs: &Signs, order: &[usize]) -> bool {
        let mut place = from.cast_signed();
        for &index in order {
            place += signs[index] * self.shifts[index].cast_signed();
            if place < 0 || place >= self.span.cast_signed() {
                return false;
            }
        }
        true
    }

    /// Asks `ask(step, lower place, exchanged or not)` about every decision that a bit's way requires, until
    /// it answers `false`; the way must stay inside the board's bits.
    fn requirements(
        &self,
        from: usize,
        signs: &Signs,
        order: &[usize],
        ask: &mut impl FnMut(usize, usize, bool) -> bool,
    ) -> bool {
        let mut place = from;
        for (step, &index) in order.iter().enumerate() {
            let shift = self.shifts[index];
            let sign = signs[index];
            // The pair that is exchanged, if any, is (low, low + shift).
            let low = if sign < 0 { place - shift } else { place };
            if sign != 0 && !ask(step, low, true) {
                return false;
            }
            // No place of it can be in a neighbouring pair; a bit that stays is in no pair at all.
            let below = low.checked_sub(shift);
            let above = if sign == 0 { low } else { low + shift };
            if below.is_some_and(|below| !ask(step, below, false))
                || (above + shift < self.span && !ask(step, above, false))
            {
                return false;
            }
            place = place.wrapping_add_signed(sign * shift.cast_signed());
        }
        true
    }
}
