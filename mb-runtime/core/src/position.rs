//! A board with the side to move and the status of the game.

use core::fmt;

use crate::board::Board;
use crate::geometry::{ParseSquareError, SquareError};
use crate::mark::Mark;
use crate::square::Square;
use crate::status::Status;
use crate::text;

/// A point in a game: the board, the side to move, the number of moves played, the last move, and the status.
///
/// Players and searches work on positions. A position is `Copy` if its board is.
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
    /// Creates the position with this `board`. An empty board is the start of a game.
    ///
    /// If the board holds marks, the side to move, the ply and the status follow from them. Circle moves next if both
    /// sides have equally many marks, otherwise the side with fewer marks. The last move is unknown. This constructor
    /// does not test whether a game can lead to these marks. [`from_board`](Self::from_board) does.
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

    /// Creates the position with this `board` like [`new`](Self::new), after testing that a game can lead to its marks.
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
    /// Fails if no game leads to these marks, because the sides did not alternate or the game went on after a line was
    /// complete.
    pub fn from_board(board: B) -> Result<Self, PositionError> {
        let [circles, crosses] = count_marks(&board);
        if circles != crosses && circles != crosses + 1 {
            return Err(PositionError::Count { circles, crosses });
        }
        let position = Self::new(board);
        let was_over = match position.status {
            Status::Won(mark) => position.board.has_line(position.turn) || !position.has_winning_move(mark),
            Status::Playing | Status::Draw => false,
        };
        if was_over { Err(PositionError::AlreadyOver) } else { Ok(position) }
    }

    /// Tests whether a single move can have completed all lines of `mark`: whether they have a square in common.
    fn has_winning_move(&self, mark: Mark) -> bool {
        let mut squares = self.board.geometry().squares();
        squares.any(|square| {
            let mut before = self.board.clone();
            before.remove(square);
            !before.has_line(mark)
        })
    }

    /// Returns the board.
    #[inline]
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// Returns the side to move. When the game is over, this is the side that would move next, as in the series.
    #[inline]
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// Returns the side that moved last: the opponent of the side to move.
    #[inline]
    pub const fn last_turn(&self) -> Mark {
        self.turn.opponent()
    }

    /// Returns the number of moves played.
    #[inline]
    pub const fn ply(&self) -> usize {
        self.ply as usize
    }

    /// Returns the last move, or `None` if no move was played or the last move is unknown.
    #[inline]
    pub const fn last_move(&self) -> Option<Square> {
        self.last_move
    }

    /// Returns the status of the game.
    #[inline]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Returns the squares that can be played, in ascending order. When the game is over, there are none.
    pub fn legal_moves(&self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        self.board.legal_moves().take(if self.status.is_over() { 0 } else { usize::MAX })
    }

    /// Returns the square in column `x` and row `y`. The top left square is (0, 0).
    ///
    /// # Errors
    /// Fails if the coordinates are off the board.
    pub fn square(&self, x: usize, y: usize) -> Result<Square, SquareError> {
        self.board.geometry().square(x, y)
    }

    /// Returns the square that `text` names: column letters and a row from 1, such as `B3`, or column and row from 0,
    /// such as `1,2`.
    ///
    /// ```
    /// use mb_runtime::prelude::*;
    ///
    /// let mut position = Position::new(BitBoard::square_board(3)?);
    /// position.play(position.parse("B3")?)?;
    /// assert_eq!(position.last_move(), Some(position.square(1, 2)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Fails if `text` is not a square of this board.
    pub fn parse(&self, text: &str) -> Result<Square, ParseSquareError> {
        self.board.geometry().parse(text)
    }

    /// Plays `square` for the side to move.
    ///
    /// # Errors
    /// Fails if the game is over, or if `square` is off the board or occupied. The position is then unchanged.
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

    /// Says why `square` is not a legal move. This function is out of line to keep legal moves fast.
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
    /// Fails like [`play`](Self::play).
    pub fn play_at(&mut self, x: usize, y: usize) -> Result<(), MoveError> {
        if self.status.is_over() {
            return Err(MoveError::Finished(self.status));
        }
        self.play(self.square(x, y)?)
    }

    /// Plays `square`, which must be a legal move, without the checks of [`play`](Self::play).
    ///
    /// Playouts and searches use this method for squares from [`legal_moves`](Self::legal_moves). Debug builds assert
    /// that the move is legal. In release builds an illegal move leaves the position in an unspecified state.
    #[inline]
    pub fn play_unchecked(&mut self, square: Square) {
        debug_assert!(!self.status.is_over(), "play_unchecked: the game is over");
        self.board.place(square, self.turn);
        self.ply += 1;
        self.status = self.board.judge(self.turn, square, self.ply as usize);
        self.last_move = Some(square);
        self.turn = self.turn.opponent();
    }

    /// Returns the position after `square`, which must be a legal move: see [`play_unchecked`](Self::play_unchecked).
    #[inline]
    #[must_use]
    pub fn after(&self, square: Square) -> Self {
        let mut next = self.clone();
        next.play_unchecked(square);
        next
    }
}

/// Counts the circles and the crosses on `board`.
fn count_marks<B: Board>(board: &B) -> [usize; 2] {
    let geometry = board.geometry();
    Mark::ALL.map(|mark| geometry.squares().filter(|square| board.get(*square) == Some(mark)).count())
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived `clone_from` would not reuse memory")]
impl<B: Clone> Clone for Position<B> {
    #[inline]
    fn clone(&self) -> Self {
        Self { board: self.board.clone(), ..*self }
    }

    /// Copies `source` and reuses the memory of this position's board.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self { board, turn, ply, last_move, status } = self;
        board.clone_from(&source.board);
        (*turn, *ply, *last_move, *status) = (source.turn, source.ply, source.last_move, source.status);
    }
}

/// Writes the picture of the series: a line with the side to move or the result, then the rows from the top, with the
/// last move as a capital letter. The text ends with a line break.
impl<B: Board> fmt::Display for Position<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.status {
            Status::Playing => writeln!(formatter, "Turn {}", self.turn)?,
            Status::Won(_) | Status::Draw => writeln!(formatter, "winner {}", self.status)?,
        }
        text::write_rows(&self.board, self.last_move, formatter)
    }
}

/// The error returned for a board whose marks cannot have come from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// Two sides that alternate cannot have these numbers of marks.
    #[error("{circles} circles and {crosses} crosses: there must be as many circles as crosses, or one more")]
    Count {
        /// The number of circles.
        circles: usize,
        /// The number of crosses.
        crosses: usize,
    },
    /// A line was complete before the last move.
    #[error("a line was complete before the last move: the game ends with its first line")]
    AlreadyOver,
}

/// The error returned for a move that cannot be played. The position is then unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The square holds a mark.
    #[error("({x}, {y}) is occupied: play an empty square")]
    Occupied {
        /// The column of the square.
        x: usize,
        /// The row of the square.
        y: usize,
    },
    /// The square is off the board.
    #[error(transparent)]
    OffTheBoard(#[from] SquareError),
    /// The game is over.
    #[error("the game is over ({0}): undo a move, or start again")]
    Finished(Status),
}
