//! The common parts of the methods that play many games at once, one in each lane of a vector.
//!
//! All of this is plain code over arrays with one number for each game. It is inlined into one function for every
//! [`InstructionSet`], and the compiler turns it into vector instructions there.

mod first_moves;
mod instruction_set;
mod number;
mod open_lines;
mod random;
mod vector;

pub(super) use first_moves::FirstMoves;
pub use instruction_set::InstructionSet;
pub(super) use number::{LaneNumber, high};
pub(super) use open_lines::{OpenLines, OpenLinesOfBoth};
pub(super) use random::{LaneRandom, StreamRandom};
pub(super) use vector::{LANES, LaneTable, Lanes, MOST_SQUARES, PLANE_WORDS, Plane, map_array, table};

use core::fmt::Debug;

use super::counts::PlayoutCounts;

/// Plays many random games at once from one position, which is not finished and has at most 400 empty squares.
pub(super) trait LaneGames: Debug {
    /// Plays and counts `games` games.
    fn play_chunk(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    );
}
