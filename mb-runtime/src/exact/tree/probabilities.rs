//! Exact chances.

use core::cmp::Ordering;
use core::fmt;

/// The most empty squares whose orders can be counted in 128 bits, and added up with room to spare.
pub(super) const MOST_EMPTY: usize = 33;

/// The number of orders in which `squares` squares can be filled.
pub(super) fn factorial(squares: usize) -> u128 {
    (1..=squares as u128).product()
}

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
    /// In `circle` of these orders circle wins, in `cross` cross.
    pub(super) fn new([circle, cross]: [u128; 2], empty: usize) -> Self {
        let orders = factorial(empty);
        let share = |part| Fraction::new(part, orders);
        Self { circle: share(circle), cross: share(cross), draw: share(orders - circle - cross) }
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
        let parts = |fraction: &Self| {
            let Self { numerator, denominator } = *fraction;
            (numerator / denominator, Self { numerator: denominator, denominator: numerator % denominator })
        };
        let ((whole, rest), (other_whole, other_rest)) = (parts(self), parts(other));
        whole.cmp(&other_whole).then_with(|| match (rest.denominator, other_rest.denominator) {
            (0, _) | (_, 0) => rest.denominator.cmp(&other_rest.denominator),
            _ => other_rest.cmp(&rest),
        })
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
