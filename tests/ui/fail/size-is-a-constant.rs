use mb_runtime::prelude::*;

mod limits {
    pub const SIZE: usize = 3;
}

#[derive_board(size = limits::SIZE)]
struct Grid;

fn main() {
    let _ = limits::SIZE;
    let mut game = Game::new(Grid::new());
    let _ = game.play_at(0, 0);
}
