//! How many moves win at once.

/// On how many empty squares each side would complete a line with its next move: see
/// [`Board::threats`](crate::Board::threats).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Threats {
    /// The squares that win for the side to move.
    pub turn: usize,
    /// The squares that would win for its opponent.
    pub opponent: usize,
    /// The squares that would win for both: counted in `turn` and in `opponent` too.
    pub both: usize,
}
