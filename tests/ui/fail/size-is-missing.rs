use mb_runtime::prelude::*;

#[derive_board(win = 3, layout = "twobit")]
struct Grid;

fn main() {
    let mut game = Game::new(Grid::new());
    let _ = game.play_at(0, 0);
}
