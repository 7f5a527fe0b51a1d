//! Exact chances.

use core::fmt;

use num_rational::Ratio;

use super::{Endings, factorial};

/// The chances of a position when both sides choose uniformly among the legal moves, as reduced fractions. They
/// add up to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Probabilities {
    /// That circle wins.
    pub circle: Ratio<u128>,
    /// That cross wins.
    pub cross: Ratio<u128>,
    /// That nobody does.
    pub draw: Ratio<u128>,
}

impl Probabilities {
    /// Random play is a uniformly random order of the empty squares, cut off where the game ends.
    pub(super) fn new(endings: Endings, empty: usize) -> Self {
        let orders = factorial(empty);
        let share = |part| Ratio::new(part, orders);
        let drawn = orders - endings.circle - endings.cross;
        Self { circle: share(endings.circle), cross: share(endings.cross), draw: share(drawn) }
    }
}

/// As `o 737/1260, x 121/420, draw 8/63`.
impl fmt::Display for Probabilities {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "o {}, x {}, draw {}", self.circle, self.cross, self.draw)
    }
}
