//! Tables of generated boards, computed by the compiler of the user's crate.

use crate::lines::line_starts;
use crate::square::Square;

/// The winning lines of a board: the first square of each and the step to its next one.
///
/// They are in the order of [`Geometry::lines`](crate::Geometry::lines).
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

/// Which winning lines go through each of `CELLS` squares, in `ENTRIES` list entries.
#[derive(Debug)]
pub struct LinesThrough<const CELLS: usize, const ENTRIES: usize> {
    /// The lists of all squares, one after the other.
    lines: [u16; ENTRIES],
    /// Where the list of each square ends.
    ends: [u16; CELLS],
}

impl<const CELLS: usize, const ENTRIES: usize> LinesThrough<CELLS, ENTRIES> {
    /// Lists [`lines`] of `win` squares.
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
        // Where the next line of each square goes: at the start of its list, and at the end when all are there.
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

    /// The masks of the lists, one after the other, from the masks of all lines.
    pub const fn masks<W: Copy>(&self, line_masks: &[W]) -> [W; ENTRIES] {
        let mut masks = [line_masks[0]; ENTRIES];
        let mut entry = 0;
        while entry < ENTRIES {
            masks[entry] = line_masks[self.lines[entry] as usize];
            entry += 1;
        }
        masks
    }

    /// The masks of each square, from the masks of the lists.
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

/// Lists of one length, which repeat their first value, and rows of `empty` at the end.
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

/// For every way to fill a column of `rows` squares: byte y has the mark in row y, and the top byte the number of marks
/// if `has_count`.
pub const fn column_spread<const N: usize>(rows: usize, has_count: bool) -> [u64; N] {
    let mut table = [0; N];
    let mut column = 0;
    while column < N {
        let mut row = 0;
        while row < rows {
            table[column] |= (column as u64 >> row & 1) << (8 * row);
            row += 1;
        }
        if has_count {
            table[column] |= (column.count_ones() as u64) << 56;
        }
        column += 1;
    }
    table
}

/// The squares of every set, in ascending order, four bits each from the lowest bits on. The value 15 ends a list.
const SQUARES_OF_NINE: &[u64; 512] = &{
    let mut table = [u64::MAX; 512];
    let mut set = 0;
    while set < 512 {
        let (mut square, mut shift) = (0, 0);
        while square < 9 {
            if set >> square & 1 == 1 {
                table[set] ^= (15 ^ square) << shift;
                shift += 4;
            }
            square += 1;
        }
        set += 1;
    }
    table
};

/// Returns the `n`-th square, counted from 0, of a set of the squares 0 to 8. Bit `i` of `set` stands for square `i`.
#[inline]
pub const fn nth_of_nine(set: usize, n: usize) -> Option<Square> {
    // An entry has 16 places, and the last seven always hold 15.
    let n = if n < 15 { n } else { 15 };
    let square = (SQUARES_OF_NINE[set & 511] >> (4 * n) & 15) as u16;
    if square < 9 { Some(Square::new(square)) } else { None }
}
