//! The values of positions where a search stops.

use mb_core::{Board, Geometry, Mark, Position, Status};

/// Says what a position is worth to the side to move: positive is good for that side.
///
/// A search evaluates finished positions and positions at its depth limit. With a transposition table, the value must
/// depend on the marks alone. If the table stores symmetric images, the value must also be the same for all images of a
/// board.
///
/// A closure is an evaluation:
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::Evaluation;
///
/// let mobility = |position: &Position<BitBoard>| position.legal_moves().len() as f64;
/// assert_eq!(mobility.evaluate(&Position::new(BitBoard::square_board(3)?)), 9.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Evaluation<B: Board> {
    /// Returns what a position is worth to the side to move. NaN counts as 0.
    fn evaluate(&self, position: &Position<B>) -> f64;

    /// Lists every value that a position can have for `side` on boards of this geometry, in ascending order. The values
    /// for the other side are the same with the opposite sign. Returns `None`, the default, when the values are unknown
    /// or there are too many to list.
    ///
    /// A search that knows the values starts with the window from the least value to the greatest. So once it finds the
    /// best possible win, it tries no further moves of that position.
    fn values(&self, side: Mark, geometry: Geometry) -> Option<Vec<f64>> {
        let _ = (side, geometry);
        None
    }
}

impl<B: Board, F: Fn(&Position<B>) -> f64> Evaluation<B> for F {
    fn evaluate(&self, position: &Position<B>) -> f64 {
        self(position)
    }
}

/// Evaluates by the result of the game: 1 for a win, -1 for a loss, 0 for a draw or an unfinished game.
///
/// With [`shortest_win`](Self::shortest_win), a win counts 1 more for every further move that the winner could have
/// made before the board is full. On 3×3, circle's wins then count 3, 2 or 1 and cross's wins 2 or 1, as in the series.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::{Evaluation, ResultEvaluation};
///
/// let position = Position::from_board("ooo.xx...".parse::<BitBoard>()?)?;
/// // Circle has won, so the position is a loss for cross, the side to move.
/// assert_eq!(ResultEvaluation::RESULT.evaluate(&position), -1.0);
/// assert_eq!(ResultEvaluation::SHORTEST_WIN.evaluate(&position), -3.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ResultEvaluation {
    /// Whether a quicker win is worth more.
    pub shortest_win: bool,
}

impl ResultEvaluation {
    /// Counts every win alike.
    pub const RESULT: Self = Self { shortest_win: false };
    /// Prefers the quicker win and the later loss.
    pub const SHORTEST_WIN: Self = Self { shortest_win: true };

    /// Returns the value of a win that is complete after `ply` moves.
    fn win(self, ply: usize, geometry: Geometry) -> usize {
        1 + if self.shortest_win { geometry.cells().saturating_sub(ply) / 2 } else { 0 }
    }
}

impl<B: Board> Evaluation<B> for ResultEvaluation {
    #[inline]
    fn evaluate(&self, position: &Position<B>) -> f64 {
        match position.status() {
            Status::Playing | Status::Draw => 0.0,
            Status::Won(winner) => {
                let win = whole(self.win(position.ply(), position.board().geometry()));
                if winner == position.turn() { win } else { -win }
            }
        }
    }

    fn values(&self, side: Mark, geometry: Geometry) -> Option<Vec<f64>> {
        let greatest = |mark: Mark| {
            // The ply of the earliest win: the winner needs as many moves as a line has squares.
            let ply = 2 * geometry.win() - 1 + mark.index();
            if ply <= geometry.cells() { self.win(ply, geometry) } else { 0 }
        };
        let losses = (1..=greatest(side.opponent())).rev().map(|win| -whole(win));
        Some(losses.chain((0..=greatest(side)).map(whole)).collect())
    }
}

/// Converts a number of moves to a value.
#[expect(clippy::cast_precision_loss, reason = "at most a few times 256 × 256: exact")]
const fn whole(number: usize) -> f64 {
    number as f64
}
