use mb_runtime::prelude::*;

#[derive(Clone)]
#[derive_board(size = 3)]
struct Grid;

fn main() {
    let _ = Game::new(Grid::new());
}
