//! Boards as text.
//!
//! The text of a board has one character for each square, column by column: `o`, `x`, or `.` for an empty square.
//!
//! ```
//! use mb_runtime::prelude::*;
//! use mb_runtime::text;
//!
//! let board = text::parse_board(BitBoard::square_board(3)?, "oo.x.....")?;
//! assert_eq!(board.get(board.geometry().square(1, 0)?), Some(Mark::Cross));
//! assert_eq!(board.to_string(), "oo.x.....");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;

use crate::board::Board;
use crate::geometry::Geometry;
use crate::mark::Mark;
use crate::square::Square;

/// Returns the character for a square: the letter `o` or `x` of its mark, or `.` if it is empty.
pub const fn symbol(content: Option<Mark>) -> char {
    match content {
        Some(mark) => mark.symbol(),
        None => '.',
    }
}

/// Writes the text of a board, like the series' `board_to_str`. [`parse_board`] reads it back.
///
/// # Errors
/// Fails if the formatter fails.
pub fn write_board<B: Board>(board: &B, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    use fmt::Write as _;
    board.geometry().squares().try_for_each(|square| formatter.write_char(symbol(board.get(square))))
}

/// Writes the `Debug` text of a board, its `name` and its text: `Board3("oo.x.....")`.
///
/// # Errors
/// Fails if the formatter fails.
pub fn debug_board<B: Board>(board: &B, name: &str, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    formatter.debug_tuple(name).field(&format_args!("\"{board}\"")).finish()
}

/// Writes the rows of a board from the top, one line each, as the series prints them. The mark on `last` is a capital
/// letter.
///
/// # Errors
/// Fails if the formatter fails.
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

/// Places the marks of a board's `text` on the board `empty`. Letters may have either case.
///
/// # Errors
/// Fails if the length of `text` is not the number of squares, or if a character is not `o`, `x` or `.`.
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

/// Returns the shape of the square board with as many squares as `text` has characters. A full line wins on it.
///
/// # Errors
/// Fails if no square board has this number of squares. The error names the number of squares of the next smaller
/// square board, or 1 if `text` is empty.
pub fn square_geometry(text: &str) -> Result<Geometry, ParseBoardError> {
    let found = text.chars().count();
    let side = found.isqrt().clamp(1, Geometry::MAX_SIDE);
    let expected = side * side;
    let geometry = Geometry::square_board(side).ok().filter(|_| found == expected);
    geometry.ok_or(ParseBoardError::Length { expected, found })
}

/// The error returned for a text that is not a board of the expected shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseBoardError {
    /// The text has too few or too many characters.
    #[error(
        "{found} squares: the text of this board has {expected}, one character for each square, column by column"
    )]
    Length {
        /// The number of squares of the board.
        expected: usize,
        /// The number of characters in the text.
        found: usize,
    },
    /// A character is not `o`, `x` or `.`.
    #[error("{symbol:?} at {index}: a square is o, x or . (empty)")]
    Symbol {
        /// The character.
        symbol: char,
        /// Its index in the text, counted in characters from 0.
        index: usize,
    },
}
