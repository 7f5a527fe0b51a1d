//! Boards, games and players for m,n,k-games, such as tic-tac-toe (〇×ゲーム) and its larger relatives.
//!
//! In an m,n,k-game two sides put marks on a board of m columns and n rows in turn. The side that first has k marks
//! side by side along a column, a row or a diagonal wins. Circle moves first.
//!
//! The attribute [`derive_board`] generates a board type for one size. The generated type is the fastest board of that
//! size. [`BitBoard`] is a board whose size is chosen at run time. Everything else in this crate works with any
//! [`Board`].
//!
//! ```
//! use mb_runtime::prelude::*;
//!
//! /// Four in a row on a board of 7×6.
//! #[derive_board(cols = 7, rows = 6, win = 4)]
//! pub struct ConnectBoard;
//!
//! let mut game = Game::new(ConnectBoard::new());
//! game.play_at(3, 5)?;
//! game.play_at(2, 5)?;
//! println!("{game}");
//!
//! let tally = Playouts::new(10_000).seed(0).run(game.position());
//! println!("circle won {} of {} random games", tally.total().circle, tally.total().games());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The series
//! In this documentation *the series* is the Japanese article series 「Pythonで〇×ゲームのAIを一から作成する」 ("building an AI for
//! tic-tac-toe from scratch in Python"), and *the published program* is its Python code. The series begins with
//! [article 1](https://qiita.com/ysgeso/items/04deccdfe7ec15314c48). This documentation cites each article by its
//! number.
//!
//! Where this crate repeats a result of the series, it does so exactly: with [`PythonRandom`], random games come out as
//! published, move for move.
//!
//! # Modules
//! The crate `mb-core` holds marks, squares, geometry, [`Board`] and [`Position`]. It is `no_std` and needs no
//! allocator. This crate re-exports all of it and adds the modules below. Each module uses only the modules above it:
//!
//! - [`random`]: sources of random choices.
//! - [`analysis`]: what a player or a search reports about a position.
//! - [`player`]: the trait of all players.
//! - [`boards`]: boards whose size is chosen at run time, and the boards of the series.
//! - [`game`]: a position with the record of its moves.
//! - [`playout`]: random games from a position to the end, by the million.
//! - [`search`]: alpha-beta search and Monte Carlo tree search.
//! - [`exact`]: perfect play by a solver, by databases and by game trees.
//! - [`players`]: the players of the series, and others.
//! - [`arena`]: matches and tournaments.
//! - [`perft`](mod@perft): counts of move sequences of a given length.
//!
//! # Features
//! None is on by default, so that a program with a board compiles quickly. `full` is all of them.
//!
//! - `threads`: work on several threads. Without it, one thread does all the work, with the same results.
//! - `simd`: playouts in batches with the best [vector instructions](InstructionSet) of the processor.
//! - `solver`: the solver (`exact::solver`), which finds the values of positions on boards of any size.
//! - `ndarray`: the three boards of the series on two-dimensional arrays ([`boards::cells`]).
//! - `serde`: saving and loading of [game trees](exact::tree::GameTree), and [records of games](GameRecord) as JSON.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(unsafe_code, missing_docs)]

pub mod analysis;
pub mod arena;
pub mod boards;
mod clock;
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
pub use crate::playout::{InstructionSet, Outcomes, PlayoutMethod, Playouts, Tally};
pub use crate::random::{Dice, FastRandom, PythonRandom};

/// The error types of this crate and of `mb-core`.
pub mod error {
    pub use mb_core::error::*;

    pub use crate::game::PlyError;
    pub use crate::named::ParseNameError;
    pub use crate::players::PlayerError;
    pub use crate::playout::TallyError;
}

/// The items that most programs need: `use mb_runtime::prelude::*;`.
pub mod prelude {
    pub use mb_core::error::{MoveError, ParseBoardError};
    pub use mb_core::{
        Board, Geometry, LinePatterns, Mark, Position, Square, Status, Symmetry, Value, derive_board,
    };

    pub use crate::arena::{Match, RandomSource, RoundRobin};
    pub use crate::boards::BitBoard;
    #[cfg(feature = "solver")]
    pub use crate::exact::solver::Solver;
    pub use crate::game::Game;
    pub use crate::player::Player;
    pub use crate::playout::Playouts;
    pub use crate::random::{Dice, FastRandom, PythonRandom};
}

/// The examples of the project's README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}

/// The examples of this crate's README and of that of `mb-core`.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../core/README.md")]
mod readmes_of_the_crates {}
