//! Modules named like the crates that the generated code comes from.
mod core {}
mod std {}
mod alloc {}
mod private {}
mod mb_runtime {}

#[::mb_runtime::derive_board(size = 3)]
struct Grid;

mod inner {
    mod core {}
    mod std {}
    mod mb_runtime {}

    #[::mb_runtime::derive_board(size = 3, layout = "twobit")]
    pub(super) struct Grid;
}

fn main() {
    assert_eq!(Grid::new().legal_move_count(), 9);
    assert_eq!(inner::Grid::new().legal_move_count(), 9);
}
