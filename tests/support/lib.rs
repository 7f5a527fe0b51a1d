//! What the tests share.
//!
//! Oracles:
//! - [`model`]: the plainest board, a two-dimensional array and loops, with which every board must agree.
//! - [`minimax`]: plain minimax on that array, with which every search and solver must agree.
//! - [`fair_play`]: the exact results of random play.
//! - [`golden`]: the reference data in `tests/golden/`.
//! - [`number`]: keys as numbers of any size, in which the model and the data write them.
//!
//! Boards under test:
//! - [`subject`]: a board with its name and the order of its bits.
//! - [`probe`]: any board behind an object-safe trait, so that a law is compiled once, not once a board.
//! - [`any_board`]: any board as one type, for code that is generic over boards.
//! - [`mod@generated`]: what generated boards have besides the trait.
//! - [`plain`]: a board with only the required methods, which tests the provided ones.
//! - [`series`]: the boards of the series.
//!
//! Checks and positions:
//! - [`laws`]: what holds for every board in every position.
//! - [`game`]: what holds for every game.
//! - [`drivers`]: every position, random games and random arrangements for the laws.
//! - [`positions`]: positions by their moves, and random ones.
//! - [`searches`]: searches and positions for the tests of searches.
//! - [`chance`]: whether counts can be due to chance.

pub mod any_board;
pub mod chance;
pub mod drivers;
pub mod fair_play;
pub mod game;
pub mod generated;
pub mod golden;
pub mod laws;
pub mod minimax;
pub mod model;
pub mod number;
pub mod plain;
pub mod positions;
pub mod probe;
pub mod searches;
pub mod series;
pub mod subject;
