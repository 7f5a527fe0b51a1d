//! The winning lines through every square.

use mb_core::{Geometry, Line, Square};

/// One value for each winning line through a square, for every square of a board.
#[derive(Debug, Default)]
pub(super) struct LineIndex<T> {
    /// The values of the first square, then those of the second, and so on.
    values: Vec<T>,
    /// For each square, the end of its values.
    ends: Vec<usize>,
}

impl<T: Clone> LineIndex<T> {
    /// Collects `value(number)` for the lines through every square. `number` counts the lines of [`Geometry::lines`].
    pub(super) fn new(geometry: Geometry, value: impl Fn(usize) -> T) -> Self {
        let mut through = vec![Vec::new(); geometry.cells()];
        for (number, line) in geometry.lines().map(Line::squares).enumerate() {
            line.for_each(|square| through[square.index()].push(value(number)));
        }
        let ends = through.iter().scan(0, |end, values| {
            *end += values.len();
            Some(*end)
        });
        Self { ends: ends.collect(), values: through.concat() }
    }

    /// Returns the values of the lines through `square`.
    #[inline]
    pub(super) fn of(&self, square: Square) -> &[T] {
        let index = square.index();
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.values[start..self.ends[index]]
    }
}
