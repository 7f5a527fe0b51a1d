//! Layouts: which bit holds which mark on which square, and the word that holds the bits.

mod word;

pub use word::Word;

use crate::geometry::{Direction, Geometry};
use crate::mask::Mask;

/// How marks are written into bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layout {
    /// One word for each mark. The bit of a square is `x * stride + y` in both.
    Bitboard,
    /// One word with two bits a square: circle at `2 * (x * stride + y)`, cross at the next bit.
    Twobit,
}

/// The two marks, in the order of their bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Plays first.
    Circle,
    /// Plays second.
    Cross,
}

impl Mark {
    /// Both marks, circle first.
    pub const ALL: [Self; 2] = [Self::Circle, Self::Cross];
}

/// The layout of one board: its geometry, how marks are written, and the distance between columns.
///
/// ```
/// use mb_codegen::geometry::Geometry;
/// use mb_codegen::layout::{BitLayout, Layout, Mark};
///
/// let layout = BitLayout::new(Geometry::new(3, 3, 3), Layout::Twobit);
/// assert_eq!(layout.bit(4, Mark::Cross), 9);
/// assert_eq!(layout.word().width(), 32);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitLayout {
    geometry: Geometry,
    kind: Layout,
    stride: usize,
}

/// Returns the distance between columns.
///
/// The distance is [`Geometry::rows`], which makes the layout dense. Only layouts of several words pad columns to the
/// next power of two, and only if that takes no more words. Padding leaves guard bits between columns, which are always
/// zero: shift-and then needs no masks, and a transpose takes fewer swaps. 15×15 is padded (stride 16, still four words
/// a mark), 19×19 is not (stride 32 would double its words).
const fn stride_for(geometry: Geometry, kind: Layout) -> usize {
    let dense = geometry.rows();
    let padded = dense.next_power_of_two();
    let word = word_for(geometry, kind, dense);
    if word.is_array() && word_for(geometry, kind, padded).count() == word.count() { padded } else { dense }
}

/// Returns the word that holds a mark (bitboard) or the board (twobit) with columns `stride` bits apart.
const fn word_for(geometry: Geometry, kind: Layout, stride: usize) -> Word {
    match kind {
        Layout::Bitboard => Word::holding(span(geometry, stride)),
        Layout::Twobit => Word::holding(2 * span(geometry, stride)),
    }
}

/// Returns the number of bits from the first square to the last, with one bit a square.
const fn span(geometry: Geometry, stride: usize) -> usize {
    geometry.cols().saturating_sub(1) * stride + geometry.rows()
}

impl BitLayout {
    /// Returns the layout of a board. Columns are padded where that costs no word.
    pub const fn new(geometry: Geometry, kind: Layout) -> Self {
        Self { geometry, kind, stride: stride_for(geometry, kind) }
    }

    /// Returns the same layout with columns `stride` bits apart, but at least as many bits as there are rows.
    #[must_use]
    pub const fn with_stride(self, stride: usize) -> Self {
        let rows = self.geometry.rows();
        Self { stride: if stride < rows { rows } else { stride }, ..self }
    }

    /// Returns the geometry of the board.
    pub const fn geometry(self) -> Geometry {
        self.geometry
    }

    /// Returns how marks are written.
    pub const fn kind(self) -> Layout {
        self.kind
    }

    /// Returns the distance between columns with one bit a square, guard bits included.
    pub const fn stride(self) -> usize {
        self.stride
    }

    /// Returns whether there are no guard bits between columns.
    pub const fn is_dense(self) -> bool {
        self.stride == self.geometry.rows()
    }

    /// Returns the bits a square takes in a word: 1, or 2 if both marks share the word.
    pub const fn bits_per_square(self) -> usize {
        match self.kind {
            Layout::Bitboard => 1,
            Layout::Twobit => 2,
        }
    }

    /// Returns the word that holds a mark (bitboard) or the whole board (twobit).
    pub const fn word(self) -> Word {
        word_for(self.geometry, self.kind, self.stride)
    }

    /// Returns the bit of a square in a word with one bit a square: `x * stride + y`.
    pub const fn place(self, square: usize) -> usize {
        let (x, y) = self.geometry.xy(square);
        x * self.stride + y
    }

    /// Returns the bit of `mark` on `square`, in the word of the mark (bitboard) or of the board (twobit).
    pub const fn bit(self, square: usize, mark: Mark) -> usize {
        match (self.kind, mark) {
            (Layout::Bitboard, _) => self.place(square),
            (Layout::Twobit, Mark::Circle) => 2 * self.place(square),
            (Layout::Twobit, Mark::Cross) => 2 * self.place(square) + 1,
        }
    }

    /// Returns the distance in bits from a square to the next one in `direction`.
    pub const fn step(self, direction: Direction) -> usize {
        self.bits_per_square() * direction.step(self.stride)
    }

