//! Errors in the description of a player.

use mb_core::Geometry;

/// The error of a text that does not describe a player, or describes a player that cannot play on the given board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayerError {
    /// No player has this name.
    #[error("no player {name:?}{hint}: the players are {players}", hint = hint(.suggestion.as_ref()))]
    Name {
        /// The name that was written.
        name: String,
        /// The name that was probably meant.
        suggestion: Option<&'static str>,
        /// The names of all players.
        players: String,
    },
    /// The player looks further ahead than one move.
    #[error("{player} looks further ahead than one move: the players that do not are {rules}")]
    NoRule {
        /// The name of the player.
        player: &'static str,
        /// The names of the players that look at most one move ahead.
        rules: String,
    },
    /// A part of the text after the name is not of the form `key=value`.
    #[error("{text:?} is not a parameter: after the name of a player write :key=value,key=value")]
    Syntax {
        /// The part that was written.
        text: String,
    },
    /// The player has no parameter with this name.
    #[error("{player} has no parameter {key:?}{hint}: {choice}", hint = hint(.suggestion.as_ref()), choice = parameters(.keys))]
    Key {
        /// The name of the player.
        player: String,
        /// The parameter that was written.
        key: String,
        /// The parameter that was probably meant.
        suggestion: Option<&'static str>,
        /// The parameters that the player has.
        keys: &'static [&'static str],
    },
    /// A parameter is given twice.
    #[error("{key} is given twice: give each parameter once")]
    Repeated {
        /// The parameter.
        key: &'static str,
    },
    /// A parameter cannot have this value.
    #[error("{key}={value}: {key} is {expected}")]
    Value {
        /// The parameter.
        key: &'static str,
        /// The value that was written.
        value: String,
        /// The values that the parameter can have, in words.
        expected: &'static str,
    },
    /// The player looks its moves up in the solved game, and the game on this board is too large to be solved.
    #[error(
        "{player} cannot solve {geometry}: the tree has more than {limit} positions; take a smaller board, or a player that searches, such as alpha-beta-table"
    )]
    TooLarge {
        /// The name of the player.
        player: String,
        /// The shape of the board.
        geometry: Geometry,
        /// The greatest number of positions that a tree may have.
        limit: usize,
    },
    /// A weight is given for a rule that applies to 3×3 only, and the board has another shape.
    #[error("{key} is a rule for 3×3, 3 in a row: on {geometry} leave it out")]
    SmallBoardOnly {
        /// The parameter.
        key: &'static str,
        /// The shape of the board.
        geometry: Geometry,
    },
}

/// Returns the suggestion as part of a message.
fn hint(suggestion: Option<&&str>) -> String {
    suggestion.map_or_else(String::new, |word| format!(" (did you mean {word}?)"))
}

/// Returns the parameters of a player as part of a message.
fn parameters(keys: &[&str]) -> String {
    if keys.is_empty() { "it has none".into() } else { format!("it has {}", keys.join(", ")) }
}
