use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct Grid {}

#[derive_board(size = 3)]
struct Tuple();

fn main() {
    let _ = Game::new(Grid::new());
}
