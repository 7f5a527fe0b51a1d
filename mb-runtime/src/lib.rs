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
//! *The series*, in this documentation, is the article series 「Pythonで〇×ゲームのAIを一から作成する」, which builds
//! this game and its players in Python; an article is named by its number.
//!
//! # Where things are
//! The nouns of the game and [`Board`] live in the crate `mb-core`, which is `no_std` and needs no allocator; this crate
//! re-exports all of it. On top, each module using only those before it: [`random`], [`analysis`], [`player`] (the
//! trait), [`boards`], [`game`], [`playout`], [`search`], [`exact`] (solver, databases, game trees), [`players`],
//! [`arena`] (matches) and [`perft`](mod@perft).
//!
//! # Features
//! - `ndarray`: the series' three boards on two-dimensional arrays ([`boards::cells`]).
//! - `serde`: [game trees](exact::tree::GameTree) can be saved and loaded.
#![deny(unsafe_code, missing_docs)]

pub mod analysis;
pub mod arena;
pub mod boards;
pub mod exact;
pub mod game;
mod hasher;
mod named;
pub mod perft;
pub mod player;
pub mod players;
pub mod playout;
pub mod random;
pub mod search;
mod threads;

#[doc(hidden)]
pub use mb_core::generated;
pub use mb_core::*;

pub use crate::analysis::Analysis;
pub use crate::arena::{
    CrossTable, Elo, GameRecord, Interval, Listener, Match, MatchTable, OpeningError, Openings, RandomSource,
    RoundRobin, Score, Standing, elo,
};
pub use crate::boards::BitBoard;
pub use crate::game::Game;
pub use crate::perft::{Perft, divide, perft};
pub use crate::player::Player;
pub use crate::playout::{InstructionSet, Method, MethodChoice, Outcomes, Playouts, Tally};
pub use crate::random::{Dice, FastRandom, PythonRandom};

/// Every error of this crate and of `mb-core`.
pub mod error {
    pub use mb_core::error::*;

    pub use crate::game::PlyError;
    pub use crate::named::ParseNameError;
    pub use crate::players::PlayerError;
    pub use crate::playout::{ParseInstructionSetError, ParseMethodError, TallyError};
}

/// What most programs need: `use mb_runtime::prelude::*;`.
pub mod prelude {
    pub use mb_core::error::{MoveError, ParseBoardError};
    pub use mb_core::{
        Board, Geometry, LinePatterns, Mark, Position, Square, Status, Symmetry, derive_board,
    };

    pub use crate::arena::{Match, RandomSource};
    pub use crate::boards::BitBoard;
    pub use crate::game::Game;
    pub use crate::player::Player;
    pub use crate::playout::Playouts;
    pub use crate::random::{Dice, FastRandom, PythonRandom};
}

/// The examples of the project's README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}
