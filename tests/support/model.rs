//! The model: a two-dimensional array and loops.
//!
//! Nothing here is clever, and nothing here calls the code under test. Only the names of things (marks, squares,
//! symmetries, statuses) come from the runtime.

use mb_runtime::{Mark, Square, Status, Symmetry};

use crate::number::Number;

/// Column and row.
pub type Point = (usize, usize);

/// How a board numbers the bits of its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyLayout {
    /// Circle at bit `x * stride + y`, cross `cross_at` bits higher.
    TwoWords {
        /// Bits from one column to the next.
        stride: usize,
        /// The bit of cross on the first square.
        cross_at: usize,
    },
    /// Circle at bit `2 * (x * stride + y)`, cross one bit higher.
    TwoBits {
        /// The distance from one column to the next, in squares.
        stride: usize,
    },
}

impl KeyLayout {
    /// Returns the series' order of bits for two words: `circle | cross << cells`.
    #[must_use]
    pub const fn dense_words(cols: usize, rows: usize) -> Self {
        Self::TwoWords { stride: rows, cross_at: cols * rows }
    }

    /// Returns the series' order of bits for two bits per square.
    #[must_use]
    pub const fn dense_pairs(rows: usize) -> Self {
        Self::TwoBits { stride: rows }
    }

    /// Returns the bit of a mark on a square.
    #[must_use]
    pub const fn bit(self, (x, y): Point, mark: Mark) -> usize {
        match (self, mark) {
            (Self::TwoWords { stride, .. }, Mark::Circle) => x * stride + y,
            (Self::TwoWords { stride, cross_at }, Mark::Cross) => cross_at + x * stride + y,
            (Self::TwoBits { stride }, Mark::Circle) => 2 * (x * stride + y),
            (Self::TwoBits { stride }, Mark::Cross) => 2 * (x * stride + y) + 1,
        }
    }
}

/// A board of any shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    win: usize,
    /// `columns[x][y]`.
    columns: Vec<Vec<Option<Mark>>>,
}

impl Model {
    /// Returns an empty board.
    #[must_use]
    pub fn new(cols: usize, rows: usize, win: usize) -> Self {
        Self { win, columns: vec![vec![None; rows]; cols] }
    }

    /// Returns the number of columns.
    #[must_use]
    pub fn cols(&self) -> usize {
        self.columns.len()
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.columns[0].len()
    }

    /// Returns how many squares in a row win.
    #[must_use]
    pub fn win(&self) -> usize {
        self.win
    }

