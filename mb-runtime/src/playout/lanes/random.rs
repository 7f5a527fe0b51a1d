//! Random numbers for all lanes at once.

use rand::Rng;

use super::vector::{LANES, LaneVector, Lanes, map_array};
use crate::random::FastRandom;

/// The 32-bit generators that run side by side.
const GENERATORS: usize = LANES / 2;

/// A word of every generator.
type GeneratorWords = LaneVector<u32, GENERATORS>;

/// An independent stream of random numbers of a seed.
#[derive(Clone, Debug)]
pub(in crate::playout) struct StreamRandom {
    /// For all lanes at once.
    pub(in crate::playout) lanes: LaneRandom,
    /// For a single lane.
    pub(in crate::playout) single: FastRandom,
}

impl StreamRandom {
    /// The stream of which `single` is the beginning.
    pub(in crate::playout) fn new(mut single: FastRandom) -> Self {
        Self { lanes: LaneRandom::new(&mut single), single }
    }
}

/// `xoshiro128++` in 32 lanes, each with its own state: a step is a dozen vector instructions and gives 1024 bits.
///
/// Source: D. Blackman and S. Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM Transactions on
/// Mathematical Software 47 (2021).
#[derive(Clone, Debug)]
pub(in crate::playout) struct LaneRandom {
    state: [GeneratorWords; 4],
}

impl LaneRandom {
    /// Generators with random states.
    fn new(source: &mut FastRandom) -> Self {
        let mut state = [[0; GENERATORS]; 4];
        for word in state.as_flattened_mut() {
            *word = source.next_u32();
        }
        let [first, second, third, fourth] = &mut state;
        for (lane, word) in first.iter_mut().enumerate() {
            // A generator with a state of zeros gives zeros for ever.
            *word |= u32::from(*word | second[lane] | third[lane] | fourth[lane] == 0);
        }
        Self { state: state.map(LaneVector) }
    }

    /// The next 64 numbers, each uniform over 16 bits.
    #[inline(always)]
    pub(in crate::playout) fn next(&mut self) -> Lanes<u16> {
        LaneVector(bytemuck::cast(self.step().0)).map(u16::from_le)
    }

    /// The next two sets of 64 numbers, each uniform over 8 bits. They also serve as two sets of 512 random bits.
    #[inline(always)]
    pub(in crate::playout) fn next_bytes(&mut self) -> [Lanes<u8>; 2] {
        let [one, two] = bytemuck::cast(self.step().0);
        [LaneVector(one), LaneVector(two)]
    }

    /// The next 1024 random bits.
    #[inline(always)]
    pub(in crate::playout) fn next_words(&mut self) -> [u64; GENERATORS / 2] {
        let words: [u64; GENERATORS / 2] = bytemuck::cast(self.step().0);
        map_array(words, u64::from_le)
    }

    /// Makes a step of all generators. The words are in little-endian order on every machine.
    #[inline(always)]
    fn step(&mut self) -> GeneratorWords {
        let [a, b, c, d] = &mut self.state;
        let mut numbers = GeneratorWords::splat(0);
        // One loop for all operations on a generator: the compiler does not merge a chain of maps.
        for lane in 0..GENERATORS {
            let (a, b, c, d) = (&mut a.0[lane], &mut b.0[lane], &mut c.0[lane], &mut d.0[lane]);
            numbers.0[lane] = a.wrapping_add(*d).rotate_left(7).wrapping_add(*a).to_le();
            let shifted = *b << 9;
            *c ^= *a;
            *d ^= *b;
            *b ^= *c;
            *a ^= *d;
            *c ^= shifted;
            *d = d.rotate_left(11);
        }
        numbers
    }
}
