use mb_runtime::prelude::*;

#[derive(Clone)]
#[derive_board(size = 3)]
struct Grid1;

#[derive(Default)]
#[derive_board(size = 3)]
struct Grid2;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
}
