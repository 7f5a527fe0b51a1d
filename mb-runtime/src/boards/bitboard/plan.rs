//! How the bits of a board are moved for one symmetry.

use core::iter::zip;

use super::reflect::{self, MirrorAlgorithm};
use super::transpose::{self, TransposeAlgorithm};
use super::words::{DeltaSwap, WORD, copy_bits, shift_down, with_zeros};
use mb_core::Geometry;

/// Delta swaps for one symmetry of boards of one geometry, whose columns lie side by side.
#[derive(Debug)]
pub(super) struct Plan {
    swaps: Vec<DeltaSwap>,
    /// The swaps as plain numbers, when each half of the board is one word.
    one_word: Vec<(u32, u64)>,
    room: Room,
}

/// Where the swaps work.
#[derive(Clone, Copy, Debug)]
enum Room {
    /// In the board itself.
    Board,
    /// In a wider copy of it, which is then shifted down.
    Wider { words: usize, shift: usize },
    /// In a copy whose columns are moved apart to `stride` bits.
    Padded { words: usize, size: usize, stride: usize },
}

impl Plan {
    pub(super) fn mirror(geometry: Geometry, algorithm: MirrorAlgorithm) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        match algorithm {
            MirrorAlgorithm::DeltaSwaps => Self::new(reflect::delta_swaps(cols, rows), Room::Board),
            MirrorAlgorithm::SwapAll => {
                let (swaps, shift) = reflect::swap_all(cols, rows);
                let words = (cols.next_power_of_two() * rows).div_ceil(WORD);
                Self::new(swaps, if shift == 0 { Room::Board } else { Room::Wider { words, shift } })
            }
        }
    }

    pub(super) fn flip(geometry: Geometry) -> Self {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        Self::new(reflect::flip_swaps(cols, rows, rows), Room::Board)
    }

    /// For a square board.
    pub(super) fn transpose(geometry: Geometry, algorithm: TransposeAlgorithm) -> Self {
        let size = geometry.rows();
        match algorithm {
            TransposeAlgorithm::DeltaSwaps => Self::new(transpose::delta_swaps(size, size), Room::Board),
            TransposeAlgorithm::DivideAndConquer => {
                let stride = size.next_power_of_two();
                let words = (stride * stride).div_ceil(WORD);
                let padded = Room::Padded { words, size, stride };
                let room = if stride == size { Room::Board } else { padded };
                Self::new(transpose::divide_and_conquer(stride), room)
            }
        }
    }

    fn new(swaps: Vec<DeltaSwap>, room: Room) -> Self {
        let one_word = match room {
            Room::Board => swaps.iter().map(DeltaSwap::as_one_word).collect::<Option<_>>(),
            Room::Wider { .. } | Room::Padded { .. } => None,
        };
        Self { swaps, one_word: one_word.unwrap_or_default(), room }
    }

    /// Moves the bits of both marks.
    #[inline]
    pub(super) fn apply(&self, circle: &mut [u64], cross: &mut [u64]) {
        if let ([circle], [cross]) = (&mut *circle, &mut *cross)
            && matches!(self.room, Room::Board)
        {
            for (shift, mask) in &self.one_word {
                *circle = swap_one(*circle, *shift, *mask);
                *cross = swap_one(*cross, *shift, *mask);
            }
        } else {
            self.apply_wide(circle);
            self.apply_wide(cross);
        }
    }

    /// Moves the bits of one mark.
    fn apply_wide(&self, bits: &mut [u64]) {
        match self.room {
            Room::Board => self.swap(bits),
            Room::Wider { words, shift } => with_zeros(words, |copy| {
                zip(&mut *copy, &*bits).for_each(|(word, bits)| *word = *bits);
                self.swap(copy);
                shift_down(copy, shift);
                zip(bits, copy).for_each(|(bits, word)| *bits = *word);
            }),
            Room::Padded { words, size, stride } => with_zeros(words, |copy| {
                for x in 0..size {
                    copy_bits(bits, x * size, copy, x * stride, size);
                }
                self.swap(copy);
                bits.fill(0);
                for x in 0..size {
                    copy_bits(copy, x * stride, bits, x * size, size);
                }
            }),
        }
    }

    fn swap(&self, bits: &mut [u64]) {
        self.swaps.iter().for_each(|swap| swap.apply(bits));
    }
}

/// One delta swap on one word.
#[inline]
const fn swap_one(word: u64, shift: u32, mask: u64) -> u64 {
    let changes = (word ^ (word >> shift)) & mask;
    word ^ changes ^ (changes << shift)
}
