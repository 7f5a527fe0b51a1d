//! The solver: finds the value of a position, not only a move to play.
//!
//! A [`Solver`] finds the value for the side to move and all best moves, on any board, in normal and misère play. On
//! request it also finds the value of every move and the distance to the end: the length of the shortest win or of the
//! longest defence. A limit or another thread can stop the solver. It then reports what is known so far, and continues
//! the work when it is asked again.
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
//! assert_eq!(solution.best_moves.len(), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//! The solver asks yes-or-no questions: does this side, the attacker, win within a number of moves? Null windows (depth
//! first) or proof numbers (best first) answer it: see [`SolverMethod`]. In most positions the open lines settle the
//! question, and the solver need not look ahead. [`Technique`] lists the techniques that it uses; each can be switched
//! off.
//!
//! Internally, a board is one word for each side, whatever the type of the board to be solved: 64 bits up to 7×7, 128
//! up to 10×11, 512 up to 22×22, 4,096 up to 63×64, and 65,792 for the largest, of 256×256.

mod attack;
mod census;
mod control;
mod grid;
mod hashing;
mod options;
mod pairing;
mod path;
mod problem;
mod proof_number;
mod question;
mod root;
mod searcher;
mod solving;
mod split;
mod table;
#[cfg(test)]
mod tests;
mod word;

pub use self::control::Monitor;
pub use self::options::{BestMoves, SolverMethod, SolverOptions, Technique};
pub use self::solving::Solver;
pub use crate::exact::solution::{MoveValue, Solution, ValueBounds};
