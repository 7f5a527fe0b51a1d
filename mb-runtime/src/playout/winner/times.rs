//! The winner by random times, for boards on which both sides nearly always own a line in the end.
//!
//! Every empty square gets a random byte. One bit says which side fills it, and seven bits are its time among the
//! stones of that side. A line is complete at the latest time of its squares. The stones that a side plays up to its
//! first complete line are counted, and the side that needs fewer wins. The numbers of stones of the two sides need not
//! be right: as long as both have `i` stones or more, their first `i` stones are distributed as in random play.
//!
//! Seven bits leave ties. If a tie leaves open which side is first, or a side's stones run out before it has a line,
//! the game is replayed with the tied stones in random order.

use super::order::{StoneOrder, shuffle};
use crate::playout::counts::PlayoutCounts;
use crate::playout::lanes::{
    FirstMoves, InstructionSet, LANES, LaneGames, LaneTable, Lanes, MOST_SQUARES, OpenLines, OpenLinesOfBoth,
    StreamRandom, table,
};
use crate::random::{Dice, FastRandom};

/// Room for the squares: a power of two.
const ROOM: usize = 512;
const _: () = assert!(MOST_SQUARES < ROOM);

/// The times of the other side's stones begin here.
const NEVER: u8 = 1 << 7;

/// Plays random games from one position and finds their winners by times.
#[derive(Clone, Debug)]
pub(in crate::playout) struct TimeGames {
    lines: OpenLinesOfBoth,
    through: [LinesBySquare; 2],
    /// The times of the stones of the side to move, and those of the other side. The two tables differ in the highest
    /// bit of every byte.
    tables: [LaneTable<u8, ROOM>; 2],
    /// The stones of each side that are played at the time of its first line, in a game that is replayed by itself.
    tied: [Vec<u16>; 2],
    order: StoneOrder,
}

/// The lines of a side by square.
#[derive(Clone, Debug)]
struct LinesBySquare {
    lines: Vec<Vec<u16>>,
    /// For every square, the indices of the lines through it.
    through: Vec<Vec<u16>>,
}

/// How far a side has come in every lane.
struct SideProgress {
    /// The time when the first line is complete; `NEVER` if none is.
    line: Lanes<u8>,
    /// The number of the side's stones before that time.
    earlier: Lanes<u16>,
    /// The number of its stones at that time.
    tied: Lanes<u16>,
}

/// The winner is not known yet. 0 is the side to move, 1 the other side, 2 nobody.
const UNDECIDED: u8 = 3;

impl TimeGames {
    /// Games with these lines.
    pub(in crate::playout) fn new(lines: OpenLinesOfBoth) -> Self {
        let through = [&lines.mover, &lines.other].map(|open| LinesBySquare::new(open, lines.squares));
        let tables = [table(u8::MAX), table(u8::MAX)];
        let tied = [Vec::new(), Vec::new()];
        Self { lines, through, tables, tied, order: StoneOrder::new() }
    }
}

impl LaneGames for TimeGames {
    fn play_chunk(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    ) {
        instruction_set.run(
            #[inline(always)]
            || self.play_batches(games, firsts, random, counts),
        );
    }
}

impl TimeGames {
    #[inline(always)]
    fn play_batches(
        &mut self,
        mut games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        counts: &mut PlayoutCounts,
    ) {
        let mut turns = firsts.turns(self.lines.squares);
        while games > 0 {
            let firsts = self.draw(turns.as_mut(), random);
            let progress = self.progress();
            let decided = decided(&progress);
            for (lane, first) in firsts.0.iter().enumerate().take(usize::try_from(games).unwrap_or(LANES)) {
                let winner = match decided.0[lane] {
                    UNDECIDED => self.play_out(lane, *first, &progress, &mut random.single),
                    winner => usize::from(winner),
                };
                counts.wins[usize::from(*first)][winner] += 1;
            }
            games = games.saturating_sub(LANES as u64);
        }
    }

