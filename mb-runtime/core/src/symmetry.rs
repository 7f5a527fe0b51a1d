//! The symmetries of a board.

use crate::geometry::Geometry;
use crate::square::Square;

/// A symmetry of the board: a reflection, a rotation, or the identity.
///
/// A board with as many columns as rows has all eight symmetries. Any other board has the four that map columns to
/// columns: see [`Geometry::symmetries`]. Rotations are clockwise, with (0, 0) at the top left.
///
/// ```
/// use mb_runtime::{Geometry, Symmetry};
///
/// let geometry = Geometry::square_board(3)?;
/// let top_left = geometry.square(0, 0)?;
/// assert_eq!(geometry.xy(Symmetry::Rotate90.apply(geometry, top_left)), (2, 0));
/// assert_eq!(Symmetry::Mirror.then(Symmetry::Transpose), Symmetry::Rotate270);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[repr(u8)]
pub enum Symmetry {
    /// Leaves every square where it is.
    #[default]
    Identity = 0,
    /// Swaps left and right: (x, y) goes to (cols - 1 - x, y).
    Mirror = 1,
    /// Swaps top and bottom: (x, y) goes to (x, rows - 1 - y).
    Flip = 2,
    /// Turns by 180 degrees: (x, y) goes to (cols - 1 - x, rows - 1 - y).
    Rotate180 = 3,
    /// Reflects in the main diagonal: (x, y) goes to (y, x).
    Transpose = 4,
    /// Turns by 90 degrees clockwise: (x, y) goes to (rows - 1 - y, x).
    Rotate90 = 5,
    /// Turns by 90 degrees anticlockwise: (x, y) goes to (y, cols - 1 - x).
    Rotate270 = 6,
    /// Reflects in the other diagonal: (x, y) goes to (rows - 1 - y, cols - 1 - x).
    AntiTranspose = 7,
}

// The three bits of a discriminant say what to do, in this order: transpose if bit 2 is set, mirror if bit 0 is set,
// flip if bit 1 is set. With these discriminants, composing two symmetries is arithmetic on three bits.
const MIRRORS: u8 = 1;
const FLIPS: u8 = 2;
const TRANSPOSES: u8 = 4;

impl Symmetry {
    /// All eight symmetries. The first four map columns to columns.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Mirror,
        Self::Flip,
        Self::Rotate180,
        Self::Transpose,
        Self::Rotate90,
        Self::Rotate270,
        Self::AntiTranspose,
    ];

    /// The symmetries of a square board in the order in which the series visits the images (article 223): it mirrors
    /// and transposes in turn. The identity comes last.
    const SERIES_ORDER: [Self; 8] = {
        let mut order = [Self::Identity; 8];
        let mut current = Self::Identity;
        let mut step = 0;
        while step < 8 {
            current = current.then(if step % 2 == 0 { Self::Mirror } else { Self::Transpose });
            order[step] = current;
            step += 1;
        }
        order
    };

    /// The symmetries of a rectangular board in the corresponding order, which mirrors and flips in turn.
    const SERIES_ORDER_RECTANGLE: [Self; 4] = [Self::Mirror, Self::Rotate180, Self::Flip, Self::Identity];

    /// Tests whether columns become rows. The four symmetries that pass this test exist only on boards with as many
    /// columns as rows.
    #[inline]
    pub const fn swaps_axes(self) -> bool {
        self as u8 & TRANSPOSES != 0
    }

    /// Tests whether left and right are swapped. If the axes are swapped too, they are swapped first.
    #[inline]
    pub const fn mirrors(self) -> bool {
        self as u8 & MIRRORS != 0
    }

    /// Tests whether top and bottom are swapped. If the axes are swapped too, they are swapped first.
    #[inline]
    pub const fn flips(self) -> bool {
        self as u8 & FLIPS != 0
    }

    /// Returns the symmetry that applies this one first and `next` second.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        let (first, second) = (self as u8, next as u8);
        let reflections = if next.swaps_axes() { swap_reflections(first) } else { first } & (MIRRORS | FLIPS);
        let transposes = (first ^ second) & TRANSPOSES;
        Self::ALL[((reflections ^ (second & (MIRRORS | FLIPS))) | transposes) as usize]
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Rotate90 => Self::Rotate270,
            Self::Rotate270 => Self::Rotate90,
            other => other,
        }
    }

    /// Returns the square to which this symmetry moves `square` on a board of this `geometry`.
    ///
    /// If the symmetry swaps the axes, the result is a square of the transposed geometry, with `rows` columns and
    /// `cols` rows. On a square board that is the same geometry.
    pub const fn apply(self, geometry: Geometry, square: Square) -> Square {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        let (x, y) = geometry.xy(square);
        let (x, y, cols, rows) = if self.swaps_axes() { (y, x, rows, cols) } else { (x, y, cols, rows) };
        let x = if self.mirrors() { cols.wrapping_sub(1 + x) } else { x };
        let y = if self.flips() { rows.wrapping_sub(1 + y) } else { y };
        Square::at(x.wrapping_mul(rows).wrapping_add(y))
    }
}

impl Geometry {
    /// Returns the symmetries of this board: all eight if it has as many columns as rows, else the four that map
    /// columns to columns.
    pub const fn symmetries(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::ALL } else { Symmetry::ALL.split_at(4).0 }
    }

    /// Returns the symmetries in the order in which the series visits the images of a board (article 223).
    ///
    /// The series makes each image from the one before it: it mirrors, then transposes, then mirrors, and so on. On
    /// boards whose numbers of columns and rows differ, flips take the place of the transpositions. The identity comes
    /// last.
    pub const fn series_order(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::SERIES_ORDER } else { &Symmetry::SERIES_ORDER_RECTANGLE }
    }
}

/// Swaps the two low bits: a transposition turns a left-right reflection into a top-bottom reflection.
const fn swap_reflections(code: u8) -> u8 {
    ((code & MIRRORS) << 1) | ((code & FLIPS) >> 1) | (code & TRANSPOSES)
}
