use mb_runtime::prelude::*;

#[derive_board(size = 3)]
union Grid {
    cell: u8,
}

fn main() {
    let _ = Grid { cell: 1 };
}
