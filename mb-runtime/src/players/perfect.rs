//! The player that looks its moves up.

use std::sync::Arc;

use super::{Analysis, Analyze, Player, pick};
use crate::tree::{GameTree, Scoring};
use crate::{Board, Dice, Position, Square};

/// Plays one of the best moves of a solved game, each equally likely: the series' `ai_gt1` to `ai_gt7`, which
/// differ in how they store the table.
///
/// In a position that its tree does not know, every legal move is a candidate. Players may share a tree.
///
/// ```
/// use std::sync::Arc;
///
/// use mb_runtime::players::PerfectPlayer;
/// use mb_runtime::prelude::*;
/// use mb_runtime::tree::{GameTree, Scoring};
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut player = PerfectPlayer::new(Arc::new(GameTree::new(&start)?), Scoring::Result);
/// // Cross answers a mark in the centre in one of the corners.
/// let centre = start.after(start.board().geometry().square(1, 1)?);
/// assert_eq!(player.analyze(&centre).candidates, [0, 2, 6, 8].map(Square::new));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("ai_gt1", "ai_gt2", "ai_gt3", "ai_gt4", "ai_gt5", "ai_gt6", "ai_gt7"))]
#[derive(Clone, Debug)]
pub struct PerfectPlayer<B: Board> {
    tree: Arc<GameTree<B>>,
    scoring: Scoring,
}

impl<B: Board> PerfectPlayer<B> {
    /// The player that plays by this tree, and prefers what this scoring prefers.
    #[must_use]
    pub const fn new(tree: Arc<GameTree<B>>, scoring: Scoring) -> Self {
        Self { tree, scoring }
    }

    /// The best moves, or all when the tree does not know the position.
    fn candidates(&self, position: &Position<B>) -> Vec<Square> {
        let best = self.tree.best_moves(position, self.scoring);
        best.unwrap_or_else(|| position.legal_moves().collect())
    }

    /// The play that follows when both sides look their moves up, and play the first of several.
    fn expected_play(&self, position: &Position<B>) -> Vec<Square> {
        let mut current = position.clone();
        let next = || {
            let square = *self.tree.best_moves(&current, self.scoring)?.first()?;
            current.advance(square);
            Some(square)
        };
        std::iter::from_fn(next).collect()
    }
}

impl<B: Board> Analyze<B> for PerfectPlayer<B> {
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis {
            candidates: self.candidates(position),
            scores: self.tree.move_scores(position, self.scoring).unwrap_or_default(),
            table_size: Some(self.tree.len()),
            principal_variation: self.expected_play(position),
            ..Analysis::default()
        }
    }
}

impl<B: Board, D: Dice + ?Sized> Player<B, D> for PerfectPlayer<B> {
    fn choose(&mut self, position: &Position<B>, dice: &mut D) -> Option<Square> {
        pick(&self.candidates(position), dice)
    }
}
