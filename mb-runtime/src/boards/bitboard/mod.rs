//! The bit board of any size, and the algorithms that it can use.
//!
//! The board is the `BitBoard` of the series, which has any size since article 216.
//!
//! | operation | algorithm | article |
//! |---|---|---|
//! | legal moves | take the lowest bit of the empty squares until none is left | 216 |
//! | win | compare with the masks of the lines through the last square | 215, 216 |
//! | line patterns | count the bits under the mask of every line: [`PopCount`] | 215, 216 |
//! | mirror | delta swaps, with or without padding to a power of two: [`MirrorAlgorithm`] | 219 |
//! | transpose | one delta swap for each diagonal, or divide and conquer: [`TransposeAlgorithm`] | 220, 221 |
//!
//! [`BitBoard::new`] uses the algorithms that were measured to be fastest. [`BitBoard::with_algorithms`] uses those
//! that the caller chooses.
//!
//! A board of up to 64 squares is one word for each mark, and one of up to 128 squares is two. On these boards no
//! operation allocates memory, and every delta swap takes a few instructions on an integer.

mod algorithms;
mod board;
pub(super) mod integers;
mod lines;
mod marks;
mod moves;
#[expect(clippy::inline_always, reason = "a small board goes from plan to plan in registers")]
mod plans;
mod popcount;
#[expect(clippy::inline_always, reason = "a small board goes from plan to plan in registers")]
mod tables;
#[cfg(test)]
mod tests;
pub(super) mod words;

pub use self::algorithms::{
    Algorithms, MirrorAlgorithm, TransposeAlgorithm, divide_and_conquer, flip_swaps, mirror_swaps, swap_all,
    transpose_swaps,
};
pub use self::board::BitBoard;
pub use self::popcount::{Bits, PopCount};
pub use self::words::DeltaSwap;
