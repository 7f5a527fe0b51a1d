//! Game by game, fast.

use rand::Rng;

use super::tally::Outcomes;
use crate::{Board, Dice, Position, Square, Status};

/// Plays random games from one position.
///
/// The empty squares lie in an array in any order; a move takes a random one and the last one fills its place.
/// Since every draw is uniform whatever the order, the next game begins with the array as this one left it.
#[derive(Clone, Debug)]
pub(super) struct Games<'position, B> {
    start: &'position Position<B>,
    board: B,
    empty: Vec<Square>,
}

impl<'position, B: Board> Games<'position, B> {
    /// Games from `start`, which must not be finished.
    pub(super) fn new(start: &'position Position<B>) -> Self {
        Self { start, board: start.board().clone(), empty: start.legal_moves().collect() }
    }

    /// Forgets the order that earlier games left, so that what follows depends on the random numbers alone.
    pub(super) fn restart(&mut self) {
        self.empty.clear();
        self.empty.extend(self.start.legal_moves());
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took.
    pub(super) fn play<R: Rng>(&mut self, games: u64, random: &mut R, outcomes: &mut [Outcomes]) -> u64 {
        let mut plies = 0;
        for _ in 0..games {
            let (first, status, length) = self.play_one(random);
            plies += length;
            if let Some(outcomes) = outcomes.get_mut(first.index()) {
                outcomes.record(status);
            }
        }
        plies
    }

    /// Plays a game: its first move, its end, and the number of its moves.
    #[inline]
    fn play_one<R: Rng>(&mut self, random: &mut R) -> (Square, Status, u64) {
        self.board.clone_from(self.start.board());
        let (mut turn, start) = (self.start.turn(), self.start.ply());
        let empty = self.empty.as_mut_slice();
        let mut ply = start;
        for left in (1..=empty.len()).rev() {
            #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
            let square = {
                empty.swap(random.below(left as u32) as usize, left - 1);
                empty[left - 1]
            };
            ply += 1;
            self.board.place(square, turn);
            let status = self.board.judge(turn, square, ply);
            if status.is_over() {
                let first = empty[empty.len() - 1];
                return (first, status, (ply - start) as u64);
            }
            turn = turn.opponent();
        }
        unreachable!("a full board is won or drawn")
    }
}
