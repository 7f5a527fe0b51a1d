//! Batches from any position. Its empty squares and lines are known only at run time.

use core::hint::black_box;

use super::insertion::{draw_digits, times};
use crate::playout::counts::PlayoutCounts;
use crate::playout::digits::{DigitGroup, LANE_NUMBERS};
use crate::playout::lanes::{
    FirstMoves, InstructionSet, LANES, LaneGames, LaneNumber, LaneRandom, LaneTable, Lanes, OpenLinesOfBoth,
    StreamRandom, table,
};

/// The most times that are stored as bytes. Bytes are compared as signed numbers, of which 128 are not negative.
const MOST_BYTES: usize = 127;

/// Plays batches of random games from one position.
#[derive(Clone, Debug)]
pub(in crate::playout) struct BatchGames {
    plan: BatchPlan,
    room: BatchRoom,
}

/// What the games need to know of the position.
#[derive(Clone, Debug)]
struct BatchPlan {
    /// The digits of a random permutation of the empty squares.
    digits: Vec<DigitGroup>,
    lines: OpenLinesOfBoth,
}

/// Room for the numbers of a batch.
#[derive(Clone, Debug)]
enum BatchRoom {
    Bytes(NumberRoom<u8, 128>),
    Words(NumberRoom<u16, 512>),
}

#[derive(Clone, Debug)]
struct NumberRoom<T, const N: usize> {
    digits: LaneTable<T, N>,
    /// The odd times, and the even times.
    times: [LaneTable<T, N>; 2],
}

impl<T: LaneNumber, const N: usize> NumberRoom<T, N> {
    fn new() -> Self {
        Self { digits: table(T::default()), times: [table(T::NEVER), table(T::NEVER)] }
    }
}

impl BatchGames {
    /// Games with these lines.
    pub(in crate::playout) fn new(lines: OpenLinesOfBoth) -> Self {
        let room = if lines.squares <= MOST_BYTES {
            BatchRoom::Bytes(NumberRoom::new())
        } else {
            BatchRoom::Words(NumberRoom::new())
        };
        Self { plan: BatchPlan { digits: LANE_NUMBERS.groups(2..=lines.squares), lines }, room }
    }
}

impl LaneGames for BatchGames {
    fn play_chunk(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    ) {
        let (Self { plan, room }, random) = (self, &mut random.lanes);
        let batches = match room {
            BatchRoom::Bytes(room) => instruction_set.run(
                #[inline(always)]
                || plan.play_batches(room, games, firsts, random),
            ),
            BatchRoom::Words(room) => instruction_set.run(
                #[inline(always)]
                || plan.play_batches(room, games, firsts, random),
            ),
        };
        batches.add_to(counts);
    }
}

impl BatchPlan {
    /// Plays batch after batch.
    #[inline(always)]
    fn play_batches<T: LaneNumber, const N: usize>(
        &self,
        room: &mut NumberRoom<T, N>,
        games: u64,
        firsts: FirstMoves,
        random: &mut LaneRandom,
    ) -> BatchCounts {
        let mut turns = firsts.turns(self.lines.squares);
        let mut counts = BatchCounts::new();
        // Nothing else can refer to a copy of the generators' states, so they stay in one place.
        let mut own_random = random.clone();
        // A single loop that tests for the last batch would take a tenth longer.
        for _ in 0..games / LANES as u64 {
            self.play_batch(&mut own_random, turns.as_mut(), room, LANES, &mut counts);
        }
        let rest = games % LANES as u64;
        if rest > 0 {
            let rest = usize::try_from(rest).unwrap_or(LANES);
            self.play_batch(&mut own_random, turns.as_mut(), room, rest, &mut counts);
        }
        *random = own_random;
        counts
    }

