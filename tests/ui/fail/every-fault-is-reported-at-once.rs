use mb_runtime::prelude::*;

#[derive_board(cols = 0, rows = "3", win = 0, layout = "bits", colour = 1, cols = 3)]
struct Grid<T>(T);

fn main() {
    let mut game = Game::new(Grid::new());
    let _ = game.play_at(0, 0);
}
