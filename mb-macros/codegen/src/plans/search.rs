//! The exact search for a plan of exactly `length` swaps.
//!
//! The search asks two questions, the cheap one first. Which sets of shifts have a signed sum for every distance that a
//! bit must travel? And for one order of such a set, can every bit be given a path so that each bit that moves up
//! changes places with one that moves down? Few sets pass the first question. Almost all of those fail soon at the
//! second, because no path may leave the board's bits.
//!
//! The search is complete: if it finds no plan, no plan stays inside the bits from the first square to the last. Its
//! cost is known beforehand, because the sets of shifts can be counted. If there are more than [`SET_LIMIT`], the
//! search does not start. So the same board always gets the same plan.

use crate::permute::DeltaSwap;

/// The most sets of shifts that a search may have to try.
///
/// This takes some tens of milliseconds in an unoptimised build. It is enough for plans of four swaps on 7×7 and of
/// three on 11×11.
const SET_LIMIT: usize = 25_000;

/// The result of a search for plans of a given length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SearchOutcome {
    /// A plan of this length.
    Found(Vec<DeltaSwap>),
    /// No plan of this length exists, by exhaustive search.
    Impossible,
    /// The search would take too long.
    TooDear,
}

/// Returns a lower bound on the number of swaps that make all `moves`. Each move is the place that a bit comes from and
/// the place that it goes to.
///
/// `k` shifts have 3^k signed sums: 0, and pairs of opposite sign. So they make at most (3^k - 1) / 2 different
/// distances. At most two thirds of the sums are odd: with the signs of all other shifts given, an odd shift makes the
/// sum odd either by its absence or by both of its signs. If all distances are multiples of a power of two, the same
/// holds for their quotients.
pub(super) fn lower_bound(moves: &[(usize, usize)]) -> usize {
    let distances = distances(moves);
    let Some(zeros) = distances.iter().map(|distance| distance.trailing_zeros()).min() else { return 0 };
    let odd = distances.iter().filter(|distance| distance.trailing_zeros() == zeros).count();
    let is_enough = |swaps: &u32| {
        let sums = 3_usize.saturating_pow(*swaps);
        distances.len() <= (sums - 1) / 2 && odd <= sums / 3
    };
    (1..=usize::BITS).find(is_enough).map_or(0, |swaps| swaps as usize)
}

/// Looks for a plan of exactly `length` swaps that makes all `moves`.
pub(super) fn plan_of_length(moves: &[(usize, usize)], length: usize) -> SearchOutcome {
    let span = moves.iter().map(|&(from, to)| from.max(to) + 1).max().unwrap_or(0);
    // A set of places or shifts is one integer of 128 bits. The set of the sums of all shifts but the last is two such
    // integers.
    let is_wide = span > 128 || length.saturating_mul(span) >= 256 + span;
    if length == 0 || is_wide || sets_of_shifts(span, length) > SET_LIMIT {
        return SearchOutcome::TooDear;
    }
    // The longest moves have the fewest paths. Most orders of most sets of shifts fail at the first of these moves.
    let mut moves = moves.to_vec();
    moves.sort_by_key(|&(from, to)| usize::MAX - from.abs_diff(to));
    let search = ShiftSearch { span, length, distances: distances(&moves), moves };
    search.extend(&[], SignedSums { low: 1, high: 0 }).map_or(SearchOutcome::Impossible, SearchOutcome::Found)
}

/// Returns the number of multisets of `length - 1` shifts below `span`. The last shift follows from the others.
fn sets_of_shifts(span: usize, length: usize) -> usize {
    let one_more =
        |sets: usize, chosen| Some(sets.checked_mul(span.saturating_sub(1) + chosen)? / (chosen + 1));
    (0..length.saturating_sub(1)).try_fold(1, one_more).unwrap_or(usize::MAX)
}

/// Returns the distances that bits travel, without repetition, longest first.
fn distances(moves: &[(usize, usize)]) -> Vec<usize> {
    let travelled = moves.iter().map(|&(from, to)| from.abs_diff(to));
    let mut distances: Vec<usize> = travelled.filter(|&distance| distance > 0).collect();
    distances.sort_unstable_by(|left, right| right.cmp(left));
    distances.dedup();
    distances
}

