//! The playout engine: results depend on nothing but the seed and the method, and limits are kept. Whether random play
//! has the right distribution is tested by the package `mb-playout-tests`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mb_runtime::{
    BitBoard, Board, InstructionSet, Outcomes, PlayoutMethod, Playouts, Position, Status, Tally, derive_board,
};
use mb_tests::chance::assert_fits;
use mb_tests::fair_play::chances_by_first_move;
use mb_tests::positions::{after, empty};

/// The smallest board, two words.
#[derive_board(size = 3)]
struct Board3;

/// The same in one word.
#[derive_board(size = 3, layout = "twobit")]
struct TwoBit3;

#[derive_board(size = 4)]
struct Board4;

#[derive_board(size = 4, layout = "twobit")]
struct TwoBit4;

#[derive_board(size = 5)]
struct Board5;

#[derive_board(size = 5, layout = "twobit")]
struct TwoBit5;

/// Lines are rare on it.
#[derive_board(size = 8)]
struct Board8;

/// And frequent here.
#[derive_board(size = 8, win = 4)]
struct Board8Win4;

#[derive_board(size = 15, win = 5)]
struct Gomoku;

const METHODS: [PlayoutMethod; 3] = [PlayoutMethod::OneAtATime, PlayoutMethod::Batch, PlayoutMethod::Winner];

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

/// So many games that eight threads all have some to play.
fn many_games<B: Board>(position: &Position<B>, method: PlayoutMethod) -> u64 {
    let squares = position.board().legal_move_count() as u64;
    match method {
        PlayoutMethod::OneAtATime => 2_500_001 / squares,
        PlayoutMethod::Batch => 10_000_001 / squares,
        _ => 1_200_001,
    }
}

#[test]
fn the_same_seed_gives_the_same_tally_on_1_2_3_and_8_threads_with_every_instruction_set() {
    for position in [empty(3, 3, 3), after(empty(4, 4, 4), &[(1, 1), (0, 2)]), empty(8, 8, 4), empty(6, 6, 6)]
    {
        for (method, stratified) in METHODS.into_iter().flat_map(|method| [(method, false), (method, true)]) {
            let playouts = Playouts::new(many_games(&position, method)).method(method).stratified(stratified);
            let playouts = playouts.seed(9).instruction_set(InstructionSet::Baseline);
            let baseline = playouts.run(&position);
            for set in InstructionSet::available() {
                for threads in [1, 2, 3, 8] {
                    let tally = playouts.instruction_set(set).threads(threads).run(&position);
                    assert_eq!(tally.moves(), baseline.moves(), "{method}, {set}, {threads} threads");
                    assert_eq!(tally.mean_length(), baseline.mean_length(), "{method}, {set}");
                }
                if method == PlayoutMethod::OneAtATime {
                    // It uses no vector instructions, whatever the set.
                    break;
                }
            }
            assert_ne!(playouts.seed(10).run(&position).moves(), baseline.moves(), "{method}");
        }
    }
}

/// Asserts that every method plays the same games on a generated board as on the generic one, from the start and after
/// a few moves.
fn assert_same_games<B: Board>(generated: &B, games: u64) {
    let geometry = generated.geometry();
    let middle = (geometry.cols() / 2, geometry.rows() / 2);
    for moves in [vec![], vec![middle], vec![middle, (0, 1), (2, 0), (1, 1)]] {
        if moves.iter().skip(1).any(|square| *square == middle) {
            continue;
        }
        let generic = after(Position::new(BitBoard::new(geometry)), &moves);
        let generated = after(Position::new(generated.clone()), &moves);
        for method in METHODS {
            for stratified in [false, true] {
                let playouts = Playouts::new(games).seed(3).method(method).stratified(stratified);
                let (expected, tally) = (playouts.run(&generic), playouts.run(&generated));
                assert_eq!(tally.moves(), expected.moves(), "{geometry:?}, {method}");
                assert_eq!(tally.mean_length(), expected.mean_length(), "{geometry:?}, {method}");
            }
        }
    }
}

#[test]
fn the_board_has_no_influence_on_the_games() {
    assert_same_games(&Board3::new(), 20_000);
    assert_same_games(&TwoBit3::new(), 20_000);
    assert_same_games(&Board4::new(), 20_000);
    assert_same_games(&TwoBit4::new(), 20_000);
    assert_same_games(&Board5::new(), 20_000);
    assert_same_games(&TwoBit5::new(), 20_000);
    assert_same_games(&Board8Win4::new(), 20_000);
    assert_same_games(&Board8::new(), 20_000);
    assert_same_games(&Gomoku::new(), 3_000);
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

#[test]
fn a_tally_says_how_it_was_made() {
    let made = |tally: &Tally| (tally.method(), tally.instruction_set());
    let small = empty(3, 3, 3);
    let best = InstructionSet::best();
    let one = Playouts::new(1000).method(PlayoutMethod::OneAtATime).run(&small);
    assert_eq!(made(&one), (PlayoutMethod::OneAtATime, InstructionSet::Baseline));
    let batch = Playouts::new(1000).method(PlayoutMethod::Batch).run(&small);
    assert_eq!(made(&batch), (PlayoutMethod::Batch, best));
    let winner = Playouts::new(1000).method(PlayoutMethod::Winner);
    assert_eq!(made(&winner.run(&small)), (PlayoutMethod::Winner, best));
    assert_eq!(winner.run(&small).mean_length(), None);
    let baseline = winner.instruction_set(InstructionSet::Baseline).run(&small);
    assert_eq!(made(&baseline), (PlayoutMethod::Winner, InstructionSet::Baseline));
    assert_eq!(Playouts::new(1).run(&small).method(), PlayoutMethod::OneAtATime);
    assert_eq!(Playouts::new(100_000).run(&small).method(), PlayoutMethod::Batch);
    assert_eq!(Playouts::new(100_000).run(&empty(8, 8, 8)).method(), PlayoutMethod::Winner);
    assert_eq!(Playouts::new(100_000).run(&empty(8, 8, 4)).method(), PlayoutMethod::Batch);
    assert_eq!(Playouts::new(100_000).run(&empty(15, 15, 5)).method(), PlayoutMethod::Winner);
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
    for method in PlayoutMethod::ALL {
        assert_eq!(method.to_string().parse(), Ok(method));
    }
    for set in InstructionSet::ALL {
        assert_eq!(set.to_string().parse(), Ok(set));
    }
    assert!("fast".parse::<PlayoutMethod>().is_err() && "fast".parse::<InstructionSet>().is_err());
}
