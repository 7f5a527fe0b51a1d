//! The winner by the colours of the final board.
//!
//! Suppose that a random game goes on until the board is full. Then every way to share out the empty squares between
//! the sides is equally likely. For each of these ways, every order of a side's stones is equally likely too. If only
//! one side owns a line, that side has won, and no order is needed. If both sides own lines, the order of that game is
//! drawn.
//!
//! A colour is a bit that says which side fills a square, and 512 games are coloured side by side. A random bit colours
//! each square but the last. The last square gets the colour that makes the numbers of stones right. If neither colour
//! does, the lane plays no game. The games that are left are uniform.

use super::only_lines::OnlyLines;
use super::order::{StoneOrder, shuffle};
use crate::playout::counts::{PlayoutCounts, Wins};
use crate::playout::lanes::{
    FirstMoves, InstructionSet, LaneGames, LaneRandom, LaneTable, MOST_SQUARES, OpenLines, OpenLinesOfBoth,
    PLANE_WORDS, Plane, StreamRandom, table,
};
use crate::random::FastRandom;

/// Room for planes: a power of two above the number of squares.
const PLANES: usize = 512;
const _: () = assert!(MOST_SQUARES + 4 <= PLANES);

/// The bits of a count of stones.
const COUNT_BITS: usize = 9;

/// Plays random games from one position and finds their winners by colours.
#[derive(Clone, Debug)]
pub(in crate::playout) struct ColourGames {
    lines: OpenLinesOfBoth,
    /// For every square the games in which the side to move holds it; zeros after the last square.
    planes: LaneTable<u8, PLANES>,
    /// Finds most winners where both sides own a line. On 3×3, 4×4, 5×5, 6×6 and 8×8, a game takes 11.4, 7.7, 5.0, 3.7
    /// and 5.3 ns with it, and 25.8, 29.2, 17.6, 10.6 and 5.9 ns without it.
    only_lines: Option<OnlyLines>,
    order: StoneOrder,
}

impl ColourGames {
    /// Games with these lines.
    pub(in crate::playout) fn new(lines: OpenLinesOfBoth) -> Self {
        let only_lines = OnlyLines::new(&lines);
        Self { lines, planes: table(0), only_lines, order: StoneOrder::new() }
    }

    /// The winner in this lane, where both sides own a line.
    #[cold]
    #[inline(never)]
    fn play_out(&mut self, first: usize, word: usize, bit: u32, random: &mut FastRandom) -> usize {
        let byte = word * 8 + bit as usize / 8;
        let Self { lines, planes, only_lines, order } = self;
        let planes = planes.iter().take(lines.squares);
        let is_mover = planes.map(|plane| plane.0[byte] >> (bit % 8) & 1 == 1);
        if let Some(only_lines) = only_lines
            && let Some(winner) = only_lines.winner(first, is_mover.clone(), random)
        {
            return winner;
        }
        order.share_out(is_mover);
        let [movers, others] = &mut order.stones;
        let first = u16::try_from(first).unwrap_or_default();
        if let Ok(place) = movers.binary_search(&first) {
            movers.swap(0, place);
        }
        shuffle(movers.get_mut(1..).unwrap_or_default(), random);
        shuffle(others, random);
        order.winner(lines)
    }
}

impl LaneGames for ColourGames {
    fn play_chunk(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    ) {
        let shares = firsts.shares(games, self.lines.squares, &mut random.lanes, instruction_set);
        for (first, games) in shares.into_iter().enumerate() {
            let wins = instruction_set.run(
                #[inline(always)]
                || self.play_from(first, games, random),
            );
            counts.add(first, wins);
        }
    }
}

impl ColourGames {
    /// Plays games with the same first move.
    #[inline(always)]
    fn play_from(&mut self, first: usize, mut games: u64, random: &mut StreamRandom) -> Wins {
        let StreamRandom { lanes, single } = random;
        let mut wins = [0; 3];
        while games > 0 {
            let played = first_lanes(self.draw(first, lanes).words(), games);
            let [mover, other] = [
                self.lines.mover.owned(&self.planes).words(),
                self.lines.other.owned_without(&self.planes).words(),
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

    /// Draws the colours of all lanes, where the side to move begins with the square `first`. Returns the lanes with
    /// the right numbers of stones.
    #[inline(always)]
    fn draw(&mut self, first: usize, random: &mut LaneRandom) -> Plane {
        let (planes, squares) = (&mut *self.planes, self.lines.squares);
        for square in (0..squares).step_by(2) {
            let [one, two] = random.next_bytes();
            planes[square % PLANES] = one;
            planes[(square + 1) % PLANES] = two;
        }
        planes[squares % PLANES] = Plane::splat(0);
        // The first stone is known. The last one depends on the others.
        planes[first % PLANES] = Plane::splat(0);
        if squares == 1 {
            planes[first % PLANES] = Plane::splat(!0);
            return Plane::splat(!0);
        }
        let last = squares - if first + 1 == squares { 2 } else { 1 };
        planes[last % PLANES] = Plane::splat(0);
        let count = count(&planes[..squares.next_multiple_of(4).min(PLANES)]);
        let stones = squares.div_ceil(2) - 1;
        let complete = equals(&count, stones);
        let short = if stones == 0 { Plane::splat(0) } else { equals(&count, stones - 1) };
        planes[first % PLANES] = Plane::splat(!0);
        planes[last % PLANES] = short;
        complete.zip(short, |complete, short| complete | short)
    }
}

/// Up to this chance that both sides own a line, colours are faster than times. (Colours play out such games one by
/// one.)
const MOST_BOTH: f64 = 0.2;

/// Up to this many squares, a side often has too few stones for the method of times to decide who wins.
const FEW_SQUARES: usize = 9;

/// Whether so few final boards have lines of both sides that colours are faster than times.
///
/// The expected number of lines of a side bounds the chance that it has one.
pub(in crate::playout) fn are_lines_rare(lines: &OpenLinesOfBoth) -> bool {
    let expected = |open: &OpenLines, stones: usize| -> f64 {
        open.iter().map(|line| owned_chance(line.len(), stones, lines.squares)).sum()
    };
    let mover = expected(&lines.mover, lines.squares.div_ceil(2));
    let other = expected(&lines.other, lines.squares / 2);
    lines.squares <= FEW_SQUARES || mover.min(1.0) * other.min(1.0) < MOST_BOTH
}

/// The chance that `line` given squares are all among `stones` random squares of `squares`.
#[expect(clippy::cast_precision_loss, reason = "at most 400 squares")]
fn owned_chance(line: usize, stones: usize, squares: usize) -> f64 {
    (0..line).map(|taken| stones.saturating_sub(taken) as f64 / (squares - taken) as f64).product()
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
