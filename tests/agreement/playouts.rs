//! Playouts against playouts: the board, the number of threads and the instruction set never change what a seed gives.
//!
//! Whether random play has the right distribution is tested by the package `mb-playout-tests`.

use mb_runtime::{BitBoard, Board, InstructionSet, PlayoutMethod, Playouts, Position, Tally, derive_board};
use mb_tests::fair_play::METHODS;
use mb_tests::positions::{after, empty};

/// A word for each mark.
#[derive_board(size = 3)]
struct Board3;

/// Two bits a square.
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

/// A board on which lines are rare.
#[derive_board(size = 8)]
struct Board8;

/// A board on which lines are frequent.
#[derive_board(size = 8, win = 4)]
struct Board8Win4;

#[derive_board(size = 15, win = 5)]
struct Gomoku;

/// A number of games that gives each of eight threads some.
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
                    // It uses no vector instructions, so one set is enough.
                    break;
                }
            }
            assert_ne!(playouts.seed(10).run(&position).moves(), baseline.moves(), "{method}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_tally_on_any_number_of_threads() {
    let position = after(empty(4, 4, 4), &[(1, 1), (0, 2)]);
    let playouts = Playouts::new(100_000).seed(5);
    let single = playouts.run(&position);
    for threads in [2, 3, 8] {
        assert_eq!(playouts.threads(threads).run(&position).moves(), single.moves(), "{threads} threads");
    }
    assert_ne!(playouts.seed(6).run(&position).moves(), single.moves());
    assert_eq!(playouts.threads(0).run(&position).moves(), single.moves());
}

#[test]
fn the_same_seed_gives_the_same_tally_on_every_board() {
    let moves = [(0, 1), (3, 3), (2, 1)];
    let playouts = Playouts::new(30_000).seed(9);
    let expected = playouts.run(&after(empty(4, 4, 4), &moves));
    assert_eq!(playouts.run(&after(Position::new(Board4::new()), &moves)).moves(), expected.moves());
    assert_eq!(playouts.run(&after(Position::new(TwoBit4::new()), &moves)).moves(), expected.moves());
}

/// Asserts that every method plays the same games on a generated board as on `BitBoard`, from the start and after a
/// few moves.
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
