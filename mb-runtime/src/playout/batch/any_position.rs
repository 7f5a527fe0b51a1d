//! Batches from any position: its empty squares and lines are known when the program runs.

use super::super::firsts::Firsts;
use super::super::lanes::{
    InstructionSet, LANES, LaneRandom, Lanes, Number, Sides, Table, Vectorized, table,
};
use super::counts::Counts;
use super::digits::Digits;

/// Most times of one byte: as many as a signed comparison can tell apart.
const MOST_BYTES: usize = 127;

/// Batches of games from one position.
#[derive(Clone, Debug)]
pub(super) struct AnyPosition {
    squares: usize,
    digits: Digits,
    sides: Sides,
    space: Space,
}

impl AnyPosition {
    /// Games with so many empty squares, at most 400, and these lines.
    pub(super) fn new(squares: usize, sides: Sides) -> Self {
        let space = if squares <= MOST_BYTES { Space::Bytes(Room::new()) } else { Space::Words(Room::new()) };
        let digits = Digits::new(u16::try_from(squares).unwrap_or(u16::MAX));
        Self { squares, digits, sides, space }
    }

    /// Plays so many games.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: Firsts,
        random: &mut LaneRandom,
        instruction_set: InstructionSet,
    ) -> Counts {
        let Self { squares, digits, sides, space } = self;
        let plan = Plan { squares: *squares, digits, sides };
        match space {
            Space::Bytes(room) => instruction_set.run(Work { plan, room, games, firsts, random }),
            Space::Words(room) => instruction_set.run(Work { plan, room, games, firsts, random }),
        }
    }
}

/// Room for the numbers of a batch.
#[derive(Clone, Debug)]
enum Space {
    Bytes(Room<u8, 128>),
    Words(Room<i16, 512>),
}

#[derive(Clone, Debug)]
struct Room<T, const N: usize> {
    /// The digits, less one.
    digits: Table<T, N>,
    /// The even times, and the odd times.
    times: [Table<T, N>; 2],
}

impl<T: Number, const N: usize> Room<T, N> {
    fn new() -> Self {
        Self { digits: table(T::default()), times: [table(T::NEVER), table(T::NEVER)] }
    }
}

/// What is known of the position.
#[derive(Clone, Copy)]
struct Plan<'work> {
    squares: usize,
    digits: &'work Digits,
    sides: &'work Sides,
}

/// Batch after batch.
struct Work<'work, T, const N: usize> {
    plan: Plan<'work>,
    room: &'work mut Room<T, N>,
    games: u64,
    firsts: Firsts,
    random: &'work mut LaneRandom,
}

impl<T: Number, const N: usize> Vectorized for Work<'_, T, N> {
    type Output = Counts;

    #[inline(always)]
    fn run(self) -> Counts {
        let Self { plan, room, mut games, firsts, random } = self;
        let squares = plan.squares;
        let mut turns = (firsts == Firsts::InTurn).then(|| (0..squares).cycle());
        let mut counts = Counts::new(squares);
        // The generators' states stay in one place that nothing else can refer to.
        let mut own_random = random.clone();
        while games >= LANES as u64 {
            let Results { firsts, winners, lasts } = plan.batch(&mut own_random, turns.as_mut(), room);
            counts.add_all(firsts, winners, lasts);
            games -= LANES as u64;
        }
        if games > 0 {
            let Results { firsts, winners, lasts } = plan.batch(&mut own_random, turns.as_mut(), room);
            counts.add_some(firsts, winners, lasts, games);
        }
        *random = own_random;
        counts
    }
}

/// What came of a batch, by lane.
struct Results<T> {
    /// The index of the first square among the empty ones.
    firsts: Lanes<T>,
    /// 0: the side to move won; 1: the other side; 2: nobody.
    winners: Lanes<u8>,
    /// The time of the last move.
    lasts: Lanes<T>,
}

impl Plan<'_> {
    #[inline(always)]
    fn batch<T: Number, const N: usize>(
        &self,
        random: &mut LaneRandom,
        turns: Option<&mut impl Iterator<Item = usize>>,
        room: &mut Room<T, N>,
    ) -> Results<T> {
        let Room { digits, times: [even, odd] } = room;
        let squares = self.squares;
        let digits = &mut digits[..squares.min(N)];
        self.digits.draw(random, digits);
        let mut ordering = Ordering { digits, even, odd, firsts: Lanes::splat(T::default()) };
        (0..squares).for_each(|index| ordering.visit(index));
        let mut firsts = ordering.firsts;
        if let Some(turns) = turns {
            firsts = put_first(turns, firsts, [even, odd]);
        }
        // The side to move fills the squares with even times, the other side those with odd ones.
        let (mover, other) = (self.sides.mover.first(even), self.sides.other.first(odd));
        let end = T::new(u16::try_from(squares.saturating_sub(1)).unwrap_or_default());
        let winners = mover
            .zip(other, |mover, other| u8::from(!mover.is_below(other)) + u8::from(mover.is_same(other)));
        Results { firsts, winners, lasts: mover.zip(other, |mover, other| mover.min(other).min(end)) }
    }
}

/// Finds the times of squares from their digits.
///
/// A digit, a number below i + 1, says where the i-th square goes in the order of those before it; whoever stands there
/// or behind it moves up by one. Uniform digits give a uniform order.
struct Ordering<'work, T, const N: usize> {
    digits: &'work [Lanes<T>],
    even: &'work mut [Lanes<T>; N],
    odd: &'work mut [Lanes<T>; N],
    firsts: Lanes<T>,
}

impl<T: Number, const N: usize> Ordering<'_, T, N> {
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
        // The last square that goes before all others is the first one.
        let number = T::new(u16::try_from(index).unwrap_or_default());
        self.firsts = self.firsts.zip(*digit, |first, digit| first.max(digit.index_if_first(number)));
        self.even[index & (N - 1)] = times.map(T::if_even);
        self.odd[index & (N - 1)] = times.map(T::if_odd);
    }
}

/// Gives every lane the next first square: it changes places with the one that was drawn. The order of the others
/// stays uniform.
#[inline(never)]
fn put_first<T: Number, const N: usize>(
    turns: &mut impl Iterator<Item = usize>,
    mut firsts: Lanes<T>,
    times: [&mut Table<T, N>; 2],
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
