//! A square of a board, as a bare index.

/// A square, as its index `x * rows + y`: column by column from the top left, the order in which the series
/// numbers its bits.
///
/// A square does not know its board, so that hot loops carry no coordinates. [`Geometry`](crate::geometry::Geometry)
/// turns coordinates and text into squares and back; generated boards also have `const fn square(x, y)`.
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
    /// The square with this index.
    #[must_use]
    #[inline]
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// The index of this square: `x * rows + y`.
    #[must_use]
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
