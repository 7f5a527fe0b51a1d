//! Sets of signed sums of shifts.

use std::ops::Range;

/// Bits in one limb.
const LIMB: usize = 128;
/// Limbs of a set.
const LIMBS: usize = 4;
/// The bit that stands for the sum 0.
const CENTRE: usize = LIMBS * LIMB / 2;

/// A set of integers from -[`CENTRE`] to [`CENTRE`] - 1, as a bit set.
///
/// Its size is fixed, so that it needs no allocation. The search does not start if sums could be larger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SignedSums {
    limbs: [u128; LIMBS],
}

impl SignedSums {
    /// Returns the sums of no shifts: only 0.
    pub(super) const fn zero() -> Self {
        let mut limbs = [0; LIMBS];
        limbs[CENTRE / LIMB] = 1;
        Self { limbs }
    }

    /// Returns whether a set can hold the sums of `shifts` shifts below `span`, and [`completions`](Self::completions)
    /// can find one more shift.
    pub(super) const fn can_hold(shifts: usize, span: usize) -> bool {
        span <= LIMB && shifts * span < CENTRE
    }

    /// Returns the sums with one more shift, which may be added, subtracted or left out.
    pub(super) fn with(&self, shift: usize) -> Self {
        let mut limbs = self.limbs;
        for (index, limb) in limbs.iter_mut().enumerate() {
            let start = index * LIMB;
            *limb |= self.window(start + shift)
                | start
                    .checked_sub(shift)
                    .map_or_else(|| self.limbs[0] << (shift - start), |below| self.window(below));
        }
        Self { limbs }
    }

    /// Returns the shifts in `range` (below 128), ascending, that each make every distance a signed sum if added alone.
    ///
    /// Signed sums are symmetric about 0. So a distance `d` that is not yet a sum becomes one by the shifts `x` for
    /// which `x - d` or `x + d` is a sum. Two windows of the set show all of them.
    pub(super) fn completions(&self, distances: &[usize], range: Range<usize>) -> Vec<usize> {
        let mut left = u128::MAX;
        for &distance in distances {
            let above = self.window(CENTRE + distance);
            if above & 1 == 0 {
                left &= above | self.window(CENTRE - distance);
                if left == 0 {
                    return Vec::new();
                }
            }
        }
        range.filter(|&shift| left >> shift & 1 == 1).collect()
    }

    /// Returns the 128 bits from bit `start` up.
    const fn window(&self, start: usize) -> u128 {
        let (index, part) = (start / LIMB, start % LIMB);
        let low = if index < LIMBS { self.limbs[index] >> part } else { 0 };
        // A shift by 128 bits is not defined, so a window that starts on a limb's boundary takes only that limb.
        if part == 0 || index + 1 >= LIMBS { low } else { low | self.limbs[index + 1] << (LIMB - part) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members(sums: &SignedSums) -> Vec<isize> {
        let is_set = |bit: &usize| sums.limbs[bit / LIMB] >> (bit % LIMB) & 1 == 1;
        (0..LIMB * LIMBS).filter(is_set).map(|bit| bit.cast_signed() - CENTRE.cast_signed()).collect()
    }

    #[test]
    fn the_sums_of_one_and_three_are_all_up_to_four() {
        let sums = SignedSums::zero().with(1).with(3);
        assert_eq!(members(&sums), [-4, -3, -2, -1, 0, 1, 2, 3, 4]);
    }

    #[test]
    fn sums_across_limbs_are_kept_on_both_sides() {
        let sums = SignedSums::zero().with(64).with(100);
        assert_eq!(members(&sums), [-164, -100, -64, -36, 0, 36, 64, 100, 164]);
    }

    #[test]
    fn completions_are_the_shifts_that_plain_sums_find() {
        let distances = [12, 8, 4, 2];
        let signs = [-1, 0, 1];
        for first in 1..25_usize {
            for second in 1..25_usize {
                let sums: Vec<isize> = signs
                    .iter()
                    .flat_map(|a| signs.map(|b| a * first.cast_signed() + b * second.cast_signed()))
                    .collect();
                let completes = |shift: &usize| {
                    let reaches = |distance: &isize| {
                        signs.iter().any(|c| sums.contains(&(distance - c * shift.cast_signed())))
                    };
                    distances.map(usize::cast_signed).iter().all(reaches)
                };
                let expected: Vec<usize> = (1..25).filter(completes).collect();
                let found = SignedSums::zero().with(first).with(second).completions(&distances, 1..25);
                assert_eq!(found, expected, "{first} {second}");
            }
        }
    }
}
