use mb_runtime::prelude::*;

#[derive_board(size = 3)]
mod grid {
    pub fn cell() {}
}

fn main() {
    grid::cell();
}
