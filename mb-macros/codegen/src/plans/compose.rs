//! Plans composed of reversals of lines.

use crate::geometry::{Direction, Symmetry};
use crate::layout::BitLayout;
use crate::mask::Mask;
use crate::permute::reversal::Reversal;
use crate::permute::{DeltaSwap, SwapPlan};

/// The longest span that is reversed as one line: the bits of the widest integer. On wider boards the search for the
/// reversal takes too long for the one swap that it may save.
const SPAN_LIMIT: usize = 128;

/// Returns the shortest plan for a symmetry among those that reverse all lines of one direction, then those of another.
pub(super) fn compose(layout: BitLayout, symmetry: Symmetry) -> SwapPlan {
    let reversed = |direction: Direction| reverse_runs(layout, direction);
    match symmetry {
        _ if !layout.geometry().group().contains(&symmetry) => SwapPlan::default(),
        Symmetry::Identity => SwapPlan::default(),
        Symmetry::Mirror => reversed(Direction::Row),
        Symmetry::Flip => reversed(Direction::Column),
        Symmetry::Transpose => reversed(Direction::AntiDiagonal),
        Symmetry::AntiTranspose => reversed(Direction::Diagonal),
        Symmetry::Rotate180 | Symmetry::Rotate90 | Symmetry::Rotate270 => {
            let two = |&(first, second): &_| compose(layout, first).then(&compose(layout, second));
            // Half a turn also reverses all bits from the first square to the last.
            let is_one_line = symmetry == Symmetry::Rotate180 && layout.span() <= SPAN_LIMIT;
            let one = is_one_line.then(|| reverse(&[(0..layout.span()).collect()], 1));
            reflections(symmetry).iter().map(two).chain(one).min_by_key(SwapPlan::len).unwrap_or_default()
        }
    }
}

/// Returns the pairs of reflections that make a turn, one after the other; nothing for other symmetries.
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

/// Reverses all lines of a direction.
fn reverse_runs(layout: BitLayout, direction: Direction) -> SwapPlan {
    let places = |run: Vec<usize>| run.into_iter().map(|square| layout.place(square)).collect();
    let runs: Vec<Vec<usize>> = layout.geometry().runs(direction).into_iter().map(places).collect();
    reverse(&runs, direction.step(layout.stride()))
}

/// Reverses lines of bits that are `step` apart.
fn reverse(runs: &[Vec<usize>], step: usize) -> SwapPlan {
    let reversal = Reversal::of(runs.iter().map(Vec::len));
    let mut masks = vec![Mask::new(); reversal.distances().len()];
    for run in runs {
        for (mask, lows) in masks.iter_mut().zip(reversal.lows(run.len())) {
            mask.extend(lows.into_iter().map(|place| run[place]));
        }
    }
    let swaps = reversal.distances().zip(masks);
    SwapPlan::new(swaps.filter_map(|(distance, mask)| DeltaSwap::new(distance * step, mask)).collect())
}
