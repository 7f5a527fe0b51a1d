//! Players as they are entered on the command line: those of the library by name, and a person.

use std::io::{self, BufRead as _};
use std::path::Path;

use mb_runtime::Convention;
use mb_runtime::players::{self, DatabasePlayer, HumanPlayer};
use mb_runtime::prelude::*;

use crate::databases;
use crate::failure::Failure;

/// The name of a person at the terminal.
pub(crate) const HUMAN: &str = "human";

/// Whether this names a person.
pub(crate) fn is_human(text: &str) -> bool {
    text.trim() == HUMAN
}

/// A source of lines from standard input that holds it only while it reads one: two people may share it.
pub(crate) fn standard_input() -> impl Iterator<Item = io::Result<String>> {
    std::iter::from_fn(|| io::stdin().lock().lines().next())
}

/// The player that a text names, for boards like this one. A person is asked on standard error, which leaves standard output to results.
pub(crate) fn player<B: Board>(text: &str, board: &B) -> Result<Box<dyn Player<B>>, Failure> {
    if is_human(text) {
        return Ok(Box::new(HumanPlayer::new(standard_input(), io::stderr())));
    }
    machine(text, board)
}

/// What comes before the name of a database's file.
const DATABASE: &str = "database:file=";

/// The player that a text names, which is not a person.
pub(crate) fn machine<B: Board>(text: &str, board: &B) -> Result<Box<dyn Player<B>>, Failure> {
    let Some(path) = text.trim().strip_prefix(DATABASE) else {
        return players::by_name_on(text, board).map_err(Failure::input);
    };
    let path = Path::new(path);
    let database = databases::shared(path)?;
    if database.convention() != Convention::Normal {
        return Err(databases::fault(path, "a database of misère play: players play the normal game"));
    }
    let player = DatabasePlayer::new(database, board.geometry());
    Ok(Box::new(player.map_err(|error| databases::fault(path, error))?))
}
