use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct Grid<'a>;

fn main() {
    let _ = Game::new(Grid::new());
}
