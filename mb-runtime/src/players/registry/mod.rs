//! Players by name.

mod parameters;
mod searching;

use core::fmt;
use core::time::Duration;

use self::parameters::{Parameters, value};
use self::searching::Judgement;
use super::{
    CentreRule, CornersRule, HabitPlayer, IndifferentRule, MonteCarloPlayer, PatternRule, Player,
    RandomPlayer, ReadingOrderRule, ScoringPlayer,
};
use crate::error::PlayerError;
use crate::search::{Algorithm, Outcome, Search, Stored};
use crate::{Board, Playouts};

/// A player that [`by_name`] knows.
///
/// Displayed as its name with that in the series: `random (ai2)`.
#[derive(Clone, Copy, Debug)]
pub struct PlayerInfo {
    /// Its name here.
    pub name: &'static str,
    /// Its name in the series.
    pub series_name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The names of its parameters.
    pub keys: &'static [&'static str],
    kind: Kind,
}

impl fmt::Display for PlayerInfo {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.name, self.series_name)
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
    MonteCarlo,
    Search(fn() -> Search, Judgement),
}

const fn plain(name: &'static str, series_name: &'static str, about: &'static str, kind: Kind) -> PlayerInfo {
    PlayerInfo { name, series_name, about, keys: &[], kind }
}

const fn patterns(
    name: &'static str,
    series_name: &'static str,
    about: &'static str,
    keys: &'static [&'static str],
    rule: PatternRule,
) -> PlayerInfo {
    PlayerInfo { name, series_name, about, keys, kind: Kind::Patterns(rule) }
}

/// A player that searches to the end of the game unless it is told not to.
const fn search(
    name: &'static str,
    series_name: &'static str,
    about: &'static str,
    search: fn() -> Search,
) -> PlayerInfo {
    let kind = Kind::Search(search, Judgement::Outcome(Outcome::RESULT));
    PlayerInfo { name, series_name, about, keys: searching::KEYS, kind }
}

/// A player that searches to a depth, and judges by the rule of thumb `ai14s` there.
const fn judging(
    name: &'static str,
    series_name: &'static str,
    about: &'static str,
    search: fn() -> Search,
) -> PlayerInfo {
    let kind = Kind::Search(search, Judgement::Rule(PatternRule::COMPLETE));
    PlayerInfo { name, series_name, about, keys: searching::KEYS, kind }
}

/// With the table of the series.
fn tabled(algorithm: Algorithm) -> Search {
    Search::new(algorithm).table(Stored::EveryImage)
}

// The parameters that the pattern rules have, in growing sets.
const WEIGHTS: &[&str] = &["win", "score_201", "score_102", "score_012"];
const SAFE: &[&str] = &["win", "danger", "score_201", "score_102", "score_012"];
const CENTRE: &[&str] = &["centre", "win", "danger", "score_201", "score_102", "score_012"];
const FORK: &[&str] = &["centre", "win", "danger", "fork", "score_201", "score_102", "score_012"];
const TRAP: &[&str] = &["win", "danger", "fork", "trap", "score_201", "score_102", "score_012"];

