//! Players by name.

mod build;
mod chance;
mod list;
mod parameters;
mod plan;
mod searching;
mod suggest;
#[cfg(test)]
mod tests;

use core::fmt;

use self::list::PLAYERS;
use self::parameters::Parameters;
use self::searching::Judgement;
use super::{HabitPlayer, PatternRule, Player};
use crate::players::PlayerError;
use crate::search::Search;
use mb_core::Board;

/// A player that [`by_name`] knows.
///
/// Displayed as its name with its others: `random (ai2)`.
#[derive(Clone, Copy, Debug)]
pub struct PlayerInfo {
    /// Its name here.
    pub name: &'static str,
    /// Its other names: those in the series, where it has it, else the usual abbreviation.
    pub aliases: &'static [&'static str],
    /// What it does.
    pub about: &'static str,
    /// The names of its parameters.
    pub keys: &'static [&'static str],
    kind: Kind,
}

impl PlayerInfo {
    /// All names by which it can be called, its own first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        core::iter::once(self.name).chain(self.aliases.iter().copied())
    }
}

impl fmt::Display for PlayerInfo {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.name, self.aliases.join(", "))
    }
}

/// What a player is made of, before its parameters are known.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Random,
    Habits(fn() -> HabitPlayer),
    ReadingOrder,
    Indifferent,
    CentreSquare,
    CornerSquares,
    Patterns(PatternRule),
    Perfect,
    MonteCarlo,
    Uct,
    Search(fn() -> Search, Judgement),
}

/// Every player that [`by_name`] knows.
#[must_use]
pub const fn all() -> &'static [PlayerInfo] {
    PLAYERS
}

/// Their names, as part of a message.
pub(crate) fn names() -> String {
    PLAYERS.iter().map(PlayerInfo::to_string).collect::<Vec<_>>().join(", ")
}

/// The player that a text describes: a name of ours or of the series, and after a colon its parameters, if any
/// are to be other than the series has them: `ai2`, or `score-complete:score_201=3,score_102=1`.
///
/// The player plays on boards of any shape. Where a shape may not suit it, ask for it with [`by_name_on`].
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut clever = players::by_name("ai14s:score_201=3")?;
/// let mut random = players::by_name("random")?;
/// let mut dice = PythonRandom::new(0);
/// let table = Match::between("ai14s", "ai2").pairs(100).run(&start, &mut *clever, &mut *random, &mut dice);
/// assert_eq!(table.total().lose, 0);
///
/// let error = players::by_name::<BitBoard>("ai14s:scoer_201=3").err().map(|error| error.to_string());
/// # assert_eq!(error.as_deref(), Some("ai14s has no parameter \"scoer_201\" (did you mean score_201?): it has \
/// # win, danger, fork, trap, score_201, score_102, score_012"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When there is no such player, or its parameters are not such as it has.
pub fn by_name<B: Board>(text: &str) -> Result<Box<dyn Player<B>>, PlayerError> {
    let (kind, parameters) = read(text)?;
    Ok(build::plan(kind, &parameters)?.make())
}

/// The player that a text describes, as [`by_name`] says, for boards like this one: what it has to know of the
/// shape it finds out now.
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let small = BitBoard::square_board(3)?;
/// let mut perfect = players::by_name_on("perfect:scoring=shortest-win", &small)?;
/// assert_eq!(perfect.analyze(&Position::new(small)).candidates.len(), 9);
///
/// let large = BitBoard::square_board(8)?;
/// assert!(players::by_name_on("perfect", &large).is_err());
/// assert!(players::by_name_on("ai14s", &large).is_ok());
/// assert!(players::by_name_on("ai14s:trap=50", &large).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`by_name`]; also when the game on such a board cannot be solved for a player that looks its moves up, and
/// when a weight is given to a rule that there is on 3×3 only.
pub fn by_name_on<B: Board>(text: &str, board: &B) -> Result<Box<dyn Player<B>>, PlayerError> {
    let (kind, parameters) = read(text)?;
    Ok(build::fit(kind, &parameters, board)?.make())
}

/// What makes any number of players that a text describes, as [`by_name_on`] makes one: for a match on several threads,
/// each of which has players of its own. What they have to know of the shape is found out once, now, and shared.
///
/// ```
/// use mb_runtime::players;
/// use mb_runtime::prelude::*;
///
/// let board = BitBoard::square_board(3)?;
/// let (perfect, random) = (players::maker_on("perfect", &board)?, players::maker_on("random", &board)?);
/// let start = Position::new(board);
/// let table = Match::between("perfect", "random").pairs(100).threads(2).run_fast(&start, perfect, random);
/// assert_eq!(table.total().lose, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`by_name_on`].
pub fn maker_on<B>(
    text: &str,
    board: &B,
) -> Result<impl Fn() -> Box<dyn Player<B>> + Send + Sync + use<B>, PlayerError>
where
    B: Board,
{
    let (kind, parameters) = read(text)?;
    let fitted = build::fit(kind, &parameters, board)?;
    Ok(move || fitted.make())
}

/// The player that a text names, and its parameters.
fn read(text: &str) -> Result<(Kind, Parameters<'_>), PlayerError> {
    let (name, rest) = text.split_once(':').unwrap_or((text, ""));
    let name = name.trim();
    let named = |player: &'static PlayerInfo| Some((player, player.names().find(|known| *known == name)?));
    let Some((player, asked)) = PLAYERS.iter().find_map(named) else {
        let suggestion = suggest::nearest(name, PLAYERS.iter().flat_map(PlayerInfo::names));
        return Err(PlayerError::Name { name: name.into(), suggestion });
    };
    Ok((player.kind, Parameters::parse(rest, asked, player.keys)?))
}
