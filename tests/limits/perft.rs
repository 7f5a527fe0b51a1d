//! Perft of games that are over, beyond the last ply, and on the largest boards.

use mb_runtime::prelude::*;
use mb_runtime::{Perft, perft};

#[test]
fn a_finished_game_has_no_sequences_but_the_empty_one() {
    let won = Position::from_board("ooo.xx...".parse::<BitBoard>().expect("a board")).expect("a position");
    assert_eq!((perft(&won, 0), perft(&won, 1), perft(&won, 5)), (1, 0, 0));
    for hashing in [false, true] {
        let count = |depth| Perft::new(depth).hashing(hashing).threads(2).count(&won);
        assert_eq!([count(0), count(1), count(2), count(5)], [1, 0, 0, 0]);
    }
}

#[test]
fn a_depth_beyond_the_last_ply_has_no_sequences() {
    let empty = Position::new(BitBoard::square_board(3).expect("a board"));
    for hashing in [false, true] {
        assert_eq!(Perft::new(usize::MAX).hashing(hashing).count(&empty), 0);
        assert_eq!(Perft::new(10).hashing(hashing).threads(2).count(&empty), 0);
    }
}

#[test]
fn a_large_board_needs_no_copy_of_every_position() {
    let empty = Position::new(BitBoard::square_board(64).expect("a board"));
    assert_eq!(Perft::new(2).count(&empty), 4096 * 4095);
    assert_eq!(Perft::new(3).threads(2).count(&empty), 4096 * 4095 * 4094);
}