    /// Draws the times of all squares, and the first moves.
    #[inline(always)]
    fn draw(
        &mut self,
        mut turns: Option<&mut impl Iterator<Item = usize>>,
        random: &mut StreamRandom,
    ) -> Lanes<u16> {
        let ([movers, others], squares) = (&mut self.tables, self.lines.squares);
        for square in (0..squares).step_by(2) {
            for (offset, bytes) in random.lanes.next_bytes().into_iter().enumerate() {
                let place = (square + offset) % ROOM;
                movers[place] = bytes;
                others[place] = bytes.map(|byte| byte ^ NEVER);
            }
        }
        let mut firsts = Lanes::splat(0);
        for (lane, first) in firsts.0.iter_mut().enumerate() {
            let chosen = match turns.as_mut().and_then(Iterator::next) {
                Some(turn) => turn,
                None => random.single.below(u32::try_from(squares).unwrap_or(u32::MAX)) as usize,
            };
            *first = u16::try_from(chosen).unwrap_or_default();
            movers[chosen % ROOM].0[lane] = 0;
            others[chosen % ROOM].0[lane] = NEVER;
        }
        firsts
    }

    /// How far both sides are.
    #[inline(always)]
    fn progress(&self) -> [SideProgress; 2] {
        let Self { lines, tables: [movers, others], .. } = self;
        let (mover, other) = (lines.mover.first(movers), lines.other.first(others));
        [
            SideProgress::new(mover, movers, others, lines.squares),
            SideProgress::new(other, others, movers, lines.squares),
        ]
    }

    /// The winner in this lane, with tied stones in random order.
    #[cold]
    #[inline(never)]
    fn play_out(
        &mut self,
        lane: usize,
        first: u16,
        progress: &[SideProgress; 2],
        random: &mut FastRandom,
    ) -> usize {
        let squares = self.lines.squares;
        // The number of stones that each side has played when its first line is complete.
        let mut ranks = [None; 2];
        for (side, SideProgress { line, earlier, .. }) in progress.iter().enumerate() {
            let (times, tied, last) = (&self.tables[side], &mut self.tied[side], line.0[lane]);
            tied.clear();
            if last < NEVER {
                let at_last = |square: &u16| times[usize::from(*square) % ROOM].0[lane] == last;
                tied.extend((0_u16..).take(squares).filter(at_last));
            }
            // The first move is the first of those with time 0.
            let begins = side == 0 && last == 0;
            if begins && let Ok(place) = tied.binary_search(&first) {
                tied.swap(0, place);
            }
            shuffle(tied.get_mut(usize::from(begins)..).unwrap_or_default(), random);
            let place = self.through[side].completion(lane, last, times, tied);
            ranks[side] = place.map(|place| usize::from(earlier.0[lane]) + place + 1);
        }
        let movers = self.tables[0].iter().take(squares).filter(|times| times.0[lane] < NEVER).count();
        match ranks {
            [Some(mover), other] if mover <= other.unwrap_or(squares - movers + 1) => 0,
            [mover, Some(other)] if other < mover.unwrap_or(movers + 1) => 1,
            _ => self.play_on(lane, first, progress, random),
        }
    }

    /// The winner in this lane, where the stones of one side run out before it has a line: the squares that are left
    /// are filled in random order.
    #[cold]
    fn play_on(
        &mut self,
        lane: usize,
        first: u16,
        progress: &[SideProgress; 2],
        random: &mut FastRandom,
    ) -> usize {
        let Self { lines, tables, tied, order, .. } = self;
        order.share_out(tables[0].iter().take(lines.squares).map(|times| times.0[lane] < NEVER));
        for (side, stones) in order.stones.iter_mut().enumerate() {
            shuffle(stones, random);
            // Stable, so that stones of the same time stay shuffled, except those whose order is known already.
            stones.sort_by_key(|square| {
                let time = tables[side][usize::from(*square) % ROOM].0[lane];
                let is_tied = time == progress[side].line.0[lane];
                let order = tied[side].iter().position(|other| is_tied && other == square);
                (*square != first, time, order)
            });
        }
        let [movers, others] = &mut order.stones;
        let [mover_pairs, other_pairs] = [movers.len().min(others.len() + 1), others.len().min(movers.len())];
        let mut rest: Vec<u16> = movers.drain(mover_pairs..).chain(others.drain(other_pairs..)).collect();
        shuffle(&mut rest, random);
        for square in rest {
            let side = if movers.len() > others.len() { &mut *others } else { &mut *movers };
            side.push(square);
        }
        order.winner(lines)
    }
}

