//! The parameters of players that search.

use core::str::FromStr;

use super::parameters::{Parameters, seconds, value};
use super::{Kind, PLAYERS};
use crate::players::PlayerError;
use crate::players::{PatternRule, Player, RuleEvaluation, SearchPlayer};
use crate::search::{MoveOrder, ResultEvaluation, Search, Stored};
use mb_core::Board;

/// What a searching player can be told.
pub(super) const KEYS: &[&str] = &["depth", "evaluation", "table", "entries", "order", "seconds", "nodes"];

/// What a position is worth where a search stops.
#[derive(Clone, Copy, Debug)]
pub(super) enum Judgement {
    Outcome(ResultEvaluation),
    Rule(PatternRule),
}

impl Judgement {
    /// Reads the parameter that names it.
    pub(super) fn parse(key: &'static str, text: &str) -> Result<Self, PlayerError> {
        value(key, text, |_| true, "result, shortest-win or a player that scores patterns, such as ai14s")
    }
}

impl FromStr for Judgement {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "result" => return Ok(Self::Outcome(ResultEvaluation::RESULT)),
            "shortest-win" => return Ok(Self::Outcome(ResultEvaluation::SHORTEST_WIN)),
            _ => {}
        }
        let mut named = PLAYERS.iter().filter(|player| player.names().any(|name| name == text));
        let rule = named.find_map(|player| match player.kind {
            Kind::Patterns(rule) => Some(Self::Rule(rule)),
            _ => None,
        });
        rule.ok_or(())
    }
}

/// A player that searches, on any board.
#[derive(Clone, Debug)]
pub(super) struct SearchPlan {
    search: Search,
    judgement: Judgement,
}

impl SearchPlan {
    /// The player.
    pub(super) fn make<B: Board>(&self) -> Box<dyn Player<B>> {
        let search = self.search.clone();
        match self.judgement {
            Judgement::Outcome(outcome) => Box::new(SearchPlayer::new(search, outcome)),
            Judgement::Rule(rule) => Box::new(SearchPlayer::new(search, RuleEvaluation(rule))),
        }
    }
}

/// Reads how to search, which is like this but for the parameters.
pub(super) fn plan(
    mut search: Search,
    mut judgement: Judgement,
    parameters: &Parameters<'_>,
) -> Result<SearchPlan, PlayerError> {
    for (key, text) in parameters.iter() {
        search = match key {
            "depth" => search.depth(value(key, text, |_: &usize| true, "a number of moves to look ahead")?),
            "table" => with_table(search, key, text)?,
            "entries" => search.table_limit(value(key, text, |_: &usize| true, "a number of table entries")?),
            "order" => search.order(order(key, text)?),
            "seconds" => search.time_limit(seconds(key, text)?),
            "nodes" => search.node_limit(value(key, text, |_: &u64| true, "a number of positions")?),
            _ => {
                judgement = Judgement::parse(key, text)?;
                search
            }
        };
    }
    // A rule that prefers the centre looks at the last move, of which a table knows nothing.
    let looks_at_last_move = matches!(judgement, Judgement::Rule(rule) if rule.centre.is_some());
    let search = if looks_at_last_move { search.without_table() } else { search };
    Ok(SearchPlan { search, judgement })
}

fn with_table(search: Search, key: &'static str, text: &str) -> Result<Search, PlayerError> {
    match text {
        "none" => Ok(search.without_table()),
        "canonical" => Ok(search.table(Stored::Canonical)),
        "images" => Ok(search.table(Stored::EveryImage)),
        _ => Err(wrong(key, text, "none, canonical or images")),
    }
}

fn order(key: &'static str, text: &str) -> Result<MoveOrder, PlayerError> {
    match text {
        "ascending" => Ok(MoveOrder::Ascending),
        "centre" => Ok(MoveOrder::CentreFirst),
        _ => Err(wrong(key, text, "ascending or centre")),
    }
}

fn wrong(key: &'static str, text: &str, expected: &'static str) -> PlayerError {
    PlayerError::Value { key, value: text.into(), expected }
}
