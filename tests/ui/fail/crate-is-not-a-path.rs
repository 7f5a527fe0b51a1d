use mb_runtime::prelude::*;

#[derive_board(size = 3, crate = "mb_runtime")]
struct Grid1;

#[derive_board(size = 3, crate = 7)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
