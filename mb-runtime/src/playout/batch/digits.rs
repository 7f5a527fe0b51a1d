//! The digits of random permutations, exactly uniform, several from one random number.

use core::ops::Range;

use super::super::lanes::{LANES, LaneRandom, Lanes, Number, high};

/// Several bounds whose digits come from one 16-bit number a lane.
///
/// Multiplying a uniform number by a bound and splitting the product into its high and low half gives a digit below
/// the bound and a new number for the next one. The digits are exactly uniform if the first number is drawn again
/// when the last low half is below 65536 modulo the product of the bounds.
///
/// Source: N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation", Software: Practice and
/// Experience 55 (2025).
#[derive(Clone, PartialEq, Eq, Debug)]
struct Group {
    /// One after the other.
    bounds: Range<u16>,
    /// 65536 modulo the product of the bounds.
    threshold: u16,
}

/// Thresholds up to this keep redraws rare: at most one batch of 64 numbers in four has one.
const LARGEST_THRESHOLD: u16 = 256;

/// Draws a digit below 2, one below 3, and so on up to the number of empty squares: the insertion code of a random
/// permutation (D. Knuth, The Art of Computer Programming, 3.3.2, algorithm P, and 5.1.1).
#[derive(Clone, Debug)]
pub(super) struct Digits {
    groups: Vec<Group>,
}

impl Digits {
    /// Digits for permutations of so many things, at most 2048.
    pub(super) fn new(things: u16) -> Self {
        let mut groups = Vec::new();
        let mut next = 2;
        while next <= things {
            let group = Group::longest(next, things);
            next = group.bounds.end;
            groups.push(group);
        }
        Self { groups }
    }

    /// Fills `digits[i]` with numbers below `i + 1`, less one, for every lane, where there are as many `digits` as
    /// things.
    #[inline(always)]
    pub(super) fn draw<T: Number>(&self, random: &mut LaneRandom, digits: &mut [Lanes<T>]) {
        let Some((first, mut rest)) = digits.split_first_mut() else { return };
        *first = Lanes::splat(T::default().less_one());
        for group in &self.groups {
            let Some((these, others)) = rest.split_at_mut_checked(group.bounds.len()) else { return };
            group.draw(random, these);
            rest = others;
        }
    }
}

impl Group {
    /// As many bounds from `first` to `last` as have a low threshold; `first` alone in any case.
    fn longest(first: u16, last: u16) -> Self {
        let mut group = Self::of(first..first + 1, u32::from(first));
        let mut product = u32::from(first);
        for bound in first + 1..=last {
            product *= u32::from(bound);
            if product > 1 << 16 {
                break;
            }
            let longer = Self::of(first..bound + 1, product);
            if longer.threshold <= LARGEST_THRESHOLD {
                group = longer;
            }
        }
        group
    }

    fn of(bounds: Range<u16>, product: u32) -> Self {
        Self { bounds, threshold: u16::try_from((1 << 16) % product).unwrap_or_default() }
    }

    #[inline(always)]
    fn draw<T: Number>(&self, random: &mut LaneRandom, digits: &mut [Lanes<T>]) {
        let mut numbers = random.next();
        for (digits, bound) in digits.iter_mut().zip(self.bounds.clone()) {
            // Each half by itself: the compiler knows instructions for either.
            *digits = T::digits(numbers, bound).map(T::less_one);
            numbers = numbers.zip(Lanes::splat(bound), u16::wrapping_mul);
        }
        let rejected = numbers.0.iter().fold(0, |any, number| any | u16::from(*number < self.threshold));
        if rejected != 0 {
            // A copy: what is lent to a function must lie in memory, not in registers.
            let numbers = numbers;
            self.redraw(random, digits, &numbers);
        }
    }

    /// Draws again for the lanes whose number was rejected.
    #[cold]
    #[inline(never)]
    fn redraw<T: Number>(&self, random: &mut LaneRandom, digits: &mut [Lanes<T>], numbers: &Lanes<u16>) {
        let mut numbers = *numbers;
        while numbers.0.iter().any(|number| *number < self.threshold) {
            let fresh = random.next();
            for lane in 0..LANES {
                let source = T::source(lane);
                let number = &mut numbers.0[source];
                if *number >= self.threshold {
                    continue;
                }
                *number = fresh.0[source];
                for (digits, bound) in digits.iter_mut().zip(self.bounds.clone()) {
                    digits.0[lane] = T::new(high(*number, bound)).less_one();
                    *number = number.wrapping_mul(bound);
                }
            }
        }
    }
}
