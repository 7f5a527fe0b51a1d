//! What the benches share: the boards, the positions they are timed on, and the comparison itself.

pub mod boards;
pub mod comparison;
pub mod operations;
pub mod samples;
