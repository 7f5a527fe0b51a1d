//! Random orders from the digits of their insertion codes.
//!
//! The digit of square number i is below i + 1. It is the place at which the square is inserted into the order of the
//! squares before it. The squares at this place and behind it move back by one. Uniform digits give a uniform order (D.
//! Knuth, The Art of Computer Programming, 3.3.2, algorithm P, and 5.1.1).

use crate::playout::digits::DigitGroup;
use crate::playout::lanes::{LANES, LaneNumber, LaneRandom, Lanes, high, map_array};

/// Fills `digits[i]` with numbers below `i + 1` for every lane. The bounds of the groups are 2, 3, and so on up to the
/// number of digits, at most 2048.
#[inline(always)]
pub(super) fn draw_digits<T: LaneNumber>(
    groups: &[DigitGroup],
    random: &mut LaneRandom,
    digits: &mut [Lanes<T>],
) {
    let Some((first, mut rest)) = digits.split_first_mut() else { return };
    *first = Lanes::splat(T::default());
    for group in groups {
        let Some((these, others)) = rest.split_at_mut_checked(group.bounds.len()) else { return };
        draw_group(group, random, these);
        rest = others;
    }
}

/// The times of the squares with these digits in every lane, counted from 1. `later` are the digits of the later
/// squares, and `one` is 1.
#[inline(always)]
pub(super) fn times<T: LaneNumber, const N: usize>(
    digits: [Lanes<T>; N],
    later: &[Lanes<T>],
    one: T,
) -> [Lanes<T>; N] {
    let mut times = map_array(digits, |digit| digit.map(T::plus_one));
    for (square, digit) in digits.iter().enumerate() {
        for time in &mut times[..square] {
            *time = time.zip(*digit, |time, digit| time.make_way(digit, one));
        }
    }
    for digit in later {
        for time in &mut times {
            *time = time.zip(*digit, |time, digit| time.make_way(digit, one));
        }
    }
    times
}

#[inline(always)]
fn draw_group<T: LaneNumber>(group: &DigitGroup, random: &mut LaneRandom, digits: &mut [Lanes<T>]) {
    let surplus = number(group.surplus);
    let mut numbers = random.next();
    for (digits, bound) in digits.iter_mut().zip(group.bounds.clone()) {
        let (drawn, rest) = T::digit(numbers, number(bound as u64));
        *digits = drawn;
        numbers = rest;
    }
    let rejected = numbers.0.iter().fold(0, |any, number| any | u16::from(*number < surplus));
    if rejected != 0 {
        // A copy, because a value that is lent to a function must lie in memory, not in registers.
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
                digits.0[lane] = T::new(high(*rest, bound));
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
