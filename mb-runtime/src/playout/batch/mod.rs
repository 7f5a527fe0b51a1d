//! Many games at once, in full order: one game in each lane.
//!
//! A random game from a position is a uniformly random order of its empty squares, cut short by the first complete
//! line. So an order is drawn for every lane. The time of a square is its place in the order, counted from 1. The side
//! to move fills the squares with odd times, and the other side those with even times. If all empty squares of a line
//! go to one side, the line is complete at the latest of their times. The side whose line is complete first wins. This
//! needs neither boards nor branches.

mod games;
mod insertion;
mod smallest_board;

pub(super) use games::BatchGames;
pub(super) use smallest_board::SmallestBoardGames;
