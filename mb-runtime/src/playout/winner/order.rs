//! The order of moves of a single game whose squares are already shared out.

use core::cmp::Ordering;

use crate::playout::lanes::{MOST_SQUARES, OpenLines, OpenLinesOfBoth};
use crate::random::{Dice, FastRandom};

/// The time of a square that a side does not fill.
const NEVER: u16 = u16::MAX;

/// Room for all squares: a power of two, so that an index cut to its size needs no check.
const ROOM: usize = MOST_SQUARES.next_power_of_two();

/// The order of the stones of a game, and room to find its winner.
#[derive(Clone, Debug)]
pub(super) struct StoneOrder {
    /// The stones of the side to move, of which the first is the first move, and those of the other side, as indices of
    /// empty squares. Each side plays its stones in the order of the list.
    pub(super) stones: [Vec<u16>; 2],
    /// The time when a side fills each square; `NEVER` if it does not. Between uses all times are `NEVER`.
    times: Box<[u16; ROOM]>,
}

impl StoneOrder {
    pub(super) fn new() -> Self {
        Self { stones: [Vec::new(), Vec::new()], times: Box::new([NEVER; ROOM]) }
    }

    /// Begins a new game. `is_mover` says of each square, in ascending order, whether the side to move holds it.
    pub(super) fn share_out(&mut self, is_mover: impl Iterator<Item = bool>) {
        self.stones.iter_mut().for_each(Vec::clear);
        for (square, is_mover) in (0_u16..).zip(is_mover) {
            self.stones[usize::from(!is_mover)].push(square);
        }
    }

    /// The winner: 0 the side to move, 1 the other side, 2 nobody.
    pub(super) fn winner(&mut self, lines: &OpenLinesOfBoth) -> usize {
        let Self { stones: [movers, others], times } = self;
        let mover = first_line(movers, 0, &lines.mover, times);
        let other = first_line(others, 1, &lines.other, times);
        match mover.cmp(&other) {
            Ordering::Less => 0,
            Ordering::Greater => 1,
            Ordering::Equal => 2,
        }
    }
}

/// The time when a side completes its first line if it plays these stones, every second move from `start` on; `NEVER`
/// if it completes none.
fn first_line(stones: &[u16], start: u16, lines: &OpenLines, times: &mut [u16; ROOM]) -> u16 {
    for (stone, time) in stones.iter().zip((start..).step_by(2)) {
        times[usize::from(*stone) % ROOM] = time;
    }
    let mut first = NEVER;
    for line in lines.iter() {
        // For most lines, a look at two squares shows that the side does not own the line.
        if line.iter().all(|square| times[usize::from(*square) % ROOM] < first) {
            first = line.iter().fold(0, |latest, square| latest.max(times[usize::from(*square) % ROOM]));
        }
    }
    for stone in stones {
        times[usize::from(*stone) % ROOM] = NEVER;
    }
    first
}

/// Shuffles things into uniformly random order.
///
/// Source: D. Knuth, The Art of Computer Programming, 3.4.2, algorithm P (Fisher and Yates).
pub(super) fn shuffle<T>(things: &mut [T], random: &mut FastRandom) {
    for last in (1..things.len()).rev() {
        let chosen = random.below(u32::try_from(last + 1).unwrap_or(u32::MAX));
        things.swap(last, usize::try_from(chosen).unwrap_or(last));
    }
}
