use mb_runtime::prelude::*;

#[derive_board(size = 3, cols = 4)]
struct Grid1;

#[derive_board(cols = 4, rows = 3, size = 3)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
