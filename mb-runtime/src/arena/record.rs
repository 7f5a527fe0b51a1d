//! The record of a game.

use core::fmt;

use mb_core::{Geometry, Square, Status};

/// The record of one game of a match: its players, its moves and its result.
///
/// Displayed as its moves by name with spaces between, `B2 A1 ..`, which is what `mb show --moves` reads. With
/// the feature `serde` it can also be written as a line of JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GameRecord<'a> {
    /// The shape of the board.
    pub geometry: Geometry,
    /// The pair that the game belongs to, counted from 0 in its match.
    pub pair: u64,
    /// The name of the player with circle.
    pub circle: &'a str,
    /// The name of the player with cross.
    pub cross: &'a str,
    /// The seed of the match. (Where the dice were handed in, the seed that [`Match`](crate::arena::Match) was told.)
    pub seed: u64,
    /// The moves that were made for the players before the game began.
    pub opening: &'a [Square],
    /// All moves from the position where the match starts, those of the opening in front.
    pub moves: &'a [Square],
    /// How the game ended.
    pub status: Status,
    /// Whether it ended because the loser named no legal move.
    pub is_forfeit: bool,
}

impl fmt::Display for GameRecord<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_moves(formatter, self.geometry, self.moves)
    }
}

/// Names of squares with spaces between.
fn write_moves(target: &mut impl fmt::Write, geometry: Geometry, moves: &[Square]) -> fmt::Result {
    for (index, square) in moves.iter().enumerate() {
        let space = if index == 0 { "" } else { " " };
        write!(target, "{space}{}", geometry.name(*square))?;
    }
    Ok(())
}

#[cfg(feature = "serde")]
mod json {
    use serde::Serialize;

    use super::{GameRecord, write_moves};

    /// A record as it stands in a file.
    #[derive(Serialize)]
    struct RecordLine<'a> {
        circle: &'a str,
        cross: &'a str,
        cols: usize,
        rows: usize,
        win: usize,
        seed: u64,
        pair: u64,
        opening: String,
        moves: String,
        result: String,
        forfeit: bool,
    }

    impl GameRecord<'_> {
        /// The record as one line of JSON, without the line break: an object with the players (`circle`,
        /// `cross`), the board (`cols`, `rows`, `win`), `seed`, `pair`, `opening` and `moves` as text, the
        /// `result` (`o`, `x` or `draw`), and whether it was a `forfeit`.
        pub fn json_line(&self) -> String {
            let text = |moves| {
                let mut text = String::new();
                // Writing to a string cannot fail.
                let _ = write_moves(&mut text, self.geometry, moves);
                text
            };
            let line = RecordLine {
                circle: self.circle,
                cross: self.cross,
                cols: self.geometry.cols(),
                rows: self.geometry.rows(),
                win: self.geometry.win(),
                seed: self.seed,
                pair: self.pair,
                opening: text(self.opening),
                moves: text(self.moves),
                result: self.status.to_string(),
                forfeit: self.is_forfeit,
            };
            // Numbers, strings and a truth value under fixed names can always be written.
            serde_json::to_string(&line).unwrap_or_default()
        }
    }
}
