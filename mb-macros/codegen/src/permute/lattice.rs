//! The grid of bits that the planner works on.

use crate::geometry::{Geometry, Symmetry};
use crate::permute::Permutation;

/// Columns of `rows` bits, each column `stride` bits above the one before; one bit a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lattice {
    cols: usize,
    rows: usize,
    stride: usize,
}

impl Lattice {
    /// A lattice of `cols` columns of `rows` bits; a stride below `rows` is raised to it.
    #[must_use]
    pub const fn new(cols: usize, rows: usize, stride: usize) -> Self {
        Self { cols, rows, stride: if stride < rows { rows } else { stride } }
    }

    /// The number of columns.
    #[must_use]
    pub const fn cols(self) -> usize {
        self.cols
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows
    }

    /// Bits from one column to the next.
    #[must_use]
    pub const fn stride(self) -> usize {
        self.stride
    }

    /// Bits from the first square to the last, both included.
    #[must_use]
    pub const fn span(self) -> usize {
        match self.cols.checked_sub(1) {
            Some(last) => last * self.stride + self.rows,
            None => 0,
        }
    }

    /// The bit of the square in column `x` and row `y`.
    #[must_use]
    pub const fn bit(self, x: usize, y: usize) -> usize {
        x * self.stride + y
    }

    /// The board this is the lattice of (its win does not matter here).
    pub(crate) const fn geometry(self) -> Geometry {
        Geometry::new(self.cols, self.rows, 1)
    }

    /// What a symmetry does to the bits; guard bits are don't-cares.
    ///
    /// A symmetry that exchanges the axes needs as many columns as rows; on a rectangle it has no targets.
    #[must_use]
    pub fn permutation(self, symmetry: Symmetry) -> Permutation {
        let geometry = self.geometry();
        let mut targets = vec![None; self.span()];
        if geometry.group().contains(&symmetry) {
            for square in 0..geometry.cells() {
                let [from, to] = [square, geometry.image(symmetry, square)].map(|at| {
                    let (x, y) = geometry.xy(at);
                    self.bit(x, y)
                });
                targets[from] = Some(to);
            }
        }
        Permutation::from_distinct(targets)
    }
}
