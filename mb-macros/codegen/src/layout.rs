//! Layouts: which bit holds which mark on which square, and the word that holds them all.

use crate::geometry::{Direction, Geometry, Symmetry};
use crate::mask::Mask;
use crate::permute::{Lattice, Permutation};

/// Bits in one word of a layout of several words.
const LIMB: usize = 64;

/// How marks are written into bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layout {
    /// One word for each mark; the bit of a square is `x * stride + y` in both.
    Bitboard,
    /// One word with two bits a square: circle at `2 * (x * stride + y)`, cross one above.
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
    /// Both marks.
    pub const ALL: [Self; 2] = [Self::Circle, Self::Cross];
}

/// The integer, or the array of them, that holds a layout's bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Word {
    width: usize,
    count: usize,
}

impl Word {
    /// The smallest word of at least `bits` bits: u8, u16, u32, u64, u128, and above that `[u64; W]`.
    ///
    /// ```
    /// use mb_codegen::layout::Word;
    /// assert_eq!(Word::holding(25).width(), 32);
    /// assert_eq!((Word::holding(225).width(), Word::holding(225).count()), (64, 4));
    /// ```
    #[must_use]
    pub const fn holding(bits: usize) -> Self {
        match bits {
            0..=8 => Self { width: 8, count: 1 },
            9..=16 => Self { width: 16, count: 1 },
            17..=32 => Self { width: 32, count: 1 },
            33..=64 => Self { width: 64, count: 1 },
            65..=128 => Self { width: 128, count: 1 },
            _ => Self { width: LIMB, count: bits.div_ceil(LIMB) },
        }
    }

    /// The same bits in integers of at most 64 bits: a u128 as two of them.
    #[must_use]
    pub const fn in_limbs(self) -> Self {
        if self.width > LIMB { Self { width: LIMB, count: self.width / LIMB } } else { self }
    }

    /// Bits of one integer: 8, 16, 32, 64 or 128.
    #[must_use]
    pub const fn width(self) -> usize {
        self.width
    }

    /// How many integers: 1, or more of 64 bits each.
    #[must_use]
    pub const fn count(self) -> usize {
        self.count
    }

    /// Bits of all integers together.
    #[must_use]
    pub const fn bits(self) -> usize {
        self.width * self.count
    }

    /// Whether one integer is not enough.
    #[must_use]
    pub const fn is_array(self) -> bool {
        self.count > 1
    }
}

/// The layout of one board: geometry, way of writing marks, and the distance between columns.
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

/// The distance between columns: [`Geometry::rows`] (dense), except where the layout needs several words
/// anyway and padding the columns to the next power of two needs no more of them.
///
/// The padded columns leave guard bits between them (always zero), so that shift-and needs no masks and a
/// transpose takes logarithmically few swaps; 15×15 has them (stride 16, still four words a mark), 19×19
/// has not (stride 32 would double its words).
#[must_use]
pub const fn stride_for(geometry: Geometry, kind: Layout) -> usize {
    let dense = geometry.rows();
    let padded = dense.next_power_of_two();
    let word = word_for(geometry, kind, dense);
    if word.is_array() && word_for(geometry, kind, padded).count() == word.count() { padded } else { dense }
}

/// The word that holds a mark (bitboard) or the board (twobit) at a given stride.
const fn word_for(geometry: Geometry, kind: Layout, stride: usize) -> Word {
    let span = geometry.cols().saturating_sub(1) * stride + geometry.rows();
    match kind {
        Layout::Bitboard => Word::holding(span),
        Layout::Twobit => Word::holding(2 * span),
    }
}

impl BitLayout {
    /// The layout of a board, with the stride of [`stride_for`].
    #[must_use]
    pub const fn new(geometry: Geometry, kind: Layout) -> Self {
        Self { geometry, kind, stride: stride_for(geometry, kind) }
    }

    /// The same layout with columns `stride` bits apart; a stride below the number of rows is raised to it.
    #[must_use]
    pub const fn with_stride(self, stride: usize) -> Self {
        let rows = self.geometry.rows();
        Self { stride: if stride < rows { rows } else { stride }, ..self }
    }

    /// The board's geometry.
    #[must_use]
    pub const fn geometry(self) -> Geometry {
        self.geometry
    }

    /// How marks are written.
    #[must_use]
    pub const fn kind(self) -> Layout {
        self.kind
    }

