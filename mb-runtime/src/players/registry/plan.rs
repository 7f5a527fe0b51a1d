//! A player of which everything is known but the board.

use std::sync::Arc;

use super::chance::UctPlan;
use super::searching::SearchPlan;
use crate::exact::tree::{GameTree, Scoring};
use crate::players::{
    CentreRule, CornersRule, HabitPlayer, IndifferentRule, MonteCarloPlayer, PatternRule, PerfectPlayer,
    Player, RandomPlayer, ReadingOrderRule, ScoringPlayer,
};
use mb_core::{Board, Position};

/// What a player is made of, its parameters read and found right: any number of players can be made by it.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    Random,
    Habits(fn() -> HabitPlayer),
    ReadingOrder,
    Indifferent,
    CentreSquare(CentreRule),
    CornerSquares(CornersRule),
    Patterns(PatternRule),
    Perfect(Scoring),
    MonteCarlo(MonteCarloPlayer),
    Uct(UctPlan),
    Search(SearchPlan),
}

impl Plan {
    /// A player for boards of any shape.
    pub(super) fn make<B: Board>(&self) -> Box<dyn Player<B>> {
        match self {
            Self::Random => Box::new(RandomPlayer),
            Self::Habits(make) => Box::new(make()),
            Self::ReadingOrder => Box::new(ScoringPlayer::new(ReadingOrderRule)),
            Self::Indifferent => Box::new(ScoringPlayer::new(IndifferentRule)),
            Self::CentreSquare(rule) => Box::new(ScoringPlayer::new(*rule)),
            Self::CornerSquares(rule) => Box::new(ScoringPlayer::new(*rule)),
            Self::Patterns(rule) => Box::new(ScoringPlayer::new(*rule)),
            Self::Perfect(scoring) => Box::new(PerfectPlayer::solving(*scoring)),
            Self::MonteCarlo(player) => Box::new(*player),
            Self::Uct(plan) => plan.make(),
            Self::Search(plan) => plan.make(),
        }
    }
}

/// The plan of a player for boards of one shape, with what it has to know of that shape.
#[derive(Debug)]
pub(super) struct Fitted<B: Board> {
    plan: Plan,
    /// The solved game, where moves are looked up: all players share it.
    tree: Option<Arc<GameTree<B>>>,
}

impl<B: Board> Fitted<B> {
    /// Finds out what there is to know. When the game has too many positions to be solved, that is the limit of the
    /// error.
    pub(super) fn new(plan: Plan, board: &B) -> Result<Self, crate::exact::tree::TreeTooLargeError> {
        let tree = if matches!(plan, Plan::Perfect(_)) {
            let mut empty = board.clone();
            empty.clear();
            Some(Arc::new(GameTree::new(&Position::new(empty))?))
        } else {
            None
        };
        Ok(Self { plan, tree })
    }

    /// A player that knows it.
    pub(super) fn make(&self) -> Box<dyn Player<B>> {
        match (&self.plan, &self.tree) {
            (Plan::Perfect(scoring), Some(tree)) => Box::new(PerfectPlayer::new(Arc::clone(tree), *scoring)),
            (plan, _) => plan.make(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Fitted, Plan};
    use crate::boards::BitBoard;
    use crate::exact::tree::Scoring;

    #[test]
    fn the_game_is_solved_once_for_all_players_that_look_their_moves_up() {
        let board = BitBoard::square_board(3).unwrap();
        let fitted = Fitted::new(Plan::Perfect(Scoring::Result), &board).unwrap();
        let players = [fitted.make(), fitted.make(), fitted.make()];
        assert_eq!(fitted.tree.as_ref().map(Arc::strong_count), Some(1 + players.len()));
    }

    #[test]
    fn no_game_is_solved_for_others() {
        let board = BitBoard::square_board(8).unwrap();
        assert!(Fitted::new(Plan::Random, &board).unwrap().tree.is_none());
    }
}
