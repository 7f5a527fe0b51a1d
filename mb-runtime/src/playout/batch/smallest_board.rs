//! Games from the empty 3×3 board, with code of their own that is three times as fast as the code for any position.
//!
//! All games of a batch have the same first move, which has the time 0. The other eight squares have the times 1 to 8,
//! and the side that did not make the first move fills those with odd times.

use core::hint::black_box;

use super::insertion::times;
use crate::playout::counts::{PlayoutCounts, Wins};
use crate::playout::digits::LANE_NUMBERS;
use crate::playout::lanes::{
    FirstMoves, InstructionSet, LANES, LaneGames, LaneNumber, LaneRandom, Lanes, StreamRandom, map_array,
};

/// The square in the middle.
const CENTRE: usize = 4;

/// A corner, which stands for every corner.
const CORNER: usize = 0;

/// A square at the middle of an edge, which stands for all four.
const EDGE: usize = 1;

/// Plays batches of random games from the empty 3×3 board.
#[derive(Clone, Copy, Debug)]
pub(in crate::playout) struct SmallestBoardGames;

impl LaneGames for SmallestBoardGames {
    fn play_chunk(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    ) {
        let random = &mut random.lanes;
        for (first, games) in firsts.shares(games, 9, random, instruction_set).into_iter().enumerate() {
            let (wins, plies) = instruction_set.run(
                #[inline(always)]
                // By symmetry, games that begin on any corner end alike.
                || match first {
                    CENTRE => play_from::<CENTRE>(games, random),
                    _ if first.is_multiple_of(2) => play_from::<CORNER>(games, random),
                    _ => play_from::<EDGE>(games, random),
                },
            );
            counts.add(first, wins);
            counts.plies += plies;
        }
    }
}

/// The most batches that are counted in bytes: times are at most 8.
const BATCHES: u64 = 31;

/// Plays batch after batch with the first move `FIRST`. Returns how the games ended, and the moves of all games.
#[inline(always)]
fn play_from<const FIRST: usize>(mut games: u64, random: &mut LaneRandom) -> (Wins, u64) {
    // Nothing else can refer to a copy of the generators' states, so they stay in one place.
    let mut own_random = random.clone();
    let mut digits = EightDigits::new();
    let (mut wins, mut plies) = ([0; 3], 0);
    while games > 0 {
        // Whole batches as long as there are any, then a part of one.
        let (batches, lanes) = match games / LANES as u64 {
            0 => (1, usize::try_from(games).unwrap_or(LANES)),
            batches => (batches.min(BATCHES), LANES),
        };
        let mut counts = [Lanes::splat(0); 3];
        for _ in 0..batches {
            let seen = batch::<FIRST>(digits.draw(&mut own_random));
            for (count, seen) in counts.iter_mut().zip(seen) {
                *count = count.zip(seen, u8::wrapping_add);
            }
        }
        let [not_mover, nobody, lasts] =
            counts.map(|counts| counts.0.iter().take(lanes).map(|count| u64::from(*count)).sum::<u64>());
        let played = batches * lanes as u64;
        wins = [wins[0] + played - not_mover, wins[1] + not_mover - nobody, wins[2] + nobody];
        // The first move has the time 0.
        plies += played + lasts;
        games -= played;
    }
    *random = own_random;
    (wins, plies)
}

/// Draws digits below 2, 3, ..., 8: the insertion code of a random permutation of eight things.
struct EightDigits {
    /// Random bytes for two batches. Six bits of a byte are the digits below 2, 4 and 8.
    bytes: [Lanes<u8>; 2],
    is_half_used: bool,
}

/// Lane numbers whose last low half is below this are rejected. The bounds that share a number are 3, 5, 6 and 7.
#[expect(clippy::cast_possible_truncation, reason = "less than 630")]
const SURPLUS: u16 = LANE_NUMBERS.surplus(3 * 5 * 6 * 7) as u16;

impl EightDigits {
    #[inline(always)]
    const fn new() -> Self {
        Self { bytes: [Lanes::splat(0); 2], is_half_used: false }
    }

    #[inline(always)]
    fn draw(&mut self, random: &mut LaneRandom) -> [Lanes<u8>; 7] {
        if !self.is_half_used {
            self.bytes = random.next_bytes();
        }
        self.is_half_used = !self.is_half_used;
        let [bits, next] = self.bytes;
        self.bytes = [next, next];
        loop {
            // If the compiler knew the bounds, it would use shifts and sums in place of one multiplication.
            let [three, five, six, seven] = black_box([3, 5, 6, 7]);
            let numbers = random.next();
            let (three, numbers) = LaneNumber::digit(numbers, three);
            let (five, numbers) = LaneNumber::digit(numbers, five);
            let (six, numbers) = LaneNumber::digit(numbers, six);
            let (seven, numbers) = LaneNumber::digit(numbers, seven);
            // One batch in sixty has a rejected number. It draws again for all lanes, which is as exact as to draw for
            // one.
            let rejected = numbers.0.iter().fold(0, |any, number| any | u16::from(*number < SURPLUS));
            if rejected == 0 {
                let [two, four] = [bits.map(|bits| bits & 1), bits.map(|bits| bits >> 1 & 3)];
                return [two, three, four, five, six, seven, bits.map(|bits| bits >> 3 & 7)];
            }
        }
    }
}

/// The time of a square with this digit, counted from 1, given the digits of the later squares.
#[inline(always)]
fn time<const N: usize>(digit: Lanes<u8>, later: [Lanes<u8>; N]) -> Lanes<u8> {
    let [time] = times([digit], &later, black_box(1));
    time
}

