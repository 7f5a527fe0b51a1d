use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct Grid {
    cells: [u8; 9],
}

fn main() {
    let _ = Game::new(Grid::new());
}
