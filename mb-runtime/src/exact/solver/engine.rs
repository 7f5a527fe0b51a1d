//! The solver for one board, behind an interface that does not name the word that the board fits in.

use core::fmt::Debug;
use std::time::Instant;

use super::control::Control;
use super::grid::Grid;
use super::line;
use super::options::{BestMoves, SolverOptions};
use super::problem::Problem;
use super::root::Root;
use super::word::Word;
use crate::exact::solution::{Solution, ValueBounds};
use mb_core::{Geometry, Mark, Square, Value};

/// The squares that each side has marked, and the side to move.
#[derive(Debug)]
pub(super) struct MarkedSquares {
    pub(super) circle: Vec<Square>,
    pub(super) cross: Vec<Square>,
    pub(super) turn: Mark,
}

/// Solves positions of one board, with any word.
pub(super) trait AnyProblem: Debug + Send + Sync {
    /// Finds what the options ask for, in a position that is not finished.
    fn solve(
        &self,
        options: &SolverOptions,
        pool: Option<&rayon::ThreadPool>,
        marks: &MarkedSquares,
    ) -> Solution;
}

/// The words of the largest board, of as many columns as rows.
const MOST_WORDS: usize = (Geometry::MAX_SIDE * (Geometry::MAX_SIDE + 1)).div_ceil(64);

/// The problem of a board, with the smallest word that holds it.
pub(super) fn for_board(geometry: Geometry, options: &SolverOptions) -> Box<dyn AnyProblem> {
    match Grid::<u64>::bits(geometry) {
        0..=64 => Box::new(Problem::<u64>::new(geometry, options)),
        65..=128 => Box::new(Problem::<u128>::new(geometry, options)),
        129..=512 => Box::new(Problem::<[u64; 8]>::new(geometry, options)),
        513..=4096 => Box::new(Problem::<[u64; 64]>::new(geometry, options)),
        _ => Box::new(Problem::<[u64; MOST_WORDS]>::new(geometry, options)),
    }
}

/// The solution of a finished position.
pub(super) fn finished(value: Value) -> Solution {
    Solution {
        bounds: ValueBounds::exactly(value),
        distance: Some(0),
        best_moves: Vec::new(),
        moves: Vec::new(),
        principal_variation: Vec::new(),
        nodes: 0,
        elapsed: core::time::Duration::ZERO,
        is_complete: true,
    }
}

impl<W: Word> AnyProblem for Problem<W> {
    fn solve(
        &self,
        options: &SolverOptions,
        pool: Option<&rayon::ThreadPool>,
        marks: &MarkedSquares,
    ) -> Solution {
        let start = Instant::now();
        let word = |squares: &[Square]| {
            squares.iter().fold(W::ZERO, |word, square| word.with(self.grid.bit(*square)))
        };
        let node = self.grid.node(word(&marks.circle), word(&marks.cross), marks.turn.index());
        // Hide the position from the compiler: rustc 1.95 (LLVM 21 and 22, pass IPSCCP) has been seen to replace an
        // argument of a recursive search by the constant of its first call, and then finds wrong answers or none.
        let node = core::hint::black_box(node);
        let control = Control::new(options.monitor.clone(), options.node_limit, options.time_limit);
        let mut root = Root::new(self, options, &control, pool, node);
        let is_complete = root.solve().is_ok();
        let findings = root.findings.clone();
        drop(root);
        let mut nodes = control.nodes();
        let mut principal_variation = Vec::new();
        let is_line_wanted = is_complete && options.best_moves == BestMoves::All;
        if let Some(value) = findings.bounds.value().filter(|_| is_line_wanted) {
            let control = Control::new(options.monitor.clone(), Some(line::most_nodes::<W>()), None);
            let first = findings.best_moves.first().map(|square| self.grid.bit(*square));
            let bits = line::principal_variation(self, &control, &node, value, findings.distance, first);
            principal_variation = bits.into_iter().map(|bit| self.grid.square(bit)).collect();
            nodes += control.nodes();
        }
        self.add_visited(nodes);
        Solution {
            bounds: findings.bounds,
            distance: findings.distance.map(|moves| moves as usize),
            best_moves: findings.best_moves,
            moves: findings.moves,
            principal_variation,
            nodes,
            elapsed: start.elapsed(),
            is_complete,
        }
    }
}