/// The search over sets of `length` shifts and their orders.
struct ShiftSearch {
    span: usize,
    length: usize,
    distances: Vec<usize>,
    moves: Vec<(usize, usize)>,
}

impl ShiftSearch {
    /// Tries all sets of shifts in ascending order that begin with `shifts`, whose signed sums are `sums`, and returns
    /// the first plan found.
    fn extend(&self, shifts: &[usize], sums: SignedSums) -> Option<Vec<DeltaSwap>> {
        let least = shifts.last().copied().unwrap_or(1);
        if shifts.len() + 1 < self.length {
            return (least..self.span)
                .find_map(|shift| self.extend(&[shifts, &[shift]].concat(), sums.with(shift)));
        }
        let completions = sums.completions(&self.distances);
        if completions == 0 {
            return None;
        }
        let mut completing = (least..self.span).filter(|&shift| completions >> shift & 1 == 1);
        completing.find_map(|shift| self.try_orders([shifts, &[shift]].concat()))
    }

    /// Tries all orders of a set of shifts, which are given in ascending order, and returns the first plan found.
    fn try_orders(&self, mut shifts: Vec<usize>) -> Option<Vec<DeltaSwap>> {
        loop {
            let is_passable = self.moves.iter().all(|&(from, to)| self.reach(&shifts, from) >> to & 1 == 1);
            if let Some(swaps) = is_passable.then(|| self.assign(&shifts)).flatten() {
                return Some(swaps);
            }
            if !next_order(&mut shifts) {
                return None;
            }
        }
    }

    /// Returns the places that a bit can reach over these shifts, in this order, inside the board's bits.
    fn reach(&self, shifts: &[usize], from: usize) -> u128 {
        let inside = u128::MAX >> (128 - self.span);
        let mut places = 1 << from;
        for &shift in shifts {
            places |= (places << shift | places >> shift) & inside;
        }
        places
    }

    /// Returns the swaps that make all moves over these shifts, in this order, or `None` if no swaps do.
    fn assign(&self, shifts: &[usize]) -> Option<Vec<DeltaSwap>> {
        let mut decided = vec![Step::default(); shifts.len()];
        let mut open = Vec::new();
        for &(from, to) in &self.moves {
            let paths = self.paths(shifts, &decided, from, to);
            match paths.as_slice() {
                [] => return None,
                // Deciding a bit at once when it has only one path rejects most orders after a few bits.
                [only] => decided = join(&decided, only),
                _ => open.push(paths),
            }
        }
        let swap = |(&shift, step): (&usize, &Step)| {
            DeltaSwap::new(shift, (0..self.span).filter(|low| step.exchanged >> low & 1 == 1).collect())
        };
        shifts.iter().zip(&settle(open, decided)?).map(swap).collect()
    }

    /// Returns all paths from one place to another over these shifts, in this order, that stay inside the board's bits
    /// and contradict no decision.
    fn paths(&self, shifts: &[usize], decided: &[Step], from: usize, to: usize) -> Vec<Path> {
        if self.reach(shifts, from) >> to & 1 == 0 {
            return Vec::new();
        }
        let (Some((&shift, shifts)), Some((first, decided))) = (shifts.split_first(), decided.split_first())
        else {
            return vec![Path::new()];
        };
        let mut paths = Vec::new();
        for next in [from.wrapping_sub(shift), from + shift, from] {
            if next < self.span {
                let step = self.step(shift, from, next);
                let rest =
                    if step.agrees(first) { self.paths(shifts, decided, next, to) } else { Vec::new() };
                for mut path in rest {
                    path.insert(0, step);
                    paths.push(path);
                }
            }
        }
        paths
    }

