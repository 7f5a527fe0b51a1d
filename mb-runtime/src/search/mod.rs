//! Game tree searches: minimax, and algorithms that find the same scores with less work.
//!
//! All these algorithms are one negamax recursion, generic over the board. A [`Search`] holds their settings: the
//! [`Algorithm`], which decides what is cut off; the kind of transposition table ([`Stored`]); the [`MoveOrder`]; and
//! the limits of depth, time and nodes. An [`Evaluation`] says what a position is worth where the search stops. Monte
//! Carlo tree search is separate, in [`uct`].
//!
//! The table shows how to set up the searches of the [series](crate#the-series).
//!
//! | the series | here |
//! |---|---|
//! | `ai_mmdfs`, `ai_mmdfs_tt` | [`Algorithm::Minimax`], without and with a [table](Search::table) |
//! | `ai_abs` | [`Algorithm::AlphaBetaHard`] |
//! | `ai_abs2`, `ai_abs3`; `ai_abs_tt` to `ai_abs_tt4` | [`Algorithm::AlphaBeta`], without a table; with a table |
//! | `ai_nws_3score` and the other null-window searches | [`Algorithm::NullWindow`] with a table |
//! | `ai_scout`, `ai_mtdf` | [`Algorithm::Scout`], [`Algorithm::Mtdf`] with a table |
//! | `ai_abs_dls`, `ai_pvs_dls` | [`Search::depth`] with [`Algorithm::AlphaBeta`] or [`Algorithm::PrincipalVariation`] |
//! | `ai_ab_iddfs`, `ai_pvs_iddfs` | [`Search::deepening`], [`Search::time_limit`] |
//!
//! ```
//! use mb_runtime::prelude::*;
//! use mb_runtime::search::{ResultEvaluation, Search};
//!
//! let mut position = Position::new(BitBoard::square_board(3)?);
//! position.play_at(0, 1)?;
//! let analysis = Search::default().analyze(&position, &ResultEvaluation::RESULT);
//! // After a mark on an edge, only four replies keep the draw.
//! let geometry = position.board().geometry();
//! let names: Vec<_> = analysis.best_moves.iter().map(|square| geometry.name(*square).to_string()).collect();
//! assert_eq!(names, ["A1", "A3", "B2", "C2"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod evaluation;
mod negamax;
mod run;
mod scale;
mod settings;
mod table;
#[cfg(test)]
pub(crate) mod tests;
pub mod uct;

pub use self::evaluation::{Evaluation, ResultEvaluation};
pub use self::settings::{Algorithm, MoveOrder, Search};
pub use self::table::Stored;
