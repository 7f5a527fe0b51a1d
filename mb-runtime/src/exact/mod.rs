//! Exact knowledge of positions: the solver, databases, game trees, and checks of players against them.

pub mod check;
pub mod database;
pub mod solution;
pub mod solver;
pub mod tree;
