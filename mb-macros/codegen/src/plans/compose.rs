//! Plans composed of reversals of lines.
//!
//! Every reflection of a board reverses lines: a mirror reverses the rows, a transpose reverses all anti-diagonals,
//! whose lengths range from 1 to the side. The squares of lines in one direction are all the same step apart, so one
//! delta swap serves all lines. This module finds the fewest distances that reverse all lines together.
//!
//! A line of `L` squares is reversed by exchanging its first `a` squares with its last `a` (a swap over the distance
//! `L - a`) and then reversing the three blocks of `a`, `L - 2a` and `a` squares, all at the same time. So one distance
//! turns a set of lengths into a set of smaller lengths. Iterative deepening finds the fewest distances that leave only
//! single squares.

use crate::geometry::{Direction, Symmetry};
use crate::layout::BitLayout;
use crate::mask::Mask;
use crate::permute::DeltaSwap;

/// The longest span that is reversed as one line: the bits of the widest integer. On wider boards the search for the
/// reversal takes too long for the one swap that it may save.
const SPAN_LIMIT: usize = 128;

/// Returns the shortest plan for a symmetry of the board among those that reverse all lines of one direction, then all
/// lines of another, if the symmetry needs two. The plan is for a word with one bit per square.
pub(super) fn compose(layout: BitLayout, symmetry: Symmetry) -> Vec<DeltaSwap> {
    let reversed = |direction: Direction| reverse_runs(layout, direction);
    match symmetry {
        Symmetry::Identity => Vec::new(),
        Symmetry::Mirror => reversed(Direction::Row),
        Symmetry::Flip => reversed(Direction::Column),
        Symmetry::Transpose => reversed(Direction::AntiDiagonal),
        Symmetry::AntiTranspose => reversed(Direction::Diagonal),
        // A swap undoes itself, so the same swaps, last to first, undo a quarter turn.
        Symmetry::Rotate270 => compose(layout, Symmetry::Rotate90).into_iter().rev().collect(),
        Symmetry::Rotate180 | Symmetry::Rotate90 => {
            let two = |&(first, second): &_| [compose(layout, first), compose(layout, second)].concat();
            // Half a turn also reverses all bits from the first square to the last.
            let is_one_line = symmetry == Symmetry::Rotate180 && layout.span() <= SPAN_LIMIT;
            let one = is_one_line.then(|| reverse(vec![(0..layout.span()).collect()], 1));
            reflections(symmetry).iter().map(two).chain(one).min_by_key(Vec::len).unwrap_or_default()
        }
    }
}

/// Returns the pairs of reflections that make the turn when applied one after the other, or no pairs for other
/// symmetries.
pub(super) const fn reflections(turn: Symmetry) -> &'static [(Symmetry, Symmetry)] {
    use Symmetry::{AntiTranspose, Flip, Mirror, Transpose};
    match turn {
        Symmetry::Rotate180 => &[(Mirror, Flip)],
        Symmetry::Rotate90 => {
            &[(Transpose, Mirror), (Flip, Transpose), (AntiTranspose, Flip), (Mirror, AntiTranspose)]
        }
        Symmetry::Rotate270 => {
            &[(Mirror, Transpose), (Transpose, Flip), (Flip, AntiTranspose), (AntiTranspose, Mirror)]
        }
        _ => &[],
    }
}

/// Returns the swaps that reverse all lines of a direction.
fn reverse_runs(layout: BitLayout, direction: Direction) -> Vec<DeltaSwap> {
    let places = |run: Vec<usize>| run.into_iter().map(|square| layout.place(square)).collect();
    let runs = layout.geometry().runs(direction).into_iter().map(places).collect();
    reverse(runs, direction.step(layout.stride()))
}

/// Returns the swaps that reverse lines of bits that are `step` apart.
fn reverse(mut lines: Vec<Vec<usize>>, step: usize) -> Vec<DeltaSwap> {
    let distances = distances(lines.iter().map(Vec::len));
    let swap = |distance: usize| {
        let (split, whole) = lines.drain(..).partition(|line: &Vec<usize>| splits(distance, line.len()));
        lines = whole;
        let mut low = Mask::new();
        for line in split {
            let (first, rest) = line.split_at(line.len() - distance);
            let (middle, last) = rest.split_at(2 * distance - line.len());
            low.extend(first.iter().copied());
            lines.extend([first, middle, last].map(<[usize]>::to_vec));
        }
        DeltaSwap::new(distance * step, low)
    };
    distances.into_iter().filter_map(swap).collect()
}

/// Returns whether a line of `length` can exchange its ends over `distance` squares.
const fn splits(distance: usize, length: usize) -> bool {
    length > distance && length <= 2 * distance
}

/// Returns the fewest distances, first to last, over which exchanges of ends reverse lines of all these lengths
/// together.
fn distances(lengths: impl Iterator<Item = usize>) -> Vec<usize> {
    let lengths = lengths.filter(|&length| length > 1).collect();
    let mut distances = (0..).find_map(|count| deepen(&lengths, count)).unwrap_or_default();
    distances.reverse();
    distances
}

/// Returns distances, last first, that reverse all `lengths`, if `count` of them are enough.
fn deepen(lengths: &Mask, count: u32) -> Option<Vec<usize>> {
    let Some(longest) = lengths.highest() else { return Some(Vec::new()) };
    if lengths.bits().any(|length| !within_reach(length, count)) {
        return None;
    }
    // Every exchange splits the longest line, and every other line that its distance can split.
    (longest.div_ceil(2)..longest).find_map(|distance| {
        let blocks = |length: usize| match length.checked_sub(distance) {
            Some(outer) if splits(distance, length) => [outer, distance - outer],
            _ => [length; 2],
        };
        let left = lengths.bits().flat_map(blocks).filter(|&length| length > 1).collect();
        let mut distances = deepen(&left, count.checked_sub(1)?)?;
        distances.push(distance);
        Some(distances)
    })
}

/// Returns `false` if `count` distances are too few to reverse a line of `length`, whatever the distances are.
///
/// A bit travels a signed sum of the shifts. `count` shifts have 3^`count` signed sums: 0, and pairs of opposite sign.
/// On a line of even length all bits travel odd distances, and at most two thirds of the sums are odd.
fn within_reach(length: usize, count: u32) -> bool {
    match count {
        0 => length <= 1,
        _ if length.is_multiple_of(2) => length <= 2 * 3_usize.saturating_pow(count - 1),
        _ => length <= 3_usize.saturating_pow(count),
    }
}
