//! The record of a game.

use core::fmt;

use mb_core::{Geometry, Square, Status};

/// The record of one game of a match: its players, its moves and its result.
///
/// Displayed as the names of the moves with spaces between, such as `B2 A1 C3`, the form that `mb show --moves` reads.
/// With the feature `serde` it can also be written as a line of JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GameRecord<'a> {
    /// The shape of the board.
    pub geometry: Geometry,
    /// The number of the pair that the game belongs to, counted from 0 in its match.
    pub pair: u64,
    /// The name of the player that plays circle.
    pub circle: &'a str,
    /// The name of the player that plays cross.
    pub cross: &'a str,
    /// The seed that was set for the [`Match`](crate::arena::Match). A match with
    /// [`RandomSource::Single`](crate::arena::RandomSource::Single) does not use it.
    pub seed: u64,
    /// The moves that were made for the players before the game began.
    pub opening: &'a [Square],
    /// All moves from the starting position of the match, beginning with those of the opening.
    pub moves: &'a [Square],
    /// How the game ended.
    pub status: Status,
    /// Whether the loser lost because it did not return a legal move.
    pub is_forfeit: bool,
}

impl GameRecord<'_> {
    /// Returns the names of squares with spaces between.
    fn names(&self, moves: &[Square]) -> String {
        let names: Vec<_> = moves.iter().map(|square| self.geometry.name(*square).to_string()).collect();
        names.join(" ")
    }

    /// Returns the record as one line of JSON, without a line break.
    ///
    /// The line is an object with the players (`circle`, `cross`), the board (`cols`, `rows`, `win`), `seed`, `pair`,
    /// `opening` and `moves` as text, the `result` (`o`, `x` or `draw`), and whether the game was a `forfeit`.
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
