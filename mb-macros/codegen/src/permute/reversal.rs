//! Reversing rows of bits, many lengths at once, by few delta swaps.
//!
//! Every reflection of a board reverses lines: a mirror reverses the rows, a transpose reverses all
//! anti-diagonals (of every length up to the side). Lines in one direction have the same step between
//! squares, so one delta swap serves them all; the question is which few distances reverse all lengths
//! together.
//!
//! The answer is by blocks: a line of `L` squares is reversed by exchanging its first `a` squares with
//! its last `a` (a swap over the distance `s = L - a`) and then reversing the three blocks of `a`,
//! `L - 2a` and `a` squares, all at the same time. So a set of lengths becomes, by one distance, a set of
//! smaller lengths; iterative deepening finds the fewest distances that leave only single squares.

/// One swap of a [`Reversal`]: lines whose (remaining) length is in `splits` exchange their outer parts
/// over `distance` squares.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Exchange {
    distance: usize,
    splits: Lengths,
}

/// A set of lengths up to 400.
type Lengths = crate::mask::Mask;

/// A way to reverse lines of certain lengths by exchanges over common distances.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Reversal {
    exchanges: Vec<Exchange>,
}

impl Reversal {
    /// Distances that reverse lines of all the given lengths together, as few as blocks allow.
    pub(crate) fn of(lengths: impl IntoIterator<Item = usize>) -> Self {
        let lengths: Lengths = lengths.into_iter().filter(|&length| length > 1).collect();
        (0..).find_map(|steps| deepen(&lengths, steps)).map_or_else(Self::default, |mut exchanges| {
            exchanges.reverse();
            Self { exchanges }
        })
    }

    /// The distances, first to last.
    pub(crate) fn distances(&self) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.exchanges.iter().map(|exchange| exchange.distance)
    }

    /// For each distance, the places (from 0) of a line of `length` that move up by it.
    pub(crate) fn lows(&self, length: usize) -> Vec<Vec<usize>> {
        let mut blocks = vec![(0, length)];
        let mut lows = Vec::new();
        for Exchange { distance, splits } in &self.exchanges {
            let mut low = Vec::new();
            let mut next = Vec::new();
            for (start, length) in blocks {
                if splits.test(length) {
                    let outer = length - distance;
                    low.extend(start..start + outer);
                    next.extend([
                        (start, outer),
                        (start + outer, distance - outer),
                        (start + distance, outer),
                    ]);
                } else {
                    next.push((start, length));
                }
            }
            blocks = next;
            lows.push(low);
        }
        lows
    }
}

/// The longest line that `steps` distances can reverse: a distance that is a signed sum of `steps` shifts
/// has 3^steps values, which come in pairs of opposite sign; on a line of even length all distances are
/// odd, and at most two thirds of the sums are.
fn within_reach(length: usize, steps: u32) -> bool {
    match steps {
        0 => length <= 1,
        _ if length.is_multiple_of(2) => length <= 2 * 3_usize.saturating_pow(steps - 1),
        _ => length <= 3_usize.saturating_pow(steps),
    }
}

/// The exchanges, last first, that reverse all `lengths` in exactly `steps` distances or fewer.
fn deepen(lengths: &Lengths, steps: u32) -> Option<Vec<Exchange>> {
    let Some(longest) = lengths.highest() else { return Some(Vec::new()) };
    if lengths.bits().any(|length| !within_reach(length, steps)) {
        return None;
    }
    // Every exchange splits the longest line, and with it every other line that its distance can split.
    (longest.div_ceil(2)..longest).find_map(|distance| {
        let may_split = |length: usize| length > distance && length <= 2 * distance;
        let splits: Lengths = lengths.bits().filter(|&length| may_split(length)).collect();
        let left = lengths
            .bits()
            .flat_map(|length| {
                if may_split(length) { [length - distance, 2 * distance - length] } else { [length, 0] }
            })
            .filter(|&length| length > 1)
            .collect();
        let mut exchanges = deepen(&left, steps.checked_sub(1)?)?;
        exchanges.push(Exchange { distance, splits });
        Some(exchanges)
    })
}
