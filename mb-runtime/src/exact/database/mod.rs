//! Boards of at most 16 squares solved for good: the value of every position and the way to the end.
//!
//! A database is built by retrograde analysis (Thompson, "Retrograde analysis of certain endgames", 1986): first
//! every position that play can reach, ply by ply and one of each class of symmetric ones, then their outcomes
//! from the last ply back. A class takes five bytes, so 4×4 with its 1,217,977 classes takes six megabytes.

mod answer;
mod build;
mod file;
mod outcome;
mod shape;

pub use file::LoadDatabaseError;
use mb_core::{Board, Convention, Geometry, Position, Square};
pub use outcome::Outcome;
use shape::{Marks, Shape};

/// The outcome of every position of a small board that play can reach from the empty board.
///
/// ```
/// use mb_runtime::exact::database::Database;
/// use mb_runtime::prelude::*;
/// use mb_runtime::{Convention, Value};
///
/// let database = Database::build(Geometry::new(4, 3, 3)?, Convention::Normal)?;
/// let start = Position::new(BitBoard::new(database.geometry()));
/// let outcome = database.outcome(&start)?;
/// assert_eq!((outcome.value, outcome.distance), (Value::Win, 7));
///
/// let mut file = Vec::new();
/// database.save(&mut file)?;
/// assert_eq!(Database::load(&file[..])?, database);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Database {
    geometry: Geometry,
    convention: Convention,
    shape: Shape,
    layers: Vec<Layer>,
}

/// The classes of one ply in ascending order, and for each the byte of its outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Layer {
    classes: Vec<Marks>,
    outcomes: Vec<u8>,
}

impl Layer {
    fn outcome(&self, class: Marks) -> Option<Outcome> {
        let index = self.classes.binary_search(&class).ok()?;
        Outcome::from_byte(*self.outcomes.get(index)?)
    }
}

/// How far building has come; every ply is reached once, and then solved once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// All positions of a ply are known.
    Reached {
        /// The number of marks.
        ply: usize,
        /// The number of classes of symmetric positions.
        classes: usize,
    },
    /// The outcomes of all positions of a ply are known; the last ply comes first.
    Solved {
        /// The number of marks.
        ply: usize,
        /// The number of classes of symmetric positions.
        classes: usize,
    },
}

/// A database cannot say what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseError {
    /// No database of so large a board.
    #[error("{squares} squares are too many: a database holds boards of at most {most}", most = Database::MOST_SQUARES)]
    TooLarge {
        /// How many the board has.
        squares: usize,
    },
    /// A position of another board.
    #[error("a position of {found}: this database is of {expected}")]
    Geometry {
        /// The board of the database.
        expected: Geometry,
        /// The board of the position.
        found: Geometry,
    },
    /// Play from the empty board does not lead to this position.
    #[error("the position {position} cannot come from a game that began with the empty board")]
    Unreachable {
        /// The squares of the position.
        position: String,
    },
}

impl Database {
    /// The most squares of a board of which a database can be built.
    pub const MOST_SQUARES: usize = 16;

    /// Solves a board, on all threads of rayon's current pool.
    ///
    /// # Errors
    /// When the board has more than [`MOST_SQUARES`](Self::MOST_SQUARES) squares.
    pub fn build(geometry: Geometry, convention: Convention) -> Result<Self, DatabaseError> {
        Self::build_noting(geometry, convention, &|_| ())
    }

    /// Solves a board, and calls `note` after every [`Step`], for a progress bar.
    ///
    /// # Errors
    /// When the board has more than [`MOST_SQUARES`](Self::MOST_SQUARES) squares.
    pub fn build_noting(
        geometry: Geometry,
        convention: Convention,
        note: &dyn Fn(Step),
    ) -> Result<Self, DatabaseError> {
        if geometry.cells() > Self::MOST_SQUARES {
            return Err(DatabaseError::TooLarge { squares: geometry.cells() });
        }
        let shape = Shape::new(geometry);
        let plies = build::reachable(&shape, note);
        let layers = build::solve(&shape, convention, plies, note);
        Ok(Self { geometry, convention, shape, layers })
    }

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Who wins with a complete line.
    #[must_use]
    pub const fn convention(&self) -> Convention {
        self.convention
    }

    /// The number of classes of symmetric positions of every ply, from the empty board on.
    #[must_use]
    pub fn classes(&self) -> impl ExactSizeIterator<Item = usize> {
        self.layers.iter().map(|layer| layer.classes.len())
    }

    /// The number of positions that play can reach, symmetric ones counted apart.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.layers.iter().flat_map(|layer| &layer.classes).map(|class| self.shape.images(*class)).sum()
    }

    /// What a position is worth to the side to move, and how far the end is.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn outcome<B: Board>(&self, position: &Position<B>) -> Result<Outcome, DatabaseError> {
        let geometry = position.board().geometry();
        if geometry != self.geometry {
            return Err(DatabaseError::Geometry { expected: self.geometry, found: geometry });
        }
        let marks = Marks::of(position.board());
        let outcome =
            self.layers.get(marks.ply()).and_then(|layer| layer.outcome(self.shape.canonical(marks)));
        outcome.ok_or_else(|| DatabaseError::Unreachable { position: position.board().to_string() })
    }

    /// Every legal move with what it is worth to the side that makes it, and how far the end is then, counted from
    /// before the move; in ascending order of squares, and none when the game is over.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn moves<B: Board>(&self, position: &Position<B>) -> Result<Vec<(Square, Outcome)>, DatabaseError> {
        self.outcome(position)?;
        let outcome = |square| Ok((square, self.outcome(&position.after(square))?.before()));
        position.legal_moves().map(outcome).collect()
    }

    /// The best moves in ascending order: those that win soonest, else draw, else lose latest.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn best_moves<B: Board>(&self, position: &Position<B>) -> Result<Vec<Square>, DatabaseError> {
        let moves = self.moves(position)?;
        let best = moves.iter().map(|(_, outcome)| *outcome).max();
        Ok(moves
            .into_iter()
            .filter(|(_, outcome)| Some(*outcome) == best)
            .map(|(square, _)| square)
            .collect())
    }

    /// How the game goes on when both sides play the first of their best moves.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn principal_variation<B: Board>(
        &self,
        position: &Position<B>,
    ) -> Result<Vec<Square>, DatabaseError> {
        let mut position = position.clone();
        let mut moves = Vec::new();
        while let Some(square) = self.best_moves(&position)?.first() {
            position.play_unchecked(*square);
            moves.push(*square);
        }
        Ok(moves)
    }
}

/// Databases are equal when they say the same of the same positions.
impl PartialEq for Database {
    fn eq(&self, other: &Self) -> bool {
        (self.geometry, self.convention, &self.layers) == (other.geometry, other.convention, &other.layers)
    }
}

impl Eq for Database {}
