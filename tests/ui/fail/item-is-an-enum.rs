use mb_runtime::prelude::*;

#[derive_board(size = 3)]
enum Grid {
    Cell,
}

fn main() {
    let _ = Grid::Cell;
}
