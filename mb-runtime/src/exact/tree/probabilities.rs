//! Exact chances.

use core::cmp::Ordering;
use core::fmt;

use super::node::{Endings, factorial};

/// The chances of a position when both sides choose uniformly among the legal moves. They add up to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Probabilities {
    /// The chance that circle wins.
    pub circle: Fraction,
    /// The chance that cross wins.
    pub cross: Fraction,
    /// The chance of a draw.
    pub draw: Fraction,
}

impl Probabilities {
    /// Random play is a uniformly random order of the empty squares, cut off where the game ends.
    pub(super) fn new(endings: Endings, empty: usize) -> Self {
        let orders = factorial(empty);
        let share = |part| Fraction::new(part, orders);
        let drawn = orders - endings.circle - endings.cross;
        Self { circle: share(endings.circle), cross: share(endings.cross), draw: share(drawn) }
    }
}

/// Writes `o 737/1260, x 121/420, draw 8/63`.
impl fmt::Display for Probabilities {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "o {}, x {}, draw {}", self.circle, self.cross, self.draw)
    }
}

/// A fraction in lowest terms, ordered by size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// Reduces a fraction; `denominator` must not be 0.
    fn new(numerator: u128, denominator: u128) -> Self {
        let (mut divisor, mut rest) = (denominator, numerator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The number above the line.
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// The number below the line, never 0.
    pub const fn denominator(self) -> u128 {
        self.denominator
    }
}

/// Compares whole parts, then the reciprocals of what is left: products could overflow.
impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut one, mut two) = (*self, *other);
        let mut reversed = false;
        loop {
            let order = (one.numerator / one.denominator).cmp(&(two.numerator / two.denominator));
            let rests = (one.numerator % one.denominator, two.numerator % two.denominator);
            let order = match (order, rests) {
                (Ordering::Equal, (0, _) | (_, 0)) => rests.0.cmp(&rests.1),
                (Ordering::Equal, (first, second)) => {
                    one = Self { numerator: one.denominator, denominator: first };
                    two = Self { numerator: two.denominator, denominator: second };
                    reversed = !reversed;
                    continue;
                }
                (order, _) => order,
            };
            return if reversed { order.reverse() } else { order };
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Writes `8/63`, or `1` for a whole number.
impl fmt::Display for Fraction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => self.numerator.fmt(formatter),
            denominator => write!(formatter, "{}/{denominator}", self.numerator),
        }
    }
}

#[cfg(test)]
mod tests {
    use core::cmp::Ordering;

    use super::Fraction;

    #[test]
    fn fractions_are_reduced_and_ordered_by_size() {
        assert_eq!(Fraction::new(6, 8).to_string(), "3/4");
        assert_eq!(Fraction::new(0, 7).to_string(), "0");
        let most = u128::MAX;
        for ((a, b), (c, d)) in
            [((1, 3), (1, 2)), ((2, 3), (3, 4)), ((0, 1), (1, most)), ((most - 2, most), (1, 1))]
        {
            let (less, more) = (Fraction::new(a, b), Fraction::new(c, d));
            assert_eq!(
                (less.cmp(&more), more.cmp(&less)),
                (Ordering::Less, Ordering::Greater),
                "{less} {more}"
            );
            assert_eq!(less.cmp(&less), Ordering::Equal, "{less}");
        }
    }
}
