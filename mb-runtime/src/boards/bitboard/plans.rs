//! The delta swaps of the reflections of a board, computed once for its geometry.

use super::algorithms::{self, MirrorAlgorithm, TransposeAlgorithm};
use super::integers::{IntegerSwap, SwapInteger, join, split};
use super::words::{DeltaSwap, WORD, copy_bits, with_zeros};
use mb_core::Geometry;

/// The delta swaps of one symmetry, for boards of one geometry whose columns lie side by side.
#[derive(Debug)]
pub(super) struct SwapPlan {
    swaps: Vec<DeltaSwap>,
    integers: OnIntegers,
    padding: Option<Padding>,
}

/// The swaps of a plan on integers, if each mark is one or two words and the plan needs no padding.
#[derive(Debug)]
enum OnIntegers {
    OneWord(Box<[IntegerSwap<u64>]>),
    TwoWords(Box<[IntegerSwap<u128>]>),
    Impossible,
}

/// A wider copy of the board, for swaps that need room for more bits.
#[derive(Clone, Copy, Debug)]
struct Padding {
    /// The size of the copy.
    words: usize,
    /// The board is copied in `pieces` of `length` bits, `stride` bits apart.
    pieces: usize,
    length: usize,
    stride: usize,
    /// The position of the first piece after the swaps.
    shift: usize,
}

impl SwapPlan {
    pub(super) fn mirror(geometry: Geometry, algorithm: MirrorAlgorithm) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        match algorithm {
            MirrorAlgorithm::DeltaSwaps => {
                Self::new(geometry.cells(), algorithms::mirror_swaps(cols, rows), None)
            }
            MirrorAlgorithm::SwapAll => {
                let (swaps, shift) = algorithms::swap_all(cols, rows);
                let words = (cols.next_power_of_two() * rows).div_ceil(WORD);
                let padding = Padding { words, pieces: 1, length: geometry.cells(), stride: 0, shift };
                Self::new(geometry.cells(), swaps, (shift > 0).then_some(padding))
            }
        }
    }

    pub(super) fn flip(geometry: Geometry) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        Self::new(geometry.cells(), algorithms::flip_swaps(cols, rows, rows), None)
    }

    /// Plans the transposition of a square board.
    pub(super) fn transpose(geometry: Geometry, algorithm: TransposeAlgorithm) -> Self {
        let size = geometry.rows();
        match algorithm {
            TransposeAlgorithm::DeltaSwaps => {
                Self::new(geometry.cells(), algorithms::transpose_swaps(size, size), None)
            }
            TransposeAlgorithm::DivideAndConquer => {
                let stride = size.next_power_of_two();
                let words = (stride * stride).div_ceil(WORD);
                let padding = Padding { words, pieces: size, length: size, stride, shift: 0 };
                let swaps = algorithms::divide_and_conquer(stride);
                Self::new(geometry.cells(), swaps, (stride > size).then_some(padding))
            }
        }
    }

    /// `cells` is the number of squares of the board.
    fn new(cells: usize, swaps: Vec<DeltaSwap>, padding: Option<Padding>) -> Self {
        let integers = match cells.div_ceil(WORD) {
            1 if padding.is_none() => OnIntegers::OneWord(swaps.iter().map(IntegerSwap::new).collect()),
            2 if padding.is_none() => OnIntegers::TwoWords(swaps.iter().map(IntegerSwap::new).collect()),
            _ => OnIntegers::Impossible,
        };
        Self { swaps, integers, padding }
    }

    /// Moves the bits of the words of circle, followed by those of cross.
    #[inline(never)]
    fn apply(&self, words: &mut [u64]) {
        let (circle, cross) = words.split_at_mut(words.len() / 2);
        self.apply_to_mark(circle);
        self.apply_to_mark(cross);
    }

    /// Moves the bits of one mark.
    fn apply_to_mark(&self, bits: &mut [u64]) {
        let Some(Padding { words, pieces, length, stride, shift }) = self.padding else {
            return self.swap(bits);
        };
        with_zeros(words, |copy| {
            for piece in 0..pieces {
                copy_bits(bits, piece * length, copy, piece * stride, length);
            }
            self.swap(copy);
            bits.fill(0);
            for piece in 0..pieces {
                copy_bits(copy, shift + piece * stride, bits, piece * length, length);
            }
        });
    }

    fn swap(&self, bits: &mut [u64]) {
        self.swaps.iter().for_each(|swap| swap.apply(bits));
    }
}

/// The words of circle, followed by those of cross, as a value that is moved by a plan.
///
/// Arrays go from plan to plan in registers. Through memory, a board of one word would take three times as long.
pub(super) trait BothMarks {
    /// Moves the bits of both marks.
    fn moved(self, plan: &SwapPlan) -> Self;
}

impl<I: BoardInteger> BothMarks for [I; 2] {
    #[inline(always)]
    fn moved(self, plan: &SwapPlan) -> Self {
        match I::swaps(plan) {
            Some(swaps) => {
                let [circle, cross] = self;
                let move_mark = |bits| swaps.iter().fold(bits, IntegerSwap::apply);
                [move_mark(circle), move_mark(cross)]
            }
            None => I::moved_as_words(self, plan),
        }
    }
}

impl BothMarks for &mut [u64] {
    #[inline]
    fn moved(self, plan: &SwapPlan) -> Self {
        plan.apply(self);
        self
    }
}

/// An integer that holds all bits of a mark: `u64` on boards of up to 64 squares, `u128` on boards of up to 128.
pub(super) trait BoardInteger: SwapInteger {
    /// Returns the swaps of a plan on these integers, if it has them.
    fn swaps(plan: &SwapPlan) -> Option<&[IntegerSwap<Self>]>;

    /// Moves the bits of both marks by a plan that has no swaps on integers.
    fn moved_as_words(marks: [Self; 2], plan: &SwapPlan) -> [Self; 2];
}

impl BoardInteger for u64 {
    #[inline]
    fn swaps(plan: &SwapPlan) -> Option<&[IntegerSwap<Self>]> {
        if let OnIntegers::OneWord(swaps) = &plan.integers { Some(swaps) } else { None }
    }

    fn moved_as_words(mut marks: [Self; 2], plan: &SwapPlan) -> [Self; 2] {
        plan.apply(&mut marks);
        marks
    }
}

impl BoardInteger for u128 {
    #[inline]
    fn swaps(plan: &SwapPlan) -> Option<&[IntegerSwap<Self>]> {
        if let OnIntegers::TwoWords(swaps) = &plan.integers { Some(swaps) } else { None }
    }

    fn moved_as_words(marks: [Self; 2], plan: &SwapPlan) -> [Self; 2] {
        let mut words = marks.map(split);
        plan.apply(words.as_flattened_mut());
        words.map(join)
    }
}
