//! The players of the [series](crate#the-series), and others.
//!
//! The table names the players of the series and the type that plays like each of them. The article is the first one that
//! is known to contain the player, in its program or in use.
//!
//! | in the series | article | here |
//! |---|---|---|
//! | `ai1`, `ai3` to `ai7` | 40, 50 | [`HabitPlayer`] |
//! | `ai2` | 40 | [`RandomPlayer`] |
//! | `ai1s` to `ai4s` | 50 | [`ScoringPlayer`] with a [`ReadingOrderRule`] or a [`SquareRule`] |
//! | `ai5s` to `ai14s` | 50, 55, 216 | [`ScoringPlayer`] with a [`PatternRule`] |
//! | `ai_gt1` to `ai_gt7` | 237 | [`PerfectPlayer`] |
//! | `ai_mmdfs`, `ai_abs` to `ai_abs3`, `ai_abs_tt` to `ai_abs_tt4` | 152, 154, 162 | [`SearchPlayer`] to the end of the game |
//! | `ai_nws_3score`, `ai_scout`, `ai_mtdf` | 168 | [`SearchPlayer`] to the end of the game |
//! | `ai_abs_dls`; `ai_pvs_dls`, `ai_ab_iddfs`, `ai_pvs_iddfs` | 215; 237 | [`SearchPlayer`] to a depth |
//! | `ai_pmc` | 234 | [`MonteCarloPlayer`] |
//!
//! [`UctPlayer`] and [`DatabasePlayer`] are not from the series. [`by_name`] makes a player from its name, and
//! [`entrant()`] makes any number of equal players for a match.

mod database;
mod entrant;
mod error;
mod habits;
mod monte_carlo;
mod pattern_rule;
mod perfect;
mod random;
mod registry;
mod scoring;
mod searching;
mod square_rules;
mod uct;

pub use database::DatabasePlayer;
pub use entrant::Entrant;
pub use error::PlayerError;
pub use habits::{Habit, HabitPlayer};
pub use monte_carlo::MonteCarloPlayer;
pub use pattern_rule::{Danger, PatternRule};
pub use perfect::PerfectPlayer;
pub use random::RandomPlayer;
pub(crate) use random::{pick, random_move};
pub use registry::{PlayerInfo, all, by_name, entrant, rule_entrant};
pub use scoring::{Rule, ScoringPlayer};
pub use searching::{RuleEvaluation, SearchPlayer};
pub use square_rules::{ReadingOrderRule, SquareRule};
pub use uct::UctPlayer;
