//! One game after the other, with the draws of the series.

use crate::playout::counts::PlayoutCounts;
use crate::random::Dice;
use mb_core::{Board, Position, Square, Status};

/// Plays random games from one position. Every move draws one number below the number of legal moves: its index among
/// them in ascending order.
#[derive(Clone, Debug)]
pub(in crate::playout) struct OrderedGames<'position, B> {
    start: &'position Position<B>,
    board: B,
    /// The empty squares of the start in ascending order.
    empty: Vec<Square>,
    /// Those of the game being played.
    left: Vec<Square>,
}

impl<'position, B: Board> OrderedGames<'position, B> {
    /// Games from `start`, which must not be finished.
    pub(in crate::playout) fn new(start: &'position Position<B>) -> Self {
        let empty: Vec<Square> = start.legal_moves().collect();
        Self { start, board: start.board().clone(), left: empty.clone(), empty }
    }

    /// Plays and counts `games` games.
    pub(in crate::playout) fn play<D: Dice + ?Sized>(
        &mut self,
        games: u64,
        dice: &mut D,
        counts: &mut PlayoutCounts,
    ) {
        for _ in 0..games {
            let (first, status, length) = self.play_one(dice);
            counts.plies += length;
            if let Some(outcomes) = counts.outcomes.get_mut(first.index()) {
                outcomes.record(status);
            }
        }
    }

    /// Plays a game and returns its first move, its end, and its number of moves.
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

    /// Takes a random square from those left.
    fn draw<D: Dice + ?Sized>(&mut self, dice: &mut D) -> Square {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let count = self.left.len() as u32;
        self.left.remove(dice.below(count) as usize)
    }
}
