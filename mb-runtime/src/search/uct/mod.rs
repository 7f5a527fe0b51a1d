//! Monte Carlo tree search: UCT.
//!
//! Sources: L. Kocsis and C. Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006, for UCT; M. Winands, Y.
//! Björnsson and J.-T. Saito, "Monte-Carlo Tree Search Solver", CG 2008, for solved nodes.

mod leaf;
mod tree;

use core::time::Duration;
use std::time::Instant;

pub use self::leaf::{Judged, Leaf, PlayedOut};
use self::tree::Tree;
use crate::random::Dice;
use mb_core::{Board, Position, Square};

/// How a Monte Carlo tree search spends its effort.
///
/// Each iteration walks down the tree to a leaf, always to the move with the highest upper confidence bound
/// (UCB1), values the leaf, and tells every move on the way. What is proven is not visited again.
#[derive(Clone, Copy, PartialEq, Debug)]
#[must_use = "a search does nothing until a player has it"]
pub struct Uct {
    iterations: u64,
    time_limit: Option<Duration>,
    node_limit: usize,
    exploration: f64,
}

impl Default for Uct {
    fn default() -> Self {
        Self::new(10_000)
    }
}

impl Uct {
    /// So many iterations for each move, with √2 as the weight of exploration.
    pub const fn new(iterations: u64) -> Self {
        Self { iterations, time_limit: None, node_limit: 1 << 22, exploration: core::f64::consts::SQRT_2 }
    }

    /// No longer than this for each move.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// At most so many nodes in the tree; when it is full, its leaves are valued again and again. 4,194,304 by
    /// default, of 40 bytes each.
    pub const fn node_limit(mut self, nodes: usize) -> Self {
        self.node_limit = nodes;
        self
    }

    /// The weight of exploration against the best ratio so far: 0 or more. Other values count as 0.
    pub const fn exploration(mut self, weight: f64) -> Self {
        self.exploration = if weight.is_finite() && weight > 0.0 { weight } else { 0.0 };
        self
    }
}

/// A move of the position that was searched.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct MoveVisits {
    /// The move.
    pub square: Square,
    /// How many iterations went through it, those of earlier searches included.
    pub visits: u64,
    /// The share of points it won for its side: 1 for a win, 0.5 for a draw. When it is proven, exactly that;
    /// 0.5 when it was not visited.
    pub ratio: f64,
    /// Whether the result is proven.
    pub solved: bool,
}

/// A tree that grows, and follows the game from move to move.
#[derive(Clone, Debug)]
pub(crate) struct Growth<B: Board> {
    kept: Option<(Position<B>, Tree)>,
}

impl<B: Board> Growth<B> {
    /// An empty one.
    pub(crate) const fn new() -> Self {
        Self { kept: None }
    }

    /// Searches a position that is not finished, in what is kept of the tree of the last one when the game went
    /// on from there.
    pub(crate) fn search<L: Leaf<B>, D: Dice + ?Sized>(
        &mut self,
        uct: &Uct,
        leaf: &L,
        position: &Position<B>,
        dice: &mut D,
    ) -> Report {
        let start = Instant::now();
        let deadline = uct.time_limit.and_then(|limit| start.checked_add(limit));
        let kept = self.kept.take().and_then(|(root, tree)| follow(&root, &tree, position));
        let mut tree = kept.unwrap_or_else(Tree::new);
        let mut iterations = 0;
        // The clock is looked at before every iteration: a playout takes longer than looking.
        while iterations < uct.iterations
            && !tree.is_solved()
            && deadline.is_none_or(|deadline| Instant::now() < deadline)
        {
            tree.iterate(uct, leaf, position, dice);
            iterations += 1;
        }
        let report = Report { moves: tree.root_moves(), line: tree.line(), nodes: tree.len(), iterations };
        self.kept = Some((position.clone(), tree));
        report
    }
}

/// What a search found.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    /// The moves of the root, in ascending order; none when it was never visited.
    pub(crate) moves: Vec<MoveVisits>,
    /// From the best move on, the best replies, as far as the tree has been visited.
    pub(crate) line: Vec<Square>,
    /// The nodes of the tree.
    pub(crate) nodes: usize,
    /// The iterations of this search.
    pub(crate) iterations: u64,
}

/// The part of a tree that grows from `position`, when the game can have come there from `root` in at most two
/// moves.
fn follow<B: Board>(root: &Position<B>, tree: &Tree, position: &Position<B>) -> Option<Tree> {
    let geometry = position.board().geometry();
    if root.board().geometry() != geometry {
        return None;
    }
    let moves: Vec<Square> = geometry
        .squares()
        .filter(|square| root.board().get(*square).is_none() && position.board().get(*square).is_some())
        .collect();
    if moves.len() > 2 {
        return None;
    }
    // Both orders are tried: which of two squares was played first shows in its mark only.
    let orders = [moves.clone(), moves.into_iter().rev().collect()];
    orders.into_iter().find_map(|order| {
        let mut current = root.clone();
        for square in &order {
            current.play(*square).ok()?;
        }
        (current.board().key() == position.board().key()).then(|| tree.branch(&order))?
    })
}

/// The indices of the best moves: those proven best, or those visited most, whichever promise more. A certainty
/// comes before a hope of the same size, but any hope before certain defeat. None when there is no move.
pub(crate) fn best(moves: &[MoveVisits]) -> Vec<usize> {
    let proven = moves.iter().filter(|entry| entry.solved).map(|entry| entry.ratio).reduce(f64::max);
    let most = moves.iter().filter(|entry| !entry.solved).map(|entry| entry.visits).max();
    let visited_most = |entry: &MoveVisits| !entry.solved && Some(entry.visits) == most;
    let hope = moves.iter().filter(|entry| visited_most(entry)).map(|entry| entry.ratio).reduce(f64::max);
    let is_certain = proven >= hope && (hope.is_none() || proven > Some(0.0));
    let is_best = |entry: &MoveVisits| {
        if is_certain { entry.solved && Some(entry.ratio) == proven } else { visited_most(entry) }
    };
    moves.iter().enumerate().filter(|(_, entry)| is_best(entry)).map(|(index, _)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::{Growth, Leaf, Uct};
    use crate::boards::BitBoard;
    use crate::random::{Dice, FastRandom};
    use mb_core::{Board, Position};

    /// Knows nothing.
    struct Even;

    impl<B: Board> Leaf<B> for Even {
        fn points_for_circle<D: Dice + ?Sized>(&self, _: &Position<B>, _: &mut D) -> f64 {
            0.5
        }
    }

    #[test]
    fn every_iteration_goes_through_a_move_of_the_root_on_the_largest_board_too() {
        for size in [3, 255, 256] {
            let start = Position::new(BitBoard::square_board(size).unwrap());
            let report = Growth::new().search(&Uct::new(5), &Even, &start, &mut FastRandom::new(0));
            assert_eq!(report.moves.len(), size * size);
            assert_eq!(report.moves.iter().map(|entry| entry.visits).sum::<u64>(), 5, "{size}");
            assert_eq!(report.line.len(), 1);
        }
    }
}
