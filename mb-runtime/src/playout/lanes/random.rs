//! Random numbers for all lanes at once.

use pulp::bytemuck;
use rand::Rng;

use super::instruction_set::InstructionSet;
use super::vector::{LANES, LaneVector, Lanes, MOST_SQUARES};
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

    /// The next 64 numbers for each of two purposes, each uniform over 8 bits; or two times 512 random bits.
    #[inline(always)]
    pub(in crate::playout) fn next_bytes(&mut self) -> [Lanes<u8>; 2] {
        let [one, two] = bytemuck::cast(self.step().0);
        [LaneVector(one), LaneVector(two)]
    }

    /// The next 1024 random bits.
    #[inline(always)]
    pub(in crate::playout) fn next_words(&mut self) -> [u64; GENERATORS / 2] {
        let words: [u64; GENERATORS / 2] = bytemuck::cast(self.step().0);
        words.map(u64::from_le)
    }

    /// A step of all generators; the words in little-endian order on every machine.
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

/// Shares out `games` games among `moves` random first moves, at most 512: how many begin with each.
pub(in crate::playout) fn first_moves(
    games: u64,
    moves: usize,
    random: &mut LaneRandom,
    instruction_set: InstructionSet,
) -> Vec<u64> {
    instruction_set.run(
        #[inline(always)]
        || random_shares(games, moves, random),
    )
}

/// Room for the shares: a power of two.
const ROOM: usize = 512;
const _: () = assert!(MOST_SQUARES <= ROOM);

/// Draws the first moves of all games at once and counts them. A random bit for every game says in which half of the moves
/// its first move is, another bit in which half of that half, and so on. The number of moves is rounded up to a power of
/// two for that; games that get a number without a move are drawn again.
#[inline(always)]
fn random_shares(mut games: u64, moves: usize, random: &mut LaneRandom) -> Vec<u64> {
    let moves = moves.clamp(1, ROOM);
    let mut shares = vec![0; moves];
    while games > 0 {
        let mut counts = [0; ROOM];
        counts[0] = games;
        let mut half = moves.next_power_of_two() / 2;
        while half > 0 {
            for start in (0..moves).step_by(2 * half) {
                let upper = heads(counts[start], random);
                counts[start] -= upper;
                counts[start + half] = upper;
            }
            half /= 2;
        }
        for (share, count) in shares.iter_mut().zip(counts) {
            *share += count;
            games -= count;
        }
    }
    shares
}

/// The number of heads among `tosses` tosses of a coin.
#[inline(always)]
fn heads(tosses: u64, random: &mut LaneRandom) -> u64 {
    const WORD: u64 = u64::BITS as u64;
    let mut heads = 0;
    let mut left = tosses;
    while left > 0 {
        let words = random.next_words();
        let at_once = WORD * words.len() as u64;
        if left >= at_once {
            heads += words.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
            left -= at_once;
        } else {
            for word in words {
                let bits = left.min(WORD);
                let unused = if bits == WORD { 0 } else { !0 << bits };
                heads += u64::from((word & !unused).count_ones());
                left -= bits;
            }
        }
    }
    heads
}
