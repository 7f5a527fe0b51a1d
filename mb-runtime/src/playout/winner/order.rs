//! The order of moves of a single game whose squares are already shared out.

use core::cmp::Ordering;

use crate::playout::lanes::{MOST_SQUARES, OpenLines, OpenLinesOfBoth};
use crate::random::{Dice, FastRandom};

/// The time of a square that a side does not fill.
const NEVER: u16 = u16::MAX;

/// Room for all squares: a power of two, so that an index cut to its size needs no check.
const ROOM: usize = MOST_SQUARES.next_power_of_two();

/// The stones of a game by side, as indices of empty squares.
#[derive(Clone, Debug, Default)]
pub(super) struct SideStones {
    /// Those of the side to move; the first of them is the first move.
    pub(super) mover: Vec<u16>,
    pub(super) other: Vec<u16>,
}

impl SideStones {
    pub(super) fn clear(&mut self) {
        self.mover.clear();
        self.other.clear();
    }

    /// The winner (0 the side to move, 1 the other side, 2 nobody) if each side plays its stones in the order of the lists.
    pub(super) fn winner(&self, lines: &OpenLinesOfBoth, times: &mut TimeOfSquare) -> usize {
        let mover = first_line(&self.mover, 0, &lines.mover, times);
        let other = first_line(&self.other, 1, &lines.other, times);
        match mover.cmp(&other) {
            Ordering::Less => 0,
            Ordering::Greater => 1,
            Ordering::Equal => 2,
        }
    }
}

/// The time when a side fills each square; `NEVER` if it does not. Between uses all times are `NEVER`.
#[derive(Clone, Debug)]
pub(super) struct TimeOfSquare(Box<[u16; ROOM]>);

impl Default for TimeOfSquare {
    fn default() -> Self {
        Self(Box::new([NEVER; ROOM]))
    }
}

/// The time when a side completes its first line if it plays these stones, every second move from `start` on; `NEVER` if it
/// completes none.
fn first_line(stones: &[u16], start: u16, lines: &OpenLines, times: &mut TimeOfSquare) -> u16 {
    let times = &mut *times.0;
    for (stone, time) in stones.iter().zip((start..).step_by(2)) {
        times[usize::from(*stone) % ROOM] = time;
    }
    let mut first = NEVER;
    for line in lines.iter() {
        // Two squares show of most lines that the side does not own them.
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
