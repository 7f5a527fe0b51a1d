//! The board to generate, as plain data, and how large it may be.

use std::fmt;

use crate::geometry::Geometry;
use crate::layout::{BitLayout, Layout};

/// The most squares a side can have.
pub const MAX_SIDE: usize = 64;

/// The most squares a board can have. Generated code is unrolled, so it grows with every square.
pub const MAX_CELLS: usize = 400;

/// A board that can be generated: its sides, its number of squares and its `win` are within the limits.
///
/// ```
/// use mb_codegen::layout::Layout;
/// use mb_codegen::spec::BoardSpec;
///
/// let spec = BoardSpec::new(5, 4, None, Layout::Twobit)?;
/// assert_eq!(spec.geometry().win(), 4);
/// assert_eq!(
///     BoardSpec::new(21, 21, None, Layout::Twobit).unwrap_err().to_string(),
///     "21×21 is 441 squares: derive_board unrolls at most 400; use BitBoard for larger boards"
/// );
/// # Ok::<(), mb_codegen::spec::SpecError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardSpec {
    layout: BitLayout,
}

impl BoardSpec {
    /// Returns a board of `cols` × `rows` squares on which `win` squares in a row win. If `win` is `None`, it is the
    /// smaller side.
    ///
    /// # Errors
    /// Fails if a side is not from 1 to [`MAX_SIDE`], if the board has more than [`MAX_CELLS`] squares, or if `win` is
    /// not from 1 to the longer side.
    pub fn new(cols: usize, rows: usize, win: Option<usize>, layout: Layout) -> Result<Self, SpecError> {
        check_side(cols)?;
        check_side(rows)?;
        check_cells(cols, rows)?;
        let win = win.unwrap_or(cols.min(rows));
        check_win(win, cols, rows)?;
        Ok(Self { layout: BitLayout::new(Geometry::new(cols, rows, win), layout) })
    }

    /// Returns the board to emit when the arguments do not show which board was meant: 3×3 win 3.
    pub(crate) const fn fallback(layout: Layout) -> Self {
        Self { layout: BitLayout::new(Geometry::new(3, 3, 3), layout) }
    }

    /// Returns the shape of the board: its columns, its rows and its `win`.
    pub const fn geometry(self) -> Geometry {
        self.layout.geometry()
    }

    /// Returns how the board stores marks as bits.
    pub const fn layout(self) -> BitLayout {
        self.layout
    }
}

/// Checks that a side can have `side` squares.
pub(crate) const fn check_side(side: usize) -> Result<(), SpecError> {
    if side == 0 || side > MAX_SIDE { Err(SpecError::Side { side }) } else { Ok(()) }
}

/// Checks that a board is small enough to be unrolled.
pub(crate) const fn check_cells(cols: usize, rows: usize) -> Result<(), SpecError> {
    if cols.saturating_mul(rows) > MAX_CELLS { Err(SpecError::Cells { cols, rows }) } else { Ok(()) }
}

/// Checks that `win` squares in a row fit on the board.
pub(crate) const fn check_win(win: usize, cols: usize, rows: usize) -> Result<(), SpecError> {
    if win == 0 || (win > cols && win > rows) { Err(SpecError::Win { win, cols, rows }) } else { Ok(()) }
}

/// The reason why a board cannot be generated.
///
/// The text states the fact, then the remedy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpecError {
    /// A side has no squares, or more than [`MAX_SIDE`].
    Side {
        /// The number of squares that was given.
        side: usize,
    },
    /// The board has more than [`MAX_CELLS`] squares.
    Cells {
        /// The number of columns that was given.
        cols: usize,
        /// The number of rows that was given.
        rows: usize,
    },
    /// The win is zero, or longer than both sides.
    Win {
        /// The number of squares in a row that was given.
        win: usize,
        /// The number of columns of the board.
        cols: usize,
        /// The number of rows of the board.
        rows: usize,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Side { side: 0 } => {
                write!(formatter, "a side cannot have 0 squares: write a number from 1 to {MAX_SIDE}")
            }
            Self::Side { side } => write!(
                formatter,
                "a side of {side} squares is too long: derive_board takes from 1 to {MAX_SIDE}, BitBoard up to 256"
            ),
            Self::Cells { cols, rows } => write!(
                formatter,
                "{cols}×{rows} is {cells} squares: derive_board unrolls at most {MAX_CELLS}; \
                 use BitBoard for larger boards",
                cells = cols.saturating_mul(rows)
            ),
            Self::Win { win: 0, .. } => formatter.write_str("`win` cannot be 0: write at least 1"),
            Self::Win { win, cols, rows } => write!(
                formatter,
                "{win} squares in a row do not fit: `win` is from 1 to {longest} on a {cols}×{rows} board",
                longest = cols.max(rows)
            ),
        }
    }
}

impl std::error::Error for SpecError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(cols: usize, rows: usize, win: Option<usize>) -> Option<SpecError> {
        BoardSpec::new(cols, rows, win, Layout::Bitboard).err()
    }

    #[test]
    fn every_size_from_one_square_to_four_hundred_is_accepted() {
        for (cols, rows) in [(1, 1), (1, 64), (64, 1), (64, 6), (6, 64), (20, 20)] {
            assert_eq!(error(cols, rows, None), None, "{cols}×{rows}");
        }
    }

    #[test]
    fn a_side_or_a_board_out_of_range_is_refused() {
        assert_eq!(error(0, 3, None), Some(SpecError::Side { side: 0 }));
        assert_eq!(error(3, 65, None), Some(SpecError::Side { side: 65 }));
        assert_eq!(error(21, 20, None), Some(SpecError::Cells { cols: 21, rows: 20 }));
        assert_eq!(error(usize::MAX, usize::MAX, None), Some(SpecError::Side { side: usize::MAX }));
    }

    #[test]
    fn a_win_reaches_from_one_to_the_longer_side() {
        assert_eq!(error(5, 3, Some(1)), None);
        assert_eq!(error(5, 3, Some(5)), None);
        assert_eq!(error(5, 3, Some(0)), Some(SpecError::Win { win: 0, cols: 5, rows: 3 }));
        assert_eq!(error(5, 3, Some(6)), Some(SpecError::Win { win: 6, cols: 5, rows: 3 }));
    }

    #[test]
    fn the_win_is_the_smaller_side_unless_given() -> Result<(), SpecError> {
        assert_eq!(BoardSpec::new(5, 3, None, Layout::Twobit)?.geometry().win(), 3);
        assert_eq!(BoardSpec::new(3, 3, None, Layout::Twobit)?, BoardSpec::fallback(Layout::Twobit));
        Ok(())
    }
}
