//! A board under test, and what is known about it.

use std::collections::BTreeSet;

use mb_runtime::{BitBoard, Game, Geometry};

use crate::any_board::AnyBoard;
use crate::generated::Inherent;
use crate::model::{KeyLayout, Model};
use crate::plain::PlainBoard;
use crate::probe::Probe;

/// Columns, rows, and squares in a row that win.
pub type Shape = (usize, usize, usize);

/// A board under test.
pub struct Subject {
    /// The name in the messages of failing tests.
    pub name: String,
    /// An empty board.
    pub board: Box<dyn Probe>,
    /// How its keys are numbered.
    pub layout: KeyLayout,
    /// What a generated board has besides the trait.
    pub inherent: Option<Inherent>,
}

impl Subject {
    /// Returns a board that is not generated.
    #[must_use]
    pub fn new(name: String, board: Box<dyn Probe>, layout: KeyLayout) -> Self {
        Self { name, board, layout, inherent: None }
    }

    /// Returns a generated board. `layout` is the argument of the attribute.
    #[must_use]
    pub fn generated(layout: &str, board: Box<dyn Probe>, inherent: Inherent) -> Self {
        let geometry = board.geometry();
        let name = named(layout, geometry);
        let layout = match layout {
            "bitboard" => words_layout(geometry.cols(), geometry.rows()),
            _ => pairs_layout(geometry.cols(), geometry.rows()),
        };
        Self { name, board, layout, inherent: Some(inherent) }
    }

    /// Returns the shape of the board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        let geometry = self.board.geometry();
        (geometry.cols(), geometry.rows(), geometry.win())
    }

    /// Returns a game from the start on this board.
    #[must_use]
    pub fn new_game(&self) -> Game<AnyBoard> {
        Game::new(AnyBoard::new(self.board.boxed_clone()))
    }

    /// Returns the model of an empty board of this shape.
    #[must_use]
    pub fn empty_model(&self) -> Model {
        let (cols, rows, win) = self.shape();
        Model::new(cols, rows, win)
    }
}

impl std::fmt::Debug for Subject {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.name)
    }
}

/// Returns the bits of a generated board with a word for each mark. While both marks fit in 128 bits, they are dense,
/// with cross directly above circle. Otherwise the words of circle come first, then those of cross.
fn words_layout(cols: usize, rows: usize) -> KeyLayout {
    if 2 * cols * rows <= 128 {
        return KeyLayout::dense_words(cols, rows);
    }
    let stride = stride(cols, rows, 1);
    KeyLayout::TwoWords { stride, cross_at: (span(cols, rows, stride)).next_multiple_of(64) }
}

/// Returns the bits of a generated board with two bits per square.
fn pairs_layout(cols: usize, rows: usize) -> KeyLayout {
    KeyLayout::TwoBits { stride: stride(cols, rows, 2) }
}

/// Returns the number of squares from the first to the last, with columns `stride` squares apart.
fn span(cols: usize, rows: usize, stride: usize) -> usize {
    (cols - 1) * stride + rows
}

/// Columns of a generated board are padded to a power of two if the board needs several words and padding needs no
/// more words.
fn stride(cols: usize, rows: usize, bits_per_square: usize) -> usize {
    let words = |stride| (bits_per_square * span(cols, rows, stride)).div_ceil(64);
    let padded = rows.next_power_of_two();
    if words(rows) > 2 && words(padded) == words(rows) { padded } else { rows }
}

/// Returns the shapes of some boards, each once.
#[must_use]
pub fn shapes(subjects: &[Subject]) -> BTreeSet<Shape> {
    subjects.iter().map(Subject::shape).collect()
}

/// Returns boards of a shape whose size is known only at run time: `BitBoard`, and a board that has only the methods
/// that the trait requires. (The other boards of the series have tests of their own.)
///
/// # Panics
/// Panics if there is no such shape.
#[must_use]
pub fn run_time_boards((cols, rows, win): Shape) -> [Subject; 2] {
    let geometry = Geometry::new(cols, rows, win).expect("shapes in the list exist");
    let layout = KeyLayout::dense_words(cols, rows);
    [
        Subject::new(named("BitBoard", geometry), Box::new(BitBoard::new(geometry)), layout),
        Subject::new(named("PlainBoard", geometry), Box::new(PlainBoard::new(geometry)), layout),
    ]
}

/// Returns the name of a board of this kind and shape.
fn named(kind: &str, geometry: Geometry) -> String {
    format!("{kind} {}×{} win {}", geometry.cols(), geometry.rows(), geometry.win())
}
