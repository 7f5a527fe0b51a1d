//! A game: a position and its record.

use core::fmt;

use mb_core::error::MoveError;
use mb_core::{Board, Mark, Position, Square, Status};

/// A game: the current position and the record of all moves.
///
/// [`go_to`](Self::go_to) changes the current position and keeps the record. [`play`](Self::play) and
/// [`undo`](Self::undo) drop the moves after the current position. After a step back with `go_to`, `undo` takes back
/// the move before the current position. In this case the published program takes back the last move of the record.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// let mut game = Game::new(BitBoard::square_board(3)?);
/// for (x, y) in [(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)] {
///     game.play_at(x, y)?;
/// }
/// assert_eq!(game.status(), Status::Won(Mark::Circle));
/// assert_eq!(game.to_string(), "winner o\no..\nox.\nO.x\n");
/// game.go_to(2)?;
/// assert_eq!(game.to_string(), "Turn o\no..\n.X.\n...\n");
/// assert_eq!(game.record().len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Game<B> {
    start: Position<B>,
    position: Position<B>,
    record: Vec<Square>,
}

impl<B: Board> Game<B> {
    /// Creates a game that begins with `board`. An empty board is the usual start. For a board with marks, see
    /// [`Position::new`].
    pub fn new(board: B) -> Self {
        Self::from(Position::new(board))
    }

    /// Returns the current position.
    pub const fn position(&self) -> &Position<B> {
        &self.position
    }

    /// Returns the board of the current position.
    pub const fn board(&self) -> &B {
        self.position.board()
    }

    /// Returns the side to move.
    pub const fn turn(&self) -> Mark {
        self.position.turn()
    }

    /// Returns the side that moved last: the opponent of the side to move.
    pub const fn last_turn(&self) -> Mark {
        self.position.last_turn()
    }

    /// Returns the number of moves played before the current position, including those before the game began.
    pub const fn ply(&self) -> usize {
        self.position.ply()
    }

    /// Returns the last move before the current position, or `None` if there was none or it is unknown.
    pub const fn last_move(&self) -> Option<Square> {
        self.position.last_move()
    }

    /// Returns the status of the current position.
    pub const fn status(&self) -> Status {
        self.position.status()
    }

    /// Returns the squares that can be played, in ascending order. When the game is over, there are none.
    pub fn legal_moves(&self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        self.position.legal_moves()
    }

    /// Returns all moves of the game, including those after the current position.
    pub fn record(&self) -> &[Square] {
        &self.record
    }

    /// Plays `square` for the side to move, and drops the moves that the record has after the current position.
    ///
    /// # Errors
    /// Fails if the game is over, or if `square` is off the board or occupied. The game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), MoveError> {
        self.position.play(square)?;
        self.record.truncate(self.moves_played() - 1);
        self.record.push(square);
        Ok(())
    }

    /// Plays the square in column `x` and row `y` like [`play`](Self::play).
    ///
    /// # Errors
    /// Fails like [`play`](Self::play).
    pub fn play_at(&mut self, x: usize, y: usize) -> Result<(), MoveError> {
        self.position.play_at(x, y)?;
        self.record.truncate(self.moves_played() - 1);
        self.record.extend(self.position.last_move());
        Ok(())
    }

    /// Takes back the last move before the current position and drops the rest of the record. Returns the move, or
    /// `None` at the start of the game.
    pub fn undo(&mut self) -> Option<Square> {
        let last = self.moves_played().checked_sub(1)?;
        let square = self.record[last];
        self.record.truncate(last);
        self.replay(last);
        Some(square)
    }

    /// Makes the position at `ply` the current one. The record stays as it is.
    ///
    /// # Errors
    /// Fails if the game began after `ply` or the record ends before it. The game is then unchanged.
    pub fn go_to(&mut self, ply: usize) -> Result<(), PlyError> {
        let first = self.start.ply();
        let last = first + self.record.len();
        if !(first..=last).contains(&ply) {
            return Err(PlyError { ply, first, last });
        }
        self.replay(ply - first);
        Ok(())
    }

    /// Goes back to the first position and clears the record.
    pub fn restart(&mut self) {
        self.record.clear();
        self.replay(0);
    }

    /// Returns the number of moves of the record before the current position.
    fn moves_played(&self) -> usize {
        self.position.ply() - self.start.ply()
    }

    /// Plays the first `moves` moves of the record from the start.
    fn replay(&mut self, moves: usize) {
        self.position.clone_from(&self.start);
        for square in &self.record[..moves] {
            self.position.play_unchecked(*square);
        }
    }
}

/// Creates a game that begins at any position.
impl<B: Board> From<Position<B>> for Game<B> {
    fn from(start: Position<B>) -> Self {
        Self { position: start.clone(), start, record: Vec::new() }
    }
}

/// Writes the current position like [`Position`].
impl<B: Board> fmt::Display for Game<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(formatter)
    }
}

/// The error returned for a ply that is not in the record. The game is then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("ply {ply}: the record has plies {first} to {last}")]
pub struct PlyError {
    /// The requested ply.
    pub ply: usize,
    /// The ply at which the game began.
    pub first: usize,
    /// The ply at the end of the record.
    pub last: usize,
}