impl LinesBySquare {
    fn new(lines: &OpenLines, squares: usize) -> Self {
        let lines: Vec<Vec<u16>> = lines.iter().map(<[u16]>::to_vec).collect();
        let mut through = vec![Vec::new(); squares];
        for (index, line) in (0..).zip(&lines) {
            for square in line {
                through[usize::from(*square)].push(index);
            }
        }
        Self { lines, through }
    }

    /// The index of the tied stone that completes the first line, if the stones are played in this order at the time
    /// `last`; `None` if none does.
    fn completion(&self, lane: usize, last: u8, times: &LaneTable<u8, ROOM>, tied: &[u16]) -> Option<usize> {
        let is_played = |square: &u16, tied: &[u16]| {
            times[usize::from(*square) % ROOM].0[lane] < last || tied.contains(square)
        };
        (0..tied.len()).find(|place| {
            self.through[usize::from(tied[*place])].iter().any(|line| {
                self.lines[usize::from(*line)].iter().all(|square| is_played(square, &tied[..=*place]))
            })
        })
    }
}

impl SideProgress {
    /// The progress of a side with these `times`; `flipped` are those of its opponent.
    #[inline(always)]
    fn new(
        mut line: Lanes<u8>,
        times: &LaneTable<u8, ROOM>,
        flipped: &LaneTable<u8, ROOM>,
        squares: usize,
    ) -> Self {
        line = line.map(|line| Ord::min(line, NEVER));
        // Old vector instructions compare signed bytes only. With the highest bit flipped, the order is the same.
        let signed = line.map(|line| (line ^ NEVER).cast_signed());
        let (mut earlier, mut tied) = (Lanes::splat(0_u16), Lanes::splat(0_u16));
        let (times, flipped) = (&times[..squares.min(ROOM)], &flipped[..squares.min(ROOM)]);
        // A byte can count 255 squares.
        for (times, flipped) in times.chunks(255).zip(flipped.chunks(255)) {
            let (mut earlier_here, mut tied_here) = (Lanes::splat(0_u8), Lanes::splat(0_u8));
            for (times, flipped) in times.iter().zip(flipped) {
                let is_earlier = flipped.zip(signed, |time, line| u8::from(time.cast_signed() < line));
                earlier_here = earlier_here.zip(is_earlier, u8::wrapping_add);
                tied_here =
                    tied_here.zip(times.zip(line, |time, line| u8::from(time == line)), u8::wrapping_add);
            }
            earlier = earlier.zip(earlier_here, |sum, more| sum + u16::from(more));
            tied = tied.zip(tied_here, |sum, more| sum + u16::from(more));
        }
        Self { line, earlier, tied }
    }
}

/// The winner in each lane, where it does not depend on the order of stones of the same time.
#[inline(always)]
fn decided([mover, other]: &[SideProgress; 2]) -> Lanes<u8> {
    // A side's stones up to its first line.
    let upto = |side: &SideProgress| side.earlier.zip(side.tied, |earlier, tied| earlier + tied);
    // Without a line, all stones of a side are earlier. The side to move may then need one stone more than the opponent
    // has, the other side as many.
    let mover_first = upto(mover).zip(other.earlier, |upto, earlier| u8::from(upto <= earlier + 1));
    let other_first = upto(other).zip(mover.earlier, |upto, earlier| u8::from(upto <= earlier));
    let mover_wins = mover_first.zip(mover.line, |first, line| first & u8::from(line < NEVER));
    let other_wins = other_first.zip(other.line, |first, line| first & u8::from(line < NEVER));
    mover_wins.zip(other_wins, |mover, other| if mover != 0 { 0 } else { UNDECIDED - 2 * other })
}
