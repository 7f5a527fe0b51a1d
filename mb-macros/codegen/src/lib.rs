//! The generator behind `#[derive_board]`, as an ordinary library.
//!
//! The pure modules ([`geometry`], [`layout`], [`mask`], [`permute`]) know nothing of Rust syntax.

pub mod geometry;
pub mod layout;
pub mod mask;
pub mod permute;
