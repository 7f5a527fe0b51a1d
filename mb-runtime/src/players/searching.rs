//! Players that search.

use super::random::pick;
use super::scoring::Rule;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::Dice;
use crate::search::{Evaluation, ResultEvaluation, Search};
use mb_core::{Board, Position, Square};

/// Plays one of the best moves that a [`Search`] finds, all equally likely.
///
/// The searching players of the series are set up as follows:
///
/// | the series | article | search | evaluation |
/// |---|---|---|---|
/// | `ai_mmdfs`, `ai_abs` to `ai_abs3` | 152 | to the end of the game | [`ResultEvaluation`] |
/// | `ai_abs_tt`, `ai_abs_tt2` to `ai_abs_tt4` | 152, 154, 162 | to the end of the game, with a [table](Search::table) | [`ResultEvaluation`] |
/// | `ai_nws_3score`, `ai_scout`, `ai_mtdf` | 168 | the same, by [null windows or small windows](crate::search::Algorithm) | [`ResultEvaluation`] |
/// | `ai_abs_dls`, `ai_pvs_dls` | 215, 237 | [to a depth](Search::depth) | [`RuleEvaluation`] |
/// | `ai_ab_iddfs`, `ai_pvs_iddfs` | 237 | [depth after depth](Search::deepening), with a [time limit](Search::time_limit) | [`RuleEvaluation`] |
///
/// The player keeps nothing from one move to the next, so it accepts any positions in any order.
///
/// ```
/// use mb_runtime::players::SearchPlayer;
/// use mb_runtime::FastRandom;
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::{Algorithm, ResultEvaluation, Search};
///
/// let mut player = SearchPlayer::new(Search::new(Algorithm::Scout), ResultEvaluation::SHORTEST_WIN);
/// let position = Position::from_board("oo.xx....".parse::<BitBoard>()?)?;
/// let square = player.choose(&position, &mut FastRandom::new(0));
/// assert_eq!(square, Some(position.board().geometry().square(0, 2)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("ai_mmdfs", "ai_mmdfs_tt", "ai_abs", "ai_abs2", "ai_abs3"))]
#[doc(alias("ai_abs_tt", "ai_abs_tt2", "ai_abs_tt3", "ai_abs_tt4"))]
#[doc(alias("ai_nws_3score", "ai_scout", "ai_mtdf", "ai_abs_dls", "ai_pvs_dls"))]
#[doc(alias("ai_ab_iddfs", "ai_pvs_iddfs"))]
#[derive(Clone, PartialEq, Debug)]
pub struct SearchPlayer<E = ResultEvaluation> {
    search: Search,
    evaluation: E,
}

impl<E> SearchPlayer<E> {
    /// Makes a player that searches with `search`, and uses `evaluation` where the search stops.
    pub const fn new(search: Search, evaluation: E) -> Self {
        Self { search, evaluation }
    }
}

impl<B: Board, E: Evaluation<B>> Player<B> for SearchPlayer<E> {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        pick(&self.search.best_moves(position, &self.evaluation), dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        self.search.analyze(position, &self.evaluation)
    }
}

/// Evaluates a position by a [`Rule`]: the score of the last move, with the opposite sign because the other side made
/// that move.
///
/// A position without a known last move is worth 0. In a search with a transposition table, the rule must score symmetric
/// moves alike and must depend on the marks alone. Every [`PatternRule`](super::PatternRule) does so, unless its
/// [`centre`](super::PatternRule::centre) is set.
///
/// ```
/// use mb_runtime::players::{PatternRule, RuleEvaluation};
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::{Search, Stored};
///
/// // The series' ai_abs_dls at depth 0: it evaluates the position after each move.
/// let search = Search::default().table(Stored::EveryImage).depth(0);
/// let start = Position::new(BitBoard::square_board(3)?);
/// let analysis = search.analyze(&start, &RuleEvaluation(PatternRule::COMPLETE));
/// assert_eq!(analysis.scores[4], (Square::new(4), 2.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RuleEvaluation<R>(pub R);

impl<B: Board, R: Rule<B>> Evaluation<B> for RuleEvaluation<R> {
    fn evaluate(&self, position: &Position<B>) -> f64 {
        -position.last_move().map_or(0.0, |square| self.0.score(position, square))
    }
}
