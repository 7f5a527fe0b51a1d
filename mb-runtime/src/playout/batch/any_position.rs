//! Batches from any position, whose empty squares and lines are known when the program runs.

use super::counts::BatchCounts;
use super::digits::InsertionDigits;
use crate::playout::firsts::FirstMoves;
use crate::playout::lanes::{
    InstructionSet, LANES, LaneNumber, LaneRandom, LaneTable, Lanes, OpenLinesOfBoth, table,
};

/// The most times of one byte: as many as a signed comparison can tell apart.
const MOST_BYTES: usize = 127;

/// Batches of games from one position.
#[derive(Clone, Debug)]
pub(super) struct AnyPosition {
    plan: BatchPlan,
    room: BatchRoom,
}

/// What is known of the position.
#[derive(Clone, Debug)]
struct BatchPlan {
    squares: usize,
    digits: InsertionDigits,
    lines: OpenLinesOfBoth,
}

/// Room for the numbers of a batch.
#[derive(Clone, Debug)]
enum BatchRoom {
    Bytes(NumberRoom<u8, 128>),
    Words(NumberRoom<i16, 512>),
}

#[derive(Clone, Debug)]
struct NumberRoom<T, const N: usize> {
    /// The digits, less one.
    digits: LaneTable<T, N>,
    /// The even times, and the odd times.
    times: [LaneTable<T, N>; 2],
}

impl<T: LaneNumber, const N: usize> NumberRoom<T, N> {
    fn new() -> Self {
        Self { digits: table(T::default()), times: [table(T::NEVER), table(T::NEVER)] }
    }
}

impl AnyPosition {
    /// Games with `squares` empty squares, at most 400, and these lines.
    pub(super) fn new(squares: usize, lines: OpenLinesOfBoth) -> Self {
        let room = if squares <= MOST_BYTES {
            BatchRoom::Bytes(NumberRoom::new())
        } else {
            BatchRoom::Words(NumberRoom::new())
        };
        Self { plan: BatchPlan { squares, digits: InsertionDigits::new(squares), lines }, room }
    }

    /// Plays `games` games.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut LaneRandom,
        instruction_set: InstructionSet,
    ) -> BatchCounts {
        let Self { plan, room } = self;
        match room {
            BatchRoom::Bytes(room) => instruction_set.run(
                #[inline(always)]
                || plan.play(room, games, firsts, random),
            ),
            BatchRoom::Words(room) => instruction_set.run(
                #[inline(always)]
                || plan.play(room, games, firsts, random),
            ),
        }
    }
}

/// The results of a batch by lane.
struct BatchResults<T> {
    /// The index of the first square among the empty ones.
    firsts: Lanes<T>,
    /// 0 for the side to move, 1 for the other side, 2 for nobody.
    winners: Lanes<u8>,
    /// The time of the last move.
    lasts: Lanes<T>,
}

impl BatchPlan {
    /// Plays batch after batch.
    #[inline(always)]
    fn play<T: LaneNumber, const N: usize>(
        &self,
        room: &mut NumberRoom<T, N>,
        mut games: u64,
        firsts: FirstMoves,
        random: &mut LaneRandom,
    ) -> BatchCounts {
        let mut turns = (firsts == FirstMoves::InTurn).then(|| (0..self.squares).cycle());
        let mut counts = BatchCounts::new(self.squares);
        // Nothing else can refer to a copy of the generators' states, so they stay in one place.
        let mut own_random = random.clone();
        // One loop that tests for the last batch inside is a tenth slower.
        while games >= LANES as u64 {
            let BatchResults { firsts, winners, lasts } = self.batch(&mut own_random, turns.as_mut(), room);
            counts.add_all(firsts, winners, lasts);
            games -= LANES as u64;
        }
        if games > 0 {
            let BatchResults { firsts, winners, lasts } = self.batch(&mut own_random, turns.as_mut(), room);
            counts.add_some(firsts, winners, lasts, games);
        }
        *random = own_random;
        counts
    }

    #[inline(always)]
    fn batch<T: LaneNumber, const N: usize>(
        &self,
        random: &mut LaneRandom,
        turns: Option<&mut impl Iterator<Item = usize>>,
        room: &mut NumberRoom<T, N>,
    ) -> BatchResults<T> {
        let NumberRoom { digits, times: [even, odd] } = room;
        let squares = self.squares;
        let digits = &mut digits[..squares.min(N)];
        self.digits.draw(random, digits);
        let mut ordering = InsertionOrder { digits, even, odd, firsts: Lanes::splat(T::default()) };
        (0..squares).for_each(|index| ordering.visit(index));
        let mut firsts = ordering.firsts;
        if let Some(turns) = turns {
            firsts = put_first(turns, firsts, [even, odd]);
        }
        // The side to move fills the squares with even times, the other side those with odd ones.
        let (mover, other) = (self.lines.mover.first(even), self.lines.other.first(odd));
        let end = T::new(u16::try_from(squares.saturating_sub(1)).unwrap_or_default());
        let winners = mover.zip(other, |mover, other| u8::from(mover >= other) + u8::from(mover == other));
        BatchResults { firsts, winners, lasts: mover.zip(other, |mover, other| mover.min(other).min(end)) }
    }
}

/// Finds the times of squares from their digits.
///
/// The digit of the i-th square, a number below i + 1, is its place in the order of the squares before it; those at this
/// place or behind it move up by one. Uniform digits give a uniform order.
struct InsertionOrder<'work, T, const N: usize> {
    digits: &'work [Lanes<T>],
    even: &'work mut [Lanes<T>; N],
    odd: &'work mut [Lanes<T>; N],
    firsts: Lanes<T>,
}

impl<T: LaneNumber, const N: usize> InsertionOrder<'_, T, N> {
    #[inline(always)]
    fn visit(&mut self, index: usize) {
        let [digit, later @ ..] = &self.digits[index..] else { return };
        let mut times = digit.map(T::plus_one);
        let (fours, rest) = later.as_chunks::<4>();
        for [first, second, third, fourth] in fours {
            times = times.zip(*first, T::make_way).zip(*second, T::make_way);
            times = times.zip(*third, T::make_way).zip(*fourth, T::make_way);
        }
        for digits in rest {
            times = times.zip(*digits, T::make_way);
        }
        // The first square is the last one that goes before all others.
        let number = T::new(u16::try_from(index).unwrap_or_default());
        self.firsts = self.firsts.zip(*digit, |first, digit| first.max(digit.index_if_first(number)));
        self.even[index & (N - 1)] = times.map(T::if_even);
        self.odd[index & (N - 1)] = times.map(T::if_odd);
    }
}

/// Gives every lane the next first square: swaps it with the first square that was drawn. The order of the others stays
/// uniform.
#[inline(never)]
fn put_first<T: LaneNumber, const N: usize>(
    turns: &mut impl Iterator<Item = usize>,
    mut firsts: Lanes<T>,
    times: [&mut LaneTable<T, N>; 2],
) -> Lanes<T> {
    let [even, odd] = times;
    for (lane, (first, turn)) in firsts.0.iter_mut().zip(turns).enumerate() {
        let drawn = usize::from(first.number()) % N;
        for times in [&mut *even, &mut *odd] {
            let time = times[drawn].0[lane];
            times[drawn].0[lane] = times[turn % N].0[lane];
            times[turn % N].0[lane] = time;
        }
        *first = T::new(u16::try_from(turn).unwrap_or_default());
    }
    firsts
}
