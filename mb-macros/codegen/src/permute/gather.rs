//! Words put together from parts of words.

use crate::layout::Word;
use crate::mask::Mask;
use crate::permute::Permutation;

/// A part of one integer of the result: bits of one integer of the source that keep their distances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The integer of the source.
    pub source: usize,
    /// By how many bits it is rotated to the left.
    pub rotation: usize,
    /// Which bits are taken after that.
    pub mask: u128,
}

/// A permutation with every integer of the result put together on its own: `|` of integers of the source, each
/// rotated and masked.
///
/// This is what many bits call for that move together, such as whole columns: each part costs three instructions,
/// however many bits it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gather {
    width: usize,
    integers: Vec<Vec<Part>>,
}

impl Gather {
    /// The parts of each integer by which `permutation` moves the bits of `word`; don't-care bits are dropped.
    ///
    /// ```
    /// use mb_codegen::geometry::{Geometry, Symmetry};
    /// use mb_codegen::layout::{BitLayout, Layout};
    /// use mb_codegen::permute::Gather;
    ///
    /// // Four columns of sixteen bits in each of two integers: their mirror images change integers, and of the
    /// // four the outer two move by the same rotation as the inner two.
    /// let layout = BitLayout::new(Geometry::new(8, 16, 5), Layout::Bitboard);
    /// let gather = Gather::new(&layout.permutation(Symmetry::Mirror), layout.word().in_limbs());
    /// let part = gather.integers()[0][0];
    /// assert_eq!((part.source, part.rotation, part.mask), (1, 48, 0xffff_0000_ffff_0000));
    /// ```
    #[must_use]
    pub fn new(permutation: &Permutation, word: Word) -> Self {
        let width = word.width();
        let mut integers = vec![Vec::<Part>::new(); word.count()];
        for (from, to) in permutation.moves() {
            let (source, rotation) = (from / width, (width + to % width - from % width) % width);
            let Some(parts) = integers.get_mut(to / width) else { continue };
            let bit = 1 << (to % width);
            match parts.iter_mut().find(|part| part.source == source && part.rotation == rotation) {
                Some(part) => part.mask |= bit,
                None => parts.push(Part { source, rotation, mask: bit }),
            }
        }
        Self { width, integers }
    }

    /// The parts of each integer of the result, lowest first.
    #[must_use]
    pub fn integers(&self) -> &[Vec<Part>] {
        &self.integers
    }

    /// The word put together.
    #[must_use]
    pub fn apply(&self, word: &Mask) -> Mask {
        let bits = |mask: u128| (0..self.width).filter(move |bit| mask >> bit & 1 == 1);
        let parts = self.integers.iter().enumerate().flat_map(|(target, parts)| {
            parts.iter().flat_map(move |part| bits(part.mask).map(move |bit| (target, part, bit)))
        });
        let source = |part: &Part, bit: usize| {
            part.source * self.width + (bit + self.width - part.rotation) % self.width
        };
        parts
            .filter(|(_, part, bit)| word.test(source(part, *bit)))
            .map(|(target, _, bit)| target * self.width + bit)
            .collect()
    }

    /// Instructions: a rotation unless by nothing, and a mask, for every part; and what joins them.
    #[must_use]
    pub fn cost(&self) -> usize {
        let of_part = |part: &Part| 1 + usize::from(part.rotation > 0);
        let of_integer =
            |parts: &Vec<Part>| parts.iter().map(of_part).sum::<usize>() + parts.len().saturating_sub(1);
        self.integers.iter().map(of_integer).sum()
    }
}
