//! Whole numbers in every notation that Rust has for them, and a comma after the last argument.
#[mb_runtime::derive_board(size = 0x3)]
struct Hexadecimal;

#[mb_runtime::derive_board(cols = 3usize, rows = 0b100_u8, win = 0o3i32,)]
struct Suffixes;

fn main() {
    assert_eq!((Hexadecimal::CELLS, Suffixes::CELLS, Suffixes::WIN), (9, 12, 3));
}
