//! What can be wrong with what a user says: one type per question, each naming the value at fault and what
//! would be right.

use crate::{Geometry, Status};

/// A board cannot have this shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GeometryError {
    /// No columns, or too many.
    #[error("{0} columns: a board has 1 to {max}", max = Geometry::MAX_SIDE)]
    Columns(usize),
    /// No rows, or too many.
    #[error("{0} rows: a board has 1 to {max}", max = Geometry::MAX_SIDE)]
    Rows(usize),
    /// Nobody could win, or everybody would at once.
    #[error("{win} in a row: on this board 1 to {longest} squares in a row can win")]
    Win {
        /// The number of squares in a row that was asked for.
        win: usize,
        /// The longer side of the board.
        longest: usize,
    },
}

/// There is no square at these coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("({x}, {y}) is off the board: columns are 0 to {last_x}, rows 0 to {last_y}", last_x = cols - 1, last_y = rows - 1)]
pub struct SquareError {
    /// The column asked for.
    pub x: usize,
    /// The row asked for.
    pub y: usize,
    /// The number of columns of the board.
    pub cols: usize,
    /// The number of rows of the board.
    pub rows: usize,
}

/// This text is not a square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseSquareError {
    /// Neither a name nor coordinates.
    #[error("not a square: write a column letter and a row from 1, such as B3, or x,y from 0, such as 1,2")]
    Syntax,
    /// A square of some other board.
    #[error(transparent)]
    OffTheBoard(SquareError),
}

/// This text is not a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a mark: circle is o, cross is x")]
pub struct ParseMarkError;

/// This text is not a board of the expected shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseBoardError {
    /// Too few or too many squares.
    #[error(
        "{found} squares: the text of this board has {expected}, one character a square, column by column"
    )]
    Length {
        /// The number of squares of the board.
        expected: usize,
        /// The number of characters in the text.
        found: usize,
    },
    /// A character that is no square.
    #[error("{symbol:?} at {index}: a square is o, x or . (empty)")]
    Symbol {
        /// The character.
        symbol: char,
        /// Its place in the text, counted in characters from 0.
        index: usize,
    },
}

/// The marks on a board cannot have come from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The sides do not alternate.
    #[error(
        "{circles} circles and {crosses} crosses: circle moves first, so there are as many, or one circle more"
    )]
    Count {
        /// The number of circles.
        circles: usize,
        /// The number of crosses.
        crosses: usize,
    },
    /// Both sides have a line, or the side to move has one.
    #[error("the side that moved last did not win, yet the other side has a line: the game had ended before")]
    AlreadyOver,
}

/// A move cannot be played; the position is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// There is a mark on the square.
    #[error("({x}, {y}) is occupied: play an empty square")]
    Occupied {
        /// The column of the square.
        x: usize,
        /// Its row.
        y: usize,
    },
    /// There is no such square.
    #[error(transparent)]
    OffTheBoard(SquareError),
    /// The game is over.
    #[error("the game is over ({0}): undo a move, or start again")]
    Finished(Status),
}

/// A game has no such ply; the game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("ply {ply}: the record has plies 0 to {last}")]
pub struct PlyError {
    /// The ply asked for.
    pub ply: usize,
    /// The number of moves in the record.
    pub last: usize,
}

/// Tallies of playouts from different positions were to be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the tallies have different first moves: merge only tallies of the same position")]
pub struct TallyError;

/// This text does not describe a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[cfg(feature = "std")]
pub enum PlayerError {
    /// There is no player with this name.
    #[error("no player {name:?}{hint}: the players are {names}", hint = hint(.suggestion.as_ref()), names = crate::players::names())]
    Name {
        /// The name asked for.
        name: String,
        /// The name that was probably meant.
        suggestion: Option<&'static str>,
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
        player: &'static str,
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
        /// What would be right.
        expected: &'static str,
    },
    /// The player looks its moves up in the solved game, and the game on this board is too large to be solved.
    #[error(
        "{player} cannot solve {geometry}: the tree has more than {limit} positions; take a smaller board, or a player that searches, such as alpha-beta-table"
    )]
    TooLarge {
        /// The name of the player.
        player: &'static str,
        /// The shape of the board.
        geometry: Geometry,
        /// The most positions that a tree may have.
        limit: usize,
    },
    /// A weight is given to a rule that there is on 3×3 only.
    #[error("{key} is a rule for 3×3, 3 in a row: on {geometry} leave it out")]
    SmallBoardOnly {
        /// The parameter.
        key: &'static str,
        /// The shape of the board.
        geometry: Geometry,
    },
}

/// What was probably meant, as part of a message.
#[cfg(feature = "std")]
fn hint(suggestion: Option<&&str>) -> String {
    suggestion.map_or_else(String::new, |word| format!(" (did you mean {word}?)"))
}

/// What parameters there are, as part of a message.
#[cfg(feature = "std")]
fn parameters(keys: &[&str]) -> String {
    if keys.is_empty() { "it has none".into() } else { format!("it has {}", keys.join(", ")) }
}

/// The text does not name an [`InstructionSet`](crate::InstructionSet).
#[cfg(feature = "std")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown instruction set: there are baseline, x86-64-v3 and avx512")]
pub struct ParseInstructionSetError;

/// The text does not name a [`MethodChoice`](crate::MethodChoice).
#[cfg(feature = "std")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown method of playouts: there are auto, one, batch and winner")]
pub struct ParseMethodError;
