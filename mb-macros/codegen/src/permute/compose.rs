//! Plans put together from reversals of lines.

use crate::geometry::{Direction, Symmetry};
use crate::mask::Mask;
use crate::permute::reversal::Reversal;
use crate::permute::{DeltaSwap, Lattice, Plan};

/// The longest span that is reversed as one line: what the widest single word holds.
const SPAN_LIMIT: usize = 128;

/// The shortest plan for a symmetry among those that reverse lines, one after the other direction.
pub(crate) fn compose(lattice: Lattice, symmetry: Symmetry) -> Plan {
    if !lattice.geometry().group().contains(&symmetry) {
        return Plan::default();
    }
    match symmetry {
        Symmetry::Identity => Plan::default(),
        Symmetry::Mirror => reverse_runs(lattice, Direction::Row),
        Symmetry::Flip => reverse_runs(lattice, Direction::Column),
        Symmetry::Transpose => reverse_runs(lattice, Direction::AntiDiagonal),
        Symmetry::AntiTranspose => reverse_runs(lattice, Direction::Diagonal),
        Symmetry::Rotate180 => {
            let sides = compose(lattice, Symmetry::Mirror).then(&compose(lattice, Symmetry::Flip));
            // On wider boards the reversal is searched too long for the one swap it may save.
            if lattice.span() > SPAN_LIMIT { sides } else { shorter(sides, reverse_span(lattice)) }
        }
        Symmetry::Rotate90 => quarter_turn(lattice),
        Symmetry::Rotate270 => quarter_turn(lattice).inverse(),
    }
}

/// The first plan unless the second is shorter.
pub(crate) fn shorter(first: Plan, second: Plan) -> Plan {
    if second.len() < first.len() { second } else { first }
}

/// A quarter turn clockwise as the shortest of its four decompositions into two reflections.
fn quarter_turn(lattice: Lattice) -> Plan {
    use Symmetry::{AntiTranspose, Flip, Mirror, Transpose};
    [(Transpose, Mirror), (Flip, Transpose), (AntiTranspose, Flip), (Mirror, AntiTranspose)]
        .map(|(first, second)| compose(lattice, first).then(&compose(lattice, second)))
        .into_iter()
        .reduce(shorter)
        .unwrap_or_default()
}

/// All lines of a direction reversed.
fn reverse_runs(lattice: Lattice, direction: Direction) -> Plan {
    let geometry = lattice.geometry();
    let bit = |square: usize| {
        let (x, y) = geometry.xy(square);
        lattice.bit(x, y)
    };
    let runs: Vec<Vec<usize>> =
        geometry.runs(direction).iter().map(|run| run.iter().map(|&square| bit(square)).collect()).collect();
    reverse(&runs, direction.step(lattice.stride()))
}

/// Half a turn as the reversal of all bits from the first square to the last.
fn reverse_span(lattice: Lattice) -> Plan {
    reverse(&[(0..lattice.span()).collect()], 1)
}

/// The lines (of bits, `step` apart) reversed.
fn reverse(runs: &[Vec<usize>], step: usize) -> Plan {
    let reversal = Reversal::of(runs.iter().map(Vec::len));
    let mut masks = vec![Mask::new(); reversal.distances().len()];
    for run in runs {
        for (mask, lows) in masks.iter_mut().zip(reversal.lows(run.len())) {
            mask.extend(lows.into_iter().map(|place| run[place]));
        }
    }
    let swaps = reversal.distances().zip(masks);
    Plan::new(swaps.filter_map(|(distance, mask)| DeltaSwap::new(distance * step, mask)).collect())
}
