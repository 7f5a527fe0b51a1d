//! Words put together from parts of words.

use crate::layout::Word;
use crate::mask::Mask;
use crate::permute::permutation::Permutation;

/// A part of one integer of the result: bits of one integer of the source, all moved by the same distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GatherPart {
    /// The index of the source's integer.
    pub source: usize,
    /// The number of bits by which it is rotated to the left.
    pub rotation: usize,
    /// The bits that are taken after the rotation.
    pub mask: u128,
}

/// A permutation that makes each integer of the result on its own, as the `|` of rotated and masked integers of the
/// source.
///
/// It suits permutations that move many bits by the same distance, such as whole columns: a part costs three
/// instructions, however many bits it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gather {
    width: usize,
    integers: Vec<Vec<GatherPart>>,
}

impl Gather {
    /// Returns the parts by which `permutation` moves the bits of `word`. Don't-care bits are dropped.
    ///
    /// ```
    /// use mb_codegen::geometry::{Geometry, Symmetry};
    /// use mb_codegen::layout::{BitLayout, Layout};
    /// use mb_codegen::permute::Gather;
    /// use mb_codegen::plans::permutation;
    ///
    /// // Two integers with four columns of sixteen bits each. The mirror exchanges the integers. In each, the outer
    /// // two columns are rotated as far as the inner two.
    /// let layout = BitLayout::new(Geometry::new(8, 16, 5), Layout::Bitboard);
    /// let gather = Gather::new(&permutation(layout, Symmetry::Mirror), layout.word().in_limbs());
    /// let part = gather.integers()[0][0];
    /// assert_eq!((part.source, part.rotation, part.mask), (1, 48, 0xffff_0000_ffff_0000));
    /// ```
    pub fn new(permutation: &Permutation, word: Word) -> Self {
        let width = word.width();
        let mut integers = vec![Vec::<GatherPart>::new(); word.count()];
        for (from, to) in permutation.moves() {
            let (source, rotation) = (from / width, (width + to % width - from % width) % width);
            let Some(parts) = integers.get_mut(to / width) else { continue };
            let bit = 1 << (to % width);
            match parts.iter_mut().find(|part| part.source == source && part.rotation == rotation) {
                Some(part) => part.mask |= bit,
                None => parts.push(GatherPart { source, rotation, mask: bit }),
            }
        }
        Self { width, integers }
    }

    /// Returns the parts of each integer of the result, lowest integer first.
    pub fn integers(&self) -> &[Vec<GatherPart>] {
        &self.integers
    }

    /// Returns `word` permuted.
    pub fn apply(&self, word: &Mask) -> Mask {
        let width = self.width;
        let mut result = Mask::new();
        for (target, parts) in self.integers.iter().enumerate() {
            for part in parts {
                let source = |bit: usize| part.source * width + (bit + width - part.rotation) % width;
                let taken = (0..width).filter(|&bit| part.mask >> bit & 1 == 1 && word.test(source(bit)));
                result.extend(taken.map(|bit| target * width + bit));
            }
        }
        result
    }

    /// Returns the number of instructions: a mask for every part, a rotation unless its distance is 0, and the
    /// operations that join the parts.
    pub fn cost(&self) -> usize {
        let of_part = |part: &GatherPart| 1 + usize::from(part.rotation > 0);
        let of_integer = |parts: &Vec<GatherPart>| {
            parts.iter().map(of_part).sum::<usize>() + parts.len().saturating_sub(1)
        };
        self.integers.iter().map(of_integer).sum()
    }
}
