//! Searches: minimax and everything that finds the same with less work.
//!
//! All of them are one negamax recursion, generic over the board. A few settings tell them apart: what is cut off
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
//! use mb_runtime::search::{ResultEvaluation, Search};
//!
//! let mut position = Position::new(BitBoard::square_board(3)?);
//! position.play_at(0, 1)?;
//! let analysis = Search::default().analyze(&position, &ResultEvaluation::RESULT);
//! // Only four answers to a mark on an edge hold the draw.
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
mod tests;
pub mod uct;

pub use self::evaluation::{Evaluation, ResultEvaluation};
pub use self::settings::{Algorithm, MoveOrder, Search};
pub use self::table::Stored;
