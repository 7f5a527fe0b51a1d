//! Growing a tree ply by ply, then scoring it from the leaves back to the root.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::game_tree::GameTree;
use super::node::{Endings, MOST_EMPTY, TreeNode};
use mb_core::{Board, Mark, Position};

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
    /// When it has more, or the position has more than 33 empty squares: the number of ways to fill them overflows 128
    /// bits.
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
}

/// Scores every node from its children, which come after it.
fn score<B: Board>(nodes: &mut [TreeNode<B>], children: &[u32], ends: &[usize]) {
    for number in (0..nodes.len()).rev() {
        let start = if number == 0 { 0 } else { ends[number - 1] };
        let after = children[start..ends[number]].iter().map(|child| &nodes[*child as usize]);
        let endings = after.clone().fold(Endings::default(), |sum, child| Endings {
            circle: sum.circle + child.endings.circle,
            cross: sum.cross + child.endings.cross,
        });
        let scores = after.map(|child| child.shortest_win_for_circle);
        let best = if nodes[number].position.turn() == Mark::Circle { scores.max() } else { scores.min() };
        if let Some(best) = best {
            nodes[number].shortest_win_for_circle = best;
            nodes[number].endings = endings;
        }
    }
}
