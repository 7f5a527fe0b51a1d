//! Tables of generated boards whose columns are lanes: a quarter or a half of a `u64`. The win test of these boards moves
//! the four lines through a square side by side.

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
