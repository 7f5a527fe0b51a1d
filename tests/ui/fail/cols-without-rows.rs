use mb_runtime::prelude::*;

#[derive_board(cols = 4)]
struct Grid1;

#[derive_board(rows = 4, win = 3)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
