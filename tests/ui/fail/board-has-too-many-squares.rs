use mb_runtime::prelude::*;

#[derive_board(size = 21)]
struct Grid1;

#[derive_board(cols = 64, rows = 7)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
