//! What holds for every match.

use mb_runtime::players::{PatternRule, RandomPlayer, ScoringPlayer};
use mb_runtime::{FastRandom, Listener, Match};
use mb_tests::positions::{after, empty};

#[test]
fn progress_counts_the_pairs() {
    let mut seen = Vec::new();
    let mut listener = Listener::new().on_progress(|pairs| seen.push(pairs));
    let game = Match::new(("a", RandomPlayer), ("b", RandomPlayer)).pairs(3).listener(&mut listener);
    let table = game.run(empty(3, 3, 3), &mut FastRandom::new(0));
    drop(listener);
    assert_eq!((seen, table.total().games()), (vec![1, 2, 3], 6));
}

#[test]
fn games_begin_from_the_given_position() {
    let opening = after(empty(3, 3, 3), &[(0, 0), (1, 1), (0, 1), (2, 2)]);
    // Circle wins at once.
    let [one, other] = ["a", "b"].map(|name| (name, ScoringPlayer::new(PatternRule::WIN)));
    let table = Match::new(one, other).pairs(10).run(&opening, &mut FastRandom::new(0));
    assert_eq!((table.as_circle().counts(), table.as_cross().counts()), ([10, 0, 0], [0, 10, 0]));
}
