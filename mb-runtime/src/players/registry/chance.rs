//! The parameters of players that play random games.

use super::parameters::{Parameters, count, seconds, value};
use super::searching::Judgement;
use crate::players::PlayerError;
use crate::players::{MonteCarloPlayer, PatternRule, Player, RuleEvaluation, UctPlayer};
use crate::playout::Playouts;
use crate::search::ResultEvaluation;
use crate::search::uct::{Judged, PlayedOut, Uct};
use mb_core::Board;

/// What the Monte Carlo player can be told.
pub(super) const MONTE_CARLO_KEYS: &[&str] = &["playouts", "seconds", "games"];
/// What the player that searches a tree of random games can be told.
pub(super) const UCT_KEYS: &[&str] =
    &["iterations", "exploration", "seconds", "nodes", "playouts", "evaluation", "scale"];

/// So many games, 10,000 unless only a time is given.
pub(super) fn monte_carlo(parameters: &Parameters<'_>) -> Result<MonteCarloPlayer, PlayerError> {
    let (mut games, mut limit, mut seeded) = (None, None, false);
    for (key, text) in parameters.iter() {
        match key {
            "playouts" => games = Some(count(key, text, "a number of games, at least 1")?),
            "seconds" => limit = Some(seconds(key, text)?),
            _ => {
                seeded = match text {
                    "drawn" => false,
                    "seeded" => true,
                    _ => {
                        let expected = "drawn (every move from the dice) or seeded (the seed alone: faster)";
                        return Err(PlayerError::Value { key, value: text.into(), expected });
                    }
                }
            }
        }
    }
    let playouts = Playouts::new(games.unwrap_or(if limit.is_some() { u64::MAX } else { 10_000 }));
    let playouts = limit.map_or(playouts, |limit| playouts.time_limit(limit));
    Ok(MonteCarloPlayer::new(playouts).seeded(seeded))
}

/// A player that searches a tree of random games, on any board.
#[derive(Clone, Debug)]
pub(super) struct UctPlan {
    uct: Uct,
    leaf: LeafPlan,
}

/// How it values leaves.
#[derive(Clone, Debug)]
enum LeafPlan {
    PlayedOut(PlayedOut),
    Outcome(Judged<ResultEvaluation>),
    Rule(Judged<RuleEvaluation<PatternRule>>),
}

impl UctPlan {
    /// The player.
    pub(super) fn make<B: Board>(&self) -> Box<dyn Player<B>> {
        match self.leaf {
            LeafPlan::PlayedOut(leaf) => Box::new(UctPlayer::with_leaf(self.uct, leaf)),
            LeafPlan::Outcome(leaf) => Box::new(UctPlayer::with_leaf(self.uct, leaf)),
            LeafPlan::Rule(leaf) => Box::new(UctPlayer::with_leaf(self.uct, leaf)),
        }
    }
}

/// So many iterations, 10,000 unless only a time is given; leaves are played out unless there is an evaluation.
pub(super) fn uct(parameters: &Parameters<'_>) -> Result<UctPlan, PlayerError> {
    let (mut iterations, mut limit) = (None, None);
    let (mut exploration, mut nodes) = (None, None);
    let (mut playouts, mut judgement, mut scale) = (PlayedOut::default(), None, None);
    for (key, text) in parameters.iter() {
        match key {
            "iterations" => iterations = Some(value(key, text, |_: &u64| true, "a number of iterations")?),
            "seconds" => limit = Some(seconds(key, text)?),
            "nodes" => nodes = Some(value(key, text, |_: &usize| true, "a number of tree nodes")?),
            "playouts" => playouts = PlayedOut::times(count(key, text, "a number of games, at least 1")?),
            "exploration" => {
                let is_weight = |weight: &f64| weight.is_finite() && *weight >= 0.0;
                exploration = Some(value(key, text, is_weight, "a number, at least 0")?);
            }
            "scale" => {
                let is_scale = |scale: &f64| scale.is_finite() && *scale > 0.0;
                scale = Some(value(key, text, is_scale, "a number above 0")?);
            }
            _ => judgement = Some(Judgement::parse(key, text)?),
        }
    }
    let mut uct = Uct::new(iterations.unwrap_or(if limit.is_some() { u64::MAX } else { 10_000 }));
    uct = limit.map_or(uct, |limit| uct.time_limit(limit));
    uct = nodes.map_or(uct, |nodes| uct.node_limit(nodes));
    uct = exploration.map_or(uct, |weight| uct.exploration(weight));
    let leaf = match judgement {
        None => LeafPlan::PlayedOut(playouts),
        Some(Judgement::Outcome(outcome)) => LeafPlan::Outcome(Judged::new(outcome, scale.unwrap_or(1.0))),
        Some(Judgement::Rule(rule)) => {
            // A third of a win is a good advantage.
            let scale = scale.unwrap_or(rule.win / 3.0);
            LeafPlan::Rule(Judged::new(RuleEvaluation(rule), scale))
        }
    };
    Ok(UctPlan { uct, leaf })
}
