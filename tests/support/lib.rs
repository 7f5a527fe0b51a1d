//! What the tests of this folder share.
//!
//! - [`model`]: the plainest possible board, a two-dimensional array and loops: what every board must agree with.
//! - [`minimax`]: plain minimax on small boards.
//! - [`number`]: the keys of any board as numbers without a limit.
//! - [`probe`]: any board behind one object-safe interface, so that a law is compiled once and not once a board.
//! - [`any_board`]: any board as one type, for games and all else that is generic over boards.
//! - [`game`]: what holds for every game.
//! - [`plain`]: a board with nothing but the required methods, which tests the provided ones.
//! - [`mod@generated`]: what generated boards have besides the trait.
//! - [`laws`]: what holds for every board in every position.
//! - [`drivers`]: the positions the laws are tried in, exhaustive and random.
//! - [`subject`]: a board to be tested.
//! - [`chance`]: whether counts can be due to chance.
//! - [`fair_play`]: the exact results of random play.
//! - [`row_major`]: any board, with its squares listed row by row.
//! - [`three_by_three`]: the series' board of every kind.
//! - [`golden`]: the reference data in `tests/golden/`.

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
pub mod row_major;
pub mod subject;
pub mod three_by_three;
