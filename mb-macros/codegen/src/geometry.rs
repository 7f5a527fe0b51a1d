//! The geometry of an m,n,k-game: squares, winning lines, and the symmetries of the board.
//!
//! `x` is a column and `y` a row, and (0, 0) is the top left. A square is the plain number `x * rows + y`: squares
//! count column by column from the top left.

/// The size of a board, and how many squares in a row win on it. More squares in a row also win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Geometry {
    cols: usize,
    rows: usize,
    win: usize,
}

/// A direction of lines, as a step from one square to the next.
///
/// Every step leads to a larger square index, so the first square of a line is its smallest.
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
    /// All four directions, in the order in which [`Geometry::lines`] lists their lines.
    pub const ALL: [Self; 4] = [Self::Column, Self::Row, Self::Diagonal, Self::AntiDiagonal];

    /// Returns the distance in bits from a square to the next one, with columns `stride` bits apart.
    ///
    /// ```
    /// use mb_codegen::geometry::Direction;
    /// assert_eq!(Direction::ALL.map(|direction| direction.step(5)), [1, 5, 6, 4]);
    /// ```
    pub const fn step(self, stride: usize) -> usize {
        let (dx, dy) = self.offset();
        // A board of one row (stride 1 or 0) has no anti-diagonal lines, so the step does not matter.
        (dx.unsigned_abs() * stride).saturating_add_signed(dy)
    }

    /// Returns by how much `x` and `y` change from a square to the next one.
    const fn offset(self) -> (isize, isize) {
        match self {
            Self::Column => (0, 1),
            Self::Row => (1, 0),
            Self::Diagonal => (1, 1),
            Self::AntiDiagonal => (1, -1),
        }
    }
}

/// A symmetry of a board: the identity, the two reflections in the middle lines, the half turn, and on a square board
/// also the two reflections in the diagonals and the quarter turns.
///
/// Each symmetry consists of three choices: whether to exchange the axes first, whether to reverse the columns then,
/// and whether to reverse the rows last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symmetry {
    /// Leaves every square where it is.
    Identity,
    /// Exchanges left and right: (x, y) goes to (cols - 1 - x, y).
    Mirror,
    /// Exchanges top and bottom: (x, y) goes to (x, rows - 1 - y).
    Flip,
    /// Turns by 180 degrees: (x, y) goes to (cols - 1 - x, rows - 1 - y).
    Rotate180,
    /// Exchanges the axes: (x, y) goes to (y, x).
    Transpose,
    /// Reflects in the anti-diagonal: (x, y) goes to (rows - 1 - y, cols - 1 - x).
    AntiTranspose,
    /// Turns by 90 degrees clockwise: (x, y) goes to (rows - 1 - y, x).
    Rotate90,
    /// Turns by 90 degrees anticlockwise: (x, y) goes to (y, cols - 1 - x).
    Rotate270,
}

impl Symmetry {
    /// All eight symmetries. The first four are the symmetries of a rectangle.
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
}

impl Geometry {
    /// Returns the geometry of `cols` columns and `rows` rows on which `win` squares in a row win.
    ///
    /// This constructor checks nothing: `BoardSpec` checks the limits. With a side of 0 the board has no squares. With
    /// `win` larger than both sides it has no lines.
    pub const fn new(cols: usize, rows: usize, win: usize) -> Self {
        Self { cols, rows, win }
    }

    /// Returns the number of columns.
    pub const fn cols(self) -> usize {
        self.cols
    }

    /// Returns the number of rows.
    pub const fn rows(self) -> usize {
        self.rows
    }

    /// Returns how many squares in a row win.
    pub const fn win(self) -> usize {
        self.win
    }

    /// Returns the number of squares.
    pub const fn cells(self) -> usize {
        self.cols * self.rows
    }

    /// Returns whether the board has as many columns as rows, and therefore eight symmetries.
    pub const fn is_square(self) -> bool {
        self.cols == self.rows
    }

    /// Returns whether only whole rows, columns and diagonals win, as in the series.
    pub const fn wins_by_whole_lines(self) -> bool {
        self.is_square() && self.win == self.cols
    }

    /// Returns the index of the square in column `x` and row `y`.
    pub const fn square(self, x: usize, y: usize) -> usize {
        x * self.rows + y
    }

    /// Returns the column and the row of a square.
    pub const fn xy(self, square: usize) -> (usize, usize) {
        (square / self.rows, square % self.rows)
    }

    /// Returns every run of squares in `direction` from edge to edge, whatever its length, in ascending order of first
    /// squares.
    pub fn runs(self, direction: Direction) -> Vec<Vec<usize>> {
        (0..self.cells())
            .filter(|&square| self.neighbour(square, direction, -1).is_none())
            .map(|square| self.ray(square, direction).collect())
            .collect()
    }

