//! The attribute under `cfg_attr`, and an item under `cfg`.
use mb_runtime::prelude::*;

#[cfg_attr(all(), derive_board(size = 3))]
struct Board3;

#[cfg_attr(any(), derive_board(size = 3))]
struct NoBoard;

#[cfg(any())]
#[derive_board(size = 0)]
struct Absent;

fn main() {
    let NoBoard = NoBoard;
    assert_eq!(Board3::new().legal_move_count(), 9);
}
