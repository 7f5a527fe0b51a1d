//! Perft against itself: hashed, on threads, and divided among the first moves.

use mb_runtime::{Perft, divide, perft};
use mb_tests::positions::{after, empty};

#[test]
fn neither_hashing_nor_threads_change_a_count() {
    let position = after(empty(4, 3, 3), &[(1, 1), (0, 0), (3, 2)]);
    for depth in 0..=10 {
        let expected = u128::from(perft(&position, depth));
        let parts: Vec<_> =
            divide(&position, depth).into_iter().map(|(square, count)| (square, u128::from(count))).collect();
        for hashing in [false, true] {
            for threads in [0, 1, 2, 3, 8] {
                let perft = Perft::new(depth).hashing(hashing).threads(threads);
                assert_eq!(perft.count(&position), expected, "{perft:?}");
                assert_eq!(perft.divide(&position), parts, "{perft:?}");
            }
        }
    }
}

#[test]
fn a_division_adds_up_to_the_whole() {
    let position = after(empty(4, 3, 3), &[(1, 1)]);
    for depth in 1..7 {
        let parts = divide(&position, depth);
        assert!(parts.iter().map(|(square, _)| *square).eq(position.legal_moves()));
        assert_eq!(parts.into_iter().map(|(_, sequences)| sequences).sum::<u64>(), perft(&position, depth));
    }
    assert!(divide(&position, 0).is_empty());
}
