//! Growing a tree ply by ply, then scoring it from the leaves back to the root.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::{Endings, GameTree, Node, TreeTooLargeError, factorial};
use crate::search::Outcome;
use mb_core::{Board, Mark, Position, Status};

/// The most empty squares whose orders can be counted in 128 bits, and added up with room to spare.
pub(super) const MOST_EMPTY: usize = 33;

pub(super) fn build<B: Board>(root: &Position<B>, limit: usize) -> Result<GameTree<B>, TreeTooLargeError> {
    let too_large = TreeTooLargeError { limit };
    if root.board().legal_move_count() > MOST_EMPTY || limit == 0 {
        return Err(too_large);
    }
    let mut tree = GameTree { nodes: vec![leaf(root.clone())], numbers: HashMap::default() };
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
                    tree.nodes.push(leaf(next));
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

/// A node as it is if no move follows.
fn leaf<B: Board>(position: Position<B>) -> Node<B> {
    let empty = position.board().legal_move_count();
    let value = Outcome::SHORTEST_WIN.value(position.status(), position.ply(), position.board().geometry());
    let endings = match position.status() {
        Status::Won(Mark::Circle) => Endings { circle: factorial(empty), cross: 0 },
        Status::Won(Mark::Cross) => Endings { circle: 0, cross: factorial(empty) },
        Status::Playing | Status::Draw => Endings::default(),
    };
    #[expect(clippy::cast_possible_truncation, reason = "a whole number, at most half the number of squares")]
    Node { position, shortest_win: value as i32, endings }
}

/// Scores every node from its children, which come after it.
fn score<B: Board>(nodes: &mut [Node<B>], children: &[u32], ends: &[usize]) {
    for number in (0..nodes.len()).rev() {
        let start = if number == 0 { 0 } else { ends[number - 1] };
        let after = children[start..ends[number]].iter().map(|child| &nodes[*child as usize]);
        let endings = after.clone().fold(Endings::default(), |sum, child| Endings {
            circle: sum.circle + child.endings.circle,
            cross: sum.cross + child.endings.cross,
        });
        let scores = after.map(|child| child.shortest_win);
        let best = if nodes[number].position.turn() == Mark::Circle { scores.max() } else { scores.min() };
        if let Some(best) = best {
            nodes[number].shortest_win = best;
            nodes[number].endings = endings;
        }
    }
}
