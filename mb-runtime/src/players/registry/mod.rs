//! Players by name.

mod build;
mod list;
mod parameters;
#[cfg(test)]
mod tests;

use super::entrant::{Entrant, Maker};
use super::error::PlayerError;
use crate::player::Player;
use mb_core::Board;

use self::build::{build, build_rule};
pub use self::list::PlayerInfo;
use self::list::{Recipe, find, players};
use self::parameters::{Parameters, nearest};

/// Lists every player that [`by_name`] knows.
pub fn all() -> impl ExactSizeIterator<Item = PlayerInfo> + Clone {
    players().map(|(player, _)| player)
}

/// Makes the player that `text` describes, such as `ai2` or `score-complete:score_201=3,score_102=1`.
///
/// The text is a name of the player, in this crate or in the series. Parameters can follow after a colon. A parameter
/// that is left out has its default: for a player of the series, the value in the series.
///
/// The player plays on boards of any shape. A [`Match`](crate::arena::Match) does not take such a box, because each of
/// its threads needs players of its own. For a match use [`entrant`], which also checks that the player can play on
/// boards of the given shape.
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut clever = players::by_name("ai14s:score_201=3")?;
/// assert_eq!(clever.choose(&start, &mut FastRandom::new(0)), Some(Square::new(4)));
///
/// let error = players::by_name::<BitBoard>("ai14s:scoer_201=3").err().map(|error| error.to_string());
/// # assert_eq!(error.as_deref(), Some("ai14s has no parameter \"scoer_201\" (did you mean score_201?): it has \
/// # win, danger, fork, trap, score_201, score_102, score_012"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When no player has this name, when the player does not have a parameter, or when a value is wrong.
pub fn by_name<B: Board>(text: &str) -> Result<Box<dyn Player<B>>, PlayerError> {
    maker(text, None).map(|make| make())
}

/// Makes an entrant, which makes any number of equal players, from a text like that of [`by_name`].
///
/// The players play on boards of the shape of `board`. If they need to solve the game on such a board, it is solved now,
/// once for all players.
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let board = start.board();
/// let (perfect, random) = (players::entrant("perfect", board)?, players::entrant("random", board)?);
/// assert_eq!(perfect.player().analyze(&start).best_moves.len(), 9);
/// let game = Match::new(perfect, random).pairs(100).threads(2);
/// assert_eq!(game.run(&start, RandomSource::Streams).total().lose, 0);
///
/// let large = BitBoard::square_board(8)?;
/// assert!(players::entrant("perfect", &large).is_err());
/// assert!(players::entrant("ai14s", &large).is_ok());
/// assert!(players::entrant("ai14s:trap=50", &large).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The errors of [`by_name`]. Also when the player looks its moves up and the game on this board is too large to be
/// solved, or when a weight is given for a rule that applies to 3×3 only and the board has another shape.
pub fn entrant<B: Board>(text: &str, board: &B) -> Result<Entrant<B>, PlayerError> {
    Ok(Entrant { name: text.to_owned(), make: maker(text, Some(board))? })
}

/// Makes an entrant like [`entrant()`], but only for players that look at most one move ahead: those with
/// [`is_rule`](PlayerInfo::is_rule).
///
/// [`entrant()`] makes every search and every tree a part of the program, anew for each type of board. This function
/// compiles in a small part of that time.
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let rule = |name| players::rule_entrant(name, start.board());
/// let table = Match::new(rule("ai14s")?, rule("ai2")?).pairs(10).run(&start, &mut PythonRandom::new(0));
/// assert_eq!(table.total().games(), 20);
/// assert!(rule("ai_mmdfs").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The errors of [`entrant()`]. Also when the player looks further ahead.
pub fn rule_entrant<B: Board>(text: &str, board: &B) -> Result<Entrant<B>, PlayerError> {
    let (player, recipe, parameters) = read(text)?;
    let Recipe::Rule(recipe) = recipe else {
        let rules = all().filter(|player| player.is_rule).map(|player| player.to_string());
        return Err(PlayerError::NoRule { player: player.name, rules: rules.collect::<Vec<_>>().join(", ") });
    };
    Ok(Entrant { name: text.to_owned(), make: build_rule(recipe, &parameters, Some(board))? })
}

/// Returns a maker of the player that `text` describes.
fn maker<B: Board>(text: &str, board: Option<&B>) -> Result<Maker<B>, PlayerError> {
    let (_, recipe, parameters) = read(text)?;
    build(recipe, &parameters, board)
}

/// Finds the player that `text` describes, and reads its parameters.
fn read(text: &str) -> Result<(PlayerInfo, &'static Recipe, Parameters<'_>), PlayerError> {
    let (name, rest) = text.split_once(':').unwrap_or((text, ""));
    let name = name.trim();
    let Some((player, recipe)) = find(name) else {
        let suggestion = nearest(name, all().flat_map(|player| player.names()));
        let players = all().map(|player| player.to_string()).collect::<Vec<_>>().join(", ");
        return Err(PlayerError::Name { name: name.into(), suggestion, players });
    };
    Ok((player, recipe, Parameters::parse(rest, name, player.keys)?))
}
