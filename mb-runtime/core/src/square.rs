//! A square of a board.

/// A square of a board, stored as its index `x * rows + y`.
///
/// Indices count column by column from the top left, as the series numbers its bits. A square does not know its board:
/// [`Geometry`](crate::Geometry) converts squares to coordinates and text, and back. Generated boards also have
/// `const fn square(x, y)`.
///
/// ```
/// use mb_runtime::{Geometry, Square};
///
/// let geometry = Geometry::square_board(3)?;
/// let square = geometry.square(1, 2)?;
/// assert_eq!(square, Square::new(5));
/// assert_eq!(geometry.xy(square), (1, 2));
/// assert_eq!(geometry.name(square).to_string(), "B3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub struct Square(u16);

impl Square {
    /// Creates the square with this `index`.
    #[inline]
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// Creates the square with this `index`, which must be below 65,536, the number of squares of the largest board. A
    /// larger index wraps around.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
    pub const fn at(index: usize) -> Self {
        Self(index as u16)
    }

    /// Returns the index of this square: `x * rows + y`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Square> for usize {
    fn from(square: Square) -> Self {
        square.index()
    }
}
