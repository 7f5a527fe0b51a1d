use mb_runtime::prelude::*;

#[derive(Debug)]
#[derive_board(size = 3)]
struct Grid1;

#[derive(Clone, Copy)]
#[derive_board(size = 3)]
struct Grid2;

#[derive(PartialEq, Eq, Hash)]
#[derive_board(size = 3)]
struct Grid3;

fn main() {
    let _ = Game::new(Grid1::new());
    let _ = Game::new(Grid2::new());
    let _ = Game::new(Grid3::new());
}
