//! Many games at once, in full order: one game in each lane.
//!
//! Random play from a position is a uniformly random order of its empty squares, cut short by the first complete line. So an
//! order is drawn for every lane. The time of a square is its place in the order, counted from 1; odd times belong to the
//! side to move, even times to the other side. A side completes a line when it fills the last of its squares, if all of them are its own.
//! The earliest complete line wins. This needs neither boards nor branches.

mod games;
mod insertion;
mod smallest_board;

pub(super) use games::BatchGames;
pub(super) use smallest_board::SmallestBoardGames;