    /// Plays a batch and counts its first `games` games.
    #[inline(always)]
    fn play_batch<T: LaneNumber, const N: usize>(
        &self,
        random: &mut LaneRandom,
        turns: Option<&mut impl Iterator<Item = usize>>,
        room: &mut NumberRoom<T, N>,
        games: usize,
        counts: &mut BatchCounts,
    ) {
        let NumberRoom { digits, times: [odd, even] } = room;
        let squares = self.lines.squares;
        let digits = &mut digits[..squares.min(N)];
        draw_digits(&self.digits, random, digits);
        let one = black_box(T::default().plus_one());
        let mut square = 0;
        let mut fill = |times: &[Lanes<T>]| {
            for times in times {
                odd[square & (N - 1)] = times.map(T::if_odd);
                even[square & (N - 1)] = times.map(T::if_even);
                square += 1;
            }
        };
        let mut rest = &*digits;
        // Two squares at once: while the processor waits for the times of one, it computes those of the other.
        while let [one_digit, other_digit, later @ ..] = rest {
            fill(&times([*one_digit, *other_digit], later, one));
            rest = later;
        }
        if let [digit] = rest {
            fill(&times([*digit], &[], one));
        }
        // The first square of the order is the last one that is inserted before all others.
        let mut firsts = Lanes::splat(T::default());
        for (number, digit) in (0..).zip(&*digits) {
            let number = T::new(number);
            firsts = firsts.zip(*digit, |first, digit| if digit == T::default() { number } else { first });
        }
        if let Some(turns) = turns {
            firsts = put_first(turns, firsts, [odd, even]);
        }
        // The side to move fills the squares with odd times, the other side those with even ones.
        let (mover, other) = (self.lines.mover.first(odd), self.lines.other.first(even));
        let end = T::new(u16::try_from(squares).unwrap_or_default());
        // 0 for the side to move, 1 for the other side, 2 for nobody.
        let winners = mover.zip(other, |mover, other| u8::from(mover >= other) + u8::from(mover == other));
        let lengths = mover.zip(other, |mover, other| mover.min(other).min(end));
        counts.add(firsts, winners, lengths, games);
    }
}

/// Gives every lane the next first square: swaps it with the first square that was drawn. The order of the others stays
/// uniform.
#[inline(never)]
fn put_first<T: LaneNumber, const N: usize>(
    turns: &mut impl Iterator<Item = usize>,
    mut firsts: Lanes<T>,
    mut times: [&mut LaneTable<T, N>; 2],
) -> Lanes<T> {
    for (lane, (first, turn)) in firsts.0.iter_mut().zip(turns).enumerate() {
        let drawn = usize::from(first.number()) % N;
        for times in &mut times {
            let time = times[drawn].0[lane];
            times[drawn].0[lane] = times[turn % N].0[lane];
            times[turn % N].0[lane] = time;
        }
        *first = T::new(u16::try_from(turn).unwrap_or_default());
    }
    firsts
}

/// Places of counts: the index of a first square times four, plus the winner.
const PLACES: usize = 2048;

/// Counts by first square and winner, and the sum of the lengths.
#[derive(Debug)]
struct BatchCounts {
    games: Box<[u64; PLACES]>,
    plies: u64,
}

impl BatchCounts {
    #[inline(always)]
    fn new() -> Self {
        Self { games: Box::new([0; PLACES]), plies: 0 }
    }

    /// Counts the first `games` games of a batch. `lengths` are their numbers of moves, at most 400.
    #[inline(always)]
    fn add<T: LaneNumber>(&mut self, firsts: Lanes<T>, winners: Lanes<u8>, lengths: Lanes<T>, games: usize) {
        let places = firsts.zip(winners, |first, winner| first.number() << 2 | u16::from(winner));
        for place in places.0.iter().take(games) {
            self.games[usize::from(*place) % PLACES] += 1;
        }
        // The sum of 64 numbers fits in 16 bits.
        let sum = lengths.0.iter().take(games).fold(0_u16, |sum, length| sum.wrapping_add(length.number()));
        self.plies += u64::from(sum);
    }

    /// Adds these games to `counts`.
    fn add_to(&self, counts: &mut PlayoutCounts) {
        let (by_first, _) = self.games.as_chunks::<4>();
        for (first, [mover, other, draw, _]) in by_first.iter().enumerate() {
            counts.add(first, [*mover, *other, *draw]);
        }
        counts.plies += self.plies;
    }
}
