//! The exact search: is there a plan of exactly `length` swaps?
//!
//! It asks two questions, the cheap one first. Which sets of shifts have a signed sum for every distance that a bit
//! must travel (`sums`)? And for one order of such a set, can every bit be given a path so that each bit that moves up
//! changes places with one that moves down (`paths`)? Few sets pass the first question. Almost all of those fail soon
//! at the second, because no path may leave the board's bits.
//!
//! The search is complete: if it finds no plan, no plan stays inside the bits from the first square to the last. Its
//! cost is known beforehand, because the sets of shifts can be counted. If there are more than [`SET_LIMIT`], the
//! search does not start. So the same board always gets the same plan.

mod paths;
mod sums;

use crate::permute::permutation::Permutation;
use crate::permute::swap::{DeltaSwap, SwapPlan};
use sums::SignedSums;

/// The most sets of shifts that a search may have to try.
///
/// This takes some tens of milliseconds in an unoptimised build. It is enough for plans of four swaps on 7×7 and of
/// three on 11×11.
const SET_LIMIT: usize = 25_000;

/// The result of a search for plans of a given length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SearchOutcome {
    /// A plan of this length.
    Found(SwapPlan),
    /// No plan of this length exists, by exhaustive search.
    Impossible,
    /// The search would take too long.
    TooDear,
}

/// Returns a lower bound on the number of swaps that a permutation needs.
///
/// `k` shifts have 3^k signed sums, which are 0 and pairs of opposite sign, so at most (3^k - 1) / 2 different
/// distances. At most two thirds of the sums are odd: with the signs of all other shifts given, an odd shift makes the
/// sum odd either by its absence or by both of its signs. If all distances are multiples of a power of two, the same
/// holds for their quotients.
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

/// Looks for a plan of exactly `length` swaps.
pub(crate) fn plan_of_length(permutation: &Permutation, length: usize) -> SearchOutcome {
    let span = permutation.moves().map(|(from, to)| from.max(to) + 1).max().unwrap_or(0);
    if length == 0 || sets_of_shifts(span, length) > SET_LIMIT || !SignedSums::can_hold(length - 1, span) {
        return SearchOutcome::TooDear;
    }
    let search = ShiftSearch {
        permutation,
        span,
        length,
        distances: distances(permutation),
        moves: paths::bit_moves(permutation),
        signs: paths::all_signs(length),
        orders: all_orders(length),
    };
    search
        .extend(&mut Vec::new(), &SignedSums::zero())
        .map_or(SearchOutcome::Impossible, SearchOutcome::Found)
}

/// Returns the number of multisets of `length - 1` shifts below `span`. The last shift follows from the others.
fn sets_of_shifts(span: usize, length: usize) -> usize {
    (0..length.saturating_sub(1))
        .try_fold(1_usize, |sets, chosen| {
            Some(sets.checked_mul(span.saturating_sub(1) + chosen)? / (chosen + 1))
        })
        .unwrap_or(usize::MAX)
}

/// Returns the distances that bits travel, without repetition, longest first.
fn distances(permutation: &Permutation) -> Vec<usize> {
    let mut distances: Vec<usize> =
        permutation.moves().map(|(from, to)| from.abs_diff(to)).filter(|&distance| distance > 0).collect();
    distances.sort_unstable_by(|left, right| right.cmp(left));
    distances.dedup();
    distances
}

/// The search over sets of `length` shifts and their orders.
struct ShiftSearch<'a> {
    permutation: &'a Permutation,
    span: usize,
    length: usize,
    distances: Vec<usize>,
    moves: Vec<paths::BitMove>,
    signs: Vec<Vec<isize>>,
    orders: Vec<Vec<usize>>,
}

impl ShiftSearch<'_> {
    /// Tries all sets that begin with `shifts`, in ascending order; `sums` are their signed sums.
    fn extend(&self, shifts: &mut Vec<usize>, sums: &SignedSums) -> Option<SwapPlan> {
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
    fn try_orders(&self, shifts: &[usize]) -> Option<SwapPlan> {
        let paths = paths::Paths::new(shifts, self.span, &self.moves, &self.signs);
        let orders = self.orders.iter().map(Vec::as_slice);
        let mut orders: Vec<&[usize]> = orders.filter(|order| keeps_equals(order, shifts)).collect();
        paths.retain_passable(&mut orders);
        orders.iter().find_map(|order| {
            let swaps = paths.assign(order)?;
            let swaps = swaps.into_iter().filter_map(|(shift, low)| DeltaSwap::new(shift, low)).collect();
            Some(SwapPlan::new(swaps)).filter(|plan| plan.performs(self.permutation))
        })
    }
}

/// Returns every order of the numbers below `length`, in lexicographic order.
fn all_orders(length: usize) -> Vec<Vec<usize>> {
    (0..length).fold(vec![Vec::new()], |shorter, _| {
        let longer = |order: &Vec<usize>| {
            let unused: Vec<usize> = (0..length).filter(|index| !order.contains(index)).collect();
            unused.into_iter().map(|index| [order.as_slice(), &[index]].concat()).collect::<Vec<_>>()
        };
        shorter.iter().flat_map(longer).collect()
    })
}

/// Returns whether an order keeps equal shifts in their sequence. Exchanging equal shifts would only repeat an order.
fn keeps_equals(order: &[usize], shifts: &[usize]) -> bool {
    (1..shifts.len()).filter(|&index| shifts[index] == shifts[index - 1]).all(|index| {
        let place = |wanted: usize| order.iter().position(|&at| at == wanted);
        place(index - 1) < place(index)
    })
}

#[cfg(test)]
mod tests;
