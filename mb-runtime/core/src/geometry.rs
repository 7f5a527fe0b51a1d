//! The shape of a board and the names of its squares.

use core::fmt;

use crate::square::Square;

/// The shape of an m,n,k-game: m columns, n rows, and k marks in a row to win.
///
/// A row of marks runs along a column, a row or a diagonal. More than k marks in a row also win.
///
/// Column `x` and row `y` count from the top left square (0, 0). The index of a square is `x * rows + y`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Geometry {
    cols: u16,
    rows: u16,
    win: u16,
}

impl Geometry {
    /// The largest number of columns or rows.
    pub const MAX_SIDE: usize = 256;

    /// Creates the shape with `cols` columns and `rows` rows in which `win` marks in a row win.
    ///
    /// ```
    /// use mb_runtime::Geometry;
    ///
    /// let connect_four = Geometry::new(7, 6, 4)?;
    /// assert_eq!(connect_four.cells(), 42);
    /// assert_eq!(connect_four.to_string(), "7×6, 4 in a row");
    /// assert!(Geometry::new(7, 6, 8).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Fails if a side is 0 or over [`MAX_SIDE`](Self::MAX_SIDE), or if `win` is 0 or longer than both sides.
    pub const fn new(cols: usize, rows: usize, win: usize) -> Result<Self, GeometryError> {
        if cols == 0 || cols > Self::MAX_SIDE {
            return Err(GeometryError::Columns(cols));
        }
        if rows == 0 || rows > Self::MAX_SIDE {
            return Err(GeometryError::Rows(rows));
        }
        let longest = if cols > rows { cols } else { rows };
        if win == 0 || win > longest {
            return Err(GeometryError::Win { win, longest });
        }
        #[expect(clippy::cast_possible_truncation, reason = "every value was checked to be at most 256")]
        Ok(Self { cols: cols as u16, rows: rows as u16, win: win as u16 })
    }

    /// Creates the shape with `size` columns and rows in which only a full line wins, as in the series.
    ///
    /// # Errors
    /// Fails if `size` is 0 or over [`MAX_SIDE`](Self::MAX_SIDE).
    pub const fn square_board(size: usize) -> Result<Self, GeometryError> {
        Self::new(size, size, size)
    }

    /// Returns the number of columns, m.
    #[inline]
    pub const fn cols(self) -> usize {
        self.cols as usize
    }

    /// Returns the number of rows, n.
    #[inline]
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Returns the number of marks in a row that win, k.
    #[inline]
    pub const fn win(self) -> usize {
        self.win as usize
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn cells(self) -> usize {
        self.cols() * self.rows()
    }

    /// Tests whether the board has as many columns as rows, and therefore all eight symmetries.
    #[inline]
    pub const fn is_square(self) -> bool {
        self.cols == self.rows
    }

    /// Tests whether `square` is on the board.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.index() < self.cells()
    }

    /// Returns the square in column `x` and row `y`.
    ///
    /// # Errors
    /// Fails if the coordinates are off the board.
    pub const fn square(self, x: usize, y: usize) -> Result<Square, SquareError> {
        if x < self.cols() && y < self.rows() {
            Ok(Square::at(x * self.rows() + y))
        } else {
            Err(SquareError { x, y, cols: self.cols(), rows: self.rows() })
        }
    }

    /// Returns the column and the row of `square`. For a square off the board, the column is off the board too.
    #[inline]
    pub const fn xy(self, square: Square) -> (usize, usize) {
        (square.index() / self.rows(), square.index() % self.rows())
    }

    /// Returns every square, in ascending order.
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        (0..self.cells()).map(Square::at)
    }

    /// Returns the name of `square`: column letters (`A` to `Z`, then `AA`, `AB` ..) and the row counted from 1, such
    /// as `B3` for (1, 2). [`parse`](Self::parse) reads it back.
    pub const fn name(self, square: Square) -> SquareName {
        let (x, y) = self.xy(square);
        SquareName { x, y }
    }

    /// Reads a name such as `B3`, in either case, or coordinates such as `1,2`: column, row, both counted from 0.
    ///
    /// # Errors
    /// Fails if `text` has neither form, or names a square off the board.
    pub fn parse(self, text: &str) -> Result<Square, ParseSquareError> {
        let text = text.trim();
        let (x, y) = parse_coordinates(text).or_else(|| parse_name(text)).ok_or(ParseSquareError::Syntax)?;
        self.square(x, y).map_err(ParseSquareError::OffTheBoard)
    }
}

/// Writes `4×3, 3 in a row`.
impl fmt::Display for Geometry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}×{}, {} in a row", self.cols, self.rows, self.win)
    }
}

/// Reads `x,y`, both counted from 0.
fn parse_coordinates(text: &str) -> Option<(usize, usize)> {
    let (x, y) = text.split_once(',')?;
    Some((parse_number(x.trim())?, parse_number(y.trim())?))
}

/// Reads column letters and a row counted from 1.
fn parse_name(text: &str) -> Option<(usize, usize)> {
    let digits = text.find(|character: char| character.is_ascii_digit())?;
    let (letters, digits) = text.split_at(digits);
    let column = letters.bytes().try_fold(0_usize, |column, letter| {
        let value = letter.to_ascii_uppercase().checked_sub(b'A').filter(|value| *value < 26)?;
        column.checked_mul(26)?.checked_add(usize::from(value) + 1)
    })?;
    Some((column.checked_sub(1)?, parse_number(digits)?.checked_sub(1)?))
}

/// Reads digits only: `usize::from_str` would also accept a sign.
fn parse_number(text: &str) -> Option<usize> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// The name of a square, such as `B3`. [`Geometry::name`] returns it. Print it or call `to_string`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareName {
    x: usize,
    y: usize,
}

impl fmt::Display for SquareName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_column(self.x, formatter)?;
        write!(formatter, "{}", self.y + 1)
    }
}

/// Writes a column as letters, which count in base 26 without a zero: A to Z, then AA, AB and so on.
fn write_column(x: usize, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    if x >= 26 {
        write_column(x / 26 - 1, formatter)?;
    }
    let letter = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[x % 26];
    write!(formatter, "{}", char::from(letter))
}

/// The error returned for a shape that no board can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GeometryError {
    /// The number of columns is 0 or too large.
    #[error("{0} columns: a board has 1 to {max}", max = Geometry::MAX_SIDE)]
    Columns(usize),
    /// The number of rows is 0 or too large.
    #[error("{0} rows: a board has 1 to {max}", max = Geometry::MAX_SIDE)]
    Rows(usize),
    /// No line of the board has this many squares.
    #[error("{win} in a row: on this board 1 to {longest} squares in a row can win")]
    Win {
        /// The requested number of squares in a row.
        win: usize,
        /// The longer side of the board.
        longest: usize,
    },
}

/// The error returned for coordinates that are off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("({x}, {y}) is off the board: columns are 0 to {last_x}, rows 0 to {last_y}", last_x = cols - 1, last_y = rows - 1)]
pub struct SquareError {
    /// The requested column.
    pub x: usize,
    /// The requested row.
    pub y: usize,
    /// The number of columns of the board.
    pub cols: usize,
    /// The number of rows of the board.
    pub rows: usize,
}

/// The error returned for a text that is not a square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseSquareError {
    /// The text is neither a name nor coordinates.
    #[error("not a square: write a column letter and a row from 1, such as B3, or x,y from 0, such as 1,2")]
    Syntax,
    /// The text names a square that this board does not have.
    #[error(transparent)]
    OffTheBoard(SquareError),
}
