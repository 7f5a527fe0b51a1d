use mb_runtime::prelude::*;

#[derive_board(size = 300)]
struct Grid1;

#[derive_board(cols = 65, rows = 1000000000000)]
struct Grid2;

#[derive_board(size = 340282366920938463463374607431768211456)]
struct Grid3;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
    let _ = Game::new(Grid3::new());
}
