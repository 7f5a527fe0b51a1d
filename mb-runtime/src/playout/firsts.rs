//! How first moves are chosen.

use super::lanes::{InstructionSet, LANES, LaneRandom, Lanes, Vectorized, high};

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

/// Draws first moves and counts them.
struct Shares<'work> {
    games: u64,
    moves: usize,
    random: &'work mut LaneRandom,
}

/// Room for the shares: a power of two, so that a move cut to its size needs no check.
const ROOM: usize = 512;

impl Vectorized for Shares<'_> {
    type Output = Vec<u64>;

    #[inline(always)]
    fn run(self) -> Vec<u64> {
        let Self { mut games, moves, random } = self;
        let bound = u16::try_from(moves).unwrap_or(u16::MAX).max(1);
        // Of the 2¹⁶ numbers, this many must be rejected for every move to come from equally many.
        let surplus = bound.wrapping_neg() % bound;
        let bounds = Lanes::splat(bound);
        let mut shares = [0; ROOM];
        while games > 0 {
            let numbers = random.next();
            let chosen = numbers.zip(bounds, high);
            let rests = numbers.zip(bounds, u16::wrapping_mul);
            let all_fit = rests.0.iter().fold(u16::MAX, |least, rest| least.min(*rest)) >= surplus;
            if all_fit && games >= LANES as u64 {
                for first in &chosen.0 {
                    shares[usize::from(*first) % ROOM] += 1;
                }
                games -= LANES as u64;
            } else {
                for (first, rest) in chosen.0.iter().zip(&rests.0) {
                    if *rest >= surplus && games > 0 {
                        shares[usize::from(*first) % ROOM] += 1;
                        games -= 1;
                    }
                }
            }
        }
        shares.into_iter().take(moves).collect()
    }
}
