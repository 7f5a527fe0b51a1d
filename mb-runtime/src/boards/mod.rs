//! The boards whose size is known only at run time.

pub mod bitboard;
#[cfg(test)]
pub(crate) mod model;

pub use crate::boards::bitboard::BitBoard;
