//! What the methods that play many games at once have in common: one game in each lane.
//!
//! Everything here is plain code over arrays with one number for each game. The compiler turns it into vector instructions,
//! once for every [`InstructionSet`]; for that, all of it is inlined into one function.

mod first_moves;
mod games;
mod instruction_set;
mod number;
mod open_lines;
mod random;
mod vector;

pub(super) use first_moves::first_moves;
pub(super) use games::LaneGames;
pub use instruction_set::InstructionSet;
pub(super) use number::{LaneNumber, high};
pub(super) use open_lines::{OpenLines, OpenLinesOfBoth};
pub(super) use random::{LaneRandom, StreamRandom};
pub(super) use vector::{LANES, LaneTable, Lanes, MOST_SQUARES, PLANE_WORDS, Plane, table};
