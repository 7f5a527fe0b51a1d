use mb_runtime::prelude::*;

#[derive_board(size = 3, layout = twobit)]
struct Grid1;

#[derive_board(size = 3, layout = 2)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
