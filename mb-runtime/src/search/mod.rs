//! Searches: minimax and everything that finds the same with less work.
//!
//! All of them are one negamax recursion, generic over the board, with a few choices: what is cut off
//! ([`Algorithm`]), what is remembered ([`Stored`]), in which order moves are tried ([`MoveOrder`]), how deep
//! and how long, and what a position is worth where the search stops ([`Evaluation`]).
//!
//! | the series | here |
//! |---|---|
//! | `ai_mmdfs`, `ai_mmdfs_tt` | [`Algorithm::Minimax`], with a table |
//! | `ai_abs`, `ai_abs2`, `ai_abs3`, `ai_abs_tt` to `ai_abs_tt4` | [`Algorithm::AlphaBeta`] and [`Algorithm::AlphaBetaHard`], with a table |
//! | `ai_nws_3score` and its kin | [`Algorithm::NullWindow`] |
//! | `ai_scout`, `ai_mtdf` | [`Algorithm::Scout`], [`Algorithm::Mtdf`] |
//! | `ai_abs_dls`, `ai_pvs_dls` | [`Search::depth`] with [`Algorithm::AlphaBeta`] or [`Algorithm::PrincipalVariation`] |
//! | `ai_ab_iddfs`, `ai_pvs_iddfs` | [`Search::deepening`], [`Search::time_limit`] |
//!
//! ```
//! use mb_runtime::prelude::*;
//! use mb_runtime::search::{Outcome, Search};
//!
//! let mut position = Position::new(BitBoard::square_board(3)?);
//! position.play_at(0, 1)?;
//! let analysis = Search::default().analyze(&position, &Outcome::RESULT);
//! // Only four answers to a mark on an edge hold the draw.
//! let geometry = position.board().geometry();
//! let names: Vec<_> = analysis.best_moves.iter().map(|square| geometry.name(*square).to_string()).collect();
//! assert_eq!(names, ["A1", "A3", "B2", "C2"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod evaluation;
mod order;
mod root;
mod run;
mod scale;
mod table;
#[cfg(test)]
mod tests;
pub mod uct;
mod visit;
mod window;

use core::num::NonZero;
use core::time::Duration;

pub use self::evaluation::{Evaluation, Outcome};
pub use self::order::MoveOrder;
use self::run::run;
pub use self::table::Stored;
use self::visit::Visit;
use crate::analysis::Analysis;
use mb_core::{Board, Position, Square};

/// What a search may leave out and still find the same scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Algorithm {
    /// Nothing: minimax by depth-first search.
    Minimax,
    /// Alpha-beta, fail-hard: a score outside the window is reported as the end of the window.
    AlphaBetaHard,
    /// Alpha-beta, fail-soft: a score outside the window is reported as the best bound found.
    #[default]
    AlphaBeta,
    /// Alpha-beta that only ever asks "at least so much?", halving the scores that are possible. With an
    /// evaluation whose [values](Evaluation::values) are not known it works as [`Mtdf`](Self::Mtdf).
    NullWindow,
    /// Scout: later moves are only asked whether they are better, and searched again when they are.
    ///
    /// Where an evaluation's [values](Evaluation::values) are known, and few of them lie inside the window or few
    /// moves are left, the question does not pay, and the move is searched at once. So over the positions of a
    /// small board it visits no more than alpha-beta; the same holds for the two below. Where only win, draw and loss
    /// are told apart ([`Outcome::RESULT`]), no window has room for a question, and all three visit what alpha-beta
    /// visits; they are ahead where wins are told apart by their length.
    Scout,
    /// Principal variation search: scout that searches again with what the question found out.
    PrincipalVariation,
    /// MTD(f): searches that close in on the score from a guess, here the score of the move before.
    ///
    /// Where the values are known, the window of each has room for the guess alone, and the last for the few that
    /// are left; else they are the null windows of the original.
    Mtdf,
}

impl Algorithm {
    /// Every algorithm.
    pub const ALL: [Self; 7] = [
        Self::Minimax,
        Self::AlphaBetaHard,
        Self::AlphaBeta,
        Self::NullWindow,
        Self::Scout,
        Self::PrincipalVariation,
        Self::Mtdf,
    ];

