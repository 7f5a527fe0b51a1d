//! A search, and the tree that it leaves to the next one.

use std::time::Instant;

use super::leaf::Leaf;
use super::settings::Uct;
use super::tree::{MoveVisits, Tree, best_indices};
use crate::analysis::Analysis;
use crate::random::Dice;
use mb_core::{Board, Position};

/// A tree that grows with each search and follows the game from move to move.
#[derive(Clone, Debug)]
pub(crate) struct Growth<B: Board> {
    kept: Option<(Position<B>, Tree)>,
}

impl<B: Board> Growth<B> {
    /// Makes an empty tree.
    pub(crate) const fn new() -> Self {
        Self { kept: None }
    }

    /// Searches a position in the part of the last tree that still applies. Gives the analysis, and the visits of every
    /// move; none when no iteration was made or the game is over.
    pub(crate) fn search<L: Leaf<B>, D: Dice + ?Sized>(
        &mut self,
        uct: &Uct,
        leaf: &L,
        position: &Position<B>,
        dice: &mut D,
    ) -> (Analysis, Vec<MoveVisits>) {
        if position.status().is_over() {
            return (Analysis::default(), Vec::new());
        }
        let deadline = uct.time_limit.and_then(|limit| Instant::now().checked_add(limit));
        let kept =
            self.kept.take().filter(|(root, _)| root.board().geometry() == position.board().geometry());
        let kept = kept.and_then(|(root, tree)| tree.branch(0, &root, position, 2));
        let mut tree = kept.unwrap_or_else(Tree::new);
        let mut iterations = 0;
        // Read the clock before every iteration: a playout takes longer than that.
        while iterations < uct.iterations
            && !tree.is_solved()
            && deadline.is_none_or(|deadline| Instant::now() < deadline)
        {
            tree.iterate(uct, leaf, position, dice);
            iterations += 1;
        }
        let visits = tree.root_moves();
        let mut analysis = Analysis::of(best_indices(&visits).into_iter().map(|index| visits[index].square));
        if visits.is_empty() {
            analysis.best_moves = position.legal_moves().collect();
        }
        analysis.scores = visits.iter().map(|entry| (entry.square, entry.ratio)).collect();
        analysis.nodes = Some(iterations);
        analysis.table_size = Some(tree.len());
        analysis.principal_variation = tree.line();
        self.kept = Some((position.clone(), tree));
        (analysis, visits)
    }
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
        fn points<D: Dice + ?Sized>(&self, _: &Position<B>, _: &mut D) -> f64 {
            0.5
        }
    }

    #[test]
    fn every_iteration_goes_through_a_move_of_the_root_on_the_largest_board_too() {
        for size in [3, 255, 256] {
            let start = Position::new(BitBoard::square_board(size).unwrap());
            let (analysis, visits) =
                Growth::new().search(&Uct::new(5), &Even, &start, &mut FastRandom::new(0));
            assert_eq!(visits.len(), size * size);
            assert_eq!(visits.iter().map(|entry| entry.visits).sum::<u64>(), 5, "{size}");
            assert_eq!(analysis.principal_variation.len(), 1);
        }
    }
}
