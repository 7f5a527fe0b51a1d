//! Orbits hold at most eight values.

use mb_core::{Orbit, Square};

#[test]
fn keys_are_sorted_and_distinct() {
    assert_eq!(*Orbit::of_keys([3, 1, 2, 3, 1]), [1, 2, 3]);
    assert!(Orbit::<u8>::of_keys([]).is_empty());
}

#[test]
fn of_pairs_with_one_key_the_last_stays() {
    let pairs = [(2, 0), (1, 1), (2, 2), (1, 3)].map(|(key, square)| (key, Square::new(square)));
    assert_eq!(*Orbit::of_pairs(pairs), [(1, Square::new(3)), (2, Square::new(2))]);
}

#[test]
fn a_ninth_value_is_dropped() {
    assert_eq!(*Orbit::of_keys(0..9), [0, 1, 2, 3, 4, 5, 6, 7]);
    // A key that is stored already is not a ninth one.
    assert_eq!(Orbit::of_keys((0..8).chain(0..8)).len(), 8);
    let pairs = Orbit::of_pairs((0..9).map(|key| (key, Square::new(key))));
    assert_eq!(pairs.last(), Some(&(7, Square::new(7))));
}
