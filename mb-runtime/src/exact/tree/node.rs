//! What a game tree knows about a position.

use mb_core::{Board, Mark, Position, Status};

use crate::analysis::seen_by;
use crate::search::{Evaluation as _, ResultEvaluation};

/// The most empty squares whose orders can be counted in 128 bits, and added up with room to spare.
pub(super) const MOST_EMPTY: usize = 33;

/// What the tree knows about all symmetric images of a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TreeNode<B> {
    /// One image; the last move is not kept.
    pub(super) position: Position<B>,
    /// The score when the shortest win counts most, from circle's point of view.
    pub(super) shortest_win_for_circle: i32,
    pub(super) endings: Endings,
}

impl<B: Board> TreeNode<B> {
    /// A node without moves.
    pub(super) fn leaf(position: Position<B>) -> Self {
        let orders = |mark| {
            let is_won = position.status() == Status::Won(mark);
            if is_won { factorial(position.board().legal_move_count()) } else { 0 }
        };
        let endings = Endings { circle: orders(Mark::Circle), cross: orders(Mark::Cross) };
        let value = ResultEvaluation::SHORTEST_WIN.evaluate(&position);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a whole number, at most half the number of squares"
        )]
        let value = value as i32;
        let shortest_win_for_circle = seen_by(position.turn(), value);
        Self { position, shortest_win_for_circle, endings }
    }

    /// The score when the shortest win counts most, for the side to move.
    pub(super) fn shortest_win(&self) -> i32 {
        seen_by(self.position.turn(), self.shortest_win_for_circle)
    }
}

/// In how many orders of the empty squares, played until the game ends, each side wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Endings {
    pub(super) circle: u128,
    pub(super) cross: u128,
}

impl Endings {
    pub(super) const fn won_by(self, mark: Mark) -> u128 {
        match mark {
            Mark::Circle => self.circle,
            Mark::Cross => self.cross,
        }
    }
}

/// The number of orders in which `squares` squares can be filled.
pub(super) fn factorial(squares: usize) -> u128 {
    (1..=squares as u128).product()
}
