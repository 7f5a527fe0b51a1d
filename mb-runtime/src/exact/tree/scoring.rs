//! What makes one position better than another.

use super::node::TreeNode;
use crate::named::named_variants;
use mb_core::Board;

/// How the positions of a [`GameTree`](super::GameTree) are scored: the series' three scorings of `Mbtree`.
///
/// Reads and writes `result`, `shortest-win` and `hopeful-draws`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Scoring {
    /// 1 when the side to move can force a win, -1 when the other side can, else 0.
    #[default]
    Result,
    /// The same, with 1 more for every further move that the winner could make before the board is full
    /// (`shortest_victory`). The winner hurries, and the loser holds out longest.
    ShortestWin,
    /// The same, with half a point off a draw that the side to move can still lose (`recalculate_draw_score`). A player
    /// then chooses the draw in which the other side must be careful.
    HopefulDraws,
}

impl Scoring {
    /// The score of a position for the side to move.
    pub(super) fn score<B: Board>(self, node: &TreeNode<B>) -> f64 {
        let shortest_win = node.shortest_win();
        let can_lose = || node.endings.won_by(node.position.last_turn()) > 0;
        match self {
            Self::Result => f64::from(shortest_win.signum()),
            Self::HopefulDraws if shortest_win == 0 && can_lose() => -0.5,
            Self::ShortestWin | Self::HopefulDraws => f64::from(shortest_win),
        }
    }
}

named_variants!(Scoring, "scoring", 3:
    Result = "result", ShortestWin = "shortest-win", HopefulDraws = "hopeful-draws");
