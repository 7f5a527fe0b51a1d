//! The solver as its users see it, and the choice of the word that holds a board.

use core::num::NonZero;

use super::grid::Grid;
use super::options::SolverOptions;
use super::problem::Problem;
use super::root::AnyProblem;
use crate::exact::solution::{Solution, ValueBounds};
use crate::threads::Pool;
use mb_core::{Board, Geometry, Position};

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
    /// The board of the last question.
    problem: Option<(Geometry, Box<dyn AnyProblem>)>,
    /// `None` with one thread.
    pool: Option<Pool>,
}

impl Solver {
    /// Makes a solver with an empty table.
    pub fn new(options: SolverOptions) -> Self {
        let threads = match options.threads {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads.min(SolverOptions::MOST_THREADS),
        };
        // When the system grants no threads, one gives the same answers.
        let pool = (threads > 1).then(|| Pool::new(threads));
        Self { options, problem: None, pool: pool.flatten() }
    }

    /// Finds what the options ask for, or as much of it as the limits allow.
    ///
    /// The value, the distances and the moves with theirs are exact, and the same for every method and number of
    /// threads. (Positions are told apart by a hash of 128 bits: among 2^32 positions two are confused with a
    /// probability below 2^-64.)
    pub fn solve<B: Board>(&mut self, position: &Position<B>) -> Solution {
        if let Some(value) = self.options.convention.value(position.status(), position.turn()) {
            let bounds = ValueBounds::exactly(value);
            return Solution { bounds, distance: Some(0), is_complete: true, ..Solution::default() };
        }
        let board = position.board();
        let geometry = board.geometry();
        let problem = match self.problem.take() {
            Some((known, problem)) if known == geometry => problem,
            _ => problem_of(geometry, &self.options),
        };
        let mark = |square| board.get(square);
        let solution = problem.solve(self.pool.as_ref(), &mark, position.turn());
        self.problem = Some((geometry, problem));
        solution
    }
}

/// The words of the largest board, of as many columns as rows.
const MOST_WORDS: usize = (Geometry::MAX_SIDE * (Geometry::MAX_SIDE + 1)).div_ceil(64);

/// The problem of a board, with the smallest word that holds it.
fn problem_of(geometry: Geometry, options: &SolverOptions) -> Box<dyn AnyProblem> {
    match Grid::<[u64; 1]>::bits(geometry) {
        0..=64 => Box::new(Problem::<[u64; 1]>::new(geometry, options)),
        65..=128 => Box::new(Problem::<[u64; 2]>::new(geometry, options)),
        129..=512 => Box::new(Problem::<[u64; 8]>::new(geometry, options)),
        513..=4096 => Box::new(Problem::<[u64; 64]>::new(geometry, options)),
        _ => Box::new(Problem::<[u64; MOST_WORDS]>::new(geometry, options)),
    }
}
