//! The strictest lints of the compiler find nothing in generated code (those of Clippy: see the fixtures).
#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    missing_copy_implementations,
    unused_qualifications,
    unreachable_pub,
    single_use_lifetimes,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    let_underscore_drop,
    non_ascii_idents,
    trivial_casts,
    trivial_numeric_casts,
    unused_import_braces,
    unused_lifetimes,
    unused_results,
    variant_size_differences
)]

/// A small board.
#[mb_runtime::derive_board(size = 3)]
pub struct Small;

/// A small board in one word.
#[mb_runtime::derive_board(size = 5, layout = "twobit")]
pub struct Middle;

/// A board of several words.
#[mb_runtime::derive_board(size = 15, win = 5)]
pub struct Large;

/// A rectangle.
#[mb_runtime::derive_board(cols = 64, rows = 6, win = 5, layout = "twobit")]
pub struct Wide;

/// One square.
#[mb_runtime::derive_board(size = 1)]
pub struct Least;

/// Runs.
fn main() {
    assert_eq!(Small::CELLS + Middle::CELLS + Large::CELLS + Wide::CELLS + Least::CELLS, 644);
}
