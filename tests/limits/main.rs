//! Large boards, bad input, games that are over, and what stops at a bound.

mod database;
mod large_boards;
mod matches;
mod perft;
mod playouts;
mod solver;
