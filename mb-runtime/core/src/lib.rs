//! Boards and positions of m,n,k-games, such as tic-tac-toe, without the standard library.
//!
//! In an m,n,k-game two sides put marks on a board of m columns and n rows in turn. The side that first has k marks in
//! a row, along a column, a row or a diagonal, wins.
//!
//! - [`Mark`], [`Square`], [`Geometry`], [`Line`], [`Symmetry`] and [`Status`] describe the game.
//! - [`Board`] is the trait of all boards. [`derive_board`] generates a fast board of one size.
//! - [`Position`] is a board with the side to move and the status of the game. It checks moves.
//!
//! The documentation of `mb-runtime` says what *the series* is. An article of the series is cited by its number.
//!
//! The crate is `no_std` and needs no allocator. The crate `mb-runtime` re-exports all of it and adds games, players,
//! playouts and searches, so programs with the standard library depend on `mb-runtime` alone. A `no_std` program
//! depends on this crate and passes its path to the attribute:
//!
//! ```
//! use mb_core::{Board, Mark, Position, derive_board};
//!
//! #[derive_board(size = 3, crate = mb_core)]
//! pub struct Board3;
//!
//! let mut position = Position::new(Board3::new());
//! position.play_at(1, 1)?;
//! assert_eq!(position.board().get(position.square(1, 1)?), Some(Mark::Circle));
//! # Ok::<(), mb_core::error::MoveError>(())
//! ```
#![no_std]
#![deny(unsafe_code, missing_docs)]

mod board;
mod columns;
pub mod error;
#[doc(hidden)]
pub mod generated;
mod geometry;
mod key;
mod lanes;
mod line_patterns;
mod lines;
mod mark;
#[doc(hidden)]
pub mod names;
mod nine;
mod orbit;
mod popcount;
mod position;
mod shortcuts;
mod square;
mod squares;
mod status;
mod symmetry;
mod tables;
pub mod text;
mod value;

pub use crate::board::Board;
pub use crate::geometry::{Geometry, SquareName};
pub use crate::key::{BoardKey, Words};
pub use crate::line_patterns::{LinePatterns, PatternCounts};
pub use crate::lines::Line;
pub use crate::mark::Mark;
pub use crate::orbit::Orbit;
pub use crate::position::Position;
pub use crate::square::Square;
pub use crate::squares::Squares;
pub use crate::status::Status;
pub use crate::symmetry::Symmetry;
pub use crate::value::{Convention, Value};
pub use mb_macros::derive_board;
