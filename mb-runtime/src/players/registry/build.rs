//! Makes the registered players from their recipes and parameters.

use core::time::Duration;

use super::list::{Judgement, Recipe, RuleRecipe, find};
use super::parameters::{Given, Parameters};
use crate::exact::tree::Scoring;
use crate::players::entrant::{Maker, cloning};
use crate::players::error::PlayerError;
use crate::players::monte_carlo::MonteCarloPlayer;
use crate::players::pattern_rule::PatternRule;
use crate::players::perfect::PerfectPlayer;
use crate::players::random::RandomPlayer;
use crate::players::scoring::ScoringPlayer;
use crate::players::searching::{RuleEvaluation, SearchPlayer};
use crate::players::square_rules::{ReadingOrderRule, SquareRule};
use crate::players::uct::UctPlayer;
use crate::playout::Playouts;
use crate::search::uct::{Judged, PlayedOut, Uct};
use crate::search::{ResultEvaluation, Search};
use mb_core::{Board, Geometry};

/// Returns a maker of the player: for boards of the shape of `board`, or for boards of any shape if `board` is `None`.
pub(super) fn build<B: Board>(
    recipe: &Recipe,
    parameters: &Parameters<'_>,
    board: Option<&B>,
) -> Result<Maker<B>, PlayerError> {
    Ok(match recipe {
        Recipe::Rule(recipe) => build_rule(recipe, parameters, board)?,
        Recipe::Perfect => cloning(perfect(parameters, board)?),
        Recipe::MonteCarlo => cloning(monte_carlo(parameters)?),
        Recipe::Uct => uct(parameters)?,
        Recipe::Searching(search, judgement) => searching(search.clone(), *judgement, parameters)?,
    })
}

/// Like [`build`], for the players that look at most one move ahead.
pub(super) fn build_rule<B: Board>(
    recipe: &RuleRecipe,
    parameters: &Parameters<'_>,
    board: Option<&B>,
) -> Result<Maker<B>, PlayerError> {
    Ok(match recipe {
        RuleRecipe::Random => cloning(RandomPlayer),
        RuleRecipe::Habits(player) => cloning(player.clone()),
        RuleRecipe::ReadingOrder => cloning(ScoringPlayer::new(ReadingOrderRule)),
        RuleRecipe::Squares(rule, _) => cloning(ScoringPlayer::new(SquareRule {
            centre: parameters.weight("centre")?.or(rule.centre),
            corner: parameters.weight("corner")?.unwrap_or(rule.corner),
        })),
        RuleRecipe::Patterns(rule) => cloning(ScoringPlayer::new(weighted(*rule, parameters, board)?)),
    })
}

/// Returns the rule with the given weights.
fn weighted<B: Board>(
    mut rule: PatternRule,
    parameters: &Parameters<'_>,
    board: Option<&B>,
) -> Result<PatternRule, PlayerError> {
    for key in parameters.keys() {
        if let (Some(parameter), Some(weight)) = (rule.parameter_mut(key), parameters.weight(key)?) {
            *parameter = weight;
        }
        if let Some(geometry) = board.map(Board::geometry)
            && key == "trap"
            && Ok(geometry) != Geometry::square_board(3)
        {
            return Err(PlayerError::SmallBoardOnly { key, geometry });
        }
    }
    Ok(rule)
}

/// Makes the player that looks its moves up. If `board` is given, solves the game on it now, and all players share the
/// tree.
fn perfect<B: Board>(
    parameters: &Parameters<'_>,
    board: Option<&B>,
) -> Result<PerfectPlayer<B>, PlayerError> {
    let scoring = parameters.parsed("scoring", "result, shortest-win or hopeful-draws")?;
    let scoring = scoring.unwrap_or(Scoring::Result);
    let Some(board) = board else { return Ok(PerfectPlayer::solving(scoring)) };
    PerfectPlayer::solved(board, scoring).map_err(|error| PlayerError::TooLarge {
        player: parameters.player.into(),
        geometry: board.geometry(),
        limit: error.limit,
    })
}

/// Returns the number of games or iterations of a player: the given number, else 10,000. Without a given number but
/// with a time limit, returns the greatest number.
fn effort(given: Option<u64>, limit: Option<Duration>) -> u64 {
    given.unwrap_or(if limit.is_some() { u64::MAX } else { 10_000 })
}

