//! The player that plays from a database.

use std::sync::Arc;

use super::random::pick;
use crate::analysis::Analysis;
use crate::exact::database::{Database, DatabaseError};
use crate::exact::solution::MoveValue;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Geometry, Position, Square, Value};

/// Plays one of the best moves that a [`Database`] knows, all equally likely.
///
/// The best moves are those of the shortest win; without a winning move, those that draw; and without those, the moves of
/// the longest defence. In a position that the database does not know, the player picks any legal move. Several players
/// can share a database. The series has no such player.
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
/// // A first move in one of the two middle columns wins soonest.
/// assert_eq!(player.analyze(&start).best_moves, [3, 4, 5, 6, 7, 8].map(Square::new));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DatabasePlayer {
    database: Arc<Database>,
}

impl DatabasePlayer {
    /// Makes a player for boards of shape `geometry`.
    ///
    /// # Errors
    /// When the database is for boards of another shape.
    pub fn new(database: Arc<Database>, geometry: Geometry) -> Result<Self, DatabaseError> {
        let expected = database.geometry();
        if geometry == expected {
            Ok(Self { database })
        } else {
            Err(DatabaseError::Geometry { expected, found: geometry })
        }
    }

    /// Returns the best moves, or all legal moves when the database does not know the position.
    fn candidates<B: Board>(&self, position: &Position<B>) -> Vec<Square> {
        self.database.best_moves(position).unwrap_or_else(|_| position.legal_moves().collect())
    }
}

/// Returns the square of a move with its score: 1 for a win, 0 for a draw, -1 for a loss. Each move until the end
/// brings the score of a win or a loss nearer to 0 by a hundredth. So a shorter win scores more than a longer one, and
/// a longer loss more than a shorter one.
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
