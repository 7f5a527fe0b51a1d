use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct Grid<T>;

#[derive_board(size = 3)]
struct Sized<const N: usize>;

fn main() {
    let _ = Game::new(Grid::new());
}
