//! The parameters of players that play random games.

use super::parameters::Parameters;
use super::searching::Judgement;
use crate::players::entrant::{Maker, cloning};
use crate::players::error::PlayerError;
use crate::players::monte_carlo::MonteCarloPlayer;
use crate::players::searching::RuleEvaluation;
use crate::players::uct::UctPlayer;
use crate::playout::Playouts;
use crate::search::uct::{Judged, PlayedOut, Uct};
use mb_core::Board;

/// The keys of the Monte Carlo player.
pub(super) const MONTE_CARLO_KEYS: &[&str] = &["playouts", "seconds", "games"];
/// The keys of the player that searches a tree of random games.
pub(super) const UCT_KEYS: &[&str] =
    &["iterations", "exploration", "seconds", "nodes", "playouts", "evaluation", "scale"];

/// The games or iterations of a player: those that are given, else 10,000, but no limit when a time is given.
fn effort(given: Option<u64>, has_time_limit: bool) -> u64 {
    given.unwrap_or(if has_time_limit { u64::MAX } else { 10_000 })
}

/// The Monte Carlo player.
pub(super) fn monte_carlo<B: Board>(
    parameters: &Parameters<'_>,
    _: Option<&B>,
) -> Result<Maker<B>, PlayerError> {
    let limit = parameters.seconds()?;
    let playouts = Playouts::new(effort(parameters.games("playouts")?, limit.is_some()));
    let playouts = limit.map_or(playouts, |limit| playouts.time_limit(limit));
    let expected = "drawn (every move from the dice) or seeded (the seed alone: faster)";
    let seeded = parameters.word("games", expected, &[("drawn", false), ("seeded", true)])?;
    Ok(cloning(MonteCarloPlayer::new(playouts).seeded(seeded.unwrap_or(false))))
}

/// The player that searches a tree of random games. It plays leaves out unless an evaluation is given.
pub(super) fn uct<B: Board>(parameters: &Parameters<'_>, _: Option<&B>) -> Result<Maker<B>, PlayerError> {
    let limit = parameters.seconds()?;
    let iterations = parameters.number("iterations", "a number of iterations")?;
    let mut uct = Uct::new(effort(iterations, limit.is_some()));
    if let Some(limit) = limit {
        uct = uct.time_limit(limit);
    }
    if let Some(nodes) = parameters.number("nodes", "a number of tree nodes")? {
        uct = uct.node_limit(nodes);
    }
    if let Some(weight) = parameters.finite("exploration", "a number, at least 0", |weight| weight >= 0.0)? {
        uct = uct.exploration(weight);
    }
    let playouts = parameters.games("playouts")?.map_or_else(PlayedOut::default, PlayedOut::times);
    let scale = parameters.finite("scale", "a number above 0", |scale| scale > 0.0)?;
    Ok(match Judgement::read(parameters)? {
        None => cloning(UctPlayer::with_leaf(uct, playouts)),
        Some(Judgement::Result(result)) => {
            cloning(UctPlayer::with_leaf(uct, Judged::new(result, scale.unwrap_or(1.0))))
        }
        Some(Judgement::Rule(rule)) => {
            // A third of a win is a good advantage.
            let scale = scale.unwrap_or(rule.win / 3.0);
            cloning(UctPlayer::with_leaf(uct, Judged::new(RuleEvaluation(rule), scale)))
        }
    })
}
