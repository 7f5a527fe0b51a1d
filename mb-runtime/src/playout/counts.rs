//! How games ended, counted while they are played.

/// Numbers of games: those that the side to move at the start won, those that the other side won, and draws.
pub(super) type Wins = [u64; 3];

/// The counts of games from one position.
#[derive(Clone, Debug)]
pub(super) struct PlayoutCounts {
    /// For each first move, how the games that began with it ended; in the order of the legal moves.
    pub(super) wins: Vec<Wins>,
    /// The number of moves of all games. The method that finds only the winner does not count them.
    pub(super) plies: u64,
}

impl PlayoutCounts {
    /// Creates the counts of no games, for a position with this many legal moves.
    pub(super) fn new(moves: usize) -> Self {
        Self { wins: vec![[0; 3]; moves], plies: 0 }
    }

    /// Adds games that began with first move number `first`.
    pub(super) fn add(&mut self, first: usize, wins: Wins) {
        for (sum, more) in self.wins.get_mut(first).into_iter().flatten().zip(wins) {
            *sum += more;
        }
    }

    /// Adds other games from the same position.
    pub(super) fn add_all(&mut self, other: &Self) {
        for (first, wins) in other.wins.iter().enumerate() {
            self.add(first, *wins);
        }
        self.plies += other.plies;
    }
}
