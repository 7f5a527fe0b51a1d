use mb_runtime::prelude::*;

#[derive_board(size = 3)]
fn grid() {}

fn main() {
    grid();
}
