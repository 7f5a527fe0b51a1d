//! Perft of games that are over.

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
