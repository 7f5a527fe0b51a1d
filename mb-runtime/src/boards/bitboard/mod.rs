//! The bit board of any size, and the algorithms that it can use: the series' `BitBoard` (any size since article 216).
//!
//! | operation | algorithm | article |
//! |---|---|---|
//! | legal moves | take the lowest bit of the empty squares until none is left | 216 |
//! | win | compare with the masks of the lines through the last square | 215, 216 |
//! | line patterns | count the bits under the mask of every line: [`popcount`] | 215, 216 |
//! | mirror | delta swaps, with or without padding to a power of two: [`reflect`] | 219 |
//! | transpose | one delta swap for each diagonal, or divide and conquer: [`transpose`] | 220, 221 |
//!
//! [`BitBoard::new`] chooses the algorithms that were measured fastest, and [`BitBoard::with_algorithms`] those of the
//! caller.

mod board;
mod images;
mod line_masks;
mod moves;
pub mod popcount;
pub mod reflect;
mod runs;
mod swap_plan;
mod tables;
#[cfg(test)]
mod tests;
mod text;
pub mod transpose;
mod words;

pub use self::board::BitBoard;
pub use self::reflect::MirrorAlgorithm;
pub use self::tables::Algorithms;
pub use self::transpose::TransposeAlgorithm;
pub use self::words::{DeltaSwap, Mask};
