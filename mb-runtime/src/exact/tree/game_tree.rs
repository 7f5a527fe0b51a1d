//! The tree: how it grows ply by ply, and the questions that it answers.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::probabilities::{MOST_EMPTY, Probabilities, factorial};
use crate::analysis::seen_by;
use crate::hasher::BuildKeyHasher;
use crate::named::named_variants;
use crate::search::{Evaluation as _, ResultEvaluation};
use mb_core::{Board, Mark, Position, Square, Status};

/// How the positions of a [`GameTree`] are scored: the series' three scorings of `Mbtree`.
///
/// Reads and writes `result`, `shortest-win` and `hopeful-draws`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Scoring {
    /// Scores 1 if the side to move can force a win, -1 if the other side can, and else 0.
    #[default]
    Result,
    /// Adds to a win 1 for every further move that the winner could make before the board is full (`shortest_victory`).
    /// So the winner hurries, and the loser holds out as long as possible.
    ShortestWin,
    /// Also takes half a point off a draw that the side to move can still lose (`recalculate_draw_score`). A player
    /// then chooses a draw that the other side can still lose.
    HopefulDraws,
}

named_variants!(Scoring, "scoring", 3:
    Result = "result", ShortestWin = "shortest-win", HopefulDraws = "hopeful-draws");

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

/// What the tree knows about all symmetric images of a position.
#[derive(Clone, Debug)]
pub(super) struct TreeNode<B> {
    /// One image; the last move is not kept.
    pub(super) position: Position<B>,
    /// The score when the shortest win counts most, for the side to move.
    pub(super) shortest_win: i32,
    /// The numbers of orders of the empty squares in which circle wins and in which cross wins.
    pub(super) won: [u128; 2],
}

impl<B: Board> TreeNode<B> {
    /// A node without moves.
    fn leaf(position: Position<B>) -> Self {
        let orders = |mark| {
            let is_won = position.status() == Status::Won(mark);
            if is_won { factorial(position.board().legal_move_count()) } else { 0 }
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a whole number, at most half the number of squares"
        )]
        let shortest_win = ResultEvaluation::SHORTEST_WIN.evaluate(&position) as i32;
        Self { shortest_win, won: Mark::ALL.map(orders), position }
    }

    /// The score of the position for the side to move.
    fn score(&self, scoring: Scoring) -> f64 {
        let can_lose = self.won[self.position.last_turn().index()] > 0;
        match scoring {
            Scoring::Result => f64::from(self.shortest_win.signum()),
            Scoring::HopefulDraws if self.shortest_win == 0 && can_lose => -0.5,
            Scoring::ShortestWin | Scoring::HopefulDraws => f64::from(self.shortest_win),
        }
    }
}

/// The error of a tree with too many positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the tree has more than {limit} positions: start later in the game, or raise the limit")]
pub struct TreeTooLargeError {
    /// The most positions it may have.
    pub limit: usize,
}

impl<B: Board> GameTree<B> {
    /// The most positions that [`new`](Self::new) accepts: enough for 4×4.
    pub const DEFAULT_LIMIT: usize = 2_000_000;

    /// Grows the tree from a position.
    ///
    /// # Errors
    /// When it has more than [`DEFAULT_LIMIT`](Self::DEFAULT_LIMIT) positions, symmetric ones counted once.
    pub fn new(root: &Position<B>) -> Result<Self, TreeTooLargeError> {
        Self::with_limit(root, Self::DEFAULT_LIMIT)
    }

    /// Grows the tree from a position, with at most `limit` positions, symmetric ones counted once.
    ///
    /// # Errors
    /// When it has more, or the position has more than 33 empty squares: sums of the numbers of ways to fill them would
    /// overflow 128 bits.
    pub fn with_limit(root: &Position<B>, limit: usize) -> Result<Self, TreeTooLargeError> {
        let too_large = TreeTooLargeError { limit };
        if root.board().legal_move_count() > MOST_EMPTY || limit == 0 {
            return Err(too_large);
        }
        let mut tree = Self { nodes: vec![TreeNode::leaf(root.clone())], numbers: HashMap::default() };
        tree.numbers.insert(root.board().canonical_key(), 0);
        // The nodes that the moves of each node lead to, one entry a move, all in one list.
        let mut children = Vec::<u32>::new();
        let mut ends = Vec::<usize>::new();
        while let Some(node) = tree.nodes.get(ends.len()) {
            let position = node.position.clone();
            for square in position.legal_moves() {
                let next = position.after(square);
                let number = match tree.numbers.entry(next.board().canonical_key()) {
                    Entry::Occupied(entry) => *entry.get(),
                    Entry::Vacant(entry) => {
                        if tree.nodes.len() == limit {
                            return Err(too_large);
                        }
                        let number = u32::try_from(tree.nodes.len()).map_err(|_| too_large)?;
                        tree.nodes.push(TreeNode::leaf(next));
                        *entry.insert(number)
                    }
                };
                children.push(number);
            }
            ends.push(children.len());
        }
        score(&mut tree.nodes, &children, &ends);
        Ok(tree)
    }

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
        self.node(position).map(|node| node.score(scoring))
    }

    /// Returns the score of a position as the series counts it: for circle, whoever is to move.
    pub fn score_for_circle(&self, position: &Position<B>, scoring: Scoring) -> Option<f64> {
        // Adding 0 makes 0 of -0.
        self.score(position, scoring).map(|score| seen_by(position.turn(), score) + 0.0)
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
        self.node(position).map(|node| Probabilities::new(node.won, empty))
    }

    fn node(&self, position: &Position<B>) -> Option<&TreeNode<B>> {
        // Boards of other shapes may have the same keys.
        if position.board().geometry() != self.root().board().geometry() {
            return None;
        }
        let number = self.numbers.get(&position.board().canonical_key())?;
        self.nodes.get(*number as usize)
    }
}

/// Scores every node from its children, which come after it.
fn score<B: Board>(nodes: &mut [TreeNode<B>], children: &[u32], ends: &[usize]) {
    for number in (0..nodes.len()).rev() {
        let start = if number == 0 { 0 } else { ends[number - 1] };
        let after = children[start..ends[number]].iter().map(|child| &nodes[*child as usize]);
        let won = Mark::ALL.map(|mark| after.clone().map(|child| child.won[mark.index()]).sum());
        if let Some(best) = after.map(|child| -child.shortest_win).max() {
            nodes[number].shortest_win = best;
            nodes[number].won = won;
        }
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
