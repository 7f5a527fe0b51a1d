//! Win tests without masks.

use super::words::{WORD, with_copy};
use mb_core::{Geometry, Line, Square};

/// The win test of a whole board by shifts. It takes the same number of steps however many lines the board has.
#[derive(Debug)]
pub(super) struct Runs {
    win: usize,
    directions: Vec<RunDirection>,
}

/// The lines in one direction.
#[derive(Debug)]
struct RunDirection {
    /// The distance from one square of a line to the next.
    step: usize,
    /// The first squares of the lines. Bits in a row from any other square cross an edge of the board.
    starts: Box<[u64]>,
}

impl Runs {
    pub(super) fn new(geometry: Geometry) -> Self {
        let mut directions = Vec::<RunDirection>::new();
        for line in geometry.lines() {
            let (first, step) = (line.start().index(), line.step());
            if directions.last().is_none_or(|direction| direction.step != step) {
                let starts = vec![0; geometry.cells().div_ceil(WORD)].into();
                directions.push(RunDirection { step, starts });
            }
            if let Some(direction) = directions.last_mut() {
                direction.starts[first / WORD] |= 1 << (first % WORD);
            }
        }
        Self { win: geometry.win(), directions }
    }

    /// Tests whether `bits` contain a line.
    pub(super) fn has_line(&self, bits: &[u64]) -> bool {
        self.directions.iter().any(|direction| match *bits {
            [word] => direction.has_line(word, self.win),
            _ => with_copy(bits, |rows| direction.has_line_wide(rows, self.win)),
        })
    }
}

impl RunDirection {
    /// Tests whether a word contains a line of `win` squares.
    ///
    /// Combining the bits with a shifted copy leaves those that start two in a row. Shifting that result by two leaves
    /// those that start four in a row, and so on.
    #[inline]
    fn has_line(&self, mut rows: u64, win: usize) -> bool {
        for hop in hops(win) {
            rows &= rows >> (hop * self.step);
        }
        rows & self.starts[0] != 0
    }

    /// Does the same on several words, and overwrites them.
    fn has_line_wide(&self, rows: &mut [u64], win: usize) -> bool {
        for hop in hops(win) {
            let (distance, up) = (hop * self.step / WORD, hop * self.step % WORD);
            // A word depends on itself and on higher words only, so working upwards needs no copy.
            for number in 0..rows.len() {
                let lower_part = rows.get(number + distance).map_or(0, |word| word >> up);
                let upper_part =
                    rows.get(number + distance + 1).map_or(0, |word| word << 1 << (WORD - 1 - up));
                rows[number] &= lower_part | upper_part;
            }
        }
        rows.iter().zip(&self.starts).any(|(rows, starts)| rows & starts != 0)
    }
}

/// Returns the numbers of steps to shift by, to get from rows of 1 to rows of `win`: 1, 2, 4 and so on, then the rest.
fn hops(win: usize) -> impl Iterator<Item = usize> {
    let mut length = 1;
    core::iter::from_fn(move || {
        let hop = length.min(win - length);
        length += hop;
        (hop > 0).then_some(hop)
    })
}

/// Tests whether a line through `square` is complete, by walking along the squares near it. `is_held` tests one
/// square.
pub(super) fn is_win(geometry: Geometry, square: Square, is_held: impl Fn(Square) -> bool) -> bool {
    let near = geometry.directions().iter().filter_map(|direction| geometry.reach(square, *direction));
    near.map(Line::squares).any(|mut squares| {
        let mut in_a_row = 0;
        squares.any(|square| {
            in_a_row = if is_held(square) { in_a_row + 1 } else { 0 };
            in_a_row == geometry.win()
        })
    })
}
