//! How many marks are on every line, kept up to date move by move.

use core::ops::Range;

use crate::boards::boxed_counts::BoxedCounts;
use mb_core::{Board, Direction, Geometry, LinePatterns, Mark, Square};

/// How many circles and how many crosses are on every winning line of a board.
///
/// On the series' boards (square, a whole line wins) these are the counts that it keeps for every row, every
/// column and both diagonals; where fewer in a row win, every window of `win` squares has its own. A mark
/// changes the counts of the lines through its square: at most four on the series' boards, at most `4 * win` on
/// any other.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct LineCounts {
    win: usize,
    rows: usize,
    /// The lines by direction, as many as the board has directions.
    groups: [Group; 4],
    /// By the number of the line in [`Geometry::lines`], then by mark.
    counts: Vec<[u16; 2]>,
}

impl LineCounts {
    /// The counts of an empty board.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        let mut lines = 0;
        let groups = Direction::ALL.map(|direction| {
            let group = Group::new(geometry, direction, lines);
            lines += group.len();
            group
        });
        Self { win: geometry.win(), rows: geometry.rows(), groups, counts: vec![[0; 2]; lines] }
    }

    /// The counts of a board as it stands.
    #[must_use]
    pub fn of<B: Board>(board: &B) -> Self {
        let geometry = board.geometry();
        let mut counts = Self::new(geometry);
        for square in geometry.squares() {
            if let Some(mark) = board.get(square) {
                counts.add(square, mark);
            }
        }
        counts
    }

    /// A mark was put on a square that was empty.
    #[inline]
    pub fn add(&mut self, square: Square, mark: Mark) {
        for line in through(&self.groups, self.win, self.rows, square) {
            self.counts[line][mark.index()] += 1;
        }
    }

    /// A mark was taken off a square that held it.
    #[inline]
    pub fn subtract(&mut self, square: Square, mark: Mark) {
        for line in through(&self.groups, self.win, self.rows, square) {
            self.counts[line][mark.index()] -= 1;
        }
    }

    /// Every mark was taken off.
    pub fn clear(&mut self) {
        self.counts.fill([0; 2]);
    }

    /// Whether a line through a square is complete.
    #[must_use]
    #[inline]
    pub fn is_win(&self, mark: Mark, square: Square) -> bool {
        through(&self.groups, self.win, self.rows, square)
            .any(|line| self.is_complete(self.counts[line], mark))
    }

    /// Whether any line is complete.
    #[must_use]
    pub fn has_line(&self, mark: Mark) -> bool {
        self.counts.iter().any(|counts| self.is_complete(*counts, mark))
    }

    /// How the lines are filled, with `turn` to move: [`Board::line_patterns`], read off the counts.
    #[must_use]
    pub fn line_patterns(&self, turn: Mark) -> LinePatterns<BoxedCounts> {
        let mut patterns = LinePatterns::new(self.win, turn);
        for counts in &self.counts {
            let of = |mark: Mark| usize::from(counts[mark.index()]);
            patterns.add(of(turn.opponent()), of(turn));
        }
        patterns
    }

    #[inline]
    fn is_complete(&self, counts: [u16; 2], mark: Mark) -> bool {
        usize::from(counts[mark.index()]) == self.win
    }
}

impl Clone for LineCounts {
    fn clone(&self) -> Self {
        Self { counts: self.counts.clone(), ..*self }
    }

    /// Reuses the memory of these counts.
    fn clone_from(&mut self, source: &Self) {
        (self.win, self.rows, self.groups) = (source.win, source.rows, source.groups);
        self.counts.clone_from(&source.counts);
    }
}

/// The numbers of the lines through a square.
#[inline]
fn through(groups: &[Group; 4], win: usize, rows: usize, square: Square) -> impl Iterator<Item = usize> {
    let (x, y) = (square.index() / rows, square.index() % rows);
    groups.iter().flat_map(move |group| group.through(win, x, y))
}

/// The lines in one direction, numbered by the column and then the row in which they start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Group {
    direction: Direction,
    /// The number of the first line.
    first: usize,
    /// One more than the last column in which a line starts; the first is 0.
    columns_end: usize,
    /// The first row in which a line starts, and one more than the last.
    rows_start: usize,
    rows_end: usize,
}

impl Group {
    fn new(geometry: Geometry, direction: Direction, first: usize) -> Self {
        let (columns, rows) = direction.starts(geometry);
        let used = geometry.directions().contains(&direction) && !rows.is_empty();
        let columns_end = if used { columns.end } else { 0 };
        Self { direction, first, columns_end, rows_start: rows.start, rows_end: rows.end }
    }

    /// The number of lines.
    const fn len(&self) -> usize {
        // Without a column to start in there is no line, whatever the rows say.
        if self.columns_end == 0 { 0 } else { self.columns_end * self.height() }
    }

    /// In how many rows a line can start.
    #[inline]
    const fn height(&self) -> usize {
        self.rows_end - self.rows_start
    }

    /// The numbers of the lines through column `x` and row `y`.
    #[inline]
    fn through(&self, win: usize, x: usize, y: usize) -> impl Iterator<Item = usize> {
        let group = *self;
        let (dx, dy) = group.direction.offset();
        group.steps_back(win, x, y).map(move |back| {
            let start_x = x - back * dx;
            let start_y = y.wrapping_add_signed(-back.cast_signed() * dy);
            group.first + start_x * group.height() + start_y - group.rows_start
        })
    }

    /// How many steps before this column and row a line through it can start.
    #[inline]
    fn steps_back(&self, win: usize, x: usize, y: usize) -> Range<usize> {
        if self.columns_end == 0 {
            return 0..0;
        }
        // Back to column 0, but not further right than lines start; in rows alike.
        let in_columns = (x + 1).saturating_sub(self.columns_end)..x + 1;
        let down = (y + 1).saturating_sub(self.rows_end)..y + 1;
        let up = self.rows_start.saturating_sub(y)..self.rows_end.saturating_sub(y);
        let steps = match self.direction {
            Direction::Column => down,
            Direction::Row => in_columns,
            Direction::DownRight => in_columns.start.max(down.start)..in_columns.end.min(down.end),
            Direction::UpRight => in_columns.start.max(up.start)..in_columns.end.min(up.end),
        };
        steps.start..steps.end.min(win)
    }
}
