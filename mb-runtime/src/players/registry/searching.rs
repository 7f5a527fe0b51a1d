//! The parameters of players that search.

use super::parameters::Parameters;
use crate::players::entrant::{Maker, cloning};
use crate::players::error::PlayerError;
use crate::players::rules::PatternRule;
use crate::players::searching::{RuleEvaluation, SearchPlayer};
use crate::search::{MoveOrder, ResultEvaluation, Search, Stored};
use mb_core::Board;

/// The keys of a searching player.
pub(super) const KEYS: &[&str] = &["depth", "evaluation", "table", "entries", "order", "seconds", "nodes"];

/// What values the positions where a search stops.
#[derive(Clone, Copy, Debug)]
pub(super) enum Judgement {
    Result(ResultEvaluation),
    Rule(PatternRule),
}

impl Judgement {
    /// Reads the parameter `evaluation`.
    pub(super) fn read(parameters: &Parameters<'_>) -> Result<Option<Self>, PlayerError> {
        let expected = "result, shortest-win or a player that scores patterns, such as ai14s";
        parameters.value("evaluation", expected, |text| match text {
            "result" => Some(Self::Result(ResultEvaluation::RESULT)),
            "shortest-win" => Some(Self::Result(ResultEvaluation::SHORTEST_WIN)),
            _ => parameters.rule(text).map(Self::Rule),
        })
    }
}

/// The player with this search and judgement, changed by the parameters.
pub(super) fn search<B: Board>(
    mut search: Search,
    judgement: Judgement,
    parameters: &Parameters<'_>,
) -> Result<Maker<B>, PlayerError> {
    if let Some(depth) = parameters.number("depth", "a number of moves to look ahead")? {
        search = search.depth(depth);
    }
    let tables =
        [("none", None), ("canonical", Some(Stored::Canonical)), ("images", Some(Stored::EveryImage))];
    if let Some(stored) = parameters.word("table", "none, canonical or images", &tables)? {
        search = stored.map_or(search.clone().without_table(), |stored| search.table(stored));
    }
    if let Some(entries) = parameters.number("entries", "a number of table entries")? {
        search = search.table_limit(entries);
    }
    let is_centre_first =
        parameters.word("order", "ascending or centre", &[("ascending", false), ("centre", true)])?;
    if let Some(is_centre_first) = is_centre_first {
        search = search.order(if is_centre_first { MoveOrder::CentreFirst } else { MoveOrder::Ascending });
    }
    if let Some(limit) = parameters.seconds()? {
        search = search.time_limit(limit);
    }
    if let Some(nodes) = parameters.number("nodes", "a number of positions")? {
        search = search.node_limit(nodes);
    }
    Ok(match Judgement::read(parameters)?.unwrap_or(judgement) {
        Judgement::Result(result) => cloning(SearchPlayer::new(search, result)),
        Judgement::Rule(rule) => {
            // A rule that prefers the centre looks at the last move, which a table does not know.
            let search = if rule.centre.is_some() { search.without_table() } else { search };
            cloning(SearchPlayer::new(search, RuleEvaluation(rule)))
        }
    })
}
