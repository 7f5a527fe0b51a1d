use mb_runtime::prelude::*;

struct Grid;

#[derive_board(size = 3)]
impl Grid {
    fn cell(&self) {}
}

fn main() {
    Grid.cell();
}
