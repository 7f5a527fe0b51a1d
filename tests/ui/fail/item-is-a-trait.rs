use mb_runtime::prelude::*;

#[derive_board(size = 3)]
trait Grid {
    fn cell(&self) {}
}

impl Grid for u8 {}

fn main() {
    1.cell();
}
