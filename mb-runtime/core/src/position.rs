//! A board, whose turn it is, and how the game stands.

use core::fmt;

use crate::board::Board;
use crate::geometry::{ParseSquareError, SquareError};
use crate::mark::Mark;
use crate::square::Square;
use crate::status::Status;
use crate::text;

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
#[derive(Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<B> {
    board: B,
    turn: Mark,
    ply: u32,
    last_move: Option<Square>,
    status: Status,
}

impl<B: Board> Position<B> {
    /// The position in which `board` stands. An empty board is the start of a game.
    ///
    /// Marks stay where they are: the side to move, the ply and the status follow from them, and the last move is not
    /// known. The side with fewer marks moves next, circle if both have equally many. This constructor does not test
    /// whether a game can lead to these marks; [`from_board`](Self::from_board) does.
    #[must_use]
    pub fn new(board: B) -> Self {
        let [circles, crosses] = count_marks(&board);
        let turn = if circles > crosses { Mark::Cross } else { Mark::Circle };
        let winner = [turn.opponent(), turn].into_iter().find(|mark| board.has_line(*mark));
        let status = match winner {
            Some(mark) => Status::Won(mark),
            None if circles + crosses == board.geometry().cells() => Status::Draw,
            None => Status::Playing,
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 marks")]
        Self { board, turn, ply: (circles + crosses) as u32, last_move: None, status }
    }

    /// Like [`new`](Self::new), for a board that must have come from a game.
    ///
    /// ```
    /// use mb_runtime::prelude::*;
    ///
    /// let position = Position::from_board("oo.x.....".parse::<BitBoard>()?)?;
    /// assert_eq!((position.turn(), position.ply()), (Mark::Cross, 3));
    /// assert!(Position::from_board("ooo......".parse::<BitBoard>()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When no game leads to these marks: the sides did not alternate, or the game went on after a line was complete.
    pub fn from_board(board: B) -> Result<Self, PositionError> {
        let [circles, crosses] = count_marks(&board);
        if circles != crosses && circles != crosses + 1 {
            return Err(PositionError::Count { circles, crosses });
        }
        let position = Self::new(board);
        if position.board.has_line(position.turn) { Err(PositionError::AlreadyOver) } else { Ok(position) }
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

    /// The square in column `x` and row `y`, counted from the top left corner (0, 0).
    ///
    /// # Errors
    /// When the square is off the board.
    pub fn square(&self, x: usize, y: usize) -> Result<Square, SquareError> {
        self.board.geometry().square(x, y)
    }

    /// The square that `text` names: a column letter and a row from 1 (`B3`), or `x,y` from 0 (`1,2`).
    ///
    /// # Errors
    /// When the text is not a square of this board.
    pub fn parse(&self, text: &str) -> Result<Square, ParseSquareError> {
        self.board.geometry().parse(text)
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
        self.play_unchecked(square);
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
        self.play(self.square(x, y).map_err(MoveError::OffTheBoard)?)
    }

    /// Plays a square that is known to be a legal move: [`play`](Self::play) without the checks, for playouts
    /// and searches. In debug builds they are asserted.
    #[inline]
    pub fn play_unchecked(&mut self, square: Square) {
        debug_assert!(!self.status.is_over(), "play_unchecked: the game is over");
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
        next.play_unchecked(square);
        next
    }
}

/// The number of circles and of crosses on a board.
fn count_marks<B: Board>(board: &B) -> [usize; 2] {
    let geometry = board.geometry();
    Mark::ALL.map(|mark| geometry.squares().filter(|square| board.get(*square) == Some(mark)).count())
}

impl<B: Clone> Clone for Position<B> {
    #[inline]
    fn clone(&self) -> Self {
        Self { board: self.board.clone(), ..*self }
    }

    /// Copies `source` and reuses the memory of the board.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self { board, turn, ply, last_move, status } = self;
        board.clone_from(&source.board);
        (*turn, *ply, *last_move, *status) = (source.turn, source.ply, source.last_move, source.status);
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

/// The marks on a board cannot have come from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The sides do not alternate.
    #[error(
        "{circles} circles and {crosses} crosses: circle moves first, so there are as many, or one circle more"
    )]
    Count {
        /// The number of circles.
        circles: usize,
        /// The number of crosses.
        crosses: usize,
    },
    /// Both sides have a line, or the side to move has one.
    #[error("the side that moved last did not win, yet the other side has a line: the game had ended before")]
    AlreadyOver,
}

/// A move cannot be played; the position is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// There is a mark on the square.
    #[error("({x}, {y}) is occupied: play an empty square")]
    Occupied {
        /// The column of the square.
        x: usize,
        /// Its row.
        y: usize,
    },
    /// There is no such square.
    #[error(transparent)]
    OffTheBoard(SquareError),
    /// The game is over.
    #[error("the game is over ({0}): undo a move, or start again")]
    Finished(Status),
}
