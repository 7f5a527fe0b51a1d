//! The board to generate, as plain data.

mod board_spec;
mod resolve;

pub use crate::limits::{MAX_CELLS, MAX_SIDE};
pub use board_spec::{BoardSpec, SpecError};
pub(crate) use resolve::resolve;
