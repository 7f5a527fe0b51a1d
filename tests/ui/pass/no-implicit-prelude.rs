//! Without the prelude nothing is in scope, not even `Option`, `Clone` or `assert!`.
#![no_implicit_prelude]

#[::mb_runtime::derive_board(size = 3)]
struct Grid;

#[::mb_runtime::derive_board(size = 15, win = 5, layout = "twobit")]
struct Huge;

fn main() {
    ::std::assert_eq!(Grid::new().legal_move_count(), 9);
    ::std::assert_eq!(Huge::new().legal_move_count(), 225);
}
