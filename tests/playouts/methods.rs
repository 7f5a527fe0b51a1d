//! Every method against games played one at a time, where no exact distribution is known.
//!
//! Seeds are fixed, and a correct engine fails with a probability of less than 10⁻⁹. An engine that gives three games in
//! a hundred another result fails with a probability of at least 0.999. Smaller errors show in `exact.rs`.

use mb_runtime::{BitBoard, Board, InstructionSet, PlayoutMethod, Playouts, Position, Tally, derive_board};
use mb_tests::chance::assert_same_distribution;
use mb_tests::positions::{after, empty};

#[derive_board(size = 15, win = 5)]
struct Gomoku;

#[derive_board(size = 15, win = 5, layout = "twobit")]
struct TwoBitGomoku;

/// Circle's wins, cross's wins and draws for one first move after the other.
fn counts(tally: &Tally) -> Vec<u64> {
    tally.moves().iter().flat_map(|(_, outcomes)| [outcomes.circle, outcomes.cross, outcomes.draw]).collect()
}

/// Boards on which both sides often have a line or seldom do, boards of one line or many squares, and mid-game
/// positions.
fn odd_positions() -> Vec<Position<BitBoard>> {
    let pairs = [(0, 0), (3, 3), (4, 4), (2, 5), (5, 2), (1, 1), (6, 6)];
    vec![
        empty(4, 4, 3),
        empty(5, 3, 3),
        empty(6, 6, 5),
        empty(7, 7, 5),
        empty(8, 8, 4),
        empty(1, 6, 3),
        empty(2, 2, 2),
        empty(1, 1, 1),
        empty(3, 3, 1),
        empty(13, 12, 5),
        after(empty(7, 7, 4), &pairs),
        after(empty(8, 7, 5), &pairs[..4]),
        after(empty(9, 9, 5), &pairs),
    ]
}

#[test]
fn every_method_agrees_with_one_at_a_time_on_odd_boards() {
    for (seed, position) in (0..).zip(odd_positions()) {
        let geometry = position.board().geometry();
        let playouts = Playouts::new(300_000).threads(2).seed(seed);
        let one = playouts.method(PlayoutMethod::OneAtATime).run(&position);
        for method in [PlayoutMethod::Batch, PlayoutMethod::Winner] {
            let tally = playouts.method(method).run(&position);
            assert_eq!(tally.games(), 300_000, "{geometry:?}");
            assert_same_distribution(&counts(&tally), &counts(&one), &format!("{geometry:?}, {method}"));
        }
    }
}

/// Asserts that every method, with every instruction set, agrees on this 15×15 board with games one at a time.
fn assert_agrees_with_one_at_a_time<B: Board>(gomoku: B, seed: u64) {
    let start = Position::new(gomoku);
    let playouts = Playouts::new(400_000).threads(2).seed(seed);
    let one = playouts.method(PlayoutMethod::OneAtATime).run(&start);
    for (method, games) in [(PlayoutMethod::Batch, 200_000), (PlayoutMethod::Winner, 2_000_000)] {
        for (seed, set) in (seed + 1..).zip(InstructionSet::available()) {
            let playouts = Playouts::new(games).threads(2).seed(seed).method(method).instruction_set(set);
            let tally = playouts.run(&start);
            assert_eq!(tally.method().to_string(), method.to_string());
            assert_same_distribution(&counts(&tally), &counts(&one), &format!("{method}, {set}"));
        }
    }
}

#[test]
fn every_method_agrees_with_one_at_a_time_on_15_by_15_with_five_in_a_row() {
    assert_agrees_with_one_at_a_time(Gomoku::new(), 0);
    assert_agrees_with_one_at_a_time(TwoBitGomoku::new(), 10);
    assert_agrees_with_one_at_a_time(BitBoard::new(Gomoku::new().geometry()), 20);
}
