//! From a description to the player.

use std::sync::Arc;

use super::parameters::{Parameters, value};
use super::{Kind, chance, searching};
use crate::error::PlayerError;
use crate::players::{
    CentreRule, CornersRule, IndifferentRule, PatternRule, PerfectPlayer, Player, RandomPlayer,
    ReadingOrderRule, ScoringPlayer,
};
use crate::tree::{GameTree, Scoring};
use crate::{Board, Geometry, Position};

/// Makes a player for boards of any shape.
pub(super) fn build<B: Board>(
    kind: Kind,
    parameters: &Parameters<'_>,
) -> Result<Box<dyn Player<B>>, PlayerError> {
    Ok(match kind {
        Kind::Random => Box::new(RandomPlayer),
        Kind::Habits(make) => Box::new(make()),
        Kind::ReadingOrder => Box::new(ScoringPlayer::new(ReadingOrderRule)),
        Kind::Indifferent => Box::new(ScoringPlayer::new(IndifferentRule)),
        Kind::CentreSquare => Box::new(ScoringPlayer::new(CentreRule)),
        Kind::CornerSquares => Box::new(ScoringPlayer::new(CornersRule)),
        Kind::Patterns(rule) => Box::new(ScoringPlayer::new(with_weights(rule, parameters)?)),
        Kind::Perfect => Box::new(PerfectPlayer::solving(scoring(parameters)?)),
        Kind::MonteCarlo => Box::new(chance::monte_carlo(parameters)?),
        Kind::Uct => chance::uct(parameters)?,
        Kind::Search(search, judgement) => searching::build(search(), judgement, parameters)?,
    })
}

/// Makes a player for boards of the shape of this one.
pub(super) fn build_on<B: Board>(
    kind: Kind,
    parameters: &Parameters<'_>,
    board: &B,
) -> Result<Box<dyn Player<B>>, PlayerError> {
    let geometry = board.geometry();
    match kind {
        Kind::Perfect => {
            let mut empty = board.clone();
            empty.clear();
            let player = parameters.player();
            let tree = GameTree::new(&Position::new(empty)).map_err(|error| PlayerError::TooLarge {
                player,
                geometry,
                limit: error.limit,
            })?;
            Ok(Box::new(PerfectPlayer::new(Arc::new(tree), scoring(parameters)?)))
        }
        Kind::Patterns(_)
            if Ok(geometry) != Geometry::square_board(3)
                && parameters.iter().any(|(key, _)| key == "trap") =>
        {
            Err(PlayerError::SmallBoardOnly { key: "trap", geometry })
        }
        _ => build(kind, parameters),
    }
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
