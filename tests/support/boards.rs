//! The one list of boards: every shape that is tested, and every kind of board of that shape.

use mb_runtime::Geometry;
use mb_runtime::boards::BitBoard;

use crate::model::{KeyLayout, Model};
use crate::plain::PlainBoard;
use crate::probe::Probe;

/// Columns, rows, and squares in a row that win.
pub type Shape = (usize, usize, usize);

/// A board to be tested.
pub struct Subject {
    /// What a failing test calls it.
    pub name: String,
    /// An empty board.
    pub board: Box<dyn Probe>,
    /// How its keys are numbered.
    pub layout: KeyLayout,
}

impl Subject {
    /// A board whose keys are in the series' order for two words.
    fn dense(kind: &str, board: Box<dyn Probe>) -> Self {
        let geometry = board.geometry();
        let (cols, rows, win) = (geometry.cols(), geometry.rows(), geometry.win());
        let layout = KeyLayout::dense_words(cols, rows);
        Self { name: format!("{kind} {cols}×{rows} win {win}"), board, layout }
    }

    /// The shape of the board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        let geometry = self.board.geometry();
        (geometry.cols(), geometry.rows(), geometry.win())
    }

    /// The model of an empty board of this shape.
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

/// The squares of the series on which generated boards are tried first.
pub const SQUARES: &[Shape] = &[(3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6), (7, 7, 7), (8, 8, 8)];

/// Larger and odder boards: every width of word, its limits (64 and 128 squares, one more, one less), padded and
/// dense columns, one line only, wins from 1 to the longer side.
pub const FURTHER: &[Shape] = &[
    (1, 10, 4),
    (12, 1, 12),
    (2, 5, 2),
    (6, 2, 3),
    (3, 4, 3),
    (3, 4, 4),
    (4, 3, 3),
    (4, 3, 4),
    (4, 4, 2),
    (4, 4, 3),
    (5, 3, 3),
    (5, 4, 4),
    (5, 5, 3),
    (5, 5, 4),
    (5, 6, 6),
    (6, 5, 4),
    (6, 6, 1),
    (6, 6, 3),
    (6, 6, 5),
    (7, 6, 4),
    (7, 7, 5),
    (8, 8, 4),
    (8, 8, 5),
    (9, 7, 5),
    (5, 13, 5),
    (9, 9, 9),
    (10, 10, 5),
    (11, 11, 11),
    (11, 11, 5),
    (16, 8, 8),
    (8, 16, 5),
    (43, 3, 3),
    (15, 15, 5),
    (15, 15, 15),
    (16, 16, 5),
    (19, 19, 5),
    (20, 20, 20),
    (20, 20, 5),
    (64, 6, 6),
    (64, 6, 4),
    (6, 64, 6),
    (6, 64, 64),
    (1, 64, 64),
    (64, 2, 5),
];

/// Every shape of at most nine squares with every length that can win.
#[must_use]
pub fn small_shapes() -> Vec<Shape> {
    let sides = (1..=9).flat_map(|cols| (1..=9 / cols).map(move |rows| (cols, rows)));
    sides.flat_map(|(cols, rows)| (1..=cols.max(rows)).map(move |win| (cols, rows, win))).collect()
}

/// Boards of a shape whose size is known only at run time.
///
/// # Panics
/// When there is no such shape.
#[must_use]
pub fn run_time_boards((cols, rows, win): Shape) -> Vec<Subject> {
    let geometry = Geometry::new(cols, rows, win).expect("shapes in the list exist");
    vec![
        Subject::dense("PlainBoard", Box::new(PlainBoard::new(geometry))),
        Subject::dense("BitBoard", Box::new(BitBoard::new(geometry))),
    ]
}
