use mb_runtime::prelude::*;

#[derive_board(size = 0)]
struct Grid1;

#[derive_board(cols = 0, rows = 0)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
