//! The winner by the colours of the final board.
//!
//! Suppose that a random game is played on until the board is full. Then every way to share out the empty squares between
//! the sides is equally likely, and so is every order of a side's stones, whatever the colours. If at most one side owns a
//! line, that side has won, and no order is needed. If both sides own lines, the order of that game is drawn.
//!
//! Colours are bits, for 512 games side by side. A random bit colours each square but the last, which gets the colour that
//! makes the numbers of stones right. If neither colour does, the lane plays no game; the games that are left are uniform.

use super::line_sets::LineSets;
use super::order::{SideStones, TimeOfSquare, shuffle};
use super::ranks::RankOdds;
use crate::playout::counts::Wins;
use crate::playout::firsts::FirstMoves;
use crate::playout::lanes::{
    InstructionSet, LaneRandom, LaneTable, MOST_SQUARES, OpenLinesOfBoth, PLANE_WORDS, Plane, StreamRandom,
    table,
};
use crate::random::FastRandom;

/// Room for planes: a power of two above the number of squares.
const PLANES: usize = 512;
const _: () = assert!(MOST_SQUARES + 4 <= PLANES);

/// The bits of a count of stones.
const COUNT_BITS: usize = 9;

#[derive(Clone, Debug)]
pub(super) struct Colours {
    lines: OpenLinesOfBoth,
    squares: usize,
    /// For every square the games in which the side to move holds it; zeros after the last square.
    planes: LaneTable<u8, PLANES>,
    sets: Option<LineSets>,
    ranks: RankOdds,
    stones: SideStones,
    times: TimeOfSquare,
}

impl Colours {
    /// Games with `squares` empty squares, at least one.
    pub(super) fn new(lines: OpenLinesOfBoth, squares: usize) -> Self {
        let planes = table(0);
        let (sets, ranks) = (LineSets::new(&lines, squares), RankOdds::new(&lines, squares));
        Self {
            lines,
            squares,
            planes,
            sets,
            ranks,
            stones: SideStones::default(),
            times: TimeOfSquare::default(),
        }
    }

    /// Plays `games` games and counts the wins for every first move.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
    ) -> Vec<Wins> {
        let shares = firsts.shares(games, self.squares, &mut random.lanes, instruction_set);
        let play = |(first, games)| {
            instruction_set.run(
                #[inline(always)]
                || self.play_from(first, games, random),
            )
        };
        shares.into_iter().enumerate().map(play).collect()
    }

    /// The winner in this lane, where both sides own a line.
    #[cold]
    #[inline(never)]
    fn play_out(&mut self, first: usize, word: usize, bit: u32, random: &mut FastRandom) -> usize {
        let byte = word * 8 + bit as usize / 8;
        let planes = self.planes.iter().take(self.squares);
        let is_mover = planes.map(|plane| plane.0[byte] >> (bit % 8) & 1 == 1);
        if let Some(sets) = &self.sets
            && let [Some(line), Some(other)] = sets.only_lines(is_mover.clone())
        {
            let [movers, others] = [(self.squares - 1) / 2, self.squares / 2];
            // The first move has the rank before the rest.
            let rest = (line & !(1 << first)).count_ones() as usize;
            let other = other.count_ones() as usize;
            if let (Some(mover), Some(other)) =
                (self.ranks.last_of(rest, movers, random), self.ranks.last_of(other, others, random))
            {
                return usize::from(mover + 1 > other);
            }
        }
        let Self { lines, stones, times, .. } = self;
        stones.clear();
        for (square, is_mover) in (0_u16..).zip(is_mover) {
            if is_mover {
                stones.mover.push(square);
            } else {
                stones.other.push(square);
            }
        }
        let first = u16::try_from(first).unwrap_or_default();
        if let Ok(place) = stones.mover.binary_search(&first) {
            stones.mover.swap(0, place);
        }
        shuffle(stones.mover.get_mut(1..).unwrap_or_default(), random);
        shuffle(&mut stones.other, random);
        stones.winner(lines, times)
    }
}

