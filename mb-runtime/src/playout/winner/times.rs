//! The winner by random times, for boards on which both sides nearly always own a line in the end.
//!
//! Every empty square gets a random byte: one bit for the side that fills it, seven bits for its time among that side's
//! stones. A line is complete at the latest time of its squares. A side's earliest line has a rank among its stones, and the
//! side with the lower rank wins. The first `i` stones of each side, as far as both have that many, are distributed as in
//! random play, so the numbers of stones need not be right.
//!
//! Seven bits leave ties. If a tie leaves open which side is first, or a side's stones run out before it has a line, the game
//! is replayed with the tied stones in random order.

use super::order::{SideStones, TimeOfSquare, shuffle};
use crate::playout::counts::Wins;
use crate::playout::firsts::FirstMoves;
use crate::playout::lanes::{
    InstructionSet, LANES, LaneTable, Lanes, MOST_SQUARES, OpenLines, OpenLinesOfBoth, StreamRandom, table,
};
use crate::random::{Dice, FastRandom};

/// Room for the squares: a power of two.
const ROOM: usize = 512;
const _: () = assert!(MOST_SQUARES < ROOM);

/// Times of the other side's stones are this and later.
const NEVER: u8 = 1 << 7;

#[derive(Clone, Debug)]
pub(super) struct Times {
    lines: OpenLinesOfBoth,
    squares: usize,
    through: [LineUse; 2],
    /// The times of the stones of the side to move, and those of the other; each is the other with one bit flipped.
    tables: [LaneTable<u8, ROOM>; 2],
    room: ReplayRoom,
}

/// Lines by square.
#[derive(Clone, Debug)]
struct LineUse {
    lines: Vec<Vec<u16>>,
    /// For every square, the indices of the lines that it lies on.
    through: Vec<Vec<u16>>,
}

/// Room for a game that is replayed by itself.
#[derive(Clone, Debug, Default)]
struct ReplayRoom {
    tied: SideStones,
    stones: SideStones,
    rest: Vec<u16>,
    times: TimeOfSquare,
}

impl Times {
    /// Games with `squares` empty squares.
    pub(super) fn new(lines: OpenLinesOfBoth, squares: usize) -> Self {
        let through = [&lines.mover, &lines.other].map(|lines| LineUse::new(lines, squares));
        let tables = [table(u8::MAX), table(u8::MAX)];
        Self { lines, squares, through, tables, room: ReplayRoom::default() }
    }

    /// Plays `games` games and counts the wins for every first move.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
    ) -> Vec<Wins> {
        instruction_set.run(
            #[inline(always)]
            || self.play_batches(games, firsts, random),
        )
    }

    #[inline(always)]
    fn play_batches(&mut self, mut games: u64, firsts: FirstMoves, random: &mut StreamRandom) -> Vec<Wins> {
        let mut wins = vec![[0; 3]; self.squares];
        let mut next = 0;
        while games > 0 {
            let firsts = self.draw(firsts, &mut next, random);
            let progress = self.progress();
            let decided = progress.decided();
            for (lane, first) in firsts.0.iter().enumerate().take(usize::try_from(games).unwrap_or(LANES)) {
                let winner = match decided.0[lane] {
                    UNDECIDED => self.play_out(lane, *first, &progress, &mut random.single),
                    winner => usize::from(winner),
                };
                wins[usize::from(*first)][winner] += 1;
            }
            games = games.saturating_sub(LANES as u64);
        }
        wins
    }
}

impl LineUse {
    fn new(lines: &OpenLines, squares: usize) -> Self {
        let lines: Vec<Vec<u16>> = lines.iter().map(<[u16]>::to_vec).collect();
        let mut through = vec![Vec::new(); squares];
        for (index, line) in (0..).zip(&lines) {
            for square in line {
                if let Some(through) = through.get_mut(usize::from(*square)) {
                    through.push(index);
                }
            }
        }
        Self { lines, through }
    }

    /// The lines through a square.
    fn of(&self, square: u16) -> impl Iterator<Item = &[u16]> {
        let through = self.through.get(usize::from(square)).into_iter().flatten();
        through.filter_map(|index| self.lines.get(usize::from(*index)).map(Vec::as_slice))
    }
}

/// How far both sides are in every lane.
struct BothProgress {
    mover: SideProgress,
    other: SideProgress,
}

/// How far a side is in every lane.
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

impl Times {
    /// Draws the times of all squares, and the first moves.
    #[inline(always)]
    fn draw(&mut self, firsts: FirstMoves, next: &mut usize, random: &mut StreamRandom) -> Lanes<u16> {
        let [movers, others] = &mut self.tables;
        let mut square = 0;
        while square < self.squares {
            for (offset, bytes) in random.lanes.next_bytes().into_iter().enumerate() {
                let place = (square + offset) % ROOM;
                movers[place] = bytes;
                others[place] = bytes.map(|byte| byte ^ NEVER);
            }
            square += 2;
        }
        let mut chosen = Lanes::splat(0);
        for (lane, chosen) in chosen.0.iter_mut().enumerate() {
            let first = match firsts {
                FirstMoves::Random => {
                    random.single.below(u32::try_from(self.squares).unwrap_or(u32::MAX)) as usize
                }
                FirstMoves::InTurn => {
                    let first = *next;
                    *next = if first + 1 == self.squares { 0 } else { first + 1 };
                    first
                }
            };
            *chosen = u16::try_from(first).unwrap_or_default();
            movers[first % ROOM].0[lane] = 0;
            others[first % ROOM].0[lane] = NEVER;
        }
        chosen
    }

