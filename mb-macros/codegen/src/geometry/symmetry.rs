//! The eight symmetries of a square, and how they combine.

/// A symmetry of a board: the identity, the two reflections in the middle lines, the half turn, and on a square board
/// also the two reflections in the diagonals and the quarter turns.
///
/// Each is made of three choices: first exchange the axes or not, then reverse the columns or not, then reverse the
/// rows or not. Combining two symmetries is an exclusive or of each choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symmetry {
    /// Every square stays.
    Identity,
    /// Left and right exchanged: (x, y) to (cols - 1 - x, y).
    Mirror,
    /// Top and bottom exchanged: (x, y) to (x, rows - 1 - y).
    Flip,
    /// Half a turn: (x, y) to (cols - 1 - x, rows - 1 - y).
    Rotate180,
    /// The axes exchanged: (x, y) to (y, x).
    Transpose,
    /// Reflected in the anti-diagonal: (x, y) to (rows - 1 - y, cols - 1 - x).
    AntiTranspose,
    /// A quarter turn clockwise: (x, y) to (rows - 1 - y, x).
    Rotate90,
    /// A quarter turn anticlockwise: (x, y) to (y, cols - 1 - x).
    Rotate270,
}

impl Symmetry {
    /// All eight symmetries; the first four are those of a rectangle.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Mirror,
        Self::Flip,
        Self::Rotate180,
        Self::Transpose,
        Self::AntiTranspose,
        Self::Rotate90,
        Self::Rotate270,
    ];

    /// Returns whether the axes are exchanged.
    pub const fn transposes(self) -> bool {
        matches!(self, Self::Transpose | Self::AntiTranspose | Self::Rotate90 | Self::Rotate270)
    }

    /// Returns whether the columns are reversed, after any exchange of the axes.
    pub const fn mirrors(self) -> bool {
        matches!(self, Self::Mirror | Self::Rotate180 | Self::AntiTranspose | Self::Rotate90)
    }

    /// Returns whether the rows are reversed, after any exchange of the axes.
    pub const fn flips(self) -> bool {
        matches!(self, Self::Flip | Self::Rotate180 | Self::AntiTranspose | Self::Rotate270)
    }

    /// Returns the symmetry that applies this one, then `next`.
    ///
    /// ```
    /// use mb_codegen::geometry::Symmetry::{Mirror, Rotate90, Rotate270, Transpose};
    /// assert_eq!(Mirror.then(Transpose), Rotate270);
    /// assert_eq!(Transpose.then(Mirror), Rotate90);
    /// ```
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // Reversing the columns before the axes are exchanged is the same as reversing the rows afterwards.
        let (mirrors, flips) =
            if next.transposes() { (self.flips(), self.mirrors()) } else { (self.mirrors(), self.flips()) };
        Self::of(self.transposes() ^ next.transposes(), mirrors ^ next.mirrors(), flips ^ next.flips())
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Rotate90 => Self::Rotate270,
            Self::Rotate270 => Self::Rotate90,
            itself => itself,
        }
    }

    const fn of(transposes: bool, mirrors: bool, flips: bool) -> Self {
        match (transposes, mirrors, flips) {
            (false, false, false) => Self::Identity,
            (false, true, false) => Self::Mirror,
            (false, false, true) => Self::Flip,
            (false, true, true) => Self::Rotate180,
            (true, false, false) => Self::Transpose,
            (true, true, true) => Self::AntiTranspose,
            (true, true, false) => Self::Rotate90,
            (true, false, true) => Self::Rotate270,
        }
    }
}
