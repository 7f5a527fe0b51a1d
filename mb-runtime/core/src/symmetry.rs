//! The symmetries of a board.

use crate::geometry::Geometry;
use crate::square::Square;

/// A symmetry of the board: one of the eight ways to lay a square sheet onto itself.
///
/// A board with as many columns as rows has all eight; any other board has the four that keep columns columns
/// (see [`Geometry::symmetries`]). Rotations are clockwise, as seen with (0, 0) at the top left.
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
    /// Every square stays.
    #[default]
    Identity = 0,
    /// Left and right change places: (x, y) goes to (cols - 1 - x, y).
    Mirror = 1,
    /// Top and bottom change places: (x, y) goes to (x, rows - 1 - y).
    Flip = 2,
    /// Half a turn: (x, y) goes to (cols - 1 - x, rows - 1 - y).
    Rotate180 = 3,
    /// Reflection in the main diagonal: (x, y) goes to (y, x).
    Transpose = 4,
    /// A quarter turn clockwise: (x, y) goes to (rows - 1 - y, x).
    Rotate90 = 5,
    /// A quarter turn anticlockwise: (x, y) goes to (y, cols - 1 - x).
    Rotate270 = 6,
    /// Reflection in the other diagonal: (x, y) goes to (rows - 1 - y, cols - 1 - x).
    AntiTranspose = 7,
}

// A discriminant reads: transpose if the third bit is set, then mirror if the first is, then flip if the second
// is. Written so, the group is arithmetic on three bits.
const MIRRORS: u8 = 1;
const FLIPS: u8 = 2;
const TRANSPOSES: u8 = 4;

impl Symmetry {
    /// All eight; the first four keep columns columns.
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

    /// The eight images of a square board in the order in which the series visits them: mirror, transpose,
    /// mirror, transpose and so on; the last is the board itself (article 223).
    pub const SERIES_ORDER: [Self; 8] = {
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

    /// The four images of a rectangular board in the corresponding order: mirror, flip, mirror, flip.
    pub const SERIES_ORDER_RECTANGLE: [Self; 4] = [Self::Mirror, Self::Rotate180, Self::Flip, Self::Identity];

    /// Whether columns become rows: true for the four that a board with cols ≠ rows does not have.
    #[must_use]
    #[inline]
    pub const fn swaps_axes(self) -> bool {
        self as u8 & TRANSPOSES != 0
    }

    /// Whether left and right change places: after the transposition, for the four that swap the axes.
    #[must_use]
    #[inline]
    pub const fn mirrors(self) -> bool {
        self as u8 & MIRRORS != 0
    }

    /// Whether top and bottom change places: after the transposition, for the four that swap the axes.
    #[must_use]
    #[inline]
    pub const fn flips(self) -> bool {
        self as u8 & FLIPS != 0
    }

    /// First this symmetry, then the other.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        let (first, second) = (self as u8, next as u8);
        let reflections = if next.swaps_axes() { swap_reflections(first) } else { first } & (MIRRORS | FLIPS);
        let transposes = (first ^ second) & TRANSPOSES;
        Self::ALL[((reflections ^ (second & (MIRRORS | FLIPS))) | transposes) as usize]
    }

    /// The symmetry that takes this one back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Rotate90 => Self::Rotate270,
            Self::Rotate270 => Self::Rotate90,
            other => other,
        }
    }

    /// Where a square of a board of this geometry goes.
    ///
    /// When the symmetry swaps the axes, the result is a square of the transposed geometry (`rows` columns and
    /// `cols` rows), which is the same geometry when the board is square.
    #[must_use]
    pub const fn apply(self, geometry: Geometry, square: Square) -> Square {
        let (cols, rows) = (geometry.cols(), geometry.rows());
        let (x, y) = geometry.xy(square);
        let (x, y, cols, rows) = if self.swaps_axes() { (y, x, rows, cols) } else { (x, y, cols, rows) };
        let x = if self.mirrors() { cols.wrapping_sub(1 + x) } else { x };
        let y = if self.flips() { rows.wrapping_sub(1 + y) } else { y };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a square of a board of at most 256 × 256 squares"
        )]
        Square::new((x.wrapping_mul(rows).wrapping_add(y)) as u16)
    }
}

/// Transposing turns left-right into top-bottom: the two low bits change places.
const fn swap_reflections(code: u8) -> u8 {
    ((code & MIRRORS) << 1) | ((code & FLIPS) >> 1) | (code & TRANSPOSES)
}
