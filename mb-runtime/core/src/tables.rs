//! Tables of generated boards, computed by the compiler of the user's crate.

/// Which winning lines go through each of `CELLS` squares, in `ENTRIES` list entries.
#[derive(Debug)]
pub struct LinesThrough<const CELLS: usize, const ENTRIES: usize> {
    /// The lists of all squares, one after the other.
    lines: [u16; ENTRIES],
    /// Where the list of each square ends.
    ends: [u16; CELLS],
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a generated board has at most 400 squares and 1,500 lines"
)]
impl<const CELLS: usize, const ENTRIES: usize> LinesThrough<CELLS, ENTRIES> {
    /// The lines given by their first square and the step to the next, each of `win` squares.
    #[must_use]
    pub const fn new<const LINES: usize>(firsts: &[u16; LINES], steps: &[u16; LINES], win: usize) -> Self {
        let mut counts = [0; CELLS];
        let mut line = 0;
        while line < LINES {
            let mut place = 0;
            while place < win {
                counts[firsts[line] as usize + place * steps[line] as usize] += 1;
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
        let mut lines = [0; ENTRIES];
        line = 0;
        while line < LINES {
            let mut place = 0;
            while place < win {
                let square = firsts[line] as usize + place * steps[line] as usize;
                lines[ends[square] as usize] = line as u16;
                ends[square] += 1;
                place += 1;
            }
            line += 1;
        }
        Self { lines, ends }
    }

    /// The masks of the lists, one after the other, from the masks of all lines.
    #[must_use]
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
    #[must_use]
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
#[must_use]
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
#[must_use]
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
