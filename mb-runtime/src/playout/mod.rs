//! Playouts: games of random moves from a position to the end.
//!
//! [`Playouts::run`] shares the games out among threads in numbered streams (`streams`). On each thread an engine
//! (`engine`) plays them by one of three methods: one at a time (`one_at_a_time`), in batches (`batch`), or without the
//! order of moves (`winner`). The last two play one game in each lane of the vector instructions (`lanes`).
//! [`Playouts::run_with`] plays one game after the other with the draws of the series (`ordered`).

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
