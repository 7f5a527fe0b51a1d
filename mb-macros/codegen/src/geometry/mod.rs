//! The geometry of an m,n,k-game: squares, winning lines, and the symmetries of the board.
//!
//! Axes: `x` is the column, `y` the row, (0, 0) the top left. A square is the bare index
//! `x * rows + y`: column by column from the top left.

mod symmetry;

pub use symmetry::Symmetry;

/// The size of a board and how many squares in a row win on it (k or more: freestyle).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Geometry {
    cols: usize,
    rows: usize,
    win: usize,
}

/// A direction in which squares can stand in a row, as a step from one square to the next.
///
/// Every step goes to a larger square index, so a window is named by its first, smallest square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Down one column: (x, y + 1).
    Column,
    /// Along one row: (x + 1, y).
    Row,
    /// Down to the right: (x + 1, y + 1).
    Diagonal,
    /// Up to the right: (x + 1, y - 1).
    AntiDiagonal,
}

impl Direction {
    /// All four, in the order in which [`Geometry::lines`] lists their windows.
    pub const ALL: [Self; 4] = [Self::Column, Self::Row, Self::Diagonal, Self::AntiDiagonal];

    /// The bits from a square to the next one when columns lie `stride` bits apart.
    ///
    /// ```
    /// use mb_codegen::geometry::Direction;
    /// assert_eq!(Direction::ALL.map(|direction| direction.step(5)), [1, 5, 6, 4]);
    /// ```
    #[must_use]
    pub const fn step(self, stride: usize) -> usize {
        match self {
            Self::Column => 1,
            Self::Row => stride,
            Self::Diagonal => stride + 1,
            // A board of one row (stride 1 or 0) has no window in this direction.
            Self::AntiDiagonal => stride.saturating_sub(1),
        }
    }
}

impl Geometry {
    /// A board of `cols` columns and `rows` rows on which `win` squares in a row win.
    ///
    /// Nothing is checked here: `BoardSpec` has already refused what makes no sense. With a zero side the
    /// board has no squares; with `win` larger than both sides it has no lines.
    #[must_use]
    pub const fn new(cols: usize, rows: usize, win: usize) -> Self {
        Self { cols, rows, win }
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

    /// How many squares in a row win.
    #[must_use]
    pub const fn win(self) -> usize {
        self.win
    }

    /// The number of squares.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.cols * self.rows
    }

    /// Whether the board is as wide as it is high, and so has eight symmetries.
    #[must_use]
    pub const fn is_square(self) -> bool {
        self.cols == self.rows
    }

    /// Whether only whole rows, columns and diagonals win, as in the series.
    #[must_use]
    pub const fn wins_by_whole_lines(self) -> bool {
        self.is_square() && self.win == self.cols
    }

    /// The index of the square in column `x` and row `y`.
    #[must_use]
    pub const fn square(self, x: usize, y: usize) -> usize {
        x * self.rows + y
    }

    /// The column and the row of a square of this board.
    #[must_use]
    pub const fn xy(self, square: usize) -> (usize, usize) {
        (square / self.rows, square % self.rows)
    }

    /// The squares of every column, left to right, each top down.
    #[must_use]
    pub fn column_squares(self) -> Vec<Vec<usize>> {
        (0..self.cols).map(|x| (0..self.rows).map(|y| self.square(x, y)).collect()).collect()
    }

    /// The squares of every row, top down, each left to right.
    #[must_use]
    pub fn row_squares(self) -> Vec<Vec<usize>> {
        (0..self.rows).map(|y| (0..self.cols).map(|x| self.square(x, y)).collect()).collect()
    }

    /// The squares of every complete diagonal in `direction`, however short, by first square; for
    /// [`Direction::Column`] and [`Direction::Row`] the columns and rows themselves.
    #[must_use]
    pub fn runs(self, direction: Direction) -> Vec<Vec<usize>> {
        (0..self.cells())
            .filter(|&square| self.before(square, direction).is_none())
            .map(|square| std::iter::successors(Some(square), |&at| self.after(at, direction)).collect())
            .collect()
    }

    /// The diagonal x = y and the anti-diagonal x + y = n - 1 of a square board; nothing on a rectangle.
    #[must_use]
    pub fn main_diagonals(self) -> Vec<Vec<usize>> {
        if !self.is_square() {
            return Vec::new();
        }
        let side = self.cols;
        vec![
            (0..side).map(|x| self.square(x, x)).collect(),
            (0..side).map(|x| self.square(x, side - 1 - x)).collect(),
        ]
    }

    /// The squares where a window of [`win`](Self::win) squares in `direction` starts, ascending: what is
    /// left of a mark's bits after shift-and must be tested on these squares only.
    #[must_use]
    pub fn starts(self, direction: Direction) -> Vec<usize> {
        (0..self.cells()).filter(|&square| self.window(square, direction).is_some()).collect()
    }

