//! Players as they are entered on the command line: those of the library by name, and a person.

use std::io;
use std::path::Path;
use std::sync::Arc;

use mb_runtime::Convention;
use mb_runtime::error::PlayerError;
use mb_runtime::players::{self, DatabasePlayer, HumanPlayer};
use mb_runtime::prelude::*;

use crate::io::failure::Failure;
use crate::io::{databases, lines};

/// Makes any number of the players that a text names: each thread of a match has its own.
pub(crate) type Maker<B> = Box<dyn Fn() -> Box<dyn Player<B>> + Send + Sync>;

/// The name of a person at the terminal.
pub(crate) const HUMAN: &str = "human";

/// Whether this names a person.
pub(crate) fn is_human(text: &str) -> bool {
    text.trim() == HUMAN
}

/// A source of lines from standard input that holds it only while it reads one: two people may share it. What is not
/// UTF-8 comes as question marks, which are then found to be no move.
pub(crate) fn standard_input() -> impl Iterator<Item = io::Result<String>> {
    lines::standard_input().map(|line| {
        line.map(|line| line.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
    })
}

/// Makes the players that a text names, for boards like this one. A person is asked on standard error, which leaves
/// standard output to results.
pub(crate) fn maker<B: Board>(text: &str, board: &B) -> Result<Maker<B>, Failure> {
    if is_human(text) {
        return Ok(Box::new(|| Box::new(HumanPlayer::new(standard_input(), io::stderr()))));
    }
    machine_maker(text, board, &[HUMAN_HELP, DATABASE_HELP])
}

/// The player that a text names, which is not a person, for boards like this one.
pub(crate) fn machine<B: Board>(text: &str, board: &B) -> Result<Box<dyn Player<B>>, Failure> {
    Ok(machine_maker(text, board, &[DATABASE_HELP])?())
}

/// What comes before the name of a database's file.
const DATABASE: &str = "database:file=";

// What is said of the players that the library does not know by name.
const HUMAN_HELP: &str = "human (a person at the terminal)";
const DATABASE_HELP: &str = "database:file=FILE (a file that mb solve --database makes)";

/// Makes the players that a text names, none of them a person; `others` are those that a wrong name could have been
/// beside those of the library.
fn machine_maker<B: Board>(text: &str, board: &B, others: &[&str]) -> Result<Maker<B>, Failure> {
    let Some(path) = text.trim().strip_prefix(DATABASE) else {
        let maker = players::maker_on(text, board).map_err(|error| match error {
            PlayerError::Name { .. } => Failure::Input(format!("{error}, {}", others.join(", "))),
            error => Failure::input(error),
        })?;
        return Ok(Box::new(maker));
    };
    let path = Path::new(path);
    let database = Arc::new(databases::load(path)?);
    if database.convention() != Convention::Normal {
        return Err(databases::fault(path, "a database of misère play: players play the normal game"));
    }
    let player =
        DatabasePlayer::new(database, board.geometry()).map_err(|error| databases::fault(path, error))?;
    Ok(Box::new(move || Box::new(player.clone())))
}
