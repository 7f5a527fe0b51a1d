//! Players as the command line names them: those of the library, a person, and a database in a file.

use std::io;
use std::path::Path;
use std::sync::Arc;

use mb_runtime::Convention;
use mb_runtime::error::PlayerError;
use mb_runtime::players::{self, DatabasePlayer, Entrant, PlayerInfo};
use mb_runtime::prelude::*;

use crate::io::failure::Failure;
use crate::io::human::HumanPlayer;
use crate::io::{databases, lines};

/// The name of a person at the terminal.
pub(crate) const HUMAN: &str = "human";

/// What comes before the file name of a database.
const DATABASE: &str = "database:file=";

// The names that the library does not know, for error messages.
const HUMAN_HELP: &str = "human (a person at the terminal)";
const DATABASE_HELP: &str = "database:file=FILE (a file that mb solve --database makes)";

/// Whether `text` names a person.
pub(crate) fn is_human(text: &str) -> bool {
    text.trim() == HUMAN
}

/// Reads the lines that people write. Bytes that are not UTF-8 become replacement characters, which no move contains.
///
/// Holds standard input only while it reads a line, so that two people can share it.
pub(crate) fn human_lines() -> impl Iterator<Item = io::Result<String>> {
    lines::standard_input().map(|line| {
        line.map(|line| line.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
    })
}

/// Makes the entrant that `text` names, for boards like `board`. A person is asked on standard error, which keeps
/// standard output for results.
pub(crate) fn entrant(text: &str, board: &BitBoard) -> Result<Entrant<BitBoard>, Failure> {
    if is_human(text) {
        return Ok(Entrant::new(text, || Box::new(HumanPlayer::new(human_lines(), io::stderr()))));
    }
    machine_entrant(text, board, &[HUMAN_HELP, DATABASE_HELP])
}

/// Whether all texts name players that look at most one move ahead. Their games are short work, so they are played on
/// generated boards. The searches of the other players are compiled once, for the generic board.
pub(crate) fn are_rules(texts: &[&str]) -> bool {
    texts.iter().all(|text| info(text).is_some_and(|player| player.is_rule))
}

/// Makes the player that `text` names, for boards like `board`. It cannot be a person.
pub(crate) fn machine(text: &str, board: &BitBoard) -> Result<Box<dyn Player<BitBoard>>, Failure> {
    Ok(machine_entrant(text, board, &[DATABASE_HELP])?.player())
}

/// Whether the series shows the scores of the player that `text` names for circle, not for the side to move.
pub(crate) fn shows_scores_for_circle(text: &str) -> bool {
    info(text).is_some_and(|player| player.shows_scores_for_circle)
}

/// The player of the library that `text` names.
fn info(text: &str) -> Option<PlayerInfo> {
    let name = text.split(':').next().unwrap_or_default().trim();
    players::all().find(|player| player.names().any(|known| known == name))
}

/// Makes the entrant that `text` names, which is not a person. The error of an unknown name adds `others` to the names
/// of the library.
fn machine_entrant(text: &str, board: &BitBoard, others: &[&str]) -> Result<Entrant<BitBoard>, Failure> {
    let Some(path) = text.trim().strip_prefix(DATABASE) else {
        return mb_engine::entrant(text, board).map_err(|error| match error {
            PlayerError::Name { .. } => Failure::Input(format!("{error}, {}", others.join(", "))),
            error => Failure::input(error),
        });
    };
    let path = Path::new(path);
    let database = Arc::new(databases::load(path)?);
    if database.convention() != Convention::Normal {
        return Err(databases::fault(path, "a database of misère play: players play the normal game"));
    }
    let player =
        DatabasePlayer::new(database, board.geometry()).map_err(|error| databases::fault(path, error))?;
    Ok((text, player).into())
}
