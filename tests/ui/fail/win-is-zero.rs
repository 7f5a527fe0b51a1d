use mb_runtime::prelude::*;

#[derive_board(size = 3, win = 0)]
struct Grid;

fn main() {
    let mut game = Game::new(Grid::new());
    let _ = game.play_at(0, 0);
}
