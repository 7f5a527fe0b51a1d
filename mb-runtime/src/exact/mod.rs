//! Exact values of positions, from the solver, from databases and from game trees, and checks of players against these
//! values.

pub mod check;
pub mod database;
pub mod solution;
#[cfg(feature = "solver")]
pub mod solver;
pub mod tree;
