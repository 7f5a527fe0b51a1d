//! Tables of generated boards. They are computed while the user's crate is compiled.

use crate::geometry::Geometry;
use crate::lines::line_starts;

/// Returns the geometry of a generated board as a constant. The attribute has checked the numbers.
///
/// # Panics
/// Panics if there is no such geometry.
pub const fn geometry(cols: usize, rows: usize, win: usize) -> Geometry {
    match Geometry::new(cols, rows, win) {
        Ok(geometry) => geometry,
        Err(_) => panic!("derive_board emits only geometries that exist"),
    }
}

/// Returns the winning lines of a board. Each entry has the first square of a line and the step from one of its squares
/// to the next.
///
/// The lines are in the order of [`Geometry::lines`].
#[expect(clippy::cast_possible_truncation, reason = "a generated board has at most 400 squares")]
pub const fn lines<const LINES: usize>(cols: usize, rows: usize, win: usize) -> [[u16; 2]; LINES] {
    let directions = line_starts(cols, rows, win);
    let mut lines = [[0; 2]; LINES];
    let (mut line, mut direction) = (0, 0);
    while direction < directions.len() {
        let [step, columns, first_row, count] = directions[direction];
        let mut x = 0;
        while x < columns {
            let mut y = first_row;
            while y < first_row + count {
                lines[line] = [(x * rows + y) as u16, step as u16];
                line += 1;
                y += 1;
            }
            x += 1;
        }
        direction += 1;
    }
    lines
}

/// The winning lines through each of `CELLS` squares, as lists with `ENTRIES` entries in total.
#[derive(Debug)]
pub struct LinesThrough<const CELLS: usize, const ENTRIES: usize> {
    /// The lists of all squares, one after the other.
    lines: [u16; ENTRIES],
    /// Where the list of each square ends.
    ends: [u16; CELLS],
}

impl<const CELLS: usize, const ENTRIES: usize> LinesThrough<CELLS, ENTRIES> {
    /// Lists, for each square, the `lines` that go through it. Each line has `win` squares.
    #[expect(clippy::cast_possible_truncation, reason = "a generated board has at most 1,600 lines")]
    pub const fn new<const LINES: usize>(lines: &[[u16; 2]; LINES], win: usize) -> Self {
        let mut counts = [0; CELLS];
        let mut line = 0;
        while line < LINES {
            let [mut square, step] = lines[line];
            let mut place = 0;
            while place < win {
                counts[square as usize] += 1;
                square += step;
                place += 1;
            }
            line += 1;
        }
        // The entry for the next line of each square: first the start of its list, and its end when all lines are
        // listed.
        let mut ends = [0; CELLS];
        let mut square = 1;
        while square < CELLS {
            ends[square] = ends[square - 1] + counts[square - 1];
            square += 1;
        }
        let mut listed = [0; ENTRIES];
        line = 0;
        while line < LINES {
            let [mut square, step] = lines[line];
            let mut place = 0;
            while place < win {
                let end = &mut ends[square as usize];
                listed[*end as usize] = line as u16;
                *end += 1;
                square += step;
                place += 1;
            }
            line += 1;
        }
        Self { lines: listed, ends }
    }

    /// Returns the masks for the entries of all lists, one list after the other. `line_masks` has the mask of each
    /// line.
    pub const fn masks<W: Copy>(&self, line_masks: &[W]) -> [W; ENTRIES] {
        let mut masks = [line_masks[0]; ENTRIES];
        let mut entry = 0;
        while entry < ENTRIES {
            masks[entry] = line_masks[self.lines[entry] as usize];
            entry += 1;
        }
        masks
    }

    /// Returns the list of each square as a part of `masks`, which [`masks`](Self::masks) has returned.
    pub const fn lists<'masks, W>(&self, masks: &'masks [W; ENTRIES]) -> [&'masks [W]; CELLS] {
        let mut lists: [&[W]; CELLS] = [&[]; CELLS];
        let mut rest = masks.as_slice();
        let (mut square, mut start) = (0, 0);
        while square < CELLS {
            let (list, others) = rest.split_at((self.ends[square] - start) as usize);
            lists[square] = list;
            rest = others;
            start = self.ends[square];
            square += 1;
        }
        lists
    }
}

/// Returns a table in which each of the `lists` has `LENGTH` values: a shorter list repeats its first value. The rows
/// after the last list are filled with `empty`.
pub const fn padded<W: Copy, const LENGTH: usize, const ROWS: usize>(
    lists: &[&[W]],
    empty: W,
) -> [[W; LENGTH]; ROWS] {
    let mut table = [[empty; LENGTH]; ROWS];
    let mut row = 0;
    while row < lists.len() {
        let mut place = 0;
        while place < LENGTH {
            table[row][place] = lists[row][if place < lists[row].len() { place } else { 0 }];
            place += 1;
        }
        row += 1;
    }
    table
}

/// Moves the even bits of a word together. The odd bits must be 0.
///
/// Each step halves the number of gaps: single bits form pairs, then pairs form groups of four, and so on. Two integers
/// of 64 bits cost less than one of 128.
#[expect(clippy::cast_possible_truncation, reason = "takes the lower half")]
#[inline]
pub const fn even_bits(bits: u128) -> u64 {
    even_bits_of_half(bits as u64) | even_bits_of_half((bits >> 64) as u64) << 32
}

#[inline]
const fn even_bits_of_half(bits: u64) -> u64 {
    let bits = (bits | bits >> 1) & 0x3333_3333_3333_3333;
    let bits = (bits | bits >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
    let bits = (bits | bits >> 4) & 0x00ff_00ff_00ff_00ff;
    let bits = (bits | bits >> 8) & 0x0000_ffff_0000_ffff;
    (bits | bits >> 16) & 0xffff_ffff
}

/// Returns the number of set bits of every number below `N`.
pub const fn popcounts<const N: usize>() -> [u8; N] {
    let mut counts = [0; N];
    let mut number = 1;
    while number < N {
        counts[number] = counts[number / 2] + if number % 2 == 0 { 0 } else { 1 };
        number += 1;
    }
    counts
}
