//! What a position is worth where a search stops.

use mb_core::{Board, Geometry, Mark, Position, Status};

/// Says what a position is worth, from circle's point of view: positive is good for circle.
///
/// A search asks at finished positions and at its depth limit. With a transposition table that stores symmetric
/// images the value must depend on the marks alone, and be the same for all images of a board.
///
/// Closures are evaluations:
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
    /// The worth of a position for circle. Not-a-number counts as 0.
    fn evaluate(&self, position: &Position<B>) -> f64;

    /// Every value this evaluation can give on boards of this geometry, in ascending order, when they are few
    /// and known. A search then opens with the window from the least to the greatest of them, so that a win
    /// that cannot be bettered ends the search of its position.
    fn values(&self, geometry: Geometry) -> Option<Vec<f64>> {
        let _ = geometry;
        None
    }
}

impl<B: Board, F: Fn(&Position<B>) -> f64> Evaluation<B> for F {
    fn evaluate(&self, position: &Position<B>) -> f64 {
        self(position)
    }
}

/// The result of the game: 1 when circle has won, -1 when cross has, else 0.
///
/// When the shortest win is to score higher, a win counts 1 more for every further move the winner could have
/// made before the board is full. On 3×3 circle's wins then score 3, 2 and 1, cross's -2 and -1, as in the
/// series.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::{Evaluation, Outcome};
///
/// let position = Position::from_board("ooo.xx...".parse::<BitBoard>()?)?;
/// assert_eq!(Outcome::RESULT.evaluate(&position), 1.0);
/// assert_eq!(Outcome::SHORTEST_WIN.evaluate(&position), 3.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Outcome {
    /// Whether a quicker win is worth more.
    pub shortest_win: bool,
}

impl Outcome {
    /// Who wins, and nothing else.
    pub const RESULT: Self = Self { shortest_win: false };
    /// The quicker win is the better one, the later loss the lesser evil.
    pub const SHORTEST_WIN: Self = Self { shortest_win: true };

    /// The value of a game that stands like this after `ply` moves.
    #[must_use]
    pub fn value(self, status: Status, ply: usize, geometry: Geometry) -> f64 {
        let Some(winner) = status.winner() else { return 0.0 };
        let further = if self.shortest_win { geometry.cells().saturating_sub(ply) / 2 } else { 0 };
        let value = whole(1 + further);
        if winner == Mark::Circle { value } else { -value }
    }
}

impl<B: Board> Evaluation<B> for Outcome {
    #[inline]
    fn evaluate(&self, position: &Position<B>) -> f64 {
        match position.status() {
            Status::Playing | Status::Draw => 0.0,
            won @ Status::Won(_) => self.value(won, position.ply(), position.board().geometry()),
        }
    }

    fn values(&self, geometry: Geometry) -> Option<Vec<f64>> {
        let highest = |mark: Mark| {
            // Nobody wins before having made as many moves as a line has squares.
            let ply = 2 * geometry.win() - 1 + mark.index();
            (ply <= geometry.cells()).then(|| self.value(Status::Won(mark), ply, geometry))
        };
        let (least, greatest) = (highest(Mark::Cross).unwrap_or(0.0), highest(Mark::Circle).unwrap_or(0.0));
        let steps = (0..=2 * geometry.cells()).map(|step| least + whole(step));
        Some(steps.take_while(|value| *value <= greatest).collect())
    }
}

/// A number of moves as a value.
#[expect(clippy::cast_precision_loss, reason = "at most a few times 256 × 256: exact")]
const fn whole(number: usize) -> f64 {
    number as f64
}