    /// Returns the bits of `mark` on `squares`.
    pub fn mask(self, squares: &[usize], mark: Mark) -> Mask {
        squares.iter().map(|&square| self.bit(square, mark)).collect()
    }

    /// Returns the bits of `mark` on all squares.
    pub fn full(self, mark: Mark) -> Mask {
        (0..self.geometry.cells()).map(|square| self.bit(square, mark)).collect()
    }

    /// Returns the bits of `mark` on each column, left to right.
    pub fn columns(self, mark: Mark) -> Vec<Mask> {
        self.runs(Direction::Column, mark)
    }

    /// Returns the bits of `mark` on each row, top down.
    pub fn rows(self, mark: Mark) -> Vec<Mask> {
        self.runs(Direction::Row, mark)
    }

    /// Returns the bits of `mark` on the diagonal and the anti-diagonal of a square board; nothing for a rectangle.
    pub fn main_diagonals(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.main_diagonals(), mark)
    }

    /// Returns the bits of `mark` on each complete line of squares in `direction` (see [`Geometry::runs`]).
    pub fn runs(self, direction: Direction, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.runs(direction), mark)
    }

    /// Returns the bits of `mark` on each winning line, in the order of [`Geometry::lines`].
    pub fn lines(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.lines(), mark)
    }

    /// Returns the bits of `mark` where a window in `direction` starts (see [`Geometry::starts`]).
    pub fn starts(self, direction: Direction, mark: Mark) -> Mask {
        self.mask(&self.geometry.starts(direction), mark)
    }

    /// Returns the number of bits from the first square to the last, guard bits included, with one bit a square.
    pub const fn span(self) -> usize {
        span(self.geometry, self.stride)
    }

    fn masks(self, groups: &[Vec<usize>], mark: Mark) -> Vec<Mask> {
        groups.iter().map(|squares| self.mask(squares, mark)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(cols: usize, rows: usize, kind: Layout) -> BitLayout {
        BitLayout::new(Geometry::new(cols, rows, cols.min(rows)), kind)
    }

    #[test]
    fn columns_are_padded_only_where_that_costs_no_word() {
        use Layout::{Bitboard, Twobit};
        let strides = [
            (3, 3, Bitboard, 3),
            (8, 8, Twobit, 8),
            (9, 7, Bitboard, 7),
            (11, 11, Bitboard, 11),
            (11, 11, Twobit, 11),
            (15, 15, Bitboard, 16),
            (15, 15, Twobit, 16),
            (19, 19, Bitboard, 19),
            (20, 20, Twobit, 20),
            (64, 6, Bitboard, 6),
            (6, 64, Bitboard, 64),
        ];
        for (cols, rows, kind, stride) in strides {
            assert_eq!(layout(cols, rows, kind).stride(), stride, "{cols}×{rows} {kind:?}");
        }
    }

    #[test]
    fn every_bit_belongs_to_one_square_and_mark_and_lies_in_the_word() {
        for (cols, rows) in [(1, 1), (3, 3), (4, 3), (15, 15), (20, 20), (64, 6), (6, 64)] {
            for kind in [Layout::Bitboard, Layout::Twobit] {
                let layout = layout(cols, rows, kind);
                let [circle, cross] = Mark::ALL.map(|mark| layout.full(mark));
                assert_eq!(circle.count(), cols * rows);
                assert!(cross.highest() < Some(layout.word().bits()));
                match kind {
                    Layout::Bitboard => assert_eq!(circle, cross),
                    Layout::Twobit => assert!(circle.is_disjoint(&cross)),
                }
            }
        }
    }

    #[test]
    fn the_masks_of_tic_tac_toe_are_the_series_constants() {
        let bitboard = layout(3, 3, Layout::Bitboard);
        let hex = |masks: &[Mask]| masks.iter().map(|mask| mask.word(0, 16)).collect::<Vec<_>>();
        assert_eq!(bitboard.full(Mark::Circle).word(0, 16), 0x1ff);
        assert_eq!(hex(&bitboard.columns(Mark::Circle)), [0x7, 0x38, 0x1c0]);
        assert_eq!(hex(&bitboard.rows(Mark::Cross)), [0x49, 0x92, 0x124]);
        assert_eq!(hex(&bitboard.main_diagonals(Mark::Circle)), [0x111, 0x54]);
        assert_eq!(hex(&bitboard.lines(Mark::Circle)), [0x7, 0x38, 0x1c0, 0x49, 0x92, 0x124, 0x111, 0x54]);
    }

    #[test]
    fn a_step_in_bits_leads_from_each_square_of_a_line_to_the_next() {
        for kind in [Layout::Bitboard, Layout::Twobit] {
            let layout = layout(15, 15, kind);
            for direction in Direction::ALL {
                for run in layout.geometry().runs(direction) {
                    for pair in run.windows(2) {
                        let [from, to] = [pair[0], pair[1]].map(|square| layout.bit(square, Mark::Cross));
                        assert_eq!(to - from, layout.step(direction));
                    }
                }
            }
        }
    }
}
