//! Large boards, bad input, and what is stopped at a bound.

mod large_boards;
