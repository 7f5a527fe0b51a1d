//! The lines through a square of a board whose columns are lanes: a quarter or a half of a `u64`.
//!
//! A line word holds the squares of one line side by side. Line words are cheap on such a board. The word of a column
//! is its lane. A row has one bit in each lane, and a diagonal has one bit in each row. When lanes are added up, no two
//! of these bits meet, so one multiplication moves them together in the highest lane. The four line words then lie in
//! the lanes of one or two `u64` and are tested together by shifting.

#![expect(clippy::cast_possible_truncation, reason = "distances within a word")]

use crate::geometry::Geometry;

/// A word with a one at the bottom of each lane.
const fn bottoms(lane: usize) -> u64 {
    u64::MAX / ((1 << lane) - 1)
}

/// Returns the masks of the diagonals of every length in a layout with `bits` bits per square: those that go down to
/// the right, with index `x - y + rows - 1`, and those that go up to the right, with index `x + y`.
pub const fn lane_diagonals<const WORDS: usize, const COUNT: usize>(
    geometry: Geometry,
    lane: usize,
    bits: usize,
) -> [[[u64; WORDS]; COUNT]; 2] {
    let mut masks = [[[0; WORDS]; COUNT]; 2];
    let mut index = 0;
    while index < geometry.cells() {
        let (x, y) = (index / geometry.rows(), index % geometry.rows());
        let bit = x * lane + y * bits;
        masks[0][x + geometry.rows() - 1 - y][bit / 64] |= 1 << (bit % 64);
        masks[1][x + y][bit / 64] |= 1 << (bit % 64);
        index += 1;
    }
    masks
}

/// Returns, for each of `PLACES` places in a lane, the starts of the lines through that place: one word for the lower
/// lanes, and one for the highest lane.
pub const fn lane_starts<const PLACES: usize>(lane: usize, win: usize) -> [[u64; 2]; PLACES] {
    let highest = 1 << (64 - lane);
    let mut table = [[0; 2]; PLACES];
    let mut start = 0;
    while start + win <= PLACES {
        let mut place = start;
        while place < start + win {
            table[place][0] |= (bottoms(lane) - highest) << (start * lane / PLACES);
            table[place][1] |= highest << (start * lane / PLACES);
            place += 1;
        }
        start += 1;
    }
    table
}

/// Returns whether a line of `win` squares goes through the square in column `x` and row `y`.
///
/// `words` has the squares of one mark, with `BITS` bits per square and `LANE` bits per column. `diagonals` has the
/// masks of the square's diagonals from [`lane_diagonals`], `starts` the entries of [`lane_starts`] for `x` and for
/// `y`.
#[inline]
pub const fn is_win_in_lanes<const WORDS: usize, const LANE: usize, const BITS: usize>(
    words: &[u64; WORDS],
    [x, y]: [usize; 2],
    diagonals: [&[u64; WORDS]; 2],
    [starts_x, starts_y]: [[u64; 2]; 2],
    win: usize,
) -> bool {
    let (lanes, top) = (64 / LANE, 64 - LANE);
    let highest = u64::MAX << top;
    let (mut row, mut falling, mut rising, mut word) = (0, 0, 0, 0);
    while word < WORDS {
        // Each word is rotated so that its bits fall between those of the others.
        let turn = (word * lanes * BITS) as u32;
        row |= (words[word] & bottoms(LANE) << (BITS * y)).rotate_left(turn);
        falling |= words[word] & diagonals[0][word];
        rising |= words[word] & diagonals[1][word];
        word += 1;
    }
    // The factor moves the bottom bit of each lane to the place of its column in the highest lane.
    let (mut factor, mut lane) = (0, 0);
    while lane < lanes {
        factor |= 1 << (top - lane * (LANE - BITS));
        lane += 1;
    }
    let row = row.rotate_right((BITS * y) as u32).wrapping_mul(factor) & highest;
    let falling = falling.wrapping_mul(bottoms(LANE)) >> top;
    let rising = rising.wrapping_mul(bottoms(LANE)) >> top;
    let column = words[x / lanes % WORDS].rotate_right((x % lanes * LANE) as u32) & !0 >> top;
    if lanes == 4 {
        let all = column | falling << LANE | rising << (2 * LANE % 64) | row;
        runs::<BITS>(all, win) & (starts_y[0] | starts_x[1]) != 0
    } else {
        let column_and_row = runs::<BITS>(column | row, win) & (starts_y[0] | starts_x[1]);
        let diagonals = runs::<BITS>(falling | rising << top, win) & (starts_y[0] | starts_y[1]);
        column_and_row | diagonals != 0
    }
}

/// Returns the squares at which `win` squares in a row start. Each square has `BITS` bits.
#[inline]
const fn runs<const BITS: usize>(lines: u64, win: usize) -> u64 {
    let (mut runs, mut length) = (lines, 1);
    while length < win {
        let shift = if length < win - length { length } else { win - length };
        runs &= runs >> (shift * BITS);
        length += shift;
    }
    runs
}
