use mb_runtime::prelude::*;

#[derive_board(size = 2 + 1)]
struct Grid1;

#[derive_board(size = (3))]
struct Grid2;

#[derive_board(size = { 3 })]
struct Grid3;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
    let _ = Game::new(Grid3::new());
}
