//! The text of boards whose size is chosen at run time.

/// Gives a type of boards the methods and traits that read and write text.
macro_rules! board_text {
    ($board:ty, $name:expr $(, $storage:ident: $bound:ident)?) => {
        impl$(<$storage: $bound>)? $board {
            /// Creates an empty board of `size` columns and rows on which only a full line wins, as in the series.
            ///
            /// # Errors
            /// Fails if `size` is 0 or over [`Geometry::MAX_SIDE`].
            pub fn square_board(size: usize) -> Result<Self, mb_core::error::GeometryError> {
                Geometry::square_board(size).map(Self::new)
            }

            /// Reads the marks of a board of this shape. `text` has one character for each square, column by column,
            /// such as `oo.x.....`.
            ///
            /// # Errors
            /// Fails if the length of `text` is not the number of squares, or if a character is not `o`, `x` or `.`.
            pub fn parse(geometry: Geometry, text: &str) -> Result<Self, mb_core::error::ParseBoardError> {
                mb_core::text::parse_board(Self::new(geometry), text)
            }
        }

        /// Reads a square board on which only a full line wins, such as `oo.x.....`. `parse` reads any shape.
        impl$(<$storage: $bound>)? core::str::FromStr for $board {
            type Err = mb_core::error::ParseBoardError;

            /// # Errors
            /// Fails if no square board has as many squares as `text` has characters, or if a character is not `o`,
            /// `x` or `.`.
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::parse(mb_core::text::square_geometry(text)?, text)
            }
        }

        /// Writes one character for each square, column by column: `oo.x.....`.
        impl$(<$storage: $bound>)? core::fmt::Display for $board {
            fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                mb_core::text::write_board(self, formatter)
            }
        }

        /// Writes the name of the board, its shape, and the rows from the top.
        impl$(<$storage: $bound>)? core::fmt::Debug for $board {
            fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                writeln!(formatter, "{}({} wins)", $name, self.geometry())?;
                mb_core::text::write_rows(self, None, formatter)
            }
        }
    };
}
pub(super) use board_text;
