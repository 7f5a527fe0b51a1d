//! Playouts: games of random moves from a position to the end.
//!
//! [`Playouts::run`] cuts the games into numbered streams, each with its own random numbers, and shares the streams out
//! among threads. On each thread an engine plays the games by one of three methods:
//!
//! - one at a time;
//! - in batches;
//! - for the winner only: the order of moves is drawn only where it decides who wins.
//!
//! The last two methods play many games at once with vector instructions, one game in each lane.
//! [`Playouts::run_with`] plays one game after the other and draws one number for each move, as the series does.
//!
//! The private modules are, in the order of this text: `streams`, `engine`, `one_at_a_time`, `batch`, `winner`, `lanes`
//! and `ordered`.

#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod batch;
mod budget;
mod counts;
mod digits;
mod engine;
#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod lanes;
mod method;
mod one_at_a_time;
mod ordered;
mod playouts;
mod streams;
mod tally;
#[expect(clippy::inline_always, reason = "only what is inlined there is compiled for an instruction set")]
mod winner;

pub use lanes::InstructionSet;
pub use method::PlayoutMethod;
pub use playouts::Playouts;
pub use tally::{Outcomes, Tally, TallyError};
