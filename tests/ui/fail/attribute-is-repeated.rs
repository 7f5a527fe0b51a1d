use mb_runtime::prelude::*;

#[derive_board(size = 3)]
#[derive_board(size = 4)]
struct Grid;

fn main() {
    let _ = Game::new(Grid::new());
}
