//! Games in lanes.

use core::fmt::Debug;

use super::instruction_set::InstructionSet;
use super::random::StreamRandom;
use crate::playout::counts::PlayoutCounts;

/// Plays many random games at once from one position, which is not finished and has at most 400 empty squares.
pub(in crate::playout) trait LaneGames: Debug {
    /// Plays and counts `games` games.
    fn play(
        &mut self,
        games: u64,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    );
}