    /// Returns the diagonal x = y and the anti-diagonal x + y = n - 1 of a square board, or no lines for a rectangle.
    pub fn main_diagonals(self) -> Vec<Vec<usize>> {
        let diagonals = [Direction::Diagonal, Direction::AntiDiagonal].into_iter();
        let runs = diagonals.flat_map(|direction| self.runs(direction));
        runs.filter(|run| self.is_square() && run.len() == self.cols).collect()
    }

    /// Returns the squares where a window of [`win`](Self::win) squares in `direction` starts, ascending.
    ///
    /// A word that is combined by `&` with its shifted copies shows lines only on these squares. Bits that remain on
    /// other squares belong to runs that cross an edge of the board.
    pub fn starts(self, direction: Direction) -> Vec<usize> {
        (0..self.cells()).filter(|&square| self.window(square, direction).is_some()).collect()
    }

    /// Returns the `win` squares in `direction` that start at `square`, or `None` if they would leave the board.
    pub fn window(self, square: usize, direction: Direction) -> Option<Vec<usize>> {
        let squares: Vec<usize> = self.ray(square, direction).take(self.win).collect();
        (self.win > 0 && squares.len() == self.win).then_some(squares)
    }

    /// Returns every winning line: the windows of `win` squares down the columns, along the rows, on the diagonals and
    /// on the anti-diagonals, in each direction in ascending order of first squares.
    ///
    /// On a board on which only whole lines win, this is the order of the series: columns, rows, the diagonal x = y,
    /// the anti-diagonal x + y = n - 1. If `win` is 1, each square is a window. It is listed once, not once for each
    /// direction.
    ///
    /// ```
    /// use mb_codegen::geometry::Geometry;
    /// let lines = Geometry::new(3, 3, 3).lines();
    /// assert_eq!(lines.len(), 8);
    /// assert_eq!(lines[6], [0, 4, 8]);
    /// assert_eq!(Geometry::new(4, 3, 1).lines().len(), 12);
    /// ```
    pub fn lines(self) -> Vec<Vec<usize>> {
        let directions = if self.win == 1 { &Direction::ALL[..1] } else { &Direction::ALL[..] };
        directions
            .iter()
            .flat_map(|&direction| (0..self.cells()).filter_map(move |square| self.window(square, direction)))
            .collect()
    }

    /// Returns for every square the indices into [`lines`](Self::lines) of the lines through it, ascending.
    pub fn lines_by_square(self) -> Vec<Vec<usize>> {
        let mut through = vec![Vec::new(); self.cells()];
        for (index, line) in self.lines().iter().enumerate() {
            for &square in line {
                through[square].push(index);
            }
        }
        through
    }

    /// Returns the symmetries of the board, identity first: eight of a square, four of a rectangle.
    pub const fn group(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::ALL } else { Symmetry::ALL.split_at(4).0 }
    }

    /// Returns the square to which a symmetry moves `square`.
    ///
    /// A symmetry that exchanges the axes turns a `cols` × `rows` board into a `rows` × `cols` board. The result is
    /// then an index on that board.
    pub const fn image(self, symmetry: Symmetry, square: usize) -> usize {
        let (x, y) = self.xy(square);
        let (x, y, cols, rows) =
            if symmetry.transposes() { (y, x, self.rows, self.cols) } else { (x, y, self.cols, self.rows) };
        let x = if symmetry.mirrors() { cols - 1 - x } else { x };
        let y = if symmetry.flips() { rows - 1 - y } else { y };
        x * rows + y
    }

    /// Returns the symmetries that, applied in turn, visit all images of a board. On a square board they follow the
    /// order of the series: mirror, transpose, mirror, and so on. On a rectangle, which the series does not have, they
    /// are mirror, flip, mirror, flip.
    ///
    /// The last one leads back to the board itself.
    pub const fn series_walk(self) -> &'static [Symmetry] {
        use Symmetry::{Flip, Mirror, Transpose};
        const SQUARE: [Symmetry; 8] =
            [Mirror, Transpose, Mirror, Transpose, Mirror, Transpose, Mirror, Transpose];
        const RECTANGLE: [Symmetry; 4] = [Mirror, Flip, Mirror, Flip];
        if self.is_square() { &SQUARE } else { &RECTANGLE }
    }

    /// Returns the squares from `square` in `direction` to the edge of the board.
    fn ray(self, square: usize, direction: Direction) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(square), move |&at| self.neighbour(at, direction, 1))
    }

    /// Returns the square after (`sign` 1) or before (`sign` -1) `square` in `direction`, if the board has it.
    fn neighbour(self, square: usize, direction: Direction, sign: isize) -> Option<usize> {
        let ((x, y), (dx, dy)) = (self.xy(square), direction.offset());
        let (x, y) = (x.checked_add_signed(sign * dx)?, y.checked_add_signed(sign * dy)?);
        (x < self.cols && y < self.rows).then(|| self.square(x, y))
    }
}

#[cfg(test)]
mod tests;
