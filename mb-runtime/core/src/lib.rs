//! What an m,n,k-game board is: marks, squares, geometry, symmetries, the [`Board`] trait and [`Position`].
//!
//! The crate is `no_std` and needs no allocator. `mb-runtime` re-exports everything in it and adds games, players,
//! playouts and search. Depend on this crate alone in a `no_std` program, and tell the attribute where it is:
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
pub mod error;
#[doc(hidden)]
pub mod generated;
mod geometry;
mod key;
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
pub use crate::lines::{Direction, Line};
pub use crate::mark::Mark;
pub use crate::orbit::Orbit;
pub use crate::position::Position;
pub use crate::square::Square;
pub use crate::squares::{BitWord, Squares};
pub use crate::status::Status;
pub use crate::symmetry::Symmetry;
pub use crate::value::{Convention, Value};
pub use mb_macros::derive_board;
