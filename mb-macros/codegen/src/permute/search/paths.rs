//! Paths for all bits at once: the second question of the exact search.

use crate::mask::Mask;
use crate::permute::permutation::Permutation;

/// A bit that moves from one place to another.
#[derive(Debug, Clone, Copy)]
pub(super) struct BitMove {
    from: usize,
    to: usize,
}

/// A path, by shift: whether the bit goes up by it (1), down (-1) or stays (0).
type PathSigns = Vec<isize>;

/// For every step, by the lower place, whether two places a shift apart are exchanged; `None` while undecided.
type SwapDecisions = Vec<Vec<Option<bool>>>;

/// A bit with the paths that are still possible.
type OpenMove<'a> = (BitMove, Vec<&'a PathSigns>);

/// Returns the moves of a permutation, longest first: they have few paths, so that most orders of most sets of shifts
/// fail at the first of them.
pub(super) fn bit_moves(permutation: &Permutation) -> Vec<BitMove> {
    let mut moves: Vec<BitMove> = permutation.moves().map(|(from, to)| BitMove { from, to }).collect();
    moves.sort_by_key(|bit| usize::MAX - bit.from.abs_diff(bit.to));
    moves
}

/// Returns all paths over `length` shifts.
pub(super) fn all_signs(length: usize) -> Vec<PathSigns> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        shorter.iter().flat_map(|signs| [0, 1, -1].map(|sign| [signs.as_slice(), &[sign]].concat())).collect()
    })
}

/// The paths that one set of shifts, in any order, offers the bits of a permutation.
#[derive(Debug)]
pub(super) struct Paths<'a> {
    shifts: &'a [usize],
    span: usize,
    moves: &'a [BitMove],
    /// All paths, each with the distance that it moves a bit.
    signs: Vec<(isize, &'a PathSigns)>,
}

impl<'a> Paths<'a> {
    /// `signs` are [`all_signs`] of the number of shifts.
    pub(super) fn new(
        shifts: &'a [usize],
        span: usize,
        moves: &'a [BitMove],
        signs: &'a [PathSigns],
    ) -> Self {
        let distance = |signs: &PathSigns| {
            signs.iter().zip(shifts).map(|(sign, shift)| sign * shift.cast_signed()).sum::<isize>()
        };
        Self {
            shifts,
            span,
            moves,
            signs: signs.iter().rev().map(|signs| (distance(signs), signs)).collect(),
        }
    }

    /// Removes the orders of the shifts in which some bit has no path inside the board's bits.
    pub(super) fn retain_passable(&self, orders: &mut Vec<&[usize]>) {
        for bit in self.moves {
            let paths: Vec<&PathSigns> = self.of(*bit).collect();
            orders.retain(|order| paths.iter().any(|signs| self.stays_inside(bit.from, signs, order)));
            if orders.is_empty() {
                return;
            }
        }
    }

    /// Returns, for one order of the shifts, the swaps (shift and lower places) that move every bit to its target.
    pub(super) fn assign(&self, order: &[usize]) -> Option<Vec<(usize, Mask)>> {
        let mut decisions = vec![vec![None; self.span]; order.len()];
        let mut open = Vec::with_capacity(self.moves.len());
        for &bit in self.moves {
            let paths: Vec<&PathSigns> =
                self.of(bit).filter(|signs| self.agrees(bit.from, signs, order, &decisions)).collect();
            match paths.as_slice() {
                [] => return None,
                // Deciding a bit at once when it has only one path rejects most orders after a few bits.
                [only] => self.decide(bit.from, only, order, &mut decisions),
                _ => open.push((bit, paths)),
            }
        }
        let decisions = self.settle(open, decisions, order)?;
        let swapped = |places: &Vec<Option<bool>>| {
            (0..places.len()).filter(|&place| places[place] == Some(true)).collect::<Mask>()
        };
        let shifts = order.iter().map(|&index| self.shifts[index]);
        Some(shifts.zip(decisions.iter().map(swapped)).collect())
    }

    /// Chooses one path for every open bit so that no two contradict each other. It begins with the bit that has the
    /// fewest paths, and removes the paths of other bits that contradict the choice.
    fn settle(
        &self,
        mut open: Vec<OpenMove<'a>>,
        decided: SwapDecisions,
        order: &[usize],
    ) -> Option<SwapDecisions> {
        let Some((next, _)) = open.iter().enumerate().min_by_key(|(_, (_, paths))| paths.len()) else {
            return Some(decided);
        };
        let (bit, paths) = open.swap_remove(next);
        paths.into_iter().find_map(|signs| {
            // Bits without an alternative may have decided against this path after it was listed.
            if !self.agrees(bit.from, signs, order, &decided) {
                return None;
            }
            let mut decided = decided.clone();
            self.decide(bit.from, signs, order, &mut decided);
            let agreeing = |(bit, paths): &OpenMove<'a>| {
                let agrees = |signs: &&&PathSigns| self.agrees(bit.from, signs, order, &decided);
                let paths: Vec<&PathSigns> = paths.iter().filter(agrees).copied().collect();
                (!paths.is_empty()).then_some((*bit, paths))
            };
            let left = open.iter().map(agreeing).collect::<Option<Vec<_>>>()?;
            self.settle(left, decided, order)
        })
    }

    /// Returns whether a path stays inside the board's bits and contradicts no decision.
    fn agrees(&self, from: usize, signs: &PathSigns, order: &[usize], decided: &SwapDecisions) -> bool {
        self.stays_inside(from, signs, order)
            && self.requirements(from, signs, order, &mut |step, low, swapped| {
                decided[step][low].is_none_or(|decision| decision == swapped)
            })
    }

    /// Decides what a path requires.
    fn decide(&self, from: usize, signs: &PathSigns, order: &[usize], decided: &mut SwapDecisions) {
        self.requirements(from, signs, order, &mut |step, low, swapped| {
            decided[step][low] = Some(swapped);
            true
        });
    }

    /// Returns the paths that move a bit to its target.
    fn of(&self, bit: BitMove) -> impl Iterator<Item = &'a PathSigns> + '_ {
        let wanted = bit.to.cast_signed() - bit.from.cast_signed();
        self.signs.iter().filter(move |(distance, _)| *distance == wanted).map(|&(_, signs)| signs)
    }

    /// Returns whether a bit on this path never leaves the board's bits.
    fn stays_inside(&self, from: usize, signs: &PathSigns, order: &[usize]) -> bool {
        let mut place = from.cast_signed();
        for &index in order {
            place += signs[index] * self.shifts[index].cast_signed();
            if place < 0 || place >= self.span.cast_signed() {
                return false;
            }
        }
        true
    }

    /// Calls `ask(step, lower place, exchanged or not)` for every decision that a path requires, until it returns
    /// `false`. The path must stay inside the board's bits.
    fn requirements(
        &self,
        from: usize,
        signs: &PathSigns,
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
            // Neither of its places may be in a neighbouring pair. A bit that stays is in no pair at all.
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
