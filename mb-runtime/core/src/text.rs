//! Boards and positions as text.

use core::fmt;

use crate::board::Board;
use crate::geometry::Geometry;
use crate::mark::Mark;
use crate::square::Square;

/// The letter of a square: `o`, `x`, or `.` when it is empty.
#[must_use]
pub const fn symbol(square: Option<Mark>) -> char {
    match square {
        Some(mark) => mark.symbol(),
        None => '.',
    }
}

/// Writes a board as one character a square, column by column, as the series' `board_to_str` does:
/// `oo.x.....`. [`parse_board`] reads it back.
///
/// # Errors
/// When the formatter fails.
pub fn write_board<B: Board>(board: &B, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    use fmt::Write as _;
    board.geometry().squares().try_for_each(|square| formatter.write_char(symbol(board.get(square))))
}

/// Writes a board as its name and its [text](write_board): `Board3("oo.x.....")`, for `Debug`.
///
/// # Errors
/// When the formatter fails.
pub fn debug_board<B: Board>(board: &B, name: &str, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    formatter.debug_tuple(name).field(&format_args!("\"{board}\"")).finish()
}

/// Writes the rows of a board from the top, a line each, with the mark on `last` as a capital: the series'
/// picture.
///
/// # Errors
/// When the formatter fails.
pub fn write_rows<B: Board>(
    board: &B,
    last: Option<Square>,
    formatter: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    use fmt::Write as _;
    let geometry = board.geometry();
    for y in 0..geometry.rows() {
        for square in (0..geometry.cols()).filter_map(|x| geometry.square(x, y).ok()) {
            let letter = symbol(board.get(square));
            formatter.write_char(if last == Some(square) { letter.to_ascii_uppercase() } else { letter })?;
        }
        formatter.write_char('\n')?;
    }
    Ok(())
}

/// Reads what [`write_board`] writes (marks in either case) onto an empty board of the right shape.
///
/// # Errors
/// When the text has too few or too many characters, or one that is no square.
pub fn parse_board<B: Board>(mut empty: B, text: &str) -> Result<B, ParseBoardError> {
    let geometry = empty.geometry();
    let found = text.chars().count();
    if found != geometry.cells() {
        return Err(ParseBoardError::Length { expected: geometry.cells(), found });
    }
    for (index, (square, symbol)) in geometry.squares().zip(text.chars()).enumerate() {
        match Mark::from_symbol(symbol) {
            Some(mark) => empty.place(square, mark),
            None if symbol == '.' => {}
            None => return Err(ParseBoardError::Symbol { symbol, index }),
        }
    }
    Ok(empty)
}

/// The shape of the square board that a text of this length shows, on which a whole line wins.
///
/// # Errors
/// When the number of characters is not that of a square board: the error names the largest square board that
/// the text has room for.
pub fn square_geometry(text: &str) -> Result<Geometry, ParseBoardError> {
    let found = text.chars().count();
    let side = found.isqrt().clamp(1, Geometry::MAX_SIDE);
    let expected = side * side;
    let geometry = Geometry::square_board(side).ok().filter(|_| found == expected);
    geometry.ok_or(ParseBoardError::Length { expected, found })
}

/// This text is not a board of the expected shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseBoardError {
    /// Too few or too many squares.
    #[error(
        "{found} squares: the text of this board has {expected}, one character a square, column by column"
    )]
    Length {
        /// The number of squares of the board.
        expected: usize,
        /// The number of characters in the text.
        found: usize,
    },
    /// A character that is no square.
    #[error("{symbol:?} at {index}: a square is o, x or . (empty)")]
    Symbol {
        /// The character.
        symbol: char,
        /// Its place in the text, counted in characters from 0.
        index: usize,
    },
}
