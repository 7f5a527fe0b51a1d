//! The whole game tree of a small board: every position, its score, its best moves, its chances.

mod build;
mod probabilities;
#[cfg(feature = "serde")]
mod saved;
mod scoring;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

pub use self::probabilities::Probabilities;
#[cfg(feature = "serde")]
pub use self::saved::{LoadTreeError, Shape};
pub use self::scoring::Scoring;
use crate::hasher::BuildKeyHasher;
use mb_core::{Board, Mark, Position, Square};

/// Every position that can come from a position of a small board, each once up to symmetry, with its score, its
/// best moves and its chances when both sides play at random: the series' `Node` and `Mbtree`.
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
    /// In the order in which they are reached: a move always leads to a later node.
    nodes: Vec<Node<B>>,
    /// The number of the node with this canonical key.
    numbers: HashMap<B::Key, u32, BuildKeyHasher>,
}

/// What the tree knows about all symmetric images of a position.
#[derive(Clone, PartialEq, Debug)]
struct Node<B> {
    /// One image; the last move is not kept.
    position: Position<B>,
    /// The score when the shortest win counts most, from circle's point of view.
    shortest_win: i32,
    endings: Endings,
}

/// In how many orders of all squares that are still empty, played one after the other until the game ends, each
/// side wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Endings {
    circle: u128,
    cross: u128,
}

impl Endings {
    const fn won_by(self, mark: Mark) -> u128 {
        match mark {
            Mark::Circle => self.circle,
            Mark::Cross => self.cross,
        }
    }
}

/// A tree would have too many positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the tree has more than {limit} positions: start later in the game, or raise the limit")]
pub struct TreeTooLargeError {
    /// The most positions it may have.
    pub limit: usize,
}

impl<B: Board> GameTree<B> {
    /// The most positions that [`new`](Self::new) accepts: enough for 4×4.
    pub const DEFAULT_LIMIT: usize = 2_000_000;

    /// The tree that grows from a position.
    ///
    /// # Errors
    /// When it has more than [`DEFAULT_LIMIT`](Self::DEFAULT_LIMIT) positions, symmetric ones counted once.
    pub fn new(root: &Position<B>) -> Result<Self, TreeTooLargeError> {
        Self::with_limit(root, Self::DEFAULT_LIMIT)
    }

    /// The tree that grows from a position, if it has no more than so many positions, symmetric ones counted
    /// once.
    ///
    /// # Errors
    /// When it has more, or the position has more than 33 empty squares: beyond that the ways to play on
    /// overflow 128 bits.
    pub fn with_limit(root: &Position<B>, limit: usize) -> Result<Self, TreeTooLargeError> {
        build::build(root, limit)
    }

    /// The position that the tree grows from.
    #[must_use]
    pub fn root(&self) -> &Position<B> {
        // A tree is never built or loaded without its root.
        &self.nodes[0].position
    }

    /// The number of positions, symmetric ones counted once.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a tree always has its root")]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the tree knows a position, in any symmetric image.
    #[must_use]
    pub fn contains(&self, position: &Position<B>) -> bool {
        self.node(position).is_some()
    }

    /// One image of every position, in the order in which they are reached.
    #[must_use]
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &Position<B>> + DoubleEndedIterator + Clone {
        self.nodes.iter().map(|node| &node.position)
    }

    /// Every image of every position: as [`positions`](Self::positions), with all boards that are symmetric to
    /// one another listed one by one.
    pub fn positions_with_images(&self) -> impl Iterator<Item = Position<B>> {
        self.nodes.iter().flat_map(|node| images(&node.position))
    }

    /// The score of a position from circle's point of view; `None` when the tree does not know it.
    #[must_use]
    pub fn score(&self, position: &Position<B>, scoring: Scoring) -> Option<f64> {
        self.node(position).map(|node| scoring.score(node))
    }

    /// Every legal move with the score of the position it leads to, in ascending order of squares; `None` when
    /// the tree does not know the position.
    #[must_use]
    pub fn move_scores(&self, position: &Position<B>, scoring: Scoring) -> Option<Vec<(Square, f64)>> {
        self.node(position)?;
        let score = |square| Some((square, self.score(&position.after(square), scoring)?));
        position.legal_moves().map(score).collect()
    }

    /// The best moves, in ascending order of squares: none when the game is over, `None` when the tree does not
    /// know the position.
    #[must_use]
    pub fn best_moves(&self, position: &Position<B>, scoring: Scoring) -> Option<Vec<Square>> {
        let scores = self.move_scores(position, scoring)?;
        let sign = if position.turn() == Mark::Circle { 1.0 } else { -1.0 };
        let best = scores.iter().map(|(_, score)| sign * score).fold(f64::NEG_INFINITY, f64::max);
        #[expect(clippy::float_cmp, reason = "the best is one of the scores")]
        let is_best = |score: f64| sign * score == best;
        Some(scores.into_iter().filter(|(_, score)| is_best(*score)).map(|(square, _)| square).collect())
    }

    /// The chances of a position when both sides choose uniformly among the legal moves, exactly; `None` when
    /// the tree does not know it.
    #[must_use]
    pub fn probabilities(&self, position: &Position<B>) -> Option<Probabilities> {
        let empty = position.board().legal_move_count();
        self.node(position).map(|node| Probabilities::new(node.endings, empty))
    }

    fn node(&self, position: &Position<B>) -> Option<&Node<B>> {
        let number = self.numbers.get(&position.board().canonical_key())?;
        self.nodes.get(*number as usize)
    }
}

/// The distinct boards that are symmetric to this one, as positions.
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

/// The empty squares of a board can be filled in so many orders.
fn factorial(squares: usize) -> u128 {
    (1..=squares as u128).product()
}
