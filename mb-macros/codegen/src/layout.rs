//! Layouts: which bit holds which mark on which square, and the word that holds the bits.

use crate::geometry::{Direction, Geometry};
use crate::mask::Mask;

/// How marks are stored as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layout {
    /// One word for each mark. The bit of a square is `x * stride + y` in both, where `stride` is the distance between
    /// columns.
    Bitboard,
    /// One word with two bits per square: circle at `2 * (x * stride + y)`, cross at the next bit.
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

/// The number of bits in each integer of a word that has several integers.
const LIMB: usize = 64;

/// The integer, or the array of integers, that holds the bits of a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Word {
    width: usize,
    count: usize,
}

impl Word {
    /// Returns the smallest word of at least `bits` bits: u8, u16, u32, u64, u128, and above 128 bits `[u64; W]`.
    ///
    /// ```
    /// use mb_codegen::layout::Word;
    /// assert_eq!(Word::holding(25).width(), 32);
    /// assert_eq!((Word::holding(225).width(), Word::holding(225).count()), (64, 4));
    /// ```
    pub const fn holding(bits: usize) -> Self {
        match bits {
            0..=8 => Self { width: 8, count: 1 },
            9..=128 => Self { width: bits.next_power_of_two(), count: 1 },
            _ => Self { width: LIMB, count: bits.div_ceil(LIMB) },
        }
    }

    /// Returns the word with the same bits in integers of at most 64 bits: a `u128` becomes two integers.
    #[must_use]
    pub const fn in_limbs(self) -> Self {
        if self.width > LIMB { Self { width: LIMB, count: self.width / LIMB } } else { self }
    }

    /// Returns the number of bits of one integer: 8, 16, 32, 64 or 128.
    pub const fn width(self) -> usize {
        self.width
    }

    /// Returns the number of integers: 1, or more of 64 bits each.
    pub const fn count(self) -> usize {
        self.count
    }

    /// Returns the number of bits of all integers together.
    pub const fn bits(self) -> usize {
        self.width * self.count
    }

    /// Returns whether the word has more than one integer.
    pub const fn is_array(self) -> bool {
        self.count > 1
    }
}

/// The layout of one board: its geometry, how marks are stored, and the distance between columns.
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

impl BitLayout {
    /// Returns the layout of a board.
    ///
    /// The distance between columns is normally [`Geometry::rows`], which makes the layout dense. Columns are padded to
    /// the next power of two only if the word has several integers, and only if padding takes no more integers. Padding
    /// leaves guard bits between columns, which are always zero. Finding lines by shifting then needs no masks, and a
    /// transpose takes fewer swaps. 15×15 is padded (stride 16, still four integers per mark), but 19×19 is not (stride
    /// 32 would double its integers).
    pub const fn new(geometry: Geometry, kind: Layout) -> Self {
        let dense = Self { geometry, kind, stride: geometry.rows() };
        let padded = dense.with_stride(geometry.rows().next_power_of_two());
        let pays = dense.word().is_array() && padded.word().count() == dense.word().count();
        if pays { padded } else { dense }
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

    /// Returns how marks are stored.
    pub const fn kind(self) -> Layout {
        self.kind
    }

    /// Returns the distance between columns in a word with one bit per square, guard bits included.
    pub const fn stride(self) -> usize {
        self.stride
    }

    /// Returns whether there are no guard bits between columns.
    pub const fn is_dense(self) -> bool {
        self.stride == self.geometry.rows()
    }

    /// Returns the number of bits of a square in a word: 1, or 2 if both marks share the word.
    pub const fn bits_per_square(self) -> usize {
        match self.kind {
            Layout::Bitboard => 1,
            Layout::Twobit => 2,
        }
    }

    /// Returns the word that holds a mark (bitboard) or the whole board (twobit).
    pub const fn word(self) -> Word {
        Word::holding(self.span() * self.bits_per_square())
    }

    /// Returns the bit of a square in a word with one bit per square: `x * stride + y`.
    pub const fn place(self, square: usize) -> usize {
        let (x, y) = self.geometry.xy(square);
        x * self.stride + y
    }

    /// Returns the bit of `mark` on `square`, in the word of the mark (bitboard) or of the board (twobit).
    pub const fn bit(self, square: usize, mark: Mark) -> usize {
        match (self.kind, mark) {
            (Layout::Twobit, Mark::Cross) => 2 * self.place(square) + 1,
            _ => self.bits_per_square() * self.place(square),
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

    /// Returns the bits of `mark` on the diagonal and on the anti-diagonal of a square board, or no masks for a
    /// rectangle.
    pub fn main_diagonals(self, mark: Mark) -> Vec<Mask> {
        self.masks(&self.geometry.main_diagonals(), mark)
    }

    /// Returns the bits of `mark` on each run of squares in `direction` (see [`Geometry::runs`]).
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

    /// Returns the number of bits from the first square to the last in a word with one bit per square, guard bits
    /// included.
    pub const fn span(self) -> usize {
        self.geometry.cols().saturating_sub(1) * self.stride + self.geometry.rows()
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
        assert_eq!(hex(&bitboard.runs(Direction::Column, Mark::Circle)), [0x7, 0x38, 0x1c0]);
        assert_eq!(hex(&bitboard.runs(Direction::Row, Mark::Cross)), [0x49, 0x92, 0x124]);
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

    #[test]
    fn the_smallest_word_that_holds_the_bits_is_taken() {
        let widths = |bits| (Word::holding(bits).width(), Word::holding(bits).count());
        assert_eq!([1, 8, 9, 16, 17, 32, 33, 64].map(|bits| widths(bits).0), [8, 8, 16, 16, 32, 32, 64, 64]);
        assert_eq!(
            [65, 128, 129, 192, 193, 800].map(widths),
            [(128, 1), (128, 1), (64, 3), (64, 3), (64, 4), (64, 13)]
        );
    }
}
