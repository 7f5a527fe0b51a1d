//! Matches between players, tournaments, and tables of their results.
//!
//! A [`Match`] is played between two players, and a [`RoundRobin`] is a tournament of matches between all players. Games
//! come in *pairs*: two games from the same position, with the sides changed.

mod blocks;
mod game;
mod listener;
mod matches;
mod openings;
mod record;
mod round_robin;
mod score;
mod tables;

pub use listener::Listener;
pub use matches::{Match, RandomSource};
pub use openings::{OpeningError, Openings};
pub use record::GameRecord;
pub use round_robin::RoundRobin;
pub use score::{Elo, Interval, Score, elo};
pub use tables::{CrossTable, MatchTable, Standing};
