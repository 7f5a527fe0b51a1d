//! The solver as its users see it.

use core::num::NonZero;

use super::engine::{AnyProblem, MarkedSquares, finished, for_board};
use super::options::SolverOptions;
use crate::exact::solution::Solution;
use mb_core::{Board, Geometry, Mark, Position};

/// Finds the values of positions; see the [module](super).
///
/// Its table keeps what it finds, for later questions about the same board, or about the same position after a limit
/// was reached. A question about another board empties the table.
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
    engine: Option<(Geometry, Box<dyn AnyProblem>)>,
    /// `None` with one thread.
    pool: Option<rayon::ThreadPool>,
}

impl Solver {
    /// Makes a solver with an empty table.
    pub fn new(options: SolverOptions) -> Self {
        let threads = match options.threads {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads.min(SolverOptions::MOST_THREADS),
        };
        // When the system grants no threads, one gives the same answers.
        let pool = (threads > 1).then(|| crate::threads::pool(threads));
        Self { options, engine: None, pool: pool.flatten() }
    }

    /// Finds what the options ask for, or as much of it as the limits allow.
    ///
    /// The value, the distances and the moves with theirs are exact and the same for every method, number of
    /// threads and choice of techniques. (Positions are told
    /// apart by a hash of 128 bits: among 2^32 positions two are confused with a probability below 2^-64.)
    pub fn solve<B: Board>(&mut self, position: &Position<B>) -> Solution {
        if let Some(value) = self.options.convention.value(position.status(), position.turn()) {
            return finished(value);
        }
        let geometry = position.board().geometry();
        let engine = match self.engine.take() {
            Some((known, engine)) if known == geometry => engine,
            _ => for_board(geometry, &self.options),
        };
        let solution = engine.solve(&self.options, self.pool.as_ref(), &marked_squares(position));
        self.engine = Some((geometry, engine));
        solution
    }
}

/// The squares that each side has marked.
fn marked_squares<B: Board>(position: &Position<B>) -> MarkedSquares {
    let board = position.board();
    let of = |mark| board.geometry().squares().filter(|square| board.get(*square) == Some(mark)).collect();
    MarkedSquares { circle: of(Mark::Circle), cross: of(Mark::Cross), turn: position.turn() }
}
