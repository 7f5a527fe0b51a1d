//! From a description to the plan of a player.

use super::parameters::{Parameters, value};
use super::plan::{Fitted, Plan};
use super::{Kind, chance, searching};
use crate::exact::tree::Scoring;
use crate::players::PlayerError;
use crate::players::{CentreRule, CornersRule, PatternRule};
use mb_core::{Board, Geometry};

/// Reads the parameters of a player for boards of any shape.
pub(super) fn plan(kind: Kind, parameters: &Parameters<'_>) -> Result<Plan, PlayerError> {
    Ok(match kind {
        Kind::Random => Plan::Random,
        Kind::Habits(make) => Plan::Habits(make),
        Kind::ReadingOrder => Plan::ReadingOrder,
        Kind::Indifferent => Plan::Indifferent,
        Kind::CentreSquare => Plan::CentreSquare(centre(parameters)?),
        Kind::CornerSquares => Plan::CornerSquares(corners(parameters)?),
        Kind::Patterns(rule) => Plan::Patterns(patterns(rule, parameters)?),
        Kind::Perfect => Plan::Perfect(scoring(parameters)?),
        Kind::MonteCarlo => Plan::MonteCarlo(chance::monte_carlo(parameters)?),
        Kind::Uct => Plan::Uct(chance::uct(parameters)?),
        Kind::Search(search, judgement) => Plan::Search(searching::plan(search(), judgement, parameters)?),
    })
}

/// Reads the parameters of a player for boards of the shape of this one, and finds out what the player has to know.
pub(super) fn fit<B: Board>(
    kind: Kind,
    parameters: &Parameters<'_>,
    board: &B,
) -> Result<Fitted<B>, PlayerError> {
    let geometry = board.geometry();
    let has_trap = matches!(kind, Kind::Patterns(_)) && parameters.iter().any(|(key, _)| key == "trap");
    if has_trap && Ok(geometry) != Geometry::square_board(3) {
        return Err(PlayerError::SmallBoardOnly { key: "trap", geometry });
    }
    let player = parameters.player();
    Fitted::new(plan(kind, parameters)?, board).map_err(|error| PlayerError::TooLarge {
        player,
        geometry,
        limit: error.limit,
    })
}

/// Reads a weight.
fn weight(key: &'static str, text: &str) -> Result<f64, PlayerError> {
    value(key, text, |weight: &f64| weight.is_finite(), "a number")
}

/// The rule of the middle square with the weight that is given.
fn centre(parameters: &Parameters<'_>) -> Result<CentreRule, PlayerError> {
    let mut rule = CentreRule::SERIES;
    for (key, text) in parameters.iter() {
        rule.centre = weight(key, text)?;
    }
    Ok(rule)
}

/// The rule of the corners with the weights that are given.
fn corners(parameters: &Parameters<'_>) -> Result<CornersRule, PlayerError> {
    let mut rule = CornersRule::SERIES;
    for (key, text) in parameters.iter() {
        let weight = weight(key, text)?;
        match key {
            "centre" => rule.centre = Some(weight),
            _ => rule.corner = weight,
        }
    }
    Ok(rule)
}

/// The rule with the weights that are given.
fn patterns(mut rule: PatternRule, parameters: &Parameters<'_>) -> Result<PatternRule, PlayerError> {
    for (key, text) in parameters.iter() {
        let weight = weight(key, text)?;
        if let Some(parameter) = rule.parameter_mut(key) {
            *parameter = weight;
        }
    }
    Ok(rule)
}

/// The scoring of the player that looks its moves up.
fn scoring(parameters: &Parameters<'_>) -> Result<Scoring, PlayerError> {
    let mut scoring = Scoring::Result;
    for (key, text) in parameters.iter() {
        scoring = match text {
            "result" => Scoring::Result,
            "shortest-win" => Scoring::ShortestWin,
            "hopeful-draws" => Scoring::HopefulDraws,
            _ => {
                let expected = "result, shortest-win or hopeful-draws";
                return Err(PlayerError::Value { key, value: text.into(), expected });
            }
        };
    }
    Ok(scoring)
}
