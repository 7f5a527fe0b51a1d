//! A position with the moves that led to it.

use core::fmt;

use mb_core::error::MoveError;
use mb_core::{Board, Mark, Position, Square, Status};

/// A game: the position that is looked at, and the record of all moves.
///
/// Stepping back through the record with [`go_to`](Self::go_to) keeps it; a new move, or
/// [`undo`](Self::undo), cuts off what comes after the position that is looked at. (The published program
/// takes the last move of the whole game back even after stepping back; here it is the move before the current
/// ply.)
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
    /// A game that begins where `board` stands: from the start when it is empty, else as in [`Position::new`].
    #[must_use]
    pub fn new(board: B) -> Self {
        Self::from(Position::new(board))
    }

    /// The position that is looked at.
    #[must_use]
    pub const fn position(&self) -> &Position<B> {
        &self.position
    }

    /// The marks on the board.
    #[must_use]
    pub const fn board(&self) -> &B {
        self.position.board()
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Mark {
        self.position.turn()
    }

    /// The side that moved last: the opponent of the side to move.
    #[must_use]
    pub const fn last_turn(&self) -> Mark {
        self.position.last_turn()
    }

    /// How many moves lead to the position that is looked at.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.position.ply()
    }

    /// The last of them.
    #[must_use]
    pub const fn last_move(&self) -> Option<Square> {
        self.position.last_move()
    }

    /// How the game stands.
    #[must_use]
    pub const fn status(&self) -> Status {
        self.position.status()
    }

    /// The squares that can be played, in ascending order: none when the game is over.
    pub fn legal_moves(&self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        self.position.legal_moves()
    }

    /// All moves of the game, also those after the position that is looked at.
    #[must_use]
    pub fn record(&self) -> &[Square] {
        &self.record
    }

    /// Plays a square for the side to move, and cuts off the record after it.
    ///
    /// # Errors
    /// When the game is over, the square is off the board or it is occupied; the game is then as it was.
    pub fn play(&mut self, square: Square) -> Result<(), MoveError> {
        self.position.play(square)?;
        self.record.truncate(self.moves_played() - 1);
        self.record.push(square);
        Ok(())
    }

    /// Plays the square in column `x` and row `y` for the side to move.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn play_at(&mut self, x: usize, y: usize) -> Result<(), MoveError> {
        self.position.play_at(x, y)?;
        self.record.truncate(self.moves_played() - 1);
        self.record.extend(self.position.last_move());
        Ok(())
    }

    /// Takes back the last move before the current position and cuts off the record from there. Returns the move, or
    /// `None` at the start of the game.
    pub fn undo(&mut self) -> Option<Square> {
        let last = self.moves_played().checked_sub(1)?;
        let square = self.record[last];
        self.record.truncate(last);
        self.replay(last);
        Some(square)
    }

    /// Shows the position at `ply` of the record, which stays as it is.
    ///
    /// # Errors
    /// When the game begins after `ply` or the record ends before it; the game is then as it was.
    pub fn go_to(&mut self, ply: usize) -> Result<(), PlyError> {
        let first = self.start.ply();
        let last = first + self.record.len();
        if !(first..=last).contains(&ply) {
            return Err(PlyError { ply, first, last });
        }
        self.replay(ply - first);
        Ok(())
    }

    /// Goes back to the first position, with an empty record.
    pub fn restart(&mut self) {
        self.record.clear();
        self.replay(0);
    }

    /// The number of moves of the record that lead to the current position.
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

/// A game that begins at any position.
impl<B: Board> From<Position<B>> for Game<B> {
    fn from(start: Position<B>) -> Self {
        Self { position: start.clone(), start, record: Vec::new() }
    }
}

/// The series' picture of the position that is looked at: see [`Position`].
impl<B: Board> fmt::Display for Game<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(formatter)
    }
}

/// A game has no such ply; the game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("ply {ply}: the record has plies {first} to {last}")]
pub struct PlyError {
    /// The ply asked for.
    pub ply: usize,
    /// The ply at which the game began.
    pub first: usize,
    /// The ply after the last move of the record.
    pub last: usize,
}
