use mb_runtime::prelude::*;

#[derive_board(3)]
struct Grid1;

#[derive_board(size = 3, "twobit")]
struct Grid2;

#[derive_board(size = 3, [4])]
struct Grid3;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
    let _ = Game::new(Grid3::new());
}