/// Every player, in the series' order.
const PLAYERS: &[PlayerInfo] = &[
    plain("first", "ai1", "the first empty square, row by row", Kind::Habits(HabitPlayer::first_square)),
    plain("random", "ai2", "any legal move", Kind::Random),
    plain("centre", "ai3", "the centre, else any move", Kind::Habits(HabitPlayer::centre)),
    plain("centre-corner", "ai4", "the centre, then corners", Kind::Habits(HabitPlayer::centre_or_corner)),
    plain("win", "ai5", "a winning move, else any", Kind::Habits(HabitPlayer::win)),
    plain("win-block", "ai6", "a winning move, else a block", Kind::Habits(HabitPlayer::win_or_block)),
    plain(
        "centre-win-block",
        "ai7",
        "the centre, else a winning move, else a block",
        Kind::Habits(HabitPlayer::centre_or_win_or_block),
    ),
    plain("score-first", "ai1s", "scores earlier squares higher, row by row", Kind::ReadingOrder),
    plain("score-nothing", "ai2s", "scores all moves alike", Kind::Indifferent),
    plain("score-centre", "ai3s", "scores the centre", Kind::CentreSquare),
    plain("score-corner", "ai4s", "scores the centre, then corners", Kind::CornerSquares),
    patterns("score-win", "ai5s", "scores a win", WEIGHTS, PatternRule::WIN),
    patterns("score-safe", "ai6s", "also avoids danger", SAFE, PatternRule::SAFE),
    patterns("score-safe-centre", "ai7s", "the centre first", CENTRE, PatternRule::CENTRE),
    patterns("score-threat", "ai8s", "also threatens to win", FORK, PatternRule::THREAT),
    patterns("score-fork", "ai9s", "prefers two threats", FORK, PatternRule::FORK),
    patterns("score-open-lines", "ai10s", "also counts open lines", FORK, PatternRule::OPEN_LINES),
    patterns("score-weighed", "ai11s", "weighs the lines of both sides", FORK, PatternRule::WEIGHED),
    patterns("score-trap", "ai12s", "no longer clings to the centre, sees a trap", TRAP, PatternRule::TRAP),
    patterns("score-danger", "ai13s", "counts the dangers", TRAP, PatternRule::COUNTED_DANGER),
    patterns("score-complete", "ai14s", "weighs lines also when in danger", TRAP, PatternRule::COMPLETE),
    PlayerInfo {
        name: "monte-carlo",
        series_name: "ai_pmc",
        about: "plays random games and takes the move that won most",
        keys: &["playouts", "seconds"],
        kind: Kind::MonteCarlo,
    },
    search("minimax", "ai_mmdfs", "searches every game to its end", || Search::new(Algorithm::Minimax)),
    search("minimax-table", "ai_mmdfs_tt", "the same with a table", || tabled(Algorithm::Minimax)),
    search("alpha-beta-hard", "ai_abs", "cuts off what cannot matter, fail-hard", || {
        Search::new(Algorithm::AlphaBetaHard)
    }),
    search("alpha-beta", "ai_abs2", "cuts off what cannot matter, fail-soft", || {
        Search::new(Algorithm::AlphaBeta)
    }),
    search("alpha-beta-table", "ai_abs_tt", "the same with a table", || tabled(Algorithm::AlphaBeta)),
    search("null-window", "ai_nws_3score", "asks yes-no questions only", || tabled(Algorithm::NullWindow)),
    search("scout", "ai_scout", "asks before it searches", || tabled(Algorithm::Scout)),
    search("mtdf", "ai_mtdf", "closes in on the score from a guess", || tabled(Algorithm::Mtdf)),
    judging("alpha-beta-depth", "ai_abs_dls", "alpha-beta to a depth, 1 unless told otherwise", || {
        tabled(Algorithm::AlphaBeta).depth(1)
    }),
    judging("pvs-depth", "ai_pvs_dls", "principal variation search to a depth, 1 unless told", || {
        tabled(Algorithm::PrincipalVariation).depth(1)
    }),
    judging("alpha-beta-deepening", "ai_ab_iddfs", "alpha-beta, deeper and deeper for 1 second", || {
        tabled(Algorithm::AlphaBeta).deepening(true).time_limit(Duration::from_secs(1))
    }),
    judging("pvs-deepening", "ai_pvs_iddfs", "principal variation search, deeper and deeper", || {
        tabled(Algorithm::PrincipalVariation).deepening(true).time_limit(Duration::from_secs(1))
    }),
];

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
/// let error = players::by_name::<BitBoard>("ai14s:score=3").err().map(|error| error.to_string());
/// # assert_eq!(error.as_deref(), Some("ai14s has no parameter \"score\": it has win, danger, fork, trap, \
/// # score_201, score_102, score_012"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When there is no such player, or its parameters are not such as it has.
pub fn by_name<B: Board>(text: &str) -> Result<Box<dyn Player<B>>, PlayerError> {
    let (name, rest) = text.split_once(':').unwrap_or((text, ""));
    let name = name.trim();
    let is_asked_for = |player: &&PlayerInfo| name == player.name || name == player.series_name;
    let Some(player) = PLAYERS.iter().find(is_asked_for) else {
        return Err(PlayerError::Name { name: name.into() });
    };
    let asked = if name == player.name { player.name } else { player.series_name };
    build(player.kind, &Parameters::parse(rest, asked, player.keys)?)
}

