//! Everything that a board knows of a position.

use mb_runtime::prelude::*;

use crate::boards::{BoardChoice, on_board};
use crate::record::after;

/// What a board knows of a position. Keys are numbers in hexadecimal, as the type of board writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFacts {
    /// The legal moves in ascending order.
    pub legal_moves: Vec<Square>,
    /// (marks of the side that moved last, of the side to move, empty squares, lines).
    pub line_patterns: Vec<(usize, usize, usize, u32)>,
    /// The key of the position.
    pub key: String,
    /// The keys of all symmetric images.
    pub symmetric_keys: Vec<String>,
    /// The symmetric keys, each with the image of the last move; empty before the first move.
    pub symmetric_moves: Vec<(String, Square)>,
    /// The least of the symmetric keys.
    pub canonical_key: String,
}

impl BoardChoice {
    /// Asks the board about the position after the moves of `record`, which are legal.
    ///
    /// ```
    /// use mb_engine::{BoardChoice, BoardType};
    /// use mb_runtime::{Geometry, Square};
    ///
    /// let geometry = Geometry::square_board(3)?;
    /// let record = [Square::new(4), Square::new(0)];
    /// let facts = |board_type| BoardChoice::new(geometry, board_type).facts(&record);
    /// assert_eq!(facts(BoardType::Bitboard).key, "0x210");
    /// assert_eq!(facts(BoardType::Twobit).key, "0x102");
    /// assert_eq!(facts(BoardType::Twobit).symmetric_keys.len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn facts(self, record: &[Square]) -> BoardFacts {
        on_board!(self, empty => facts_of(&after(empty, record)))
    }
}

fn facts_of<B: Board>(position: &Position<B>) -> BoardFacts {
    let board = position.board();
    let hex = |key: &B::Key| format!("{key:#x}");
    let symmetric_moves = position.last_move().map(|square| board.symmetric_keys_with(square));
    BoardFacts {
        legal_moves: position.legal_moves().collect(),
        line_patterns: board.line_patterns(position.turn()).iter().collect(),
        key: hex(&board.key()),
        symmetric_keys: board.symmetric_keys().iter().map(hex).collect(),
        symmetric_moves: symmetric_moves
            .iter()
            .flat_map(|images| images.iter())
            .map(|(key, square)| (hex(key), *square))
            .collect(),
        canonical_key: hex(&board.canonical_key()),
    }
}
