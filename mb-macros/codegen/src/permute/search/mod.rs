//! The exact search: is there a plan of exactly so many swaps?
//!
//! Two questions, the cheap one first. Which sets of shifts have a signed sum for every distance that a
//! bit must travel ([`sums`])? And for one order of such a set, can every bit be given a path of its own
//! so that whoever moves up exchanges places with somebody who moves down ([`paths`])? Few sets pass the
//! first question and almost all of those fail at once at the second, because no path may leave the
//! board's bits.
//!
//! The search is complete: where it ends without a plan there is none that stays inside the bits from
//! the first square to the last. Its cost is known beforehand, because the sets of shifts can be counted,
//! so it is simply not begun where they are too many ([`SET_LIMIT`]): no clock is involved, and the same
//! board always gets the same plan.

mod paths;
mod sums;

use crate::permute::{DeltaSwap, Permutation, Plan};
use sums::SignedSums;

/// The most sets of shifts that a search may have to try: some tens of milliseconds in an unoptimised
/// build, enough for plans of four swaps on boards of 7×7 squares and of three on boards of 11×11.
const SET_LIMIT: usize = 25_000;

/// What is known about plans of a given length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// There is one.
    Found(Plan),
    /// There is none, by exhaustive search.
    Impossible,
    /// Looking would take too long.
    TooDear,
}

/// The fewest swaps that arithmetic allows a permutation to have.
///
/// With `k` shifts there are 3^k signed sums, 0 and pairs of opposite sign, so at most (3^k - 1) / 2
/// different distances. And of the sums, at most two thirds are odd: given the signs of all shifts but an
/// odd one, the sum is odd either without that shift, or with either sign of it. The same holds for "odd"
/// among multiples of any power of two.
pub(crate) fn lower_bound(permutation: &Permutation) -> usize {
    let distances = distances(permutation);
    let Some(zeros) = distances.iter().map(|distance| distance.trailing_zeros()).min() else { return 0 };
    let odd = distances.iter().filter(|distance| distance.trailing_zeros() == zeros).count();
    (1..=usize::BITS)
        .find(|&swaps: &u32| {
            let sums = 3_usize.saturating_pow(swaps);
            distances.len() <= (sums - 1) / 2 && odd <= sums / 3
        })
        .map_or(0, |swaps| swaps as usize)
}

/// A plan of exactly `length` swaps for the permutation, if there is one.
pub(crate) fn plan_of_length(permutation: &Permutation, length: usize) -> Outcome {
    let span = permutation.moves().map(|(from, to)| from.max(to) + 1).max().unwrap_or(0);
    if length == 0 || sets_of_shifts(span, length) > SET_LIMIT || !SignedSums::can_hold(length - 1, span) {
        return Outcome::TooDear;
    }
    let travellers = paths::travellers(permutation);
    let search = Search {
        permutation,
        span,
        length,
        distances: distances(permutation),
        leaders: paths::without_twins(&travellers, span),
        travellers,
        signs: paths::all_signs(length),
        orders: all_orders(length),
    };
    search.extend(&mut Vec::new(), &SignedSums::zero()).map_or(Outcome::Impossible, Outcome::Found)
}

/// How many multisets of `length - 1` shifts below `span` there are; the last shift follows from them.
fn sets_of_shifts(span: usize, length: usize) -> usize {
    (0..length.saturating_sub(1))
        .try_fold(1_usize, |sets, chosen| {
            Some(sets.checked_mul(span.saturating_sub(1) + chosen)? / (chosen + 1))
        })
        .unwrap_or(usize::MAX)
}

/// The distances that bits travel, without repetition, longest first.
fn distances(permutation: &Permutation) -> Vec<usize> {
    let mut distances: Vec<usize> =
        permutation.moves().map(|(from, to)| from.abs_diff(to)).filter(|&distance| distance > 0).collect();
    distances.sort_unstable_by(|left, right| right.cmp(left));
    distances.dedup();
    distances
}

struct Search<'a> {
    permutation: &'a Permutation,
    span: usize,
    length: usize,
    distances: Vec<usize>,
    travellers: Vec<paths::Traveller>,
    leaders: Vec<paths::Traveller>,
    signs: Vec<Vec<isize>>,
    orders: Vec<Vec<usize>>,
}

impl Search<'_> {
    /// Tries all ways to complete `shifts` (ascending; `sums` are their signed sums).
    fn extend(&self, shifts: &mut Vec<usize>, sums: &SignedSums) -> Option<Plan> {
        let least = shifts.last().copied().unwrap_or(1);
        let completes = shifts.len() + 1 == self.length;
        let candidates: Vec<usize> = if completes {
            sums.completions(&self.distances, least..self.span)
        } else {
            (least..self.span).collect()
        };
        candidates.into_iter().find_map(|shift| {
            shifts.push(shift);
            let found =
                if completes { self.try_orders(shifts) } else { self.extend(shifts, &sums.with(shift)) };
            shifts.pop();
            found
        })
    }

    /// Tries all orders of a set of shifts in which every distance is a signed sum.
    fn try_orders(&self, shifts: &[usize]) -> Option<Plan> {
        let routes = paths::Routes::new(shifts, self.span, &self.travellers, &self.signs);
        let orders = self.orders.iter().map(Vec::as_slice);
        let mut orders: Vec<&[usize]> = orders.filter(|order| keeps_equals(order, shifts)).collect();
        routes.retain_passable(&mut orders, &self.leaders);
        orders.iter().find_map(|order| {
            let swaps = routes.assign(order)?;
            let swaps = swaps.into_iter().filter_map(|(shift, low)| DeltaSwap::new(shift, low)).collect();
            Some(Plan::new(swaps)).filter(|plan| plan.performs(self.permutation))
        })
    }
}

/// Every order of the numbers below `length`, lexicographically.
fn all_orders(length: usize) -> Vec<Vec<usize>> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        let longer = |order: &Vec<usize>| {
            let unused: Vec<usize> = (0..length).filter(|index| !order.contains(index)).collect();
            unused.into_iter().map(|index| [order.as_slice(), &[index]].concat()).collect::<Vec<_>>()
        };
        shorter.iter().flat_map(longer).collect()
    })
}

/// Whether an order of ascending shifts leaves equal ones in their places: exchanging them is no other
/// order.
fn keeps_equals(order: &[usize], shifts: &[usize]) -> bool {
    (1..shifts.len()).filter(|&index| shifts[index] == shifts[index - 1]).all(|index| {
        let place = |wanted: usize| order.iter().position(|&at| at == wanted);
        place(index - 1) < place(index)
    })
}

#[cfg(test)]
mod tests;