fn monte_carlo(parameters: &Parameters<'_>) -> Result<MonteCarloPlayer, PlayerError> {
    let limit = parameters.seconds()?;
    let playouts = Playouts::new(effort(parameters.games()?, limit));
    let playouts = limit.map_or(playouts, |limit| playouts.time_limit(limit));
    let expected = "drawn (every move from the dice) or seeded (the seed alone: faster)";
    let seeded = parameters.value("games", expected, |text| match text {
        "drawn" => Some(false),
        "seeded" => Some(true),
        _ => None,
    })?;
    Ok(MonteCarloPlayer::new(playouts).seeded(seeded.unwrap_or(false)))
}

/// Makes the player of Monte Carlo tree search. It values leaves by random games unless an evaluation is given.
fn uct<B: Board>(parameters: &Parameters<'_>) -> Result<Maker<B>, PlayerError> {
    let limit = parameters.seconds()?;
    let uct = Uct::new(effort(parameters.parsed("iterations", "a number of iterations")?, limit));
    let uct = limit.map_or(uct, |limit| uct.time_limit(limit));
    let uct = parameters.set(uct, "nodes", "a number of tree nodes", Uct::node_limit)?;
    let exploration = parameters.finite("exploration", "a number, at least 0", |weight| weight >= 0.0)?;
    let uct = exploration.map_or(uct, |weight| uct.exploration(weight));
    let playouts = PlayedOut::times(parameters.games()?.unwrap_or(1));
    let scale = parameters.finite("scale", "a number above 0", |scale| scale > 0.0)?;
    Ok(match evaluation(parameters)? {
        None => cloning(UctPlayer::with_leaf(uct, playouts)),
        Some(Judgement::Result(result)) => {
            cloning(UctPlayer::with_leaf(uct, Judged::new(result, scale.unwrap_or(1.0))))
        }
        Some(Judgement::Rule(rule)) => {
            // Take a third of the score of a win as a good advantage.
            let scale = scale.unwrap_or(rule.win / 3.0);
            cloning(UctPlayer::with_leaf(uct, Judged::new(RuleEvaluation(rule), scale)))
        }
    })
}

/// Makes a player of `search` and `judgement`, both changed by the parameters.
fn searching<B: Board>(
    search: Search,
    judgement: Judgement,
    parameters: &Parameters<'_>,
) -> Result<Maker<B>, PlayerError> {
    let mut search = parameters.set(search, "depth", "a number of moves to look ahead", Search::depth)?;
    let table = parameters.value("table", "none, canonical, images or itself", |text| match text {
        "none" => Some(None),
        _ => text.parse().ok().map(Some),
    })?;
    if let Some(table) = table {
        search = table.map_or(search.clone().without_table(), |stored| search.table(stored));
    }
    search = parameters.set(search, "entries", "a number of table entries", Search::table_limit)?;
    search = parameters.set(search, "order", "ascending or centre", Search::order)?;
    if let Some(limit) = parameters.seconds()? {
        search = search.time_limit(limit);
    }
    search = parameters.set(search, "nodes", "a number of positions", Search::node_limit)?;
    Ok(match evaluation(parameters)?.unwrap_or(judgement) {
        Judgement::Result(result) => cloning(SearchPlayer::new(search, result)),
        Judgement::Rule(rule) => {
            // A rule that prefers the centre depends on the last move, which a table does not store.
            let search = if rule.centre.is_some() { search.without_table() } else { search };
            cloning(SearchPlayer::new(search, RuleEvaluation(rule)))
        }
    })
}

/// Reads the parameter `evaluation`.
fn evaluation(parameters: &Parameters<'_>) -> Given<Judgement> {
    let expected = "result, shortest-win or a player that scores patterns, such as ai14s";
    parameters.value("evaluation", expected, |text| match text {
        "result" => Some(Judgement::Result(ResultEvaluation::RESULT)),
        "shortest-win" => Some(Judgement::Result(ResultEvaluation::SHORTEST_WIN)),
        _ => match find(text) {
            Some((_, Recipe::Rule(RuleRecipe::Patterns(rule)))) => Some(Judgement::Rule(*rule)),
            _ => None,
        },
    })
}
