//! The player that looks its moves up in a solved game.

use std::sync::Arc;

use super::random::pick;
use crate::analysis::Analysis;
use crate::exact::tree::{GameTree, Scoring, TreeTooLargeError};
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Geometry, Position, Square};

/// Plays one of the best moves of a solved game, all equally likely: the series' `ai_gt1` to `ai_gt7` (article 237).
///
/// The players of the series differ only in how they store the table of best moves. In a position that the game tree does
/// not contain, the player picks any legal move. Several players can share a tree.
///
/// ```
/// use std::sync::Arc;
///
/// use mb_runtime::players::PerfectPlayer;
/// use mb_runtime::prelude::*;
/// use mb_runtime::exact::tree::{GameTree, Scoring};
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut player = PerfectPlayer::new(Arc::new(GameTree::new(&start)?), Scoring::Result);
/// // Cross answers a mark in the centre with a mark in a corner.
/// let centre = start.after(start.board().geometry().square(1, 1)?);
/// assert_eq!(player.analyze(&centre).best_moves, [0, 2, 6, 8].map(Square::new));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("ai_gt1", "ai_gt2", "ai_gt3", "ai_gt4", "ai_gt5", "ai_gt6", "ai_gt7"))]
#[derive(Clone, Debug)]
pub struct PerfectPlayer<B: Board> {
    tree: Option<Arc<GameTree<B>>>,
    scoring: Scoring,
    /// For a player that solves games: the shape of the last board. `tree` is its game, unless the game was too large.
    solved: Option<Geometry>,
    is_solving: bool,
}

impl<B: Board> PerfectPlayer<B> {
    /// Makes a player that looks its moves up in `tree`. `scoring` decides which moves count as best.
    pub const fn new(tree: Arc<GameTree<B>>, scoring: Scoring) -> Self {
        Self { tree: Some(tree), scoring, solved: None, is_solving: false }
    }

    /// Makes a player that solves the whole game itself: on the board of the first position, and again when the shape of
    /// the board changes. When the game has too many positions, the player picks any legal move.
    pub const fn solving(scoring: Scoring) -> Self {
        Self { tree: None, scoring, solved: None, is_solving: true }
    }

    /// Solves the game on `board` now and makes a player for it.
    pub(super) fn solved(board: &B, scoring: Scoring) -> Result<Self, TreeTooLargeError> {
        Ok(Self::new(Arc::new(solve(board)?), scoring))
    }

    /// Returns the tree in which to look up `position`. Solves the game first if necessary.
    fn tree(&mut self, position: &Position<B>) -> Option<&GameTree<B>> {
        let geometry = position.board().geometry();
        if self.is_solving && self.solved != Some(geometry) {
            self.solved = Some(geometry);
            self.tree = solve(position.board()).ok().map(Arc::new);
        }
        self.tree.as_deref()
    }

    /// Returns the best moves, or all legal moves when there is no tree or the tree does not contain the position.
    fn candidates(&mut self, position: &Position<B>) -> Vec<Square> {
        let scoring = self.scoring;
        let best = self.tree(position).and_then(|tree| tree.best_moves(position, scoring));
        best.unwrap_or_else(|| position.legal_moves().collect())
    }
}

/// Solves the game on an empty board of the shape of `board`.
fn solve<B: Board>(board: &B) -> Result<GameTree<B>, TreeTooLargeError> {
    let mut empty = board.clone();
    empty.clear();
    GameTree::new(&Position::new(empty))
}

/// Returns the line of play in which both sides look up their moves and make the first of the best ones.
fn expected_play<B: Board>(tree: &GameTree<B>, position: &Position<B>, scoring: Scoring) -> Vec<Square> {
    let mut current = position.clone();
    let next = || {
        let square = *tree.best_moves(&current, scoring)?.first()?;
        current.play_unchecked(square);
        Some(square)
    };
    std::iter::from_fn(next).collect()
}

impl<B: Board> Player<B> for PerfectPlayer<B> {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        pick(&self.candidates(position), dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let scoring = self.scoring;
        Analysis::timed(|| {
            let mut analysis = Analysis::of(self.candidates(position));
            if let Some(tree) = self.tree(position) {
                analysis.scores = tree.move_scores(position, scoring).unwrap_or_default();
                analysis.table_size = Some(tree.len());
                analysis.principal_variation = expected_play(tree, position, scoring);
            }
            analysis
        })
    }
}
