//! The player that grows a tree of random games.

use std::time::Instant;

use super::pick::pick;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::{Dice, FastRandom};
use crate::search::uct::{Growth, Leaf, MoveVisits, PlayedOut, Uct, best_indices};
use mb_core::{Board, Position, Square};

/// Plays what a Monte Carlo tree search ([`Uct`]) visits most, or has proven best; of several, each is equally
/// likely.
///
/// The tree is kept from one move to the next and grows on when the game went on from where it was. A finished
/// position, or any other, is no harm: then a new tree is begun. Not a player of the series.
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
    /// A player that plays leaves out at random.
    pub const fn new(uct: Uct) -> Self {
        Self::with_leaf(uct, PlayedOut::times(1))
    }
}

impl<B: Board, L: Leaf<B>> UctPlayer<B, L> {
    /// A player that values leaves like this.
    pub const fn with_leaf(uct: Uct, leaf: L) -> Self {
        Self { uct, leaf, growth: Growth::new(), visits: Vec::new() }
    }

    /// The visits of every legal move in the last search, in ascending order of squares.
    pub fn visits(&self) -> &[MoveVisits] {
        &self.visits
    }
}

impl<B: Board, L: Leaf<B>> Player<B> for UctPlayer<B, L> {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        if position.status().is_over() {
            return None;
        }
        let report = self.growth.search(&self.uct, &self.leaf, position, dice);
        self.visits.clone_from(&report.moves);
        pick(&candidates(position, &report.moves), dice)
    }

    /// Scores are shares of points. The search starts from nothing, with the fast generator and seed 0: an
    /// analysis is always the same, and changes nothing in what the player knows of the game it plays.
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let start = Instant::now();
        if position.status().is_over() {
            return Analysis { elapsed: Some(start.elapsed()), ..Analysis::default() };
        }
        let report = Growth::new().search(&self.uct, &self.leaf, position, &mut FastRandom::new(0));
        self.visits.clone_from(&report.moves);
        Analysis {
            best_moves: candidates(position, &report.moves),
            scores: report.moves.iter().map(|entry| (entry.square, entry.ratio)).collect(),
            nodes: Some(report.iterations),
            table_size: Some(report.nodes),
            principal_variation: report.line,
            elapsed: Some(start.elapsed()),
            ..Analysis::default()
        }
    }
}

/// The best moves; all of them when no iteration was made.
fn candidates<B: Board>(position: &Position<B>, moves: &[MoveVisits]) -> Vec<Square> {
    if moves.is_empty() {
        return position.legal_moves().collect();
    }
    best_indices(moves).into_iter().map(|index| moves[index].square).collect()
}