    /// The `win` squares in a row that start at `square`, or `None` if they would leave the board.
    #[must_use]
    pub fn window(self, square: usize, direction: Direction) -> Option<Vec<usize>> {
        let squares: Vec<usize> =
            std::iter::successors(Some(square), |&at| self.after(at, direction)).take(self.win).collect();
        (self.win > 0 && squares.len() == self.win).then_some(squares)
    }

    /// Every winning line: each window of `win` squares down a column, then along a row, then on a
    /// diagonal, then on an anti-diagonal, in each direction by the first square.
    ///
    /// On a board whose whole lines win this is the order of the series: columns, rows, the diagonal
    /// x = y, the anti-diagonal x + y = n - 1. With `win` 1 a window is a single square, the same in all
    /// four directions, and is counted once.
    ///
    /// ```
    /// use mb_codegen::geometry::Geometry;
    /// let lines = Geometry::new(3, 3, 3).lines();
    /// assert_eq!(lines.len(), 8);
    /// assert_eq!(lines[6], [0, 4, 8]);
    /// assert_eq!(Geometry::new(4, 3, 1).lines().len(), 12);
    /// ```
    #[must_use]
    pub fn lines(self) -> Vec<Vec<usize>> {
        let directions = if self.win == 1 { &Direction::ALL[..1] } else { &Direction::ALL[..] };
        directions
            .iter()
            .flat_map(|&direction| (0..self.cells()).filter_map(move |square| self.window(square, direction)))
            .collect()
    }

    /// The indices into [`lines`](Self::lines) of the lines through a square, ascending.
    #[must_use]
    pub fn lines_through(self, square: usize) -> Vec<usize> {
        let lines = self.lines();
        (0..lines.len()).filter(|&index| lines[index].contains(&square)).collect()
    }

    /// [`lines_through`](Self::lines_through) for every square at once.
    #[must_use]
    pub fn lines_by_square(self) -> Vec<Vec<usize>> {
        let mut through = vec![Vec::new(); self.cells()];
        for (index, line) in self.lines().iter().enumerate() {
            for &square in line {
                through[square].push(index);
            }
        }
        through
    }

    /// The symmetries of the board, identity first: eight on a square, four on a rectangle.
    #[must_use]
    pub const fn group(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::ALL } else { Symmetry::ALL.split_at(4).0 }
    }

    /// Where a symmetry takes a square of this board.
    ///
    /// A symmetry that exchanges the axes takes a rectangle to the rectangle with exchanged sides; the
    /// result is then an index on that board.
    #[must_use]
    pub const fn image(self, symmetry: Symmetry, square: usize) -> usize {
        let (x, y) = self.xy(square);
        let (x, y, cols, rows) =
            if symmetry.transposes() { (y, x, self.rows, self.cols) } else { (x, y, self.cols, self.rows) };
        let x = if symmetry.mirrors() { cols - 1 - x } else { x };
        let y = if symmetry.flips() { rows - 1 - y } else { y };
        x * rows + y
    }

    /// The single symmetries by which the series visits the images: mirror, transpose, mirror, ...; on a
    /// rectangle, where it has none, mirror, flip, mirror, flip. The last step comes home to the identity.
    #[must_use]
    pub const fn series_walk(self) -> &'static [Symmetry] {
        use Symmetry::{Flip, Mirror, Transpose};
        const SQUARE: [Symmetry; 8] =
            [Mirror, Transpose, Mirror, Transpose, Mirror, Transpose, Mirror, Transpose];
        const RECTANGLE: [Symmetry; 4] = [Mirror, Flip, Mirror, Flip];
        if self.is_square() { &SQUARE } else { &RECTANGLE }
    }

    /// The square after `square` in `direction`, if the board goes on.
    fn after(self, square: usize, direction: Direction) -> Option<usize> {
        let (x, y) = self.xy(square);
        match direction {
            Direction::Column => (y + 1 < self.rows).then(|| self.square(x, y + 1)),
            Direction::Row => (x + 1 < self.cols).then(|| self.square(x + 1, y)),
            Direction::Diagonal => {
                (x + 1 < self.cols && y + 1 < self.rows).then(|| self.square(x + 1, y + 1))
            }
            Direction::AntiDiagonal => (x + 1 < self.cols && y > 0).then(|| self.square(x + 1, y - 1)),
        }
    }

    /// The square before `square` in `direction`, if there is one.
    fn before(self, square: usize, direction: Direction) -> Option<usize> {
        let (x, y) = self.xy(square);
        match direction {
            Direction::Column => (y > 0).then(|| self.square(x, y - 1)),
            Direction::Row => (x > 0).then(|| self.square(x - 1, y)),
            Direction::Diagonal => (x > 0 && y > 0).then(|| self.square(x - 1, y - 1)),
            Direction::AntiDiagonal => (x > 0 && y + 1 < self.rows).then(|| self.square(x - 1, y + 1)),
        }
    }
}

#[cfg(test)]
mod tests;
