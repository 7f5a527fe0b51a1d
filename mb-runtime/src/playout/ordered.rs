//! One game after the other, with the random numbers that the series draws.

use super::counts::PlayoutCounts;
use crate::random::Dice;
use mb_core::{Board, Position, Square, Status};

/// Plays random games from one position. Every move draws one number below the number of legal moves: its index among
/// them in ascending order.
#[derive(Clone, Debug)]
pub(super) struct OrderedGames<'position, B> {
    start: &'position Position<B>,
    board: B,
    /// The empty squares of the start in ascending order.
    empty: Vec<Square>,
    /// The empty squares of the game being played.
    left: Vec<Square>,
}

impl<'position, B: Board> OrderedGames<'position, B> {
    pub(super) fn new(start: &'position Position<B>) -> Self {
        let empty: Vec<Square> = start.legal_moves().collect();
        Self { start, board: start.board().clone(), left: empty.clone(), empty }
    }

    /// Plays and counts `games` games. The start must not be finished.
    pub(super) fn play_chunk<D: Dice + ?Sized>(
        &mut self,
        games: u64,
        dice: &mut D,
        counts: &mut PlayoutCounts,
    ) {
        for _ in 0..games {
            let (first, status) = self.play_one(dice);
            let wins = match status {
                Status::Won(mark) if mark == self.start.turn() => [1, 0, 0],
                Status::Won(_) => [0, 1, 0],
                Status::Draw | Status::Playing => [0, 0, 1],
            };
            counts.add(first, wins);
            counts.plies += (self.empty.len() - self.left.len()) as u64;
        }
    }

    /// Plays a game, and returns the index of its first move and its final status.
    fn play_one<D: Dice + ?Sized>(&mut self, dice: &mut D) -> (usize, Status) {
        self.board.clone_from(self.start.board());
        self.left.clone_from(&self.empty);
        let (mut turn, mut ply) = (self.start.turn(), self.start.ply());
        let mut first = None;
        loop {
            let chosen = self.draw(dice);
            let first = *first.get_or_insert(chosen);
            let square = self.left.remove(chosen);
            ply += 1;
            self.board.place(square, turn);
            let status = self.board.judge(turn, square, ply);
            if status.is_over() {
                return (first, status);
            }
            turn = turn.opponent();
        }
    }

    /// Draws the index of one of the squares left.
    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let count = self.left.len() as u32;
        dice.below(count) as usize
    }
}