/// Makes a player.
fn build<B: Board>(kind: Kind, parameters: &Parameters<'_>) -> Result<Box<dyn Player<B>>, PlayerError> {
    Ok(match kind {
        Kind::Random => Box::new(RandomPlayer),
        Kind::Habits(make) => Box::new(make()),
        Kind::ReadingOrder => Box::new(ScoringPlayer::new(ReadingOrderRule)),
        Kind::Indifferent => Box::new(ScoringPlayer::new(IndifferentRule)),
        Kind::CentreSquare => Box::new(ScoringPlayer::new(CentreRule)),
        Kind::CornerSquares => Box::new(ScoringPlayer::new(CornersRule)),
        Kind::Patterns(rule) => Box::new(ScoringPlayer::new(with_weights(rule, parameters)?)),
        Kind::MonteCarlo => Box::new(MonteCarloPlayer::new(playouts(parameters)?)),
        Kind::Search(search, judgement) => searching::build(search(), judgement, parameters)?,
    })
}

/// The rule with the weights that are given.
fn with_weights(mut rule: PatternRule, parameters: &Parameters<'_>) -> Result<PatternRule, PlayerError> {
    for (key, text) in parameters.iter() {
        let weight = value(key, text, |weight: &f64| weight.is_finite(), "a number")?;
        if let Some(parameter) = rule.parameter_mut(key) {
            *parameter = weight;
        }
    }
    Ok(rule)
}

/// The playouts of the Monte Carlo player: so many games, 10,000 unless only a time is given.
fn playouts(parameters: &Parameters<'_>) -> Result<Playouts, PlayerError> {
    let (mut games, mut limit) = (None, None);
    for (key, text) in parameters.iter() {
        if key == "playouts" {
            games = Some(value(key, text, |games: &u64| *games > 0, "a number of games, at least 1")?);
        } else {
            let expected = "a time in seconds, at least 0";
            let seconds = value(key, text, |seconds: &f64| seconds.is_finite() && *seconds >= 0.0, expected)?;
            limit = Some(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX));
        }
    }
    let playouts = Playouts::new(games.unwrap_or(if limit.is_some() { u64::MAX } else { 10_000 }));
    Ok(limit.map_or(playouts, |limit| playouts.time_limit(limit)))
}

#[cfg(test)]
mod tests {
    use super::{Kind, PLAYERS, by_name};
    use crate::BitBoard;

    fn message(text: &str) -> String {
        by_name::<BitBoard>(text).err().map_or_else(String::new, |error| error.to_string())
    }

    #[test]
    fn every_player_is_made_by_both_its_names() {
        for player in PLAYERS {
            assert_eq!((message(player.name), message(player.series_name)), (String::new(), String::new()));
        }
    }

    #[test]
    fn every_parameter_of_a_pattern_rule_is_one_that_it_has() {
        for player in PLAYERS {
            if let Kind::Patterns(mut rule) = player.kind {
                let all = ["centre", "win", "danger", "fork", "trap", "score_201", "score_102", "score_012"];
                let has: Vec<&str> =
                    all.into_iter().filter(|key| rule.parameter_mut(key).is_some()).collect();
                assert_eq!(player.keys, has, "{player}");
            }
        }
    }

    #[test]
    fn a_message_names_what_is_wrong_and_what_would_be_right() {
        let unknown = message("ai99");
        assert!(
            unknown.starts_with("no player \"ai99\": the players are first (ai1), random (ai2), "),
            "{unknown}"
        );
        assert_eq!(message("ai2:depth=3"), "ai2 has no parameter \"depth\": it has none");
        assert_eq!(message("ai_pmc:depth=3"), "ai_pmc has no parameter \"depth\": it has playouts, seconds");
        assert_eq!(message("ai14s:win=nan"), "win=nan: win is a number");
        assert_eq!(message("ai_pmc:playouts=0"), "playouts=0: playouts is a number of games, at least 1");
        assert_eq!(message("ai14s:win=1,win=2"), "win is given twice: give each parameter once");
        assert_eq!(
            message("ai14s:win"),
            "\"win\" is not a parameter: after the name of a player write :key=value,key=value"
        );
    }

    #[test]
    fn parameters_may_have_spaces_around_them() {
        assert_eq!(message(" ai14s : win = 5 , fork = -1.5 "), "");
    }
}
