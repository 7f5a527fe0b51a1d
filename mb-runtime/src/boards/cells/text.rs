//! Cell boards as text.

use core::fmt;
use core::str::FromStr;

use super::{CellBoard, CellStorage};
use mb_core::error::ParseBoardError;
use mb_core::{Board as _, Geometry, text};

impl<C: CellStorage> CellBoard<C> {
    /// Reads the marks of a board of this shape. `text` has one character for each square, column by column, such as
    /// `oo.x.....`.
    ///
    /// # Errors
    /// Fails if the length of `text` is not the number of squares, or if a character is not `o`, `x` or `.`.
    pub fn parse(geometry: Geometry, text: &str) -> Result<Self, ParseBoardError> {
        text::parse_board(Self::new(geometry), text)
    }
}

/// Reads a square board on which only a full line wins, such as `oo.x.....`. [`CellBoard::parse`] reads any shape.
impl<C: CellStorage> FromStr for CellBoard<C> {
    type Err = ParseBoardError;

    /// # Errors
    /// Fails if no square board has as many squares as `text` has characters, or if a character is not `o`, `x` or
    /// `.`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text::square_geometry(text)?, text)
    }
}

/// Writes one character for each square, column by column: `oo.x.....`.
impl<C: CellStorage> fmt::Display for CellBoard<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_board(self, formatter)
    }
}

/// Writes the series' name of the board, its shape, and the rows from the top.
impl<C: CellStorage> fmt::Debug for CellBoard<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{}({} wins)", C::NAME, self.geometry())?;
        text::write_rows(self, None, formatter)
    }
}
