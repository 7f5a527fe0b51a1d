//! Boards as text.

use core::fmt;
use core::str::FromStr;

use super::{CellBoard, Cells};
use mb_core::error::ParseBoardError;
use mb_core::{Board as _, Geometry, text};

impl<C: Cells> CellBoard<C> {
    /// Reads the marks of a board of this shape: one character a square, column by column, such as
    /// `oo.x.....`.
    ///
    /// # Errors
    /// When the text has too few or too many characters, or one that is no square.
    pub fn parse(geometry: Geometry, text: &str) -> Result<Self, ParseBoardError> {
        text::parse_board(Self::new(geometry), text)
    }
}

/// Reads a square board on which a whole line wins: n² characters, column by column, such as `oo.x.....`. For
/// any other shape use [`CellBoard::parse`].
impl<C: Cells> FromStr for CellBoard<C> {
    type Err = ParseBoardError;

    /// # Errors
    /// When the number of characters is not that of a square board, or a character is no square.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text::square_geometry(text)?, text)
    }
}

/// One character a square, column by column: `oo.x.....`.
impl<C: Cells> fmt::Display for CellBoard<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_board(self, formatter)
    }
}

/// The series' name of the board, its shape, and the rows from the top.
impl<C: Cells> fmt::Debug for CellBoard<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let geometry = self.geometry();
        let (cols, rows, win) = (geometry.cols(), geometry.rows(), geometry.win());
        writeln!(formatter, "{}({cols}×{rows}, {win} in a row wins)", C::NAME)?;
        text::write_rows(self, None, formatter)
    }
}
