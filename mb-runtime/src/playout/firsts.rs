//! How first moves are chosen.

use super::lanes::{InstructionSet, LaneRandom, MOST_SQUARES, Vectorized};

/// How the first moves of games are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Firsts {
    /// Each at random, all moves equally likely.
    Random,
    /// In turn, so that every move begins equally many games. The number of games must be a multiple of the number of
    /// moves.
    InTurn,
}

impl Firsts {
    /// How many of so many games begin with each of the moves, at most 512.
    pub(super) fn shares(
        self,
        games: u64,
        moves: usize,
        random: &mut LaneRandom,
        instruction_set: InstructionSet,
    ) -> Vec<u64> {
        match self {
            Self::InTurn => vec![games / moves.max(1) as u64; moves],
            Self::Random => instruction_set.run(Shares { games, moves, random }),
        }
    }
}

/// Draws first moves and counts them, all at once: a random bit for every game says in which half of the moves its first
/// one is, another in which half of that half, and so on. So the moves are numbered up to a power of two, and games
/// whose number is no move's are drawn again.
struct Shares<'work> {
    games: u64,
    moves: usize,
    random: &'work mut LaneRandom,
}

/// Room for the shares: a power of two.
const ROOM: usize = 512;
const _: () = assert!(MOST_SQUARES <= ROOM);

impl Vectorized for Shares<'_> {
    type Output = Vec<u64>;

    #[inline(always)]
    fn run(self) -> Vec<u64> {
        let Self { mut games, moves, random } = self;
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
}

/// How many of so many tosses of a coin are heads.
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
