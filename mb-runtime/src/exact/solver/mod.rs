//! The solver: what a position is worth, not only which move to play.
//!
//! A [`Solver`] finds, for any board and position, in normal play and in misère play, the value for the side to
//! move, all best moves, and on request the value of every move and the distance to the end: the shortest win,
//! the longest defence. It can be stopped by limits or from another thread, then says what is known so far, and
//! goes on from there when it is asked again.
//!
//! ```
//! use mb_runtime::prelude::*;
//! use mb_runtime::Value;
//! use mb_runtime::exact::solver::{Solver, SolverOptions};
//!
//! let mut solver = Solver::new(SolverOptions::default().distance(true));
//! // Whoever moves first wins 4×3 with three in a row, with the fourth mark at the latest.
//! let solution = solver.solve(&Position::new(BitBoard::new(Geometry::new(4, 3, 3)?)));
//! assert_eq!(solution.value(), Some(Value::Win));
//! assert_eq!(solution.distance, Some(7));
//! // 4×4 with four in a row is a draw, and every first move holds it.
//! let solution = solver.solve(&Position::new(BitBoard::square_board(4)?));
//! assert_eq!(solution.value(), Some(Value::Draw));
//! assert_eq!(solution.best.len(), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//! Everything is a question with the answer yes or no: does this side, the attacker, win within so many moves? It
//! is answered by null windows (depth first) or by proof numbers (best first: [`Method`]). Of most positions it
//! is settled without looking ahead, by what the open lines say; [`Technique`] lists the means, each of which can
//! be switched off.
//!
//! The board is one word a side, whatever the type of the board that is asked about: 64 bits up to 7×7, 128 up to
//! 10×11, 512 up to 22×22, 4,096 up to 63×64, and 65,792 for the largest, of 256×256.

mod attack;
mod bucket;
mod census;
mod control;
mod engine;
mod entry;
mod grid;
mod hashing;
mod keep;
mod line;
mod options;
mod pairing;
mod problem;
mod proof_number;
mod root;
mod searcher;
mod solution;
mod split;
mod table;
#[cfg(test)]
mod tests;
mod word;

use core::num::NonZero;

pub use self::control::Monitor;
use self::engine::{Engine, Marks};
pub use self::options::{Method, SolverOptions, Technique};
pub use self::solution::{Bounds, MoveValue, Solution};
use mb_core::{Board, Geometry, Mark, Position};

/// Finds the values of positions; see the [module](self).
///
/// What it found out stays in its table: asking about other positions of the same board, or about the same one
/// again after a limit was reached, builds on it. (Asking about another board starts anew.)
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::Value;
/// use mb_runtime::exact::solver::{Solver, SolverOptions};
///
/// let position = Position::new(BitBoard::new(Geometry::new(5, 5, 4)?));
/// let mut solver = Solver::new(SolverOptions::default().node_limit(1000));
/// let mut solution = solver.solve(&position);
/// assert!(!solution.is_complete);
/// while !solution.is_complete {
///     solution = solver.solve(&position);
/// }
/// assert_eq!(solution.value(), Some(Value::Draw));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    options: SolverOptions,
    engine: Option<(Geometry, Box<dyn Engine>)>,
    /// `None` with one thread.
    pool: Option<rayon::ThreadPool>,
}

impl Solver {
    /// A solver that knows nothing yet.
    #[must_use]
    pub fn new(options: SolverOptions) -> Self {
        let threads = match options.threads {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads.min(SolverOptions::MOST_THREADS),
        };
        // Where no threads are to be had, one gives the same answers.
        let pool = (threads > 1).then(|| crate::threads::pool(threads));
        Self { options, engine: None, pool: pool.flatten() }
    }

    /// What the options ask for of a position, or as much of it as the limits allow.
    ///
    /// The value, the distances and the moves with theirs are exact and the same for every method, number of
    /// threads and choice of techniques. (Exact, but for a hash of 128 bits by which positions are told apart:
    /// among 2^32 positions two are confused with a probability below 2^-64.)
    #[must_use]
    pub fn solve<B: Board>(&mut self, position: &Position<B>) -> Solution {
        if let Some(value) = self.options.convention.value(position.status(), position.turn()) {
            return engine::finished(value);
        }
        let geometry = position.board().geometry();
        let engine = match self.engine.take() {
            Some((known, engine)) if known == geometry => engine,
            _ => engine::new(geometry, &self.options),
        };
        let solution = engine.solve(&self.options, self.pool.as_ref(), &marks(position));
        self.engine = Some((geometry, engine));
        solution
    }
}

/// The squares that each side has marked.
fn marks<B: Board>(position: &Position<B>) -> Marks {
    let board = position.board();
    let of = |mark| board.geometry().squares().filter(|square| board.get(*square) == Some(mark)).collect();
    Marks { circle: of(Mark::Circle), cross: of(Mark::Cross), turn: position.turn() }
}
