//! Marks in a row without masks: shift-and over the whole board, and a walk from one square.

use super::words::{WORD, with_copy};
use mb_core::{Geometry, Line, Square};

/// For every step of lines, where lines can start.
#[derive(Debug)]
pub(super) struct Runs {
    win: usize,
    directions: Vec<Direction>,
}

/// The lines whose squares are a step apart.
#[derive(Debug)]
struct Direction {
    step: usize,
    /// The first squares of these lines. Elsewhere a row of bits a step apart runs over an edge of the board.
    starts: Box<[u64]>,
}

impl Runs {
    pub(super) fn new(geometry: Geometry) -> Self {
        let mut directions = Vec::<Direction>::new();
        for line in geometry.lines() {
            let (first, step) = (line.start().index(), line.step());
            if directions.last().is_none_or(|direction| direction.step != step) {
                let starts = vec![0; geometry.cells().div_ceil(WORD)].into();
                directions.push(Direction { step, starts });
            }
            if let Some(direction) = directions.last_mut() {
                direction.starts[first / WORD] |= 1 << (first % WORD);
            }
        }
        Self { win: geometry.win(), directions }
    }

    /// Whether a set holds a line.
    pub(super) fn has_line(&self, bits: &[u64]) -> bool {
        self.directions.iter().any(|direction| match *bits {
            [word] => direction.starts_lines(word, self.win),
            _ => with_copy(bits, |rows| direction.starts_lines_wide(rows, self.win)),
        })
    }
}

impl Direction {
    /// A bit survives when the bits 1, 2 .. `win` - 1 steps above it are set as well. Rows of two are made of
    /// single bits, rows of four of rows of two, and so on.
    #[inline]
    fn starts_lines(&self, mut rows: u64, win: usize) -> bool {
        for hop in hops(win) {
            rows &= rows >> (hop * self.step);
        }
        rows & self.starts[0] != 0
    }

    /// The same with many words, in `rows`.
    fn starts_lines_wide(&self, rows: &mut [u64], win: usize) -> bool {
        for hop in hops(win) {
            let (distance, up) = (hop * self.step / WORD, hop * self.step % WORD);
            // In place from below: a word depends on itself and on higher ones only.
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

/// By how many steps to shift to get from rows of 1 to rows of `win`: 1, 2, 4 and so on, then the rest.
fn hops(win: usize) -> impl Iterator<Item = usize> {
    let mut length = 1;
    core::iter::from_fn(move || {
        let hop = length.min(win - length);
        length += hop;
        (hop > 0).then_some(hop)
    })
}

/// Whether a line through `square` is held, where `held` tells it for one square: a walk along the squares within
/// reach in every direction.
pub(super) fn is_win(geometry: Geometry, square: Square, held: impl Fn(Square) -> bool) -> bool {
    let within_reach =
        geometry.directions().iter().filter_map(|direction| geometry.reach(square, *direction));
    within_reach.map(Line::squares).any(|mut squares| {
        let mut in_a_row = 0;
        squares.any(|square| {
            in_a_row = if held(square) { in_a_row + 1 } else { 0 };
            in_a_row == geometry.win()
        })
    })
}
