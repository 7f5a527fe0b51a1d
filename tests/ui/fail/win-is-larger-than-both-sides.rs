use mb_runtime::prelude::*;

#[derive_board(cols = 5, rows = 4, win = 6)]
struct Grid;

fn main() {
    let mut game = Game::new(Grid::new());
    let _ = game.play_at(0, 0);
}
