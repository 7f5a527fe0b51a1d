//! What a player or a search reports about a position.

use core::ops::Neg;
use core::time::Duration;
use std::time::Instant;

use mb_core::{Mark, Square};

/// The report of a player or a search about a position, from the point of view of the side to move.
///
/// [`of`](Self::of) makes an analysis from the best moves. Assign the other fields if their values are known:
///
/// ```
/// use mb_runtime::Analysis;
/// use mb_runtime::prelude::*;
///
/// /// Plays the move that leaves the most symmetric board.
/// struct SymmetryPlayer;
///
/// impl<B: Board> Player<B> for SymmetryPlayer {
///     fn choose(&mut self, position: &Position<B>, _: &mut dyn Dice) -> Option<Square> {
///         self.analyze(position).best_moves.first().copied()
///     }
///
///     fn analyze(&mut self, position: &Position<B>) -> Analysis {
///         let score = |square| 1.0 / position.after(square).board().symmetric_keys().len() as f64;
///         let scores: Vec<_> = position.legal_moves().map(|square| (square, score(square))).collect();
///         let best = scores.iter().fold(0.0, |best, (_, score)| f64::max(best, *score));
///         let is_best = |entry: &&(Square, f64)| entry.1 >= best;
///         let mut analysis = Analysis::of(scores.iter().filter(is_best).map(|(square, _)| *square));
///         analysis.scores = scores;
///         analysis
///     }
/// }
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert_eq!(SymmetryPlayer.choose(&start, &mut FastRandom::new(0)), Some(Square::new(4)));
/// assert_eq!(SymmetryPlayer.analyze(&start).scores[4], (Square::new(4), 1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Analysis {
    /// The moves among which the player picks, in ascending order of squares.
    pub best_moves: Vec<Square>,
    /// Every legal move with its score, in ascending order of squares. Empty for players that score no moves.
    pub scores: Vec<(Square, f64)>,
    /// The amount of work: the number of positions visited, of iterations of a Monte Carlo tree search, or of random
    /// games played. `None` for players that neither search nor play random games.
    pub nodes: Option<u64>,
    /// The number of entries in the player's table after the analysis. `None` for players without a table.
    pub table_size: Option<usize>,
    /// The number of moves looked ahead after each move. `None` for players that do not search to a depth.
    pub depth: Option<usize>,
    /// The line of play that the player expects, beginning with the first of the best moves. Every move in it is legal.
    /// Empty for players that expect none.
    pub principal_variation: Vec<Square>,
    /// The time that the analysis took. `None` when it was not measured.
    pub elapsed: Option<Duration>,
}

impl Analysis {
    /// Makes an analysis from the best moves. Pass the moves in ascending order of squares. The other fields are empty
    /// or `None`.
    pub fn of(best_moves: impl IntoIterator<Item = Square>) -> Self {
        Self { best_moves: best_moves.into_iter().collect(), ..Self::default() }
    }

    /// Returns the result of `analyze` with the time that it took.
    pub(crate) fn timed(analyze: impl FnOnce() -> Self) -> Self {
        let start = Instant::now();
        let analysis = analyze();
        Self { elapsed: Some(start.elapsed()), ..analysis }
    }
}

/// Turns a value from circle's point of view into one from the point of view of `side`, and back.
#[inline]
pub(crate) fn seen_by<T: Neg<Output = T>>(side: Mark, value: T) -> T {
    match side {
        Mark::Circle => value,
        Mark::Cross => -value,
    }
}
