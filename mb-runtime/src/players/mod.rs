//! Players: whatever chooses a move.
//!
//! | in the series | article | here |
//! |---|---|---|
//! | `ai1`, `ai3` to `ai7` | 40, 50 | [`HabitPlayer`] |
//! | `ai2` | 40 | [`RandomPlayer`] |
//! | `ai1s` to `ai4s` | 50 | [`ScoringPlayer`] with [`ReadingOrderRule`], [`IndifferentRule`], [`CentreRule`], [`CornersRule`] |
//! | `ai5s` to `ai14s` | 50, 55, 216 | [`ScoringPlayer`] with a [`PatternRule`] |
//! | `ai_gt1` to `ai_gt7` | 237 | [`PerfectPlayer`] |
//! | `ai_mmdfs`, `ai_abs` to `ai_abs3`, `ai_abs_tt` to `ai_abs_tt4` | 152, 154, 162 | [`SearchPlayer`] to the end of the game |
//! | `ai_nws_3score`, `ai_scout`, `ai_mtdf` | 168 | the same |
//! | `ai_abs_dls`; `ai_pvs_dls`, `ai_ab_iddfs`, `ai_pvs_iddfs` | 215; 237 | [`SearchPlayer`] to a depth |
//! | `ai_pmc` | 234 | [`MonteCarloPlayer`] |
//!
//! The article is the first one that is known to have the player, in its program or in use. [`UctPlayer`],
//! [`DatabasePlayer`] and [`HumanPlayer`] are not of the series. [`by_name`] makes a player from a text, and [`maker_on`] as
//! many as a match needs; but a database and a person are more than a text.

mod database;
mod error;
mod habits;
mod human;
mod monte_carlo;
mod perfect;
mod random;
mod registry;
mod rules;
mod scoring;
mod searching;
mod squares;
mod uct;

use core::time::Duration;

use crate::random::Dice;
pub use database::DatabasePlayer;
pub use error::PlayerError;
pub use habits::{Habit, HabitPlayer};
pub use human::{Answer, HumanPlayer};
use mb_core::{Board, Position, Square};
pub use monte_carlo::MonteCarloPlayer;
pub use perfect::PerfectPlayer;
pub use random::RandomPlayer;
pub(crate) use registry::names;
pub use registry::{PlayerInfo, all, by_name, by_name_on, maker_on};
pub use rules::{CentreRule, CornersRule, Danger, IndifferentRule, PatternRule, ReadingOrderRule};
pub use scoring::{Rule, ScoringPlayer};
pub use searching::{RuleEvaluation, SearchPlayer};
pub use uct::UctPlayer;

/// Says what it thinks of a position.
///
/// Apart from [`Player`] because no random choice is made here.
pub trait Analyze<B: Board> {
    /// The moves among which a player picks, and why; empty when the game is over.
    fn analyze(&mut self, position: &Position<B>) -> Analysis;
}

/// Chooses moves on boards of type `B`, with the random choices left to `D`.
///
/// With the default `D` a player is an object (`Box<dyn Player<B>>`); matches that must be fast name the
/// concrete dice, and then everything is compiled into one loop.
///
/// A player never changes the caller's position, never panics, and makes every random choice through the dice
/// it is handed.
pub trait Player<B: Board, D: Dice + ?Sized = dyn Dice>: Analyze<B> {
    /// The move to play: `None` when the game is over.
    fn choose(&mut self, position: &Position<B>, dice: &mut D) -> Option<Square>;
}

impl<B: Board> Analyze<B> for Box<dyn Player<B>> {
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        (**self).analyze(position)
    }
}

/// A player that is an object is a player for any dice.
impl<B: Board, D: Dice + 'static> Player<B, D> for Box<dyn Player<B>> {
    fn choose(&mut self, position: &Position<B>, dice: &mut D) -> Option<Square> {
        (**self).choose(position, dice)
    }
}

/// What a player thinks of a position.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Analysis {
    /// The moves that the player would play, in ascending order of squares.
    pub candidates: Vec<Square>,
    /// For players that score moves: every legal move with its score, in ascending order of squares.
    pub scores: Vec<(Square, f64)>,
    /// For players that search: the number of positions visited for this analysis.
    pub nodes: Option<u64>,
    /// For players that keep a table: the number of its entries afterwards.
    pub table_size: Option<usize>,
    /// For players that search to a depth: how many moves were looked ahead after each candidate.
    pub depth: Option<usize>,
    /// For players that look ahead: the play they expect, from the first candidate on. Every move of it is
    /// legal, so it is never longer than the number of empty squares.
    pub principal_variation: Vec<Square>,
    /// The time this took: every player says it.
    pub elapsed: Option<Duration>,
}

/// One of the squares, each equally likely: always one draw, even from a single square, as the series does with
/// Python's `choice`. `None`, and no draw, when there is none.
fn pick<D: Dice + ?Sized>(squares: &[Square], dice: &mut D) -> Option<Square> {
    #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
    squares.get(dice.below(squares.len() as u32) as usize).copied()
}
