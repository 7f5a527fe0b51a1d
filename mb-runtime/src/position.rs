//! A board, whose turn it is, and how the game stands.

use core::fmt;

use crate::error::{MoveError, PositionError, SquareError};
use crate::{Board, Mark, Square, Status, text};

/// A point in a game: the marks on the board, the side to move, how many moves were played, the last of them,
/// and how the game stands. `Copy` when the board is.
///
/// Players and searches see positions, never a concrete board.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// let mut position = Position::new(BitBoard::square_board(3)?);
/// position.play_at(1, 1)?;
/// assert_eq!(position.turn(), Mark::Cross);
/// assert_eq!(position.legal_moves().len(), 8);
/// assert_eq!(position.play_at(1, 1), Err(MoveError::Occupied { x: 1, y: 1 }));
/// assert_eq!(position.to_string(), "Turn x\n...\n.O.\n...\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<B> {
    board: B,
    turn: Mark,
    ply: u32,
    last_move: Option<Square>,
    status: Status,
}

impl<B: Board> Position<B> {
    /// The start of a game: `board` with every mark taken off, circle to move.
    #[must_use]
    pub fn new(mut board: B) -> Self {
        board.clear();
        Self { board, turn: Mark::Circle, ply: 0, last_move: None, status: Status::Playing }
    }

    /// The position in which `board` stands as it is: the side to move, the ply and the status follow from the
    /// marks. The last move is not known.
    ///
    /// # Errors
    /// When the marks cannot have come from a game: the sides did not alternate, or the game went on after a
    /// line was complete.
    pub fn from_board(board: B) -> Result<Self, PositionError> {
        let geometry = board.geometry();
        let count = |mark| geometry.squares().filter(|square| board.get(*square) == Some(mark)).count();
        let (circles, crosses) = (count(Mark::Circle), count(Mark::Cross));
        let turn = match circles.wrapping_sub(crosses) {
            0 => Mark::Circle,
            1 => Mark::Cross,
            _ => return Err(PositionError::Count { circles, crosses }),
        };
        if board.has_line(turn) {
            return Err(PositionError::AlreadyOver);
        }
        let last_turn = turn.opponent();
        let status = if board.has_line(last_turn) {
            Status::Won(last_turn)
        } else if circles + crosses == geometry.cells() {
            Status::Draw
        } else {
            Status::Playing
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 marks")]
        Ok(Self { board, turn, ply: (circles + crosses) as u32, last_move: None, status })
    }

    /// The marks on the board.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// The side to move. After the deciding move it is the side that would be next, as in the series.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// The side that moved last: the opponent of the side to move.
    #[must_use]
    #[inline]
    pub const fn last_turn(&self) -> Mark {
        self.turn.opponent()
    }

    /// How many moves were played.
    #[must_use]
    #[inline]
    pub const fn ply(&self) -> usize {
        self.ply as usize
    }

    /// The last move, if there was one and it is known.
    #[must_use]
    #[inline]
    pub const fn last_move(&self) -> Option<Square> {
        self.last_move
    }

    /// How the game stands.
    #[must_use]
    #[inline]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The squares that can be played, in ascending order: none when the game is over.
    pub fn legal_moves(&self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        self.board.legal_moves().take(if self.status.is_over() { 0 } else { usize::MAX })
    }

    /// Plays a square for the side to move.
    ///
    /// # Errors
    /// When the game is over, the square is off the board or it is occupied; the position is then as it was.
    #[inline]
    pub fn play(&mut self, square: Square) -> Result<(), MoveError> {
        let geometry = self.board.geometry();
        let is_legal =
            !self.status.is_over() && geometry.contains(square) && self.board.get(square).is_none();
        if !is_legal {
            return Err(self.refusal(square));
        }
        self.advance(square);
        Ok(())
    }

    /// Why a square is no legal move. Out of line, so that legal moves are quick.
    #[cold]
    fn refusal(&self, square: Square) -> MoveError {
        let geometry = self.board.geometry();
        let (x, y) = geometry.xy(square);
        if self.status.is_over() {
            MoveError::Finished(self.status)
        } else if geometry.contains(square) {
            MoveError::Occupied { x, y }
        } else {
            MoveError::OffTheBoard(SquareError { x, y, cols: geometry.cols(), rows: geometry.rows() })
        }
    }

    /// Plays the square in column `x` and row `y` for the side to move.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn play_at(&mut self, x: usize, y: usize) -> Result<(), MoveError> {
        if self.status.is_over() {
            return Err(MoveError::Finished(self.status));
        }
        self.play(self.board.geometry().square(x, y).map_err(MoveError::OffTheBoard)?)
    }

    /// Plays a square that is known to be a legal move: [`play`](Self::play) without the checks, for playouts
    /// and searches. In debug builds they are asserted.
    #[inline]
    pub fn advance(&mut self, square: Square) {
        debug_assert!(!self.status.is_over(), "advance: the game is over");
        self.board.place(square, self.turn);
        self.ply += 1;
        self.status = self.board.judge(self.turn, square, self.ply as usize);
        self.last_move = Some(square);
        self.turn = self.turn.opponent();
    }

    /// The position after playing a square that is known to be a legal move.
    #[must_use]
    #[inline]
    pub fn after(&self, square: Square) -> Self {
        let mut next = self.clone();
        next.advance(square);
        next
    }

    /// Takes back the last move and gives it; `previous` is the move before it, which then is the last one.
    /// Nothing happens, and the result is `None`, when the last move is not known.
    pub fn retract(&mut self, previous: Option<Square>) -> Option<Square> {
        let square = self.last_move?;
        self.board.remove(square);
        self.turn = self.turn.opponent();
        self.ply -= 1;
        self.last_move = previous;
        self.status = Status::Playing;
        Some(square)
    }
}

/// The series' picture: whose turn it is or who won, then the rows from the top with the last move as a
/// capital. It ends with a line break.
impl<B: Board> fmt::Display for Position<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.status {
            Status::Playing => writeln!(formatter, "Turn {}", self.turn)?,
            Status::Won(_) | Status::Draw => writeln!(formatter, "winner {}", self.status)?,
        }
        text::write_rows(&self.board, self.last_move, formatter)
    }
}
