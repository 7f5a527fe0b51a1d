//! Matches and tournaments between players by name.
//!
//! Players that look at most one move ahead play on any board. The searches of the other players are compiled once, for
//! the generic board.

use std::error::Error;
use std::fmt;

use mb_runtime::error::PlayerError;
use mb_runtime::players::{self, Entrant};
use mb_runtime::prelude::*;
use mb_runtime::{CrossTable, Listener, MatchTable, OpeningError, Openings};

use crate::boards::{BoardChoice, on_board};

/// How the games of a match or of a tournament begin, and how they are played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The beginning of the games.
    pub openings: OpeningMoves,
    /// The pairs of games of each match.
    pub pairs: u64,
    /// The seed of fast random numbers.
    pub seed: u64,
    /// The threads to play on.
    pub threads: usize,
}

/// The moves that are made before the players begin.
#[derive(Clone, Debug)]
pub enum OpeningMoves {
    /// Lists of moves, which the pairs of games take in turn.
    Lists(Vec<Vec<Square>>),
    /// A number of random moves.
    Random(usize),
}

impl OpeningMoves {
    /// Makes these moves on boards like `empty`.
    fn on<B: Board>(&self, empty: &B) -> Result<Openings<B>, OpeningError> {
        let start = Position::new(empty.clone());
        match self {
            Self::Lists(lists) => Openings::list(&start, lists.iter().cloned()),
            Self::Random(plies) => Ok(Openings::random(&start, *plies)),
        }
    }
}

/// The error of a contest that cannot begin.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContestError {
    /// A name is not that of a player for this board.
    Player(PlayerError),
    /// The openings cannot be played.
    Opening(OpeningError),
}

impl fmt::Display for ContestError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(error) => error.fmt(formatter),
            Self::Opening(error) => error.fmt(formatter),
        }
    }
}

impl Error for ContestError {}

impl From<PlayerError> for ContestError {
    fn from(error: PlayerError) -> Self {
        Self::Player(error)
    }
}

impl From<OpeningError> for ContestError {
    fn from(error: OpeningError) -> Self {
        Self::Opening(error)
    }
}

impl Contest {
    /// Plays a match between two players that look at most one move ahead.
    ///
    /// ```
    /// use mb_engine::{BoardChoice, BoardType, Contest, OpeningMoves};
    /// use mb_runtime::{Geometry, Listener, RandomSource};
    ///
    /// let choice = BoardChoice::new(Geometry::square_board(3)?, BoardType::Bitboard);
    /// let contest = Contest { openings: OpeningMoves::Random(0), pairs: 50, seed: 0, threads: 1 };
    /// let table =
    ///     contest.match_of_rules(choice, ["ai14s", "ai2"], &mut Listener::new(), RandomSource::Streams)?;
    /// assert_eq!(table.total().games(), 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When a name is wrong, when a player looks further ahead, or when the openings cannot be played.
    pub fn match_of_rules(
        &self,
        choice: BoardChoice,
        names: [&str; 2],
        listener: &mut Listener<'_>,
        source: RandomSource<'_>,
    ) -> Result<MatchTable, ContestError> {
        on_board!(choice, empty => {
            let [first, second] = names.map(|name| players::rule_entrant(name, &empty));
            self.play_match(&empty, [first?, second?], listener, source)
        })
    }

    /// Plays a match on the generic board.
    ///
    /// # Errors
    /// When the openings cannot be played.
    pub fn match_of(
        &self,
        empty: &BitBoard,
        entrants: [Entrant<BitBoard>; 2],
        listener: &mut Listener<'_>,
        source: RandomSource<'_>,
    ) -> Result<MatchTable, ContestError> {
        self.play_match(empty, entrants, listener, source)
    }

    /// Plays a tournament of players that look at most one move ahead.
    ///
    /// # Errors
    /// When a name is wrong, when a player looks further ahead, or when the openings cannot be played.
    pub fn tournament_of_rules(
        &self,
        choice: BoardChoice,
        names: &[&str],
        listener: &mut Listener<'_>,
        source: RandomSource<'_>,
    ) -> Result<CrossTable, ContestError> {
        on_board!(choice, empty => {
            let entrants = names.iter().map(|name| players::rule_entrant(name, &empty));
            self.play_tournament(&empty, entrants.collect::<Result<_, _>>()?, listener, source)
        })
    }

    /// Plays a tournament on the generic board.
    ///
    /// # Errors
    /// When the openings cannot be played.
    pub fn tournament_of(
        &self,
        empty: &BitBoard,
        entrants: Vec<Entrant<BitBoard>>,
        listener: &mut Listener<'_>,
        source: RandomSource<'_>,
    ) -> Result<CrossTable, ContestError> {
        self.play_tournament(empty, entrants, listener, source)
    }

    /// Returns the pairs of games of a tournament of this many players.
    pub const fn tournament_pairs(&self, players: usize) -> u64 {
        let players = players as u64;
        self.pairs.saturating_mul(players * players.saturating_sub(1) / 2)
    }

    fn play_match<B: Board>(
        &self,
        empty: &B,
        [first, second]: [Entrant<B>; 2],
        listener: &mut Listener<'_>,
        source: RandomSource<'_>,
    ) -> Result<MatchTable, ContestError> {
        let openings = self.openings.on(empty)?;
        let game = Match::new(first, second).pairs(self.pairs).seed(self.seed).threads(self.threads);
        Ok(game.listener(listener).run(openings, source))
    }

    fn play_tournament<B: Board>(
        &self,
        empty: &B,
        entrants: Vec<Entrant<B>>,
        listener: &mut Listener<'_>,
        source: RandomSource<'_>,
    ) -> Result<CrossTable, ContestError> {
        let openings = self.openings.on(empty)?;
        let tournament = RoundRobin::new(entrants).pairs(self.pairs).seed(self.seed).threads(self.threads);
        Ok(tournament.listener(listener).run(openings, source))
    }
}

/// Makes an entrant for the generic board from the text that [`players::entrant`] reads.
///
/// # Errors
/// Those of [`players::entrant`].
pub fn entrant(text: &str, board: &BitBoard) -> Result<Entrant<BitBoard>, PlayerError> {
    players::entrant(text, board)
}
