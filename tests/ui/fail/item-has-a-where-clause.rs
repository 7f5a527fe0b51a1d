use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct Grid
where
    u8: Copy;

fn main() {
    let _ = Game::new(Grid::new());
}
