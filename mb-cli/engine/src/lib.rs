//! The work of the program `mb` that has to be fast, and the means to time it.
//!
//! Work on a board is compiled anew for every type of board. This crate does that for the boards of the program, behind
//! functions without type parameters, so that the rest of the program need not be optimised and is compiled quickly:
//!
//! - [`BoardChoice`]: a board by shape and type, with [facts](BoardChoice::facts) about positions,
//!   [playouts](BoardChoice::play_out) and [counts of move sequences](BoardChoice::perft).
//! - [`Contest`]: matches and tournaments.
//! - [`shortest_times`]: measures [works](TimedWork). [`comparison::tables`] has the works of the series' comparison of
//!   its data structures, [`SeriesRun`] those of its benchmark, and [`BoardChoice::works`] the
//!   [`operations`] of a board. The criterion benches measure the same works.

mod boards;
pub mod comparison;
mod contest;
mod counts;
mod facts;
pub mod operations;
mod record;
pub mod samples;
mod series;
mod shortest;
mod work;
mod works;

pub use self::boards::*;
pub use self::contest::{Contest, ContestError, OpeningMoves, entrant};
pub use self::facts::BoardFacts;
pub use self::series::{MatchSpeed, SeriesRun, SeriesSpeeds};
pub use self::shortest::shortest_times;
pub use self::work::TimedWork;
pub use self::works::{NamedWork, playouts};

/// The example of this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
