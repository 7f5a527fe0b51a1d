//! The parameters of players that score moves, and of the one that looks its moves up.

use super::parameters::Parameters;
use crate::exact::tree::Scoring;
use crate::players::entrant::{Maker, cloning};
use crate::players::error::PlayerError;
use crate::players::perfect::PerfectPlayer;
use crate::players::rules::{CentreRule, CornersRule, PatternRule};
use crate::players::scoring::ScoringPlayer;
use mb_core::{Board, Geometry};

/// Reads a weight.
fn weight(parameters: &Parameters<'_>, key: &str) -> Result<Option<f64>, PlayerError> {
    parameters.finite(key, "a number", |_| true)
}

/// The player that scores the middle square.
pub(super) fn centre<B: Board>(parameters: &Parameters<'_>, _: Option<&B>) -> Result<Maker<B>, PlayerError> {
    let centre = weight(parameters, "centre")?.unwrap_or(CentreRule::SERIES.centre);
    Ok(cloning(ScoringPlayer::new(CentreRule { centre })))
}

/// The player that scores the middle square and the corners.
pub(super) fn corners<B: Board>(parameters: &Parameters<'_>, _: Option<&B>) -> Result<Maker<B>, PlayerError> {
    let centre = weight(parameters, "centre")?.or(CornersRule::SERIES.centre);
    let corner = weight(parameters, "corner")?.unwrap_or(CornersRule::SERIES.corner);
    Ok(cloning(ScoringPlayer::new(CornersRule { centre, corner })))
}

/// The player that scores patterns by this rule, with the weights that are given.
pub(super) fn patterns<B: Board>(
    mut rule: PatternRule,
    parameters: &Parameters<'_>,
    board: Option<&B>,
) -> Result<Maker<B>, PlayerError> {
    for key in parameters.keys() {
        if let (Some(parameter), Some(weight)) = (rule.parameter_mut(key), weight(parameters, key)?) {
            *parameter = weight;
        }
        if let Some(geometry) = board.map(Board::geometry)
            && key == "trap"
            && Ok(geometry) != Geometry::square_board(3)
        {
            return Err(PlayerError::SmallBoardOnly { key, geometry });
        }
    }
    Ok(cloning(ScoringPlayer::new(rule)))
}

/// The player that looks its moves up. The game on the given board is solved now, and all players share the tree.
pub(super) fn perfect<B: Board>(
    parameters: &Parameters<'_>,
    board: Option<&B>,
) -> Result<Maker<B>, PlayerError> {
    let words = [
        ("result", Scoring::Result),
        ("shortest-win", Scoring::ShortestWin),
        ("hopeful-draws", Scoring::HopefulDraws),
    ];
    let scoring = parameters.word("scoring", "result, shortest-win or hopeful-draws", &words)?;
    let scoring = scoring.unwrap_or(Scoring::Result);
    let Some(board) = board else { return Ok(cloning(PerfectPlayer::solving(scoring))) };
    let player = PerfectPlayer::solved(board, scoring).map_err(|error| PlayerError::TooLarge {
        player: parameters.player(),
        geometry: board.geometry(),
        limit: error.limit,
    })?;
    Ok(cloning(player))
}