    #[inline(always)]
    fn progress(&self) -> BothProgress {
        let [movers, others] = &self.tables;
        let (mover, other) = (self.lines.mover.first(movers), self.lines.other.first(others));
        BothProgress {
            mover: SideProgress::new(mover, movers, others, self.squares),
            other: SideProgress::new(other, others, movers, self.squares),
        }
    }

    /// The winner in this lane, with tied stones in random order.
    #[cold]
    #[inline(never)]
    fn play_out(
        &mut self,
        lane: usize,
        first: u16,
        progress: &BothProgress,
        random: &mut FastRandom,
    ) -> usize {
        let tied = &mut self.room.tied;
        for (tied, standing, times) in [
            (&mut tied.mover, &progress.mover, &self.tables[0]),
            (&mut tied.other, &progress.other, &self.tables[1]),
        ] {
            tied.clear();
            let last = standing.line.0[lane];
            if last < NEVER {
                let squares = (0_u16..).zip(times.iter().take(self.squares));
                tied.extend(squares.filter(|(_, times)| times.0[lane] == last).map(|(square, _)| square));
            }
        }
        // The first move is the first of those with time 0.
        let begin = usize::from(progress.mover.line.0[lane] == 0);
        if begin == 1
            && let Ok(place) = tied.mover.binary_search(&first)
        {
            tied.mover.swap(0, place);
        }
        shuffle(tied.mover.get_mut(begin..).unwrap_or_default(), random);
        shuffle(&mut tied.other, random);
        let rank = |side: usize, standing: &SideProgress, tied: &[u16]| {
            let place =
                self.through[side].completion(lane, standing.line.0[lane], &self.tables[side], tied)?;
            Some(usize::from(standing.earlier.0[lane]) + place)
        };
        // The number of stones that a side has played when its first line is complete.
        let mover = rank(0, &progress.mover, &tied.mover).map(|rank| rank + 1);
        let other = rank(1, &progress.other, &tied.other).map(|rank| rank + 1);
        let count = |times: &LaneTable<u8, ROOM>| {
            times.iter().take(self.squares).filter(|times| times.0[lane] < NEVER).count()
        };
        let movers = count(&self.tables[0]);
        let others = self.squares - movers;
        match (mover, other) {
            (Some(mover), other) if mover <= other.unwrap_or(others + 1) => 0,
            (mover, Some(other)) if other < mover.unwrap_or(movers + 1) => 1,
            _ => self.play_on(lane, first, progress, random),
        }
    }

    /// The winner in this lane, where the stones of one side run out before it has a line: the squares that are left are
    /// filled in random order.
    #[cold]
    fn play_on(
        &mut self,
        lane: usize,
        first: u16,
        progress: &BothProgress,
        random: &mut FastRandom,
    ) -> usize {
        let ReplayRoom { tied, stones, rest, times } = &mut self.room;
        stones.clear();
        for (square, (mover, _)) in
            (0_u16..).zip(self.tables[0].iter().zip(&*self.tables[1])).take(self.squares)
        {
            if mover.0[lane] < NEVER { stones.mover.push(square) } else { stones.other.push(square) }
        }
        for (stones, tied, standing, table) in [
            (&mut stones.mover, &tied.mover, &progress.mover, &self.tables[0]),
            (&mut stones.other, &tied.other, &progress.other, &self.tables[1]),
        ] {
            shuffle(stones, random);
            // Stable, so that stones of the same time stay shuffled, except those whose order is known already.
            stones.sort_by_key(|square| {
                let time = table[usize::from(*square) % ROOM].0[lane];
                let order = tied.iter().position(|other| other == square && time == standing.line.0[lane]);
                (*square != first, time, order)
            });
        }
        let pairs = stones.mover.len().min(stones.other.len() + 1);
        let others = stones.other.len().min(stones.mover.len());
        rest.clear();
        rest.extend(stones.mover.drain(pairs..));
        rest.extend(stones.other.drain(others..));
        shuffle(rest, random);
        for square in rest.drain(..) {
            let side =
                if stones.mover.len() > stones.other.len() { &mut stones.other } else { &mut stones.mover };
            side.push(square);
        }
        stones.winner(&self.lines, times)
    }
}

impl LineUse {
    /// The index of the tied stone that completes the first line, if the stones are played in this order at the time `last`;
    /// `None` if none does.
    fn completion(&self, lane: usize, last: u8, times: &LaneTable<u8, ROOM>, tied: &[u16]) -> Option<usize> {
        let played = |square: &u16, tied: &[u16]| {
            times[usize::from(*square) % ROOM].0[lane] < last || tied.contains(square)
        };
        (0..tied.len()).find(|last| {
            self.of(tied[*last]).any(|squares| squares.iter().all(|square| played(square, &tied[..=*last])))
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
        // Old vector instructions have only the signed comparison. Flipping the highest bit keeps the order.
        let signed = line.map(|line| (line ^ NEVER).cast_signed());
        let (mut earlier, mut tied) = (Lanes::splat(0_u16), Lanes::splat(0_u16));
        let (times, flipped) = (&times[..squares.min(ROOM)], &flipped[..squares.min(ROOM)]);
        // A byte holds the counts of 255 squares.
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

impl BothProgress {
    /// The winner in each lane, where it does not depend on the order of stones of the same time.
    #[inline(always)]
    fn decided(&self) -> Lanes<u8> {
        let Self { mover, other } = self;
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
}
