//! Boards, games and everything that is played on them, for m,n,k-games: tic-tac-toe (〇×ゲーム) and its larger
//! cousins.
//!
//! Annotate a struct with [`derive_board`] and get the fastest board of that size; everything else in this crate
//! is generic over any [`Board`].
//!
//! ```
//! use mb_runtime::prelude::*;
//!
//! let mut game = Game::new(BitBoard::square_board(3)?);
//! game.play_at(1, 1)?;
//! println!("{game}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//! - `std` (default): games, the reference boards, players, matches and playouts. Without it the crate is
//!   `no_std` and needs no allocator: marks, squares, geometry, the [`Board`] trait, [`Position`], and all that
//!   generated boards need.
//! - `ndarray`: the series' three boards on two-dimensional arrays ([`boards::cells`]); implies `std`.
//! - `serde`: [game trees](tree::GameTree) can be saved and loaded.
#![cfg_attr(not(feature = "std"), no_std)]
#![deny(unsafe_code, missing_docs)]

#[cfg(feature = "std")]
mod arena;
mod board;
#[cfg(feature = "std")]
pub mod boards;
#[cfg(feature = "std")]
pub mod check;
#[cfg(feature = "std")]
pub mod database;
mod dice;
pub mod error;
#[cfg(feature = "std")]
mod fast_random;
#[cfg(feature = "std")]
mod game;
mod geometry;
mod key;
mod line_patterns;
mod lines;
mod mark;
#[doc(hidden)]
pub mod names;
mod nine;
#[cfg(feature = "std")]
mod perft;
#[cfg(feature = "std")]
pub mod players;
#[cfg(feature = "std")]
mod playout;
mod popcount;
mod position;
#[doc(hidden)]
pub mod private;
#[cfg(feature = "std")]
mod python;
#[cfg(feature = "std")]
pub mod search;
#[cfg(feature = "std")]
pub mod solve;
mod square;
mod squares;
mod status;
mod symmetry;
mod tables;
pub mod text;
#[cfg(feature = "std")]
mod threads;
mod threats;
#[cfg(feature = "std")]
pub mod tree;
mod value;

#[cfg(feature = "std")]
pub use crate::arena::{
    CrossTable, Elo, GameRecord, Interval, Listener, Match, MatchTable, OpeningError, Openings, RoundRobin,
    Score, Standing, Starts, elo,
};
pub use crate::board::{Board, Orbit};
#[cfg(feature = "std")]
pub use crate::boards::BitBoard;
pub use crate::dice::Dice;
#[cfg(feature = "std")]
pub use crate::fast_random::FastRandom;
#[cfg(feature = "std")]
pub use crate::game::Game;
pub use crate::geometry::{Geometry, SquareName};
pub use crate::key::{BoardKey, Words};
pub use crate::line_patterns::{LinePatterns, PatternCounts};
pub use crate::lines::{Direction, Line};
pub use crate::mark::Mark;
#[cfg(feature = "std")]
pub use crate::perft::{Perft, divide, perft};
#[cfg(feature = "std")]
pub use crate::players::{Analyze, Player};
#[cfg(feature = "std")]
pub use crate::playout::{InstructionSet, Method, MethodChoice, Outcomes, Playouts, Tally};
pub use crate::position::Position;
#[doc(hidden)]
pub use crate::private as generated;
#[cfg(feature = "std")]
pub use crate::python::PythonRandom;
pub use crate::square::Square;
pub use crate::squares::{BitWord, Squares};
pub use crate::status::Status;
pub use crate::symmetry::Symmetry;
pub use crate::threats::Threats;
pub use crate::value::{Convention, Value};
pub use mb_macros::derive_board;

/// What most programs need: `use mb_runtime::prelude::*;`.
pub mod prelude {
    pub use crate::error::{MoveError, ParseBoardError};
    #[cfg(feature = "std")]
    pub use crate::{Analyze, BitBoard, Game, Match, Player, Playouts, PythonRandom};
    pub use crate::{
        Board, Dice, Geometry, LinePatterns, Mark, Position, Square, Status, Symmetry, derive_board,
    };
}

/// The examples of the project's README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}
