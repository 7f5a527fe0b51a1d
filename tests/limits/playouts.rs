//! Playouts with no time, with a time limit, of games that are over, on large boards, and what is refused.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mb_runtime::{Board, InstructionSet, Outcomes, PlayoutMethod, Playouts, PythonRandom, Status};
use mb_tests::fair_play::METHODS;
use mb_tests::positions::{after, empty};

#[test]
fn all_games_are_played_when_there_is_time() {
    let playouts = Playouts::new(40_001).time_limit(Duration::MAX).threads(2);
    assert_eq!(playouts.run(&empty(3, 3, 3)).games(), 40_001);
    assert_eq!(playouts.run_with(&empty(3, 3, 3), &mut PythonRandom::new(0)).games(), 40_001);
    assert_eq!(Playouts::new(0).run(&empty(3, 3, 3)).games(), 0);
}

#[test]
fn no_time_gives_a_tally_without_games() {
    let playouts = Playouts::new(1000).time_limit(Duration::ZERO);
    for tally in
        [playouts.run(&empty(3, 3, 3)), playouts.run_with(&empty(3, 3, 3), &mut PythonRandom::new(0))]
    {
        assert_eq!((tally.moves().len(), tally.total()), (9, Outcomes::default()));
        assert_eq!(tally.mean_length(), None);
    }
}

#[test]
fn a_time_limit_is_kept() {
    // Without the limit the games would take for ever.
    let playouts = Playouts::new(u64::MAX).time_limit(Duration::from_millis(20));
    for size in [3, 8, 40] {
        // A millisecond passes from one look at the clock to the next.
        let looks = AtomicU64::new(0);
        let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
        let tally = playouts.threads(2).run_by_clock(&empty(size, size, size), &clock);
        // After the time is up, each thread looks once more for its stream and once for the next; the elapsed time
        // takes one more look.
        assert!(looks.load(Ordering::Relaxed) <= 20 + 2 * 2 + 1, "{looks:?}");
        assert!(tally.elapsed() <= Duration::from_millis(24), "{:?}", tally.elapsed());
        assert!(tally.games() > 0 && tally.games_per_second() > 0.0);
    }
}

#[test]
fn a_finished_position_gives_a_tally_without_moves() {
    let won = after(empty(3, 3, 3), &[(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)]);
    assert!(matches!(won.status(), Status::Won(_)));
    for tally in [Playouts::new(10).run(&won), Playouts::new(10).run_with(&won, &mut PythonRandom::new(0))] {
        assert_eq!((tally.moves().len(), tally.games()), (0, 0));
    }
}

#[test]
fn tallies_of_one_position_add_up_and_others_are_refused() {
    let mut sum = Playouts::new(1000).run(&empty(3, 3, 3));
    let more = Playouts::new(500).seed(1).run(&empty(3, 3, 3));
    let centre = empty(3, 3, 3).board().geometry().square(1, 1).unwrap();
    let expected = sum.outcomes(centre).circle + more.outcomes(centre).circle;
    sum.merge(&more).unwrap();
    assert_eq!((sum.games(), sum.outcomes(centre).circle), (1500, expected));
    let before = sum.clone();
    assert!(sum.merge(&Playouts::new(1).run(&empty(4, 4, 4))).is_err());
    assert_eq!(sum, before);
}

#[test]
fn boards_of_more_than_400_squares_are_played_out_one_at_a_time() {
    for method in METHODS {
        let playouts = Playouts::new(10).method(method);
        assert_eq!(playouts.run(&empty(21, 20, 5)).method(), PlayoutMethod::OneAtATime);
        let twenty = playouts.run(&empty(20, 20, 5));
        assert_eq!((twenty.method().to_string(), twenty.games()), (method.to_string(), 10));
    }
}

#[test]
fn a_finished_position_has_no_games() {
    let won = after(empty(3, 3, 3), &[(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)]);
    assert!(matches!(won.status(), Status::Won(_)));
    for method in METHODS {
        let tally = Playouts::new(1000).method(method).stratified(true).run(&won);
        assert_eq!((tally.moves().len(), tally.games()), (0, 0));
    }
}

#[test]
fn no_time_gives_no_games_and_a_time_limit_is_kept() {
    for method in METHODS {
        for stratified in [false, true] {
            let playouts = Playouts::new(u64::MAX).method(method).stratified(stratified);
            let none = playouts.time_limit(Duration::ZERO).run(&empty(3, 3, 3));
            assert_eq!((none.moves().len(), none.total()), (9, Outcomes::default()), "{method}");
            for position in [empty(3, 3, 3), empty(8, 8, 8), empty(15, 15, 5)] {
                // A millisecond passes from one look at the clock to the next.
                let looks = AtomicU64::new(0);
                let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
                let playouts = playouts.time_limit(Duration::from_millis(20)).threads(2);
                // Without the limit it would take for ever.
                let tally = playouts.run_by_clock(&position, &clock);
                // After 20 looks each thread looks at most twice more, and the elapsed time takes one.
                assert!(looks.load(Ordering::Relaxed) <= 20 + 2 * 2 + 1, "{method}: {looks:?}");
                assert!(tally.games() > 0, "{method}");
                let games: Vec<u64> = tally.moves().iter().map(|(_, outcomes)| outcomes.games()).collect();
                assert!(!stratified || games.iter().all(|count| *count == games[0]), "{method}: {games:?}");
            }
        }
    }
}

#[test]
fn names_of_methods_and_instruction_sets_are_read_and_written() {
    for choice in PlayoutMethod::ALL {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    for set in InstructionSet::ALL {
        assert_eq!(set.to_string().parse(), Ok(set));
    }
    assert!("fast".parse::<PlayoutMethod>().is_err() && "fast".parse::<InstructionSet>().is_err());
}
