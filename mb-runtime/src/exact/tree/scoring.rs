//! What makes one position better than another.

use super::Node;
use mb_core::Board;

/// How the positions of a [`GameTree`](super::GameTree) are scored, from circle's point of view: the series'
/// three scorings of `Mbtree`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Scoring {
    /// 1 when circle can force a win, -1 when cross can, else 0.
    #[default]
    Result,
    /// The same, and quicker wins count more: 1, and 1 more for every further move that the winner could have
    /// made before the board is full (`shortest_victory`). The side that loses holds out longest.
    ShortestWin,
    /// The same, and drawn positions differ: half a point against the side to move if it can still lose
    /// (`recalculate_draw_score`). So a player chooses the draw in which the other side must be careful.
    HopefulDraws,
}

impl Scoring {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Result, Self::ShortestWin, Self::HopefulDraws];

    pub(super) fn score<B: Board>(self, node: &Node<B>) -> f64 {
        let turn = node.position.turn();
        match self {
            Self::Result => f64::from(node.shortest_win.signum()),
            Self::HopefulDraws if node.shortest_win == 0 && node.endings.won_by(turn.opponent()) > 0 => {
                if turn == mb_core::Mark::Circle {
                    -0.5
                } else {
                    0.5
                }
            }
            Self::ShortestWin | Self::HopefulDraws => f64::from(node.shortest_win),
        }
    }
}