/// Plays a game in every lane. Returns whether the side to move does not win, whether nobody wins, and the time of the
/// last move.
#[inline(always)]
fn batch<const FIRST: usize>([two, three, four, five, six, seven, eight]: [Lanes<u8>; 7]) -> [Lanes<u8>; 3] {
    let times = [
        time(Lanes::splat(0), [two, three, four, five, six, seven, eight]),
        time(two, [three, four, five, six, seven, eight]),
        time(three, [four, five, six, seven, eight]),
        time(four, [five, six, seven, eight]),
        time(five, [six, seven, eight]),
        time(six, [seven, eight]),
        time(seven, [eight]),
        time(eight, []),
    ];
    let mover = first_line::<FIRST, true>(&map_array(times, |times| times.map(LaneNumber::if_even)));
    let other = first_line::<FIRST, false>(&map_array(times, |times| times.map(LaneNumber::if_odd)));
    let not_mover = mover.zip(other, |mover, other| u8::from(Ord::max(mover, other) == mover));
    let nobody = mover.zip(other, |mover, other| u8::from(mover == other));
    let last = mover.zip(other, Ord::min).map(|last| Ord::min(last, 8));
    [not_mover, nobody, last]
}

/// The time when a side completes its first line, `NEVER` if it completes none. `OWNS_FIRST` says whether the side has
/// the first square.
#[inline(always)]
fn first_line<const FIRST: usize, const OWNS_FIRST: bool>(times: &[Lanes<u8>; 8]) -> Lanes<u8> {
    let mut first = Lanes::splat(u8::NEVER);
    let mut see = |line: [usize; 3]| {
        if let Some(line) = line_time::<FIRST, OWNS_FIRST>(times, line) {
            first = first.zip(line, Ord::min);
        }
    };
    // Not a loop: the compiler does not unroll loops within loops.
    see([0, 1, 2]);
    see([3, 4, 5]);
    see([6, 7, 8]);
    see([0, 3, 6]);
    see([1, 4, 7]);
    see([2, 5, 8]);
    see([0, 4, 8]);
    see([2, 4, 6]);
    first
}

/// The time when a side completes this line; `None` if the opponent has one of its squares.
#[inline(always)]
fn line_time<const FIRST: usize, const OWNS_FIRST: bool>(
    times: &[Lanes<u8>; 8],
    [a, b, c]: [usize; 3],
) -> Option<Lanes<u8>> {
    // The squares behind the first one are numbered without it.
    let time = |square: usize| times[(square - usize::from(square > FIRST)) % 8];
    let latest = |one: usize, other: usize| time(one).zip(time(other), Ord::max);
    match FIRST {
        _ if a != FIRST && b != FIRST && c != FIRST => Some(latest(a, b).zip(time(c), Ord::max)),
        _ if !OWNS_FIRST => None,
        _ if a == FIRST => Some(latest(b, c)),
        _ if b == FIRST => Some(latest(a, c)),
        _ => Some(latest(a, b)),
    }
}

#[cfg(test)]
mod tests {
    use super::{CENTRE, CORNER, EDGE, batch};
    use crate::boards::BitBoard;
    use crate::playout::lanes::{LANES, Lanes};
    use mb_core::{Mark, Position, Square, Status};

    /// The digits below 2, 3, ..., 8 with this number, of 8!.
    fn digits(mut number: usize) -> [u8; 7] {
        [2, 3, 4, 5, 6, 7, 8].map(|bound| {
            let digit = number % bound;
            number /= bound;
            u8::try_from(digit).unwrap()
        })
    }

    /// Plays a game that begins with `first`, in the order with these digits. Returns whether circle does not win,
    /// whether nobody wins, and the time of the last move.
    fn played(first: usize, digits: [u8; 7]) -> [u8; 3] {
        let mut rest = (0..9).filter(|square| *square != first);
        let mut order: Vec<usize> = rest.next().into_iter().collect();
        for (square, digit) in rest.zip(digits) {
            order.insert(usize::from(digit), square);
        }
        let mut position = Position::new(BitBoard::square_board(3).unwrap());
        for (time, square) in (0..).zip([first].into_iter().chain(order)) {
            position.play(Square::new(u16::try_from(square).unwrap())).unwrap();
            match position.status() {
                Status::Playing => {}
                Status::Won(Mark::Circle) => return [0, 0, time],
                Status::Won(Mark::Cross) => return [1, 0, time],
                Status::Draw => return [1, 1, time],
            }
        }
        unreachable!("a full board is the end of a game")
    }

    fn assert_every_order_is_played_right<const FIRST: usize>() {
        for start in (0..40_320).step_by(LANES) {
            let lanes: Vec<[u8; 7]> = (start..start + LANES).map(digits).collect();
            let mut table = [Lanes::splat(0); 7];
            for (index, digits) in table.iter_mut().enumerate() {
                for (digit, lane) in digits.0.iter_mut().zip(&lanes) {
                    *digit = lane[index];
                }
            }
            let ends = batch::<FIRST>(table);
            for (lane, digits) in lanes.into_iter().enumerate() {
                assert_eq!(ends.map(|ends| ends.0[lane]), played(FIRST, digits), "{FIRST}, {digits:?}");
            }
        }
    }

    #[test]
    fn every_order_is_played_as_on_a_board() {
        assert_every_order_is_played_right::<CORNER>();
        assert_every_order_is_played_right::<EDGE>();
        assert_every_order_is_played_right::<CENTRE>();
    }
}
