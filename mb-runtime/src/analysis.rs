//! What a player, a search or a solver says of a position.

use core::time::Duration;

use mb_core::Square;

/// What a player thinks of a position, from the point of view of the side to move.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Analysis {
    /// The moves among which the player picks, in ascending order of squares.
    pub best_moves: Vec<Square>,
    /// Every legal move with its score, in ascending order of squares. Empty for players that score no moves.
    pub scores: Vec<(Square, f64)>,
    /// The number of positions visited. `None` for players that do not search.
    pub nodes: Option<u64>,
    /// The number of entries in the player's table afterwards. `None` for players without a table.
    pub table_size: Option<usize>,
    /// The number of moves looked ahead after each move. `None` for players that do not search to a depth.
    pub depth: Option<usize>,
    /// The play that the player expects, beginning with the first of the best moves. Every move of it is legal.
    pub principal_variation: Vec<Square>,
    /// The time that the analysis took.
    pub elapsed: Option<Duration>,
}
