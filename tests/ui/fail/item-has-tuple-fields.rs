use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct Grid(u16, u16);

fn main() {
    let _ = Game::new(Grid::new());
}
