//! Questions about a board that perft and playouts ask, and that some boards answer fast.

use crate::mark::Mark;
use crate::square::Square;

/// The numbers of empty squares on which each side would complete a line with its next move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Threats {
    /// The squares on which the side to move completes a line.
    pub turn: usize,
    /// The squares on which its opponent would complete a line.
    pub opponent: usize,
    /// The squares on which either side would complete a line. `turn` and `opponent` include them.
    pub both: usize,
}

/// Answers for perft and playouts. A generated board computes them faster than its public methods could.
pub trait Shortcuts {
    /// Returns whether `Board::has_line` takes only a little longer than `Board::is_win`. If so, playouts make several
    /// moves before they test whether one of them completed a line.
    fn looks_are_cheap(&self) -> bool;

    /// Returns the empty squares on which `mark` would not complete a line, in ascending order.
    fn quiet_moves(&self, mark: Mark) -> impl Iterator<Item = Square>;

    /// Counts the empty squares on which each side would complete a line. `turn` is the side to move.
    fn threats(&self, turn: Mark) -> Threats;
}
