//! How large a board may be.

/// The most squares a side can have.
pub const MAX_SIDE: usize = 64;

/// The most squares a board can have. Generated code is unrolled, so it grows with every square.
pub const MAX_CELLS: usize = 400;
