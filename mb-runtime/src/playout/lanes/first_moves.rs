//! The first moves of games.

use super::instruction_set::InstructionSet;
use super::random::LaneRandom;
use super::vector::MOST_SQUARES;

/// How the first moves of games are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::playout) enum FirstMoves {
    /// Every game begins with a random move, all equally likely.
    Random,
    /// The first moves take turns, so that each begins as many games as any other. The number of games must be a
    /// multiple of the number of moves.
    InTurn,
}

impl FirstMoves {
    /// The indices of the first moves of one game after the other among `moves` moves; `None` if they are drawn.
    pub(in crate::playout) fn turns(self, moves: usize) -> Option<impl Iterator<Item = usize>> {
        (self == Self::InTurn).then(|| (0..moves).cycle())
    }

    /// Shares out `games` games among `moves` moves, at most 512: how many begin with each.
    pub(in crate::playout) fn shares(
        self,
        games: u64,
        moves: usize,
        random: &mut LaneRandom,
        instruction_set: InstructionSet,
    ) -> Vec<u64> {
        match self {
            Self::InTurn => vec![games / moves.max(1) as u64; moves],
            Self::Random => instruction_set.run(
                #[inline(always)]
                || random_shares(games, moves, random),
            ),
        }
    }
}

/// Room for the shares: a power of two.
const ROOM: usize = 512;
const _: () = assert!(MOST_SQUARES <= ROOM);

/// Draws the first moves of all games at once and counts them.
///
/// One random bit for every game says in which half of the moves its first move is. Another bit says in which half of
/// that half, and so on. For this the number of moves is rounded up to a power of two, and games whose number stands
/// for no move are drawn again.
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
