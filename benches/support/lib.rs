//! What the criterion benches share: the comparison of boards.

pub mod comparison;
