//! Errors in the description of a player.

use mb_core::Geometry;

/// A text that does not describe a player, or describes one that a board does not suit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayerError {
    /// No player has this name.
    #[error("no player {name:?}{hint}: the players are {players}", hint = hint(.suggestion.as_ref()))]
    Name {
        /// The name asked for.
        name: String,
        /// The name that was probably meant.
        suggestion: Option<&'static str>,
        /// The names of all players.
        players: String,
    },
    /// Something after the name is not `key=value`.
    #[error("{text:?} is not a parameter: after the name of a player write :key=value,key=value")]
    Syntax {
        /// What was written.
        text: String,
    },
    /// The player has no parameter with this name.
    #[error("{player} has no parameter {key:?}{hint}: {choice}", hint = hint(.suggestion.as_ref()), choice = parameters(.keys))]
    Key {
        /// The name of the player.
        player: String,
        /// The parameter asked for.
        key: String,
        /// The parameter that was probably meant.
        suggestion: Option<&'static str>,
        /// The parameters it has.
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
        /// What was written.
        value: String,
        /// The values that it can have, in words.
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
        /// The most positions that a tree may have.
        limit: usize,
    },
    /// A weight is given to a rule for 3×3 only.
    #[error("{key} is a rule for 3×3, 3 in a row: on {geometry} leave it out")]
    SmallBoardOnly {
        /// The parameter.
        key: &'static str,
        /// The shape of the board.
        geometry: Geometry,
    },
}

/// What was probably meant, as part of a message.
fn hint(suggestion: Option<&&str>) -> String {
    suggestion.map_or_else(String::new, |word| format!(" (did you mean {word}?)"))
}

/// The parameters of a player, as part of a message.
fn parameters(keys: &[&str]) -> String {
    if keys.is_empty() { "it has none".into() } else { format!("it has {}", keys.join(", ")) }
}
