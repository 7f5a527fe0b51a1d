//! Games that end so soon that all moves are made whether or not the game is over before: there is no branch that
//! chance decides.
//!
//! The moves are drawn, made and judged one after the other. Counted is with which of them a line was complete; what
//! that says about the end of a game is asked once for all games that have it in common.

use rand::Rng;

use super::course::Step;
use super::draws::{Group, digit};
use super::{Ending, NOBODY};
use mb_core::{Board, Mark, Position, Square};

/// The most squares of the board: a power of two, so that an index cut to its size needs no check.
const ROOM: usize = 16;

/// One more than the greatest number whose bits say with which of the moves that can win a line was complete.
const COURSES: usize = 1 << 6;

/// Short games from one position.
#[derive(Clone, Debug)]
pub(super) struct ShortGames {
    group: Group,
    squares: usize,
    /// How many pairs of moves come before any that can win.
    quiet_pairs: usize,
    /// How many moves can win.
    judged: usize,
    /// How many games took each course, by the index of the first square; empty before the first game.
    counts: Vec<[u64; COURSES]>,
}

impl ShortGames {
    /// Games with these steps on a board of so many squares; `None` where they are not so short.
    pub(super) fn new(steps: &[Step], cells: usize) -> Option<Self> {
        let [step] = steps else { return None };
        let squares = step.places.len();
        let judged = squares.checked_sub(step.quiet)?;
        if cells > ROOM || !step.is_last_and_short || judged > COURSES.ilog2() as usize {
            return None;
        }
        Some(Self {
            group: step.draws.only_group()?,
            squares,
            quiet_pairs: step.quiet / 2,
            judged,
            counts: Vec::new(),
        })
    }

    /// Plays so many games from this board. The order is that of the empty squares, as earlier games left it.
    #[inline]
    pub(super) fn play<B: Board>(
        &mut self,
        start: &Position<B>,
        games: u64,
        order: &mut [Square],
        random: &mut impl Rng,
    ) {
        match start.turn() {
            Mark::Circle => self.play_as::<B, true>(start.board(), games, order, random),
            Mark::Cross => self.play_as::<B, false>(start.board(), games, order, random),
        }
    }

    /// Plays the games with marks that the compiler knows.
    fn play_as<B: Board, const CIRCLE_BEGINS: bool>(
        &mut self,
        start: &B,
        games: u64,
        order: &mut [Square],
        random: &mut impl Rng,
    ) {
        let [mark, opponent] =
            if CIRCLE_BEGINS { [Mark::Circle, Mark::Cross] } else { [Mark::Cross, Mark::Circle] };
        let Self { group, squares, quiet_pairs, judged, counts } = self;
        let (squares, quiet_pairs, judged_pairs, is_odd) =
            (*squares, *quiet_pairs, *judged / 2, *judged % 2 == 1);
        counts.resize(ROOM, [0; COURSES]);
        let Some(counts) = counts.first_chunk_mut::<ROOM>() else { return };
        let mut room = [Square::new(0); ROOM];
        room.iter_mut().zip(&*order).for_each(|(place, square)| *place = *square);
        for _ in 0..games {
            let mut draw = Draw { order: &mut room, left: squares, word: group.word(random) };
            let mut board = start.clone();
            for _ in 0..quiet_pairs {
                board.place(draw.square(), mark);
                board.place(draw.square(), opponent);
            }
            let mut course = 0;
            let mut judge = |mark| {
                let square = draw.square();
                board.place(square, mark);
                course = course << 1 | usize::from(board.is_win(mark, square));
            };
            for _ in 0..judged_pairs {
                judge(mark);
                judge(opponent);
            }
            if is_odd {
                judge(mark);
            }
            let first = room[(squares - 1) % ROOM];
            counts[first.index() % ROOM][course % COURSES] += 1;
        }
        order.iter_mut().zip(room).for_each(|(place, square)| *place = square);
    }

    /// Hands out what was counted: the index of the first square, how the game ended, and how many games did so.
    pub(super) fn take(&mut self, mut count: impl FnMut(usize, Ending, u64)) {
        let judged = self.judged;
        for (first, counts) in self.counts.iter_mut().enumerate() {
            for (course, games) in counts.iter_mut().enumerate().take(1 << judged) {
                // The highest bit stands for the first move with a line, the lowest one for the last move.
                let ending = course.checked_ilog2().map_or((NOBODY, 0), |left| {
                    let left = left as usize;
                    ((judged - 1 - left) % 2, left)
                });
                count(first, ending, core::mem::take(games));
            }
        }
    }
}

/// Draws squares from a word that is good for all of them: the draws of [`Group`], one by one.
struct Draw<'order> {
    order: &'order mut [Square; ROOM],
    left: usize,
    word: u64,
}

impl Draw<'_> {
    #[inline]
    fn square(&mut self) -> Square {
        let (place, rest) = digit(self.word, self.left as u64);
        self.word = rest;
        self.left = self.left.wrapping_sub(1);
        self.order.swap(place % ROOM, self.left % ROOM);
        self.order[self.left % ROOM]
    }
}
