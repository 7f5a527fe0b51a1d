//! The player that runs a Monte Carlo tree search.

use super::random::pick;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::{Dice, FastRandom};
use crate::search::uct::{Growth, Leaf, MoveVisits, PlayedOut, Uct};
use mb_core::{Board, Position, Square};

/// Plays the move that a Monte Carlo tree search ([`Uct`]) visits most, or one that it has proven best. If there are
/// several such moves, each is equally likely.
///
/// The player keeps its tree from one move to the next, and the tree continues to grow during the game. A position that
/// does not follow from the last one within two moves begins a new tree. The series has no such player.
///
/// ```
/// use mb_runtime::FastRandom;
/// use mb_runtime::players::UctPlayer;
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::uct::Uct;
///
/// let position = Position::from_board("oo.xx....".parse::<BitBoard>()?)?;
/// let mut player = UctPlayer::new(Uct::new(1_000));
/// assert_eq!(player.choose(&position, &mut FastRandom::new(0)), Some(Square::new(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct UctPlayer<B: Board, L = PlayedOut> {
    uct: Uct,
    leaf: L,
    growth: Growth<B>,
    visits: Vec<MoveVisits>,
}

impl<B: Board> UctPlayer<B> {
    /// Makes a player that values each leaf by one random game.
    pub const fn new(uct: Uct) -> Self {
        Self::with_leaf(uct, PlayedOut::times(1))
    }
}

impl<B: Board, L: Leaf<B>> UctPlayer<B, L> {
    /// Makes a player that values leaves by `leaf`.
    pub const fn with_leaf(uct: Uct, leaf: L) -> Self {
        Self { uct, leaf, growth: Growth::new(), visits: Vec::new() }
    }

    /// Returns the visits of every legal move in the last search, in ascending order of squares. The list is empty when
    /// the game was over or no iteration was made.
    pub fn visits(&self) -> &[MoveVisits] {
        &self.visits
    }
}

impl<B: Board, L: Leaf<B>> Player<B> for UctPlayer<B, L> {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        let (analysis, visits) = self.growth.search(&self.uct, &self.leaf, position, dice);
        self.visits = visits;
        pick(&analysis.best_moves, dice)
    }

    /// Scores each move by its share of points. The search begins a new tree, with [`FastRandom`] of seed 0. So an
    /// analysis is always the same (unless a time limit cuts it off), and does not change the tree of the current game.
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let mut growth = Growth::new();
        let mut dice = FastRandom::new(0);
        Analysis::timed(|| {
            let (analysis, visits) = growth.search(&self.uct, &self.leaf, position, &mut dice);
            self.visits = visits;
            analysis
        })
    }
}
