//! The player that plays from a database.

use std::sync::Arc;

use super::random::pick;
use crate::analysis::Analysis;
use crate::exact::database::{Database, DatabaseError};
use crate::exact::solution::MoveValue;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Geometry, Position, Square, Value};

/// Plays one of the best moves of a [`Database`], each equally likely: the shortest win, else a draw, else the
/// longest defence.
///
/// In a position that the database does not know, every legal move is a candidate. Players may share a database. Not a
/// player of the series.
///
/// ```
/// use std::sync::Arc;
///
/// use mb_runtime::Convention;
/// use mb_runtime::exact::database::Database;
/// use mb_runtime::players::DatabasePlayer;
/// use mb_runtime::prelude::*;
///
/// let geometry = Geometry::new(4, 3, 3)?;
/// let database = Arc::new(Database::build(geometry, Convention::Normal)?);
/// let mut player = DatabasePlayer::new(database, geometry)?;
/// let start = Position::new(BitBoard::new(geometry));
/// // The squares of the two columns in the middle win soonest.
/// assert_eq!(player.analyze(&start).best_moves, [3, 4, 5, 6, 7, 8].map(Square::new));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DatabasePlayer {
    database: Arc<Database>,
}

impl DatabasePlayer {
    /// The player for boards of this shape.
    ///
    /// # Errors
    /// When the database is of another shape.
    pub fn new(database: Arc<Database>, geometry: Geometry) -> Result<Self, DatabaseError> {
        let expected = database.geometry();
        if geometry == expected {
            Ok(Self { database })
        } else {
            Err(DatabaseError::Geometry { expected, found: geometry })
        }
    }

    /// The best moves, or all when the database does not know the position.
    fn candidates<B: Board>(&self, position: &Position<B>) -> Vec<Square> {
        self.database.best_moves(position).unwrap_or_else(|_| position.legal_moves().collect())
    }
}

/// The square with the score of the move: 1 for a win, 0 for a draw, -1 for a loss. A hundredth is taken off for each
/// move up to the win, so that of two wins the shorter scores more, and of two losses the longer.
#[expect(clippy::cast_precision_loss, reason = "a distance is at most 16")]
fn score(found: &MoveValue) -> (Square, f64) {
    let certainty = 1.0 - found.distance.unwrap_or(0) as f64 / 100.0;
    let score = match found.bounds.value() {
        Some(Value::Win) => certainty,
        Some(Value::Loss) => -certainty,
        Some(Value::Draw) | None => 0.0,
    };
    (found.square, score)
}

impl<B: Board> Player<B> for DatabasePlayer {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        pick(&self.candidates(position), dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| Analysis {
            best_moves: self.candidates(position),
            scores: self.database.moves(position).iter().flatten().map(score).collect(),
            table_size: Some(self.database.classes().sum()),
            principal_variation: self.database.principal_variation(position).unwrap_or_default(),
            ..Analysis::default()
        })
    }
}
