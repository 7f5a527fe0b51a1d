//! Playouts against exact probabilities, and what holds for every tally.

use mb_runtime::{PlayoutMethod, Playouts, PythonRandom};
use mb_tests::chance::assert_fits;
use mb_tests::fair_play::METHODS;
use mb_tests::fair_play::chances_by_first_move;
use mb_tests::positions::empty;

#[test]
fn stratified_playouts_give_every_first_move_equally_many_games() {
    let by_move = chances_by_first_move(4);
    for method in METHODS {
        let tally = Playouts::new(1_000_001).method(method).stratified(true).threads(2).run(&empty(4, 4, 4));
        for ((square, outcomes), chances) in tally.moves().iter().zip(&by_move) {
            // 1,000,001 games rounded up to a multiple of 16.
            assert_eq!(outcomes.games(), 1_000_016 / 16, "{method}");
            let counts = [outcomes.circle, outcomes.cross, outcomes.draw];
            assert_fits(&counts, chances, &format!("{method}, square {square:?}"));
        }
    }
}

#[test]
fn a_game_on_the_empty_small_board_takes_as_long_as_it_should() {
    // Of the games that end at plies 5 to 9 there are 1440, 5328, 47952, 72576 and 127872; one that ends at ply
    // p has the probability (9 - p)! / 9!.
    let exact =
        (1440.0 * 24.0 * 5.0 + 5328.0 * 6.0 * 6.0 + 47952.0 * 2.0 * 7.0 + 72576.0 * 8.0 + 127_872.0 * 9.0)
            / 362_880.0;
    for tally in [
        Playouts::new(1_000_000).run(&empty(3, 3, 3)),
        Playouts::new(100_000).run_with(&empty(3, 3, 3), &mut PythonRandom::new(3)),
    ] {
        let mean = tally.mean_length().unwrap();
        assert!((mean - exact).abs() < 0.03, "{mean}, not {exact}");
    }
}

#[test]
fn games_in_batches_are_as_long_as_they_should_be() {
    // Of the games that end at plies 5 to 9 there are 1440, 5328, 47952, 72576 and 127872; one that ends at ply
    // p has the probability (9 - p)! / 9!.
    let exact =
        (1440.0 * 24.0 * 5.0 + 5328.0 * 6.0 * 6.0 + 47952.0 * 2.0 * 7.0 + 72576.0 * 8.0 + 127_872.0 * 9.0)
            / 362_880.0;
    for games in [1_000_001, 9_000_000] {
        let mean =
            Playouts::new(games).method(PlayoutMethod::Batch).run(&empty(3, 3, 3)).mean_length().unwrap();
        // A game's length deviates by less than 1.5; six standard deviations of the mean of a million games.
        assert!((mean - exact).abs() < 0.009, "{mean}, not {exact}");
    }
    let one =
        Playouts::new(100_000).method(PlayoutMethod::OneAtATime).run(&empty(9, 9, 5)).mean_length().unwrap();
    let batch =
        Playouts::new(100_000).method(PlayoutMethod::Batch).run(&empty(9, 9, 5)).mean_length().unwrap();
    assert!((one - batch).abs() < 0.5, "{one} and {batch}");
}

#[test]
fn as_many_games_are_played_as_were_asked_for() {
    for method in METHODS {
        for games in [0, 1, 63, 64, 65, 1000, 131_073] {
            for position in [empty(3, 3, 3), empty(5, 5, 5), empty(8, 8, 4)] {
                let tally = Playouts::new(games).method(method).run(&position);
                assert_eq!(tally.games(), games, "{method}");
            }
        }
    }
}
