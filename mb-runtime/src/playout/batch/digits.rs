//! The digits of random permutations.

use crate::playout::digits::{DigitGroup, LANE_NUMBERS};
use crate::playout::lanes::{LANES, LaneNumber, LaneRandom, Lanes, high};

/// Draws a digit below 2, one below 3, and so on up to the number of empty squares: the insertion code of a random
/// permutation (D. Knuth, The Art of Computer Programming, 3.3.2, algorithm P, and 5.1.1).
#[derive(Clone, Debug)]
pub(super) struct InsertionDigits {
    groups: Vec<DigitGroup>,
}

impl InsertionDigits {
    /// Digits for permutations of `things` things, at most 2048.
    pub(super) fn new(things: usize) -> Self {
        Self { groups: LANE_NUMBERS.ascending(2..things + 1) }
    }

    /// Fills `digits[i]` with numbers below `i + 1`, less one, for every lane. `digits` must be as long as the
    /// permutations.
    #[inline(always)]
    pub(super) fn draw<T: LaneNumber>(&self, random: &mut LaneRandom, digits: &mut [Lanes<T>]) {
        let Some((first, mut rest)) = digits.split_first_mut() else { return };
        *first = Lanes::splat(T::default().less_one());
        for group in &self.groups {
            let Some((these, others)) = rest.split_at_mut_checked(group.bounds.len()) else { return };
            draw_group(group, random, these);
            rest = others;
        }
    }
}

#[inline(always)]
fn draw_group<T: LaneNumber>(group: &DigitGroup, random: &mut LaneRandom, digits: &mut [Lanes<T>]) {
    let surplus = number(group.surplus);
    let mut numbers = random.next();
    for (digits, bound) in digits.iter_mut().zip(group.bounds.clone()) {
        let (drawn, rest) = T::digit(numbers, number(bound as u64));
        *digits = drawn.map(T::less_one);
        numbers = rest;
    }
    let rejected = numbers.0.iter().fold(0, |any, number| any | u16::from(*number < surplus));
    if rejected != 0 {
        // A copy: what is lent to a function must lie in memory, not in registers.
        let numbers = numbers;
        redraw(group, random, digits, &numbers);
    }
}

/// Draws again for the lanes whose number was rejected.
#[cold]
#[inline(never)]
fn redraw<T: LaneNumber>(
    group: &DigitGroup,
    random: &mut LaneRandom,
    digits: &mut [Lanes<T>],
    numbers: &Lanes<u16>,
) {
    let (surplus, mut numbers) = (number(group.surplus), *numbers);
    while numbers.0.iter().any(|number| *number < surplus) {
        let fresh = random.next();
        for lane in 0..LANES {
            let source = T::source(lane);
            let rest = &mut numbers.0[source];
            if *rest >= surplus {
                continue;
            }
            *rest = fresh.0[source];
            for (digits, bound) in digits.iter_mut().zip(group.bounds.clone()) {
                let bound = number(bound as u64);
                digits.0[lane] = T::new(high(*rest, bound)).less_one();
                *rest = rest.wrapping_mul(bound);
            }
        }
    }
}

/// A bound or a surplus of lane numbers, in as many bits as these have.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "bounds are at most 2048, surpluses less than 65,536")]
const fn number(number: u64) -> u16 {
    number as u16
}
