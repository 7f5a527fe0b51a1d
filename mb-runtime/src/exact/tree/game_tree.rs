//! The tree and what it can be asked.

use std::collections::HashMap;

use super::node::TreeNode;
use super::probabilities::Probabilities;
use super::scoring::Scoring;
use crate::hasher::BuildKeyHasher;
use mb_core::{Board, Mark, Position, Square};

/// The game tree of a small board: every position that can follow from its root, each once up to symmetry, with its
/// score, its best moves and its chances under random play. The series has it as `Node` and `Mbtree`.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::exact::tree::{GameTree, Scoring};
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let tree = GameTree::new(&start)?;
/// assert_eq!(tree.len(), 765);
/// assert_eq!(tree.score(&start, Scoring::Result), Some(0.0));
/// assert_eq!(tree.probabilities(&start).expect("in the tree").to_string(), "o 737/1260, x 121/420, draw 8/63");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("Mbtree", "Node"))]
#[derive(Clone, Debug)]
pub struct GameTree<B: Board> {
    /// In the order in which play reaches them: a move always leads to a later node.
    pub(super) nodes: Vec<TreeNode<B>>,
    /// The number of the node with this canonical key.
    pub(super) numbers: HashMap<B::Key, u32, BuildKeyHasher>,
}

impl<B: Board> GameTree<B> {
    /// The position that the tree grows from.
    pub fn root(&self) -> &Position<B> {
        // A tree is never built or loaded without its root.
        &self.nodes[0].position
    }

    /// The number of positions, symmetric ones counted once.
    #[expect(clippy::len_without_is_empty, reason = "a tree always has its root")]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether the tree has a position or a symmetric image of it.
    pub fn contains(&self, position: &Position<B>) -> bool {
        self.node(position).is_some()
    }

    /// Lists one image of every position, in the order in which play reaches them.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &Position<B>> + DoubleEndedIterator + Clone {
        self.nodes.iter().map(|node| &node.position)
    }

    /// Lists every image of every position: like [`positions`](Self::positions), with symmetric boards one by one.
    pub fn positions_with_images(&self) -> impl Iterator<Item = Position<B>> {
        self.nodes.iter().flat_map(|node| images(&node.position))
    }

    /// Returns the score of a position for the side to move; `None` when the tree does not know it.
    pub fn score(&self, position: &Position<B>, scoring: Scoring) -> Option<f64> {
        self.node(position).map(|node| scoring.score(node))
    }

    /// Returns the score of a position as the series counts it: for circle, whoever is to move.
    pub fn score_for_circle(&self, position: &Position<B>, scoring: Scoring) -> Option<f64> {
        let score = self.score(position, scoring)?;
        // Subtracting from 0 gives 0 and never -0.
        Some(if position.turn() == Mark::Circle { score } else { 0.0 - score })
    }

    /// Lists every legal move with its score for the side that makes it, in ascending order of squares; `None` when
    /// the tree does not know the position.
    pub fn move_scores(&self, position: &Position<B>, scoring: Scoring) -> Option<Vec<(Square, f64)>> {
        self.node(position)?;
        // Subtracting from 0 gives 0 and never -0.
        let score = |square| Some((square, 0.0 - self.score(&position.after(square), scoring)?));
        position.legal_moves().map(score).collect()
    }

    /// Lists the best moves in ascending order of squares: none when the game is over, `None` when the tree does not
    /// know the position.
    pub fn best_moves(&self, position: &Position<B>, scoring: Scoring) -> Option<Vec<Square>> {
        let scores = self.move_scores(position, scoring)?;
        let best = scores.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
        #[expect(clippy::float_cmp, reason = "the best is one of the scores")]
        let best_moves = scores.into_iter().filter(|(_, score)| *score == best).map(|(square, _)| square);
        Some(best_moves.collect())
    }

    /// Returns the exact chances of a position when both sides choose uniformly among the legal moves; `None` when the
    /// tree does not know it.
    pub fn probabilities(&self, position: &Position<B>) -> Option<Probabilities> {
        let empty = position.board().legal_move_count();
        self.node(position).map(|node| Probabilities::new(node.endings, empty))
    }

    fn node(&self, position: &Position<B>) -> Option<&TreeNode<B>> {
        let number = self.numbers.get(&position.board().canonical_key())?;
        self.nodes.get(*number as usize)
    }
}

/// The distinct images of a position.
fn images<B: Board>(position: &Position<B>) -> impl Iterator<Item = Position<B>> {
    let board = position.board();
    let transformed = board.geometry().symmetries().iter().filter_map(|symmetry| board.transform(*symmetry));
    let mut seen = Vec::with_capacity(8);
    let distinct = transformed.filter(move |image| {
        let key = image.key();
        let is_new = !seen.contains(&key);
        if is_new {
            seen.push(key);
        }
        is_new
    });
    distinct.filter_map(|image| Position::from_board(image).ok())
}