    /// Returns what a bit requires of a step that takes it from one place to the next.
    fn step(&self, shift: usize, from: usize, next: usize) -> Step {
        // Neither of the two places of an exchanged pair may be in a neighbouring pair. A bit that stays is in no pair.
        let pair = 1 << from.min(next);
        let pairs = (1 << (self.span - shift)) - 1;
        if from == next {
            Step { exchanged: 0, kept: (pair | pair >> shift) & pairs }
        } else {
            Step { exchanged: pair, kept: (pair << shift | pair >> shift) & pairs }
        }
    }
}

/// The set of the signed sums of some shifts. Signed sums are symmetric about 0, so the set holds only those from 0 to
/// 255.
///
/// The search does not start if sums could be larger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SignedSums {
    /// The sums below 128.
    low: u128,
    /// The sums from 128 up.
    high: u128,
}

impl SignedSums {
    /// Returns the sums with one more shift, which may be added, subtracted or left out.
    fn with(self, shift: usize) -> Self {
        Self {
            low: self.low | self.apart(shift),
            high: self.high | self.high << shift | self.high >> shift | self.low >> (128 - shift),
        }
    }

    /// Returns the set of shifts below 128 of which any one, added to these shifts, makes every distance a signed sum.
    fn completions(self, distances: &[usize]) -> u128 {
        let mut left = u128::MAX;
        for &distance in distances {
            if self.low >> distance & 1 == 0 {
                left &= self.apart(distance);
                if left == 0 {
                    break;
                }
            }
        }
        left
    }

    /// Returns the numbers from 0 to 127 that differ by `distance` from some sum. `distance` is from 1 to 127.
    const fn apart(self, distance: usize) -> u128 {
        // Above each sum, below it, and below it beyond 0, where the sign changes.
        let below = self.low >> distance | self.high << (128 - distance);
        self.low << distance | below | self.low.reverse_bits() >> (127 - distance)
    }
}

/// Puts `shifts` into the order that follows lexicographically, and returns whether there is one.
///
/// Source: Knuth, TAOCP volume 4A, section 7.2.1.2, algorithm L. Equal shifts are not exchanged.
fn next_order(shifts: &mut [usize]) -> bool {
    let Some(end) = (1..shifts.len()).rfind(|&at| shifts[at - 1] < shifts[at]) else { return false };
    if let Some(larger) = (end..shifts.len()).rfind(|&at| shifts[at] > shifts[end - 1]) {
        shifts.swap(end - 1, larger);
    }
    shifts[end..].reverse();
    true
}

/// What paths require of one step: sets of pairs, each pair named by its lower place.
#[derive(Debug, Clone, Copy, Default)]
struct Step {
    /// The pairs whose places are exchanged.
    exchanged: u128,
    /// The pairs whose places are not exchanged.
    kept: u128,
}

/// What the path of one bit requires of each step, or what the paths of several bits require together.
type Path = Vec<Step>;

impl Step {
    /// Returns whether no pair is exchanged by one step and kept by the other.
    const fn agrees(&self, other: &Self) -> bool {
        self.exchanged & other.kept == 0 && self.kept & other.exchanged == 0
    }
}

/// Returns what two paths require together.
fn join(one: &Path, other: &Path) -> Path {
    let both = |(one, other): (&Step, &Step)| Step {
        exchanged: one.exchanged | other.exchanged,
        kept: one.kept | other.kept,
    };
    one.iter().zip(other).map(both).collect()
}

/// Chooses one path for every open bit so that no two contradict each other, and returns all that they require. It
/// begins with the bit that has the fewest paths, and removes the paths of other bits that contradict the decisions.
/// Returns `None` if no choice is left.
fn settle(open: Vec<Vec<Path>>, decided: Path) -> Option<Path> {
    let agrees = |path: &Path| path.iter().zip(&decided).all(|(step, decided)| step.agrees(decided));
    let agreeing = |paths: Vec<Path>| paths.into_iter().filter(agrees).collect::<Vec<_>>();
    let mut open: Vec<_> = open.into_iter().map(agreeing).collect();
    let Some(next) = (0..open.len()).min_by_key(|&bit| open[bit].len()) else { return Some(decided) };
    let paths = open.swap_remove(next);
    paths.iter().find_map(|path| settle(open.clone(), join(&decided, path)))
}

#[cfg(test)]
mod tests;
