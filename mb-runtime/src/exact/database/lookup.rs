//! The database, and the questions that it answers.

use core::cmp::Ordering;
use std::time::Instant;

use super::packed::{BoardTables, MOST_SQUARES, PackedMarks};
use crate::exact::solution::{MoveValue, Solution, ValueBounds};
use mb_core::{Board, Convention, Geometry, Position, Square, Value};

/// The value of every position of a small board that play can reach from the empty board.
///
/// ```
/// use mb_runtime::exact::database::Database;
/// use mb_runtime::prelude::*;
/// use mb_runtime::{Convention, Value};
///
/// let database = Database::build(Geometry::new(4, 3, 3)?, Convention::Normal)?;
/// let start = Position::new(BitBoard::new(database.geometry()));
/// let start = database.value(&start)?;
/// assert_eq!((start.value, start.distance), (Value::Win, 7));
///
/// let mut file = Vec::new();
/// database.save(&mut file)?;
/// assert_eq!(Database::load(&file[..])?, database);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Database {
    pub(super) geometry: Geometry,
    pub(super) convention: Convention,
    pub(super) tables: BoardTables,
    pub(super) by_ply: Vec<PlyValues>,
}

/// The classes of one ply in ascending order, each with its value as a byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlyValues {
    pub(super) classes: Vec<PackedMarks>,
    pub(super) values: Vec<u8>,
}

impl PlyValues {
    pub(super) fn value(&self, class: PackedMarks) -> Option<PositionValue> {
        let index = self.classes.binary_search(&class).ok()?;
        PositionValue::from_byte(*self.values.get(index)?)
    }
}

/// The error of a question that a database cannot answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseError {
    /// The board has too many squares.
    #[error("{squares} squares are too many: a database holds boards of at most {most}", most = MOST_SQUARES)]
    TooLarge {
        /// The squares of the board.
        squares: usize,
    },
    /// The position is one of another board.
    #[error("a position of {found}: this database is of {expected}")]
    Geometry {
        /// The board of the database.
        expected: Geometry,
        /// The board of the position.
        found: Geometry,
    },
    /// Play from the empty board does not reach the position.
    #[error("the position {position} cannot come from a game that began with the empty board")]
    Unreachable {
        /// The squares of the position.
        position: String,
    },
}

impl Database {
    /// Returns the shape of the board.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns who wins with a complete line.
    pub const fn convention(&self) -> Convention {
        self.convention
    }

    /// Returns the number of classes of symmetric positions of every ply, from the empty board on.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = usize> {
        self.by_ply.iter().map(|ply| ply.classes.len())
    }

    /// Counts the positions that play can reach, symmetric ones one by one.
    pub fn positions(&self) -> usize {
        self.by_ply.iter().flat_map(|ply| &ply.classes).map(|class| self.tables.images(*class)).sum()
    }

    /// Looks up the value of a position for the side to move, and the distance to the end of the game.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn value<B: Board>(&self, position: &Position<B>) -> Result<PositionValue, DatabaseError> {
        let geometry = position.board().geometry();
        if geometry != self.geometry {
            return Err(DatabaseError::Geometry { expected: self.geometry, found: geometry });
        }
        let marks = PackedMarks::of(position.board());
        let value = self.by_ply.get(marks.ply()).and_then(|ply| ply.value(self.tables.canonical(marks)));
        value.ok_or_else(|| DatabaseError::Unreachable { position: position.board().to_string() })
    }

    /// Looks up every legal move with its value for the side that makes it, in ascending order of squares; none when
    /// the game is over.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn moves<B: Board>(&self, position: &Position<B>) -> Result<Vec<MoveValue>, DatabaseError> {
        let moves = self.move_values(position)?.into_iter();
        Ok(moves
            .map(|(square, found)| MoveValue::exactly(square, found.value, Some(found.distance)))
            .collect())
    }

    /// Lists the best moves in ascending order of squares: the moves that win soonest. If no move wins, the moves that
    /// draw, and if all lose, the moves that lose latest.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn best_moves<B: Board>(&self, position: &Position<B>) -> Result<Vec<Square>, DatabaseError> {
        let moves = self.move_values(position)?;
        let best = moves.iter().map(|(_, value)| *value).max();
        Ok(moves.into_iter().filter(|(_, value)| Some(*value) == best).map(|(square, _)| square).collect())
    }

    fn move_values<B: Board>(
        &self,
        position: &Position<B>,
    ) -> Result<Vec<(Square, PositionValue)>, DatabaseError> {
        self.value(position)?;
        let value = |square| Ok((square, self.value(&position.after(square))?.before()));
        position.legal_moves().map(value).collect()
    }

    /// Lists the moves that follow when both sides play the first of their best moves.
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

    /// Looks up everything that a solver (`exact::solver::Solver`) can find out about a position, including
    /// distances and the value of every move.
    ///
    /// # Errors
    /// When the position is one of another board, or play cannot reach it.
    pub fn solution<B: Board>(&self, position: &Position<B>) -> Result<Solution, DatabaseError> {
        let start = Instant::now();
        let PositionValue { value, distance } = self.value(position)?;
        Ok(Solution {
            bounds: ValueBounds::exactly(value),
            distance: Some(distance),
            best_moves: self.best_moves(position)?,
            moves: self.moves(position)?,
            principal_variation: self.principal_variation(position)?,
            nodes: 0,
            elapsed: start.elapsed(),
            is_complete: true,
        })
    }
}

/// The value of a position for the side to move, with the distance to the end of the game.
///
/// Ordered by what the side to move prefers: win, draw, loss; the shorter win and the longer loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PositionValue {
    /// The result of best play.
    pub value: Value,
    /// The number of plies to the end of the game when the winner hurries and the loser delays.
    pub distance: usize,
}

impl PositionValue {
    /// The value of a finished position.
    pub(super) const fn over(value: Value) -> Self {
        Self { value, distance: 0 }
    }

    /// The value, before a move, of the position that the move leads to.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { value: self.value.opposite(), distance: self.distance + 1 }
    }

    /// Packs the value into two bits of a byte and the distance, 0 to 16, into the other six.
    #[expect(clippy::cast_possible_truncation, reason = "a database has at most 16 squares, so 16 plies")]
    pub(super) const fn to_byte(self) -> u8 {
        (self.distance as u8) << 2 | self.value as u8
    }

    /// What [`to_byte`](Self::to_byte) wrote, or `None` for any other byte.
    pub(super) fn from_byte(byte: u8) -> Option<Self> {
        let value = *Value::ALL.get(usize::from(byte & 3))?;
        Some(Self { value, distance: usize::from(byte >> 2) })
    }
}

impl Ord for PositionValue {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_distance = self.distance.cmp(&other.distance);
        self.value.cmp(&other.value).then(match self.value {
            Value::Win => by_distance.reverse(),
            Value::Draw => Ordering::Equal,
            Value::Loss => by_distance,
        })
    }
}

impl PartialOrd for PositionValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
