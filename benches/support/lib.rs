//! What the benches share: boards, sample positions, operations, and their comparison.

pub mod boards;
pub mod comparison;
pub mod operations;
pub mod samples;