    /// Squares from the top of one column to the top of the next, guard squares included.
    #[must_use]
    pub const fn stride(self) -> usize {
        self.stride
    }

    /// Whether columns follow one another without guard bits.
    #[must_use]
    pub const fn is_dense(self) -> bool {
        self.stride == self.geometry.rows()
    }

    /// Bits per square in a word: 1, or 2 where both marks share it.
    #[must_use]
    pub const fn bits_per_square(self) -> usize {
        match self.kind {
            Layout::Bitboard => 1,
            Layout::Twobit => 2,
        }
    }

    /// The word that holds a mark (bitboard) or the whole board (twobit).
    #[must_use]
    pub const fn word(self) -> Word {
        word_for(self.geometry, self.kind, self.stride)
    }

    /// The place of a square among the squares and guard squares: `x * stride + y`.
    #[must_use]
    pub const fn place(self, square: usize) -> usize {
        let (x, y) = self.geometry.xy(square);
        x * self.stride + y
    }

    /// The bit of `mark` on `square`, in the mark's own word (bitboard) or the shared one (twobit).
    #[must_use]
    pub const fn bit(self, square: usize, mark: Mark) -> usize {
        match (self.kind, mark) {
            (Layout::Bitboard, _) => self.place(square),
            (Layout::Twobit, Mark::Circle) => 2 * self.place(square),
            (Layout::Twobit, Mark::Cross) => 2 * self.place(square) + 1,
        }
    }

    /// The bits from a square to the next one in `direction`, in this layout's word.
    #[must_use]
    pub const fn step(self, direction: Direction) -> usize {
        self.bits_per_square() * direction.step(self.stride)
    }

    /// The bits of `mark` on some squares.
    #[must_use]
    pub fn mask(self, squares: &[usize], mark: Mark) -> Mask {
        squares.iter().map(|&square| self.bit(square, mark)).collect()
    }

    /// The bits of `mark` on all squares.
    #[must_use]
    pub fn full(self, mark: Mark) -> Mask {
        (0..self.geometry.cells()).map(|square| self.bit(square, mark)).collect()
    }

    /// The bits of `mark` on each column, left to right.
    #[must_use]
    pub fn columns(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.column_squares(), mark)
    }

    /// The bits of `mark` on each row, top down.
    #[must_use]
    pub fn rows(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.row_squares(), mark)
    }

    /// The bits of `mark` on the diagonal and the anti-diagonal of a square board; none on a rectangle.
    #[must_use]
    pub fn main_diagonals(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.main_diagonals(), mark)
    }

    /// The bits of `mark` on each complete line of squares in `direction` (see [`Geometry::runs`]).
    #[must_use]
    pub fn runs(self, direction: Direction, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.runs(direction), mark)
    }

    /// The bits of `mark` on each winning line, in the order of [`Geometry::lines`].
    #[must_use]
    pub fn lines(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.lines(), mark)
    }

    /// The bits of `mark` where a window in `direction` starts (see [`Geometry::starts`]).
    #[must_use]
    pub fn starts(self, direction: Direction, mark: Mark) -> Mask {
        self.mask(&self.geometry.starts(direction), mark)
    }

    /// The grid of bits the planner works on: one bit a square, whatever the layout.
    #[must_use]
    pub const fn lattice(self) -> Lattice {
        Lattice::new(self.geometry.cols(), self.geometry.rows(), self.stride)
    }

    /// What a symmetry of the board does to the bits of this layout's word.
    #[must_use]
    pub fn permutation(self, symmetry: Symmetry) -> Permutation {
        let squares = self.lattice().permutation(symmetry);
        match self.kind {
            Layout::Bitboard => squares,
            Layout::Twobit => squares.doubled(),
        }
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
    fn the_smallest_word_that_holds_the_bits_is_taken() {
        let widths = |bits| (Word::holding(bits).width(), Word::holding(bits).count());
        assert_eq!([1, 8, 9, 16, 17, 32, 33, 64].map(|bits| widths(bits).0), [8, 8, 16, 16, 32, 32, 64, 64]);
        assert_eq!(
            [65, 128, 129, 192, 193, 800].map(widths),
            [(128, 1), (128, 1), (64, 3), (64, 3), (64, 4), (64, 13)]
        );
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
