//! Game by game, in the order of draws of the series.

use super::tally::Outcomes;
use crate::random::Dice;
use mb_core::{Board, Position, Square, Status};

/// Plays random games from one position. Every ply draws one number below the number of legal moves, the index
/// of the move among them in ascending order.
#[derive(Clone, Debug)]
pub(super) struct OrderedGames<'position, B> {
    start: &'position Position<B>,
    board: B,
    /// The empty squares of the start in ascending order.
    empty: Vec<Square>,
    /// Those of the game being played.
    left: Vec<Square>,
}

impl<'position, B: Board> OrderedGames<'position, B> {
    /// Games from `start`, which must not be finished.
    pub(super) fn new(start: &'position Position<B>) -> Self {
        let empty: Vec<Square> = start.legal_moves().collect();
        Self { start, board: start.board().clone(), left: empty.clone(), empty }
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took.
    pub(super) fn play<D: Dice + ?Sized>(
        &mut self,
        games: u64,
        dice: &mut D,
        outcomes: &mut [Outcomes],
    ) -> u64 {
        let mut plies = 0;
        for _ in 0..games {
            let (first, status, length) = self.play_one(dice);
            plies += length;
            if let Some(outcomes) = outcomes.get_mut(first.index()) {
                outcomes.record(status);
            }
        }
        plies
    }

    /// Plays a game: its first move, its end, and the number of its moves.
    fn play_one<D: Dice + ?Sized>(&mut self, dice: &mut D) -> (Square, Status, u64) {
        self.board.clone_from(self.start.board());
        self.left.clone_from(&self.empty);
        let (mut turn, start) = (self.start.turn(), self.start.ply());
        let mut ply = start;
        let mut first = None;
        loop {
            let square = self.draw(dice);
            first = first.or(Some(square));
            ply += 1;
            self.board.place(square, turn);
            let status = self.board.judge(turn, square, ply);
            if status.is_over() {
                return (first.unwrap_or(square), status, (ply - start) as u64);
            }
            turn = turn.opponent();
        }
    }

    /// Takes a random square out of those left.
    fn draw<D: Dice + ?Sized>(&mut self, dice: &mut D) -> Square {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let count = self.left.len() as u32;
        self.left.remove(dice.below(count) as usize)
    }
}
