//! The shape of a board and the names of its squares.

use core::fmt;

use crate::square::Square;
use crate::symmetry::Symmetry;

/// The shape of an m,n,k-game: m columns, n rows, and k, the number of squares in a row (along a column, a row
/// or either diagonal) that wins. k or more wins.
///
/// x is the column and y the row, (0, 0) the top left square; the index of a square is `x * rows + y`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Geometry {
    cols: u16,
    rows: u16,
    win: u16,
}

impl Geometry {
    /// The most columns or rows a board may have.
    pub const MAX_SIDE: usize = 256;

    /// A board of `cols` columns and `rows` rows on which `win` squares in a row win.
    ///
    /// # Errors
    /// When a side is 0 or over [`MAX_SIDE`](Self::MAX_SIDE), or `win` is 0 or longer than both sides.
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

    /// The series' board: as many rows as columns, and a whole line wins.
    ///
    /// # Errors
    /// When `size` is 0 or over [`MAX_SIDE`](Self::MAX_SIDE).
    pub const fn square_board(size: usize) -> Result<Self, GeometryError> {
        Self::new(size, size, size)
    }

    /// The number of columns, m.
    #[must_use]
    #[inline]
    pub const fn cols(self) -> usize {
        self.cols as usize
    }

    /// The number of rows, n.
    #[must_use]
    #[inline]
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// The number of squares in a row that wins, k.
    #[must_use]
    #[inline]
    pub const fn win(self) -> usize {
        self.win as usize
    }

    /// The number of squares.
    #[must_use]
    #[inline]
    pub const fn cells(self) -> usize {
        self.cols() * self.rows()
    }

    /// Whether the board has as many columns as rows, and so all eight symmetries.
    #[must_use]
    #[inline]
    pub const fn is_square(self) -> bool {
        self.cols == self.rows
    }

    /// Whether this is a square of the board.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.index() < self.cells()
    }

    /// The square in column `x` and row `y`.
    ///
    /// # Errors
    /// When there is no such square.
    pub const fn square(self, x: usize, y: usize) -> Result<Square, SquareError> {
        if x < self.cols() && y < self.rows() {
            #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
            Ok(Square::new((x * self.rows() + y) as u16))
        } else {
            Err(SquareError { x, y, cols: self.cols(), rows: self.rows() })
        }
    }

    /// The column and the row of a square of this board. (A square of a larger board gives a column off this
    /// one.)
    #[must_use]
    #[inline]
    pub const fn xy(self, square: Square) -> (usize, usize) {
        (square.index() / self.rows(), square.index() % self.rows())
    }

    /// Every square, in ascending order.
    #[must_use]
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + Clone {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        (0..self.cells()).map(|index| Square::new(index as u16))
    }

    /// The symmetries of this board: all eight when it is square, else the four that keep columns columns.
    #[must_use]
    pub const fn symmetries(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::ALL } else { Symmetry::ALL.split_at(4).0 }
    }

    /// The images of a board in the series' order, the board itself last: [`Symmetry::SERIES_ORDER`], or
    /// [`Symmetry::SERIES_ORDER_RECTANGLE`] when cols ≠ rows.
    #[must_use]
    pub const fn series_order(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::SERIES_ORDER } else { &Symmetry::SERIES_ORDER_RECTANGLE }
    }

    /// The name of a square: a column letter (`A` to `Z`, then `AA` and on) and a row counted from 1, such as
    /// `B3` for (1, 2). [`parse`](Self::parse) reads it back.
    #[must_use]
    pub const fn name(self, square: Square) -> SquareName {
        let (x, y) = self.xy(square);
        SquareName { x, y }
    }

    /// Reads a square: a name such as `B3` (either case), or coordinates such as `1,2` (column, row, from 0).
    ///
    /// # Errors
    /// When the text is neither, or names a square off the board.
    pub fn parse(self, text: &str) -> Result<Square, ParseSquareError> {
        let text = text.trim();
        let (x, y) = parse_coordinates(text).or_else(|| parse_name(text)).ok_or(ParseSquareError::Syntax)?;
        self.square(x, y).map_err(ParseSquareError::OffTheBoard)
    }
}

/// As `4×3, 3 in a row`.
impl fmt::Display for Geometry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}×{}, {} in a row", self.cols, self.rows, self.win)
    }
}

/// `x,y`, both from 0.
fn parse_coordinates(text: &str) -> Option<(usize, usize)> {
    let (x, y) = text.split_once(',')?;
    Some((parse_number(x.trim())?, parse_number(y.trim())?))
}

/// Column letters and a row from 1.
fn parse_name(text: &str) -> Option<(usize, usize)> {
    let digits = text.find(|character: char| character.is_ascii_digit())?;
    let (letters, digits) = text.split_at(digits);
    let column = letters.bytes().try_fold(0_usize, |column, letter| {
        let value = letter.to_ascii_uppercase().checked_sub(b'A').filter(|value| *value < 26)?;
        column.checked_mul(26)?.checked_add(usize::from(value) + 1)
    })?;
    Some((column.checked_sub(1)?, parse_number(digits)?.checked_sub(1)?))
}

/// Digits only: `usize::from_str` would also take a sign.
fn parse_number(text: &str) -> Option<usize> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// The name of a square, such as `B3`: what [`Geometry::name`] gives, to be displayed.
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

/// Letters count in base 26 without a zero: A to Z, AA, AB and on.
fn write_column(x: usize, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    if x >= 26 {
        write_column(x / 26 - 1, formatter)?;
    }
    let letter = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[x % 26];
    write!(formatter, "{}", char::from(letter))
}

/// A board cannot have this shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GeometryError {
    /// No columns, or too many.
    #[error("{0} columns: a board has 1 to {max}", max = Geometry::MAX_SIDE)]
    Columns(usize),
    /// No rows, or too many.
    #[error("{0} rows: a board has 1 to {max}", max = Geometry::MAX_SIDE)]
    Rows(usize),
    /// Nobody could win, or everybody would at once.
    #[error("{win} in a row: on this board 1 to {longest} squares in a row can win")]
    Win {
        /// The number of squares in a row that was asked for.
        win: usize,
        /// The longer side of the board.
        longest: usize,
    },
}

/// There is no square at these coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("({x}, {y}) is off the board: columns are 0 to {last_x}, rows 0 to {last_y}", last_x = cols - 1, last_y = rows - 1)]
pub struct SquareError {
    /// The column asked for.
    pub x: usize,
    /// The row asked for.
    pub y: usize,
    /// The number of columns of the board.
    pub cols: usize,
    /// The number of rows of the board.
    pub rows: usize,
}

/// This text is not a square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseSquareError {
    /// Neither a name nor coordinates.
    #[error("not a square: write a column letter and a row from 1, such as B3, or x,y from 0, such as 1,2")]
    Syntax,
    /// A square of some other board.
    #[error(transparent)]
    OffTheBoard(SquareError),
}