    const fn visit(self) -> Visit {
        match self {
            Self::Minimax => Visit::Minimax,
            Self::AlphaBetaHard => Visit::FailHard,
            Self::AlphaBeta | Self::NullWindow | Self::Mtdf => Visit::FailSoft,
            Self::Scout => Visit::Scout,
            Self::PrincipalVariation => Visit::PrincipalVariation,
        }
    }
}

/// How to search: built step by step, then asked about positions.
///
/// The default is fail-soft alpha-beta to the end of the game, with a table of canonical boards.
///
/// ```
/// use mb_runtime::search::{Algorithm, Search, Stored};
///
/// let search = Search::new(Algorithm::PrincipalVariation).table(Stored::EveryImage).depth(6).deepening(true);
/// ```
#[derive(Clone, PartialEq, Debug)]
#[must_use = "a search does nothing until it analyzes a position"]
pub struct Search {
    algorithm: Algorithm,
    stored: Option<Stored>,
    table_limit: Option<NonZero<usize>>,
    order: MoveOrder,
    depth: usize,
    deepening: bool,
    time_limit: Option<Duration>,
    node_limit: Option<u64>,
}

impl Default for Search {
    fn default() -> Self {
        Self::new(Algorithm::default()).table(Stored::default())
    }
}

impl Search {
    /// No search looks further ahead than this: every move takes a frame of the stack. Only boards of more than
    /// 1,000 squares notice.
    pub const MAX_DEPTH: usize = 1000;

    /// A search to the end of the game, without a table, in ascending order of moves, for as long as it takes.
    pub const fn new(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            stored: None,
            table_limit: None,
            order: MoveOrder::Ascending,
            depth: Self::MAX_DEPTH,
            deepening: false,
            time_limit: None,
            node_limit: None,
        }
    }

    /// With a transposition table, which lives as long as one analysis and is shared by all moves.
    pub const fn table(mut self, stored: Stored) -> Self {
        self.stored = Some(stored);
        self
    }

    /// Without a transposition table.
    pub const fn without_table(mut self) -> Self {
        self.stored = None;
        self
    }

    /// With at most so many entries in the table; 0 means no table at all.
    pub const fn table_limit(mut self, entries: usize) -> Self {
        self.table_limit = NonZero::new(entries);
        if entries == 0 {
            self.stored = None;
        }
        self
    }

    /// In this order of moves.
    pub fn order(mut self, order: MoveOrder) -> Self {
        self.order = order;
        self
    }

    /// Looks so many moves ahead after each move of the position: the series' `maxdepth`. With 0, the moves
    /// themselves are evaluated.
    pub const fn depth(mut self, depth: usize) -> Self {
        self.depth = if depth < Self::MAX_DEPTH { depth } else { Self::MAX_DEPTH };
        self
    }

    /// Searches to depth 0, then 1, and so on: each search tries the best moves of the one before it first, and
    /// the limits of time and nodes cut off only the last one.
    pub const fn deepening(mut self, deepening: bool) -> Self {
        self.deepening = deepening;
        self
    }

    /// For no longer than this. A search that is cut off knows only what the last depth that was completed
    /// found: without [`deepening`](Self::deepening), nothing, and every legal move is a candidate.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Visits at most so many positions; cut off as by a time limit.
    pub const fn node_limit(mut self, nodes: u64) -> Self {
        self.node_limit = Some(nodes);
        self
    }

    /// The score of every move and the best moves; see [`Analysis`]. Empty for a finished position.
    ///
    /// Scores are from circle's point of view; the best moves are all moves with the best score for the side to
    /// move.
    pub fn analyze<B: Board, E>(&self, position: &Position<B>, evaluation: &E) -> Analysis
    where
        E: Evaluation<B> + ?Sized,
    {
        run(self, position, evaluation, true)
    }

    /// The best moves of [`analyze`](Self::analyze), without the work of finding the play to expect.
    #[must_use]
    pub fn best_moves<B: Board, E>(&self, position: &Position<B>, evaluation: &E) -> Vec<Square>
    where
        E: Evaluation<B> + ?Sized,
    {
        run(self, position, evaluation, false).best_moves
    }
}