impl Colours {
    /// Plays games with the same first move.
    #[inline(always)]
    fn play_from(&mut self, first: usize, mut games: u64, random: &mut StreamRandom) -> Wins {
        let StreamRandom { lanes, single } = random;
        let mut wins = [0; 3];
        while games > 0 {
            let played = first_lanes(self.draw(first, lanes).words(), games);
            let [mover, other] = [
                self.lines.mover.owned::<true, PLANES>(&self.planes).words(),
                self.lines.other.owned::<false, PLANES>(&self.planes).words(),
            ];
            let mut played_games = 0;
            for word in 0..PLANE_WORDS {
                let [mover, other] = [mover[word] & played[word], other[word] & played[word]];
                played_games += u64::from(played[word].count_ones());
                wins[0] += u64::from((mover & !other).count_ones());
                wins[1] += u64::from((other & !mover).count_ones());
                let mut both = mover & other;
                while both != 0 {
                    wins[self.play_out(first, word, both.trailing_zeros(), single)] += 1;
                    both &= both - 1;
                }
            }
            games -= played_games;
            wins[2] += played_games;
        }
        // So far all games count as draws.
        wins[2] -= wins[0] + wins[1];
        wins
    }

    /// Draws the colours of all lanes, where the side to move begins with the square `first`. Returns the lanes with the
    /// right numbers of stones.
    #[inline(always)]
    fn draw(&mut self, first: usize, random: &mut LaneRandom) -> Plane {
        let planes = &mut *self.planes;
        let mut square = 0;
        while square < self.squares {
            let [one, two] = random.next_bytes();
            planes[square % PLANES] = one;
            planes[(square + 1) % PLANES] = two;
            square += 2;
        }
        planes[self.squares % PLANES] = Plane::splat(0);
        // The first stone is known. The last one depends on the others.
        planes[first % PLANES] = Plane::splat(0);
        if self.squares == 1 {
            planes[first % PLANES] = Plane::splat(!0);
            return Plane::splat(!0);
        }
        let last = self.squares - if first + 1 == self.squares { 2 } else { 1 };
        planes[last % PLANES] = Plane::splat(0);
        let count = count(&planes[..self.squares.next_multiple_of(4).min(PLANES)]);
        let stones = self.squares.div_ceil(2) - 1;
        let complete = equals(&count, stones);
        let short = if stones == 0 { Plane::splat(0) } else { equals(&count, stones - 1) };
        planes[first % PLANES] = Plane::splat(!0);
        planes[last % PLANES] = short;
        complete.zip(short, |complete, short| complete | short)
    }
}

/// For every lane the number of planes with a 1, the lowest bit first. The number of planes must be a multiple of 4.
#[inline(always)]
fn count(planes: &[Plane]) -> [Plane; COUNT_BITS] {
    let mut count = [Plane::splat(0); COUNT_BITS];
    for [first, second, third, fourth] in planes.as_chunks::<4>().0 {
        let [ones, twos, fours @ ..] = &mut count;
        let one = add(ones, *first, *second);
        let two = add(ones, *third, *fourth);
        let mut carry = add(twos, one, two);
        for bits in fours {
            let next = bits.zip(carry, |bits, carry| bits & carry);
            *bits = bits.zip(carry, |bits, carry| bits ^ carry);
            carry = next;
        }
    }
    count
}

/// Adds two bits to `sum` and returns the carry.
#[inline(always)]
fn add(sum: &mut Plane, one: Plane, two: Plane) -> Plane {
    let half = one.zip(two, |one, two| one ^ two);
    let both = one.zip(two, |one, two| one & two);
    let carry = half.zip(*sum, |half, sum| half & sum);
    *sum = half.zip(*sum, |half, sum| half ^ sum);
    both.zip(carry, |both, carry| both | carry)
}

/// The lanes whose count is `number`.
#[inline(always)]
fn equals(count: &[Plane; COUNT_BITS], number: usize) -> Plane {
    let mut equal = Plane::splat(!0);
    for (bit, plane) in count.iter().enumerate() {
        let flip = if number >> bit & 1 == 0 { !0 } else { 0 };
        equal = equal.zip(*plane, |equal, plane| equal & (plane ^ flip));
    }
    equal
}

/// The first of these lanes, at most `most` of them.
#[inline(always)]
fn first_lanes(mut lanes: [u64; PLANE_WORDS], most: u64) -> [u64; PLANE_WORDS] {
    let mut surplus = lanes.iter().map(|word| u64::from(word.count_ones())).sum::<u64>().saturating_sub(most);
    for word in lanes.iter_mut().rev() {
        while surplus > 0 && *word != 0 {
            *word &= !(1 << (63 - word.leading_zeros()));
            surplus -= 1;
        }
    }
    lanes
}
