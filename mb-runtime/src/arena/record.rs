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
    /// The seed that was set for the [`Match`](crate::arena::Match). A match that was given dice does not use it.
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

impl GameRecord<'_> {
    /// The names of squares with spaces between.
    fn names(&self, moves: &[Square]) -> String {
        let names: Vec<_> = moves.iter().map(|square| self.geometry.name(*square).to_string()).collect();
        names.join(" ")
    }

    /// The record as one line of JSON, without the line break: an object with the players (`circle`,
    /// `cross`), the board (`cols`, `rows`, `win`), `seed`, `pair`, `opening` and `moves` as text, the
    /// `result` (`o`, `x` or `draw`), and whether it was a `forfeit`.
    #[cfg(feature = "serde")]
    pub fn json_line(&self) -> String {
        let fields: [(&str, serde_json::Value); 11] = [
            ("circle", self.circle.into()),
            ("cross", self.cross.into()),
            ("cols", self.geometry.cols().into()),
            ("rows", self.geometry.rows().into()),
            ("win", self.geometry.win().into()),
            ("seed", self.seed.into()),
            ("pair", self.pair.into()),
            ("opening", self.names(self.opening).into()),
            ("moves", self.names(self.moves).into()),
            ("result", self.status.to_string().into()),
            ("forfeit", self.is_forfeit.into()),
        ];
        let fields = fields.map(|(name, value)| format!("\"{name}\":{value}"));
        format!("{{{}}}", fields.join(","))
    }
}

impl fmt::Display for GameRecord<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.names(self.moves))
    }
}
