//! What the engines of the runtime ask of a board to be fast.

use crate::mark::Mark;
use crate::square::Square;

/// On how many empty squares each side would complete a line with its next move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Threats {
    /// The squares that win for the side to move.
    pub turn: usize,
    /// The squares that would win for its opponent.
    pub opponent: usize,
    /// The squares that would win for both; `turn` and `opponent` count them too.
    pub both: usize,
}

/// Answers that perft and playouts need and a generated board gives faster than its public interface would.
pub trait Shortcuts {
    /// Whether `Board::has_line` takes hardly longer than `Board::is_win`. Playouts then make several moves
    /// before they test whether one of them completed a line.
    fn looks_are_cheap(&self) -> bool;

    /// The empty squares on which `mark` would not complete a line, in ascending order.
    fn quiet_moves(&self, mark: Mark) -> impl Iterator<Item = Square>;

    /// On how many empty squares each side would complete a line, with `turn` the side to move.
    fn threats(&self, turn: Mark) -> Threats;
}
