//! Two boards and the user's own constants of the same names do not clash.
use mb_runtime::prelude::*;

const SIZE: usize = 99;
const COLS: usize = 98;
const CELLS: usize = 97;
const FULL_MASK: usize = 96;

#[derive_board(size = 3)]
struct Small;

#[derive_board(cols = 5, rows = 4, win = 3, layout = "twobit",)]
struct Large;

fn main() {
    assert_eq!((Small::COLS, Small::CELLS, Large::COLS, Large::ROWS, Large::WIN), (3, 9, 5, 4, 3));
    assert_eq!(SIZE + COLS + CELLS + FULL_MASK, 390);
    let mut game = Game::new(Large::new());
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)] {
        game.play_at(x, y).expect("an empty square");
    }
    assert_eq!(game.status(), Status::Won(Mark::Circle));
}
