//! Many games at once: one game a lane, in full order.
//!
//! Random play from a position is a uniformly random order of its empty squares, cut short by the first complete
//! line. So for every lane an order is drawn; a square's time is its place in it, even times belong to the side to
//! move and odd ones to the other. A line is complete for a side when the last of its squares is filled, if all of
//! them are that side's; the earliest complete line wins. This needs neither boards nor branches.

mod counts;
mod digits;
mod shape;

use super::firsts::Firsts;
use super::lanes::{
    InstructionSet, LANES, LaneRandom, Lanes, MOST_SQUARES, Number, Sides, Source, Table, Vectorized, table,
};
use super::tally::Outcomes;
use crate::{Board, Geometry, Mark, Position, Square};
use counts::Counts;
use digits::Digits;
use shape::{AnyShape, EmptyBoard3x3, Shape, SquareVisitor};

/// Most times of one byte: as many as a signed comparison can tell apart.
const MOST_BYTES: usize = 127;

/// Plays batches of random games from one position.
#[derive(Clone, Debug)]
pub(super) struct Batches {
    turn: Mark,
    empty: Vec<Square>,
    digits: Digits,
    sides: Sides,
    /// Whether this is the empty 3×3 board, for which there is a compilation of its own.
    is_smallest: bool,
    space: Space,
}

impl Batches {
    /// Games from `start`, which must not be finished; `None` when there are too many empty squares.
    pub(super) fn new<B: Board>(start: &Position<B>) -> Option<Self> {
        let empty: Vec<Square> = start.legal_moves().collect();
        if empty.len() > MOST_SQUARES {
            return None;
        }
        let digits = Digits::new(u16::try_from(empty.len()).ok()?);
        let space =
            if empty.len() <= MOST_BYTES { Space::Bytes(Room::new()) } else { Space::Words(Room::new()) };
        let is_smallest = start.ply() == 0 && Geometry::square_board(3) == Ok(start.board().geometry());
        Some(Self { turn: start.turn(), digits, sides: Sides::new(start, &empty), empty, is_smallest, space })
    }

    /// The number of empty squares.
    pub(super) const fn squares(&self) -> usize {
        self.empty.len()
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: Firsts,
        random: &mut Source,
        instruction_set: InstructionSet,
        outcomes: &mut [Outcomes],
    ) -> u64 {
        let Self { turn, empty, digits, sides, is_smallest, space } = self;
        let random = &mut random.lanes;
        let shape = AnyShape { squares: empty.len(), sides };
        let counts = match space {
            Space::Bytes(room) if *is_smallest => {
                let plan = Plan { shape: EmptyBoard3x3, digits };
                instruction_set.run(Work { plan, room, games, firsts, random })
            }
            Space::Bytes(room) => {
                instruction_set.run(Work { plan: Plan { shape, digits }, room, games, firsts, random })
            }
            Space::Words(room) => {
                instruction_set.run(Work { plan: Plan { shape, digits }, room, games, firsts, random })
            }
        };
        for (index, square) in empty.iter().enumerate() {
            let [mover, other, draw] = counts.outcomes(index);
            let (circle, cross) = if *turn == Mark::Circle { (mover, other) } else { (other, mover) };
            if let Some(sum) = outcomes.get_mut(square.index()) {
                *sum += Outcomes { circle, cross, draw };
            }
        }
        counts.plies()
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
struct Plan<'work, S> {
    shape: S,
    digits: &'work Digits,
}

/// Batch after batch.
struct Work<'work, S, T, const N: usize> {
    plan: Plan<'work, S>,
    room: &'work mut Room<T, N>,
    games: u64,
    firsts: Firsts,
    random: &'work mut LaneRandom,
}

impl<S: Shape, T: Number, const N: usize> Vectorized for Work<'_, S, T, N> {
    type Output = Counts;

    #[inline(always)]
    fn run(self) -> Counts {
        let Self { plan, room, mut games, firsts, random } = self;
        let squares = plan.shape.squares();
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

impl<S: Shape> Plan<'_, S> {
    #[inline(always)]
    fn batch<T: Number, const N: usize>(
        &self,
        random: &mut LaneRandom,
        turns: Option<&mut impl Iterator<Item = usize>>,
        room: &mut Room<T, N>,
    ) -> Results<T> {
        let Room { digits, times: [even, odd] } = room;
        let squares = self.shape.squares();
        let digits = &mut digits[..squares.min(N)];
        self.digits.draw(random, digits);
        let mut ordering = Ordering { digits, even, odd, firsts: Lanes::splat(T::default()) };
        self.shape.visit_squares(&mut ordering);
        let mut firsts = ordering.firsts;
        if let Some(turns) = turns {
            firsts = put_first(turns, firsts, [even, odd]);
        }
        let [mover, other] = self.shape.first_lines(even, odd);
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

impl<T: Number, const N: usize> SquareVisitor for Ordering<'_, T, N> {
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