    /// Returns the number of squares.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.cols() * self.rows()
    }

    /// Returns the column and row of every square, column by column.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let (cols, rows) = (self.cols(), self.rows());
        (0..cols).flat_map(move |x| (0..rows).map(move |y| (x, y)))
    }

    /// Returns the square in this column and row.
    ///
    /// # Panics
    /// Panics if the board has more squares than a `u16` counts.
    #[must_use]
    pub fn square(&self, (x, y): Point) -> Square {
        Square::new(u16::try_from(x * self.rows() + y).expect("boards in tests are small"))
    }

    /// Returns the column and row of a square.
    #[must_use]
    pub fn point(&self, square: Square) -> Point {
        (square.index() / self.rows(), square.index() % self.rows())
    }

    /// Returns what is on a square.
    #[must_use]
    pub fn get(&self, (x, y): Point) -> Option<Mark> {
        self.columns[x][y]
    }

    /// Puts a mark, or nothing, on a square.
    pub fn set(&mut self, (x, y): Point, mark: Option<Mark>) {
        self.columns[x][y] = mark;
    }

    /// Returns the number of marks.
    #[must_use]
    pub fn marks(&self) -> usize {
        self.points().filter(|point| self.get(*point).is_some()).count()
    }

    /// Returns every line of `win` squares: from every square down, to the right, and along both diagonals, as far as
    /// the board goes. If one square wins, each square is one line, whatever the direction.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<Point>> {
        let directions: &[(isize, isize)] =
            if self.win == 1 { &[(0, 1)] } else { &[(0, 1), (1, 0), (1, 1), (1, -1)] };
        let mut lines = Vec::new();
        for start in self.points() {
            for direction in directions {
                lines.extend(self.walk(start, *direction));
            }
        }
        lines
    }

    /// Returns `win` squares from a square in one direction, if they are all on the board.
    fn walk(&self, start: Point, (dx, dy): (isize, isize)) -> Option<Vec<Point>> {
        let (mut x, mut y) = start;
        let mut line = vec![start];
        while line.len() < self.win {
            x = x.checked_add_signed(dx)?;
            y = y.checked_add_signed(dy)?;
            if x >= self.cols() || y >= self.rows() {
                return None;
            }
            line.push((x, y));
        }
        Some(line)
    }

    /// Returns, for every square in order, whether it lies on a complete line of `mark`.
    #[must_use]
    pub fn winning_squares(&self, mark: Mark) -> Vec<bool> {
        let mut winning = vec![false; self.cells()];
        for line in self.lines() {
            if line.iter().all(|point| self.get(*point) == Some(mark)) {
                for point in line {
                    winning[self.square(point).index()] = true;
                }
            }
        }
        winning
    }

    /// Returns whether `mark` has a complete line.
    #[must_use]
    pub fn has_line(&self, mark: Mark) -> bool {
        self.winning_squares(mark).contains(&true)
    }

    /// Returns the empty squares on which `mark` would complete a line: each is the only square that some line lacks.
    #[must_use]
    pub fn completing_squares(&self, mark: Mark) -> Vec<Square> {
        let mut completes = vec![false; self.cells()];
        for line in self.lines() {
            let lacking: Vec<Point> =
                line.into_iter().filter(|point| self.get(*point) != Some(mark)).collect();
            if let [only] = lacking[..] {
                completes[self.square(only).index()] = true;
            }
        }
        self.empty_squares().into_iter().filter(|square| completes[square.index()]).collect()
    }

    /// Returns how the game stands after a move of `mark`.
    #[must_use]
    pub fn status(&self, mark: Mark) -> Status {
        if self.has_line(mark) {
            Status::Won(mark)
        } else if self.marks() == self.cells() {
            Status::Draw
        } else {
            Status::Playing
        }
    }

    /// Returns the empty squares, in order.
    #[must_use]
    pub fn empty_squares(&self) -> Vec<Square> {
        let empty = self.points().filter(|point| self.get(*point).is_none());
        empty.map(|point| self.square(point)).collect()
    }

    /// Returns `(last, turn, empty, lines)` for every way in which lines are filled, ascending, with `turn` to move.
    #[must_use]
    pub fn patterns(&self, turn: Mark) -> Vec<(usize, usize, usize, u32)> {
        let mut patterns: Vec<(usize, usize, usize, u32)> = Vec::new();
        for line in self.lines() {
            let count = |wanted| line.iter().filter(|point| self.get(**point) == wanted).count();
            let pattern = (count(Some(turn.opponent())), count(Some(turn)), count(None));
            match patterns.iter_mut().find(|(last, turn, empty, _)| (*last, *turn, *empty) == pattern) {
                Some(found) => found.3 += 1,
                None => patterns.push((pattern.0, pattern.1, pattern.2, 1)),
            }
        }
        patterns.sort_unstable();
        patterns
    }

    /// Returns one character per square, column by column.
    #[must_use]
    pub fn text(&self) -> String {
        self.points().map(|point| letter(self.get(point))).collect()
    }

    /// Returns the series' picture of a position: whose turn it is or who won, then the rows from the top with the last
    /// move as a capital.
    #[must_use]
    pub fn picture(&self, turn: Mark, status: Status, last: Option<Point>) -> String {
        let mut picture = match status {
            Status::Playing => format!("Turn {}\n", letter(Some(turn))),
            Status::Won(mark) => format!("winner {}\n", letter(Some(mark))),
            Status::Draw => "winner draw\n".to_owned(),
        };
        for y in 0..self.rows() {
            for x in 0..self.cols() {
                let letter = letter(self.get((x, y)));
                picture.push(if last == Some((x, y)) { letter.to_ascii_uppercase() } else { letter });
            }
            picture.push('\n');
        }
        picture
    }

    /// Returns the key under a layout, with a bit for every mark.
    #[must_use]
    pub fn key(&self, layout: KeyLayout) -> Number {
        Number::from_bits(
            self.points().filter_map(|point| self.get(point).map(|mark| layout.bit(point, mark))),
        )
    }

    /// Returns the symmetries of this board: eight of a square board, four of any other.
    #[must_use]
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let mut symmetries = vec![Symmetry::Identity, Symmetry::Mirror, Symmetry::Flip, Symmetry::Rotate180];
        if self.cols() == self.rows() {
            symmetries.extend([
                Symmetry::Transpose,
                Symmetry::Rotate90,
                Symmetry::Rotate270,
                Symmetry::AntiTranspose,
            ]);
        }
        symmetries
    }

    /// Returns the square to which a symmetry moves a square, by the formula for each symmetry.
    #[must_use]
    pub fn image_of(&self, (x, y): Point, symmetry: Symmetry) -> Point {
        let (right, bottom) = (self.cols() - 1, self.rows() - 1);
        match symmetry {
            Symmetry::Identity => (x, y),
            Symmetry::Mirror => (right - x, y),
            Symmetry::Flip => (x, bottom - y),
            Symmetry::Rotate180 => (right - x, bottom - y),
            Symmetry::Transpose => (y, x),
            Symmetry::Rotate90 => (bottom - y, x),
            Symmetry::Rotate270 => (y, right - x),
            Symmetry::AntiTranspose => (bottom - y, right - x),
        }
    }

    /// Returns the image of the board under one of its symmetries.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let mut image = Self::new(self.cols(), self.rows(), self.win);
        for point in self.points() {
            image.set(self.image_of(point, symmetry), self.get(point));
        }
        image
    }

    /// Returns the distinct keys of all images, ascending.
    #[must_use]
    pub fn symmetric_keys(&self, layout: KeyLayout) -> Vec<Number> {
        let mut keys: Vec<Number> =
            self.symmetries().into_iter().map(|symmetry| self.image(symmetry).key(layout)).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// Returns the distinct keys of all images, each with the image of `square`, ascending by key. The images are found
    /// as the series finds them: mirror, transpose, mirror, transpose, eight times in all; on a rectangle mirror, flip,
    /// mirror, flip. Of two equal keys, the square of the later one is kept.
    #[must_use]
    pub fn symmetric_keys_with(&self, layout: KeyLayout, square: Square) -> Vec<(Number, Square)> {
        let is_square = self.cols() == self.rows();
        let other = if is_square { Symmetry::Transpose } else { Symmetry::Flip };
        let (mut image, mut point) = (self.clone(), self.point(square));
        let mut found: Vec<(Number, Square)> = Vec::new();
        for step in 0..if is_square { 8 } else { 4 } {
            let symmetry = if step % 2 == 0 { Symmetry::Mirror } else { other };
            point = image.image_of(point, symmetry);
            image = image.image(symmetry);
            let key = image.key(layout);
            found.retain(|(earlier, _)| *earlier != key);
            found.push((key, self.square(point)));
        }
        found.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        found
    }

    /// Returns the image with the least key.
    ///
    /// # Panics
    /// Never panics: a board has at least four symmetries.
    #[must_use]
    pub fn canonical(&self, layout: KeyLayout) -> Self {
        let images = self.symmetries().into_iter().map(|symmetry| self.image(symmetry));
        images.min_by_key(|image| image.key(layout)).expect("every board has symmetries")
    }
}

/// Returns the letter of a square.
fn letter(content: Option<Mark>) -> char {
    match content {
        Some(Mark::Circle) => 'o',
        Some(Mark::Cross) => 'x',
        None => '.',
    }
}
