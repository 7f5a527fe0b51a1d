//! Many games at once, in full order: one game in each lane.
//!
//! Random play from a position is a uniformly random order of its empty squares, cut short by the first complete line. So an
//! order is drawn for every lane. The time of a square is its place in the order; even times belong to the side to move,
//! odd times to the other side. A side completes a line when it fills the last of its squares, if all of them are its own.
//! The earliest complete line wins. This needs neither boards nor branches.

mod any_position;
mod counts;
mod digits;
mod games;
mod three_by_three;

pub(super) use games::BatchGames;
