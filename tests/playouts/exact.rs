//! Random play against its exact distribution: winners by first move, for every method, every instruction set of this
//! machine, and every layout.
//!
//! The positions are the empty boards from 3×3 to 5×5 and the 70 of `exact_playout.json`. Each combination of position,
//! layout, method and instruction set plays its own two million games with its own fixed seed. Games one at a time use no
//! vector instructions, so they are played with the baseline set only.
//!
//! A correct engine fails with a probability of less than 10⁻⁹. An engine that gives one game in 200 another result fails
//! with a probability of at least 0.999: for the 75 results by first move on 5×5, the noncentral chi-squared distribution
//! with 74 degrees of freedom asks for 1.8 million games, and for fewer on smaller boards. (That random words give
//! exactly uniform digits is proved for every word by the unit tests of the playouts.)

use mb_runtime::{
    BitBoard, Board, InstructionSet, Outcomes, PlayoutMethod, Playouts, Position, derive_board,
};
use mb_tests::chance::assert_fits;
use mb_tests::fair_play::{Chances, chances_by_first_move};
use mb_tests::golden;
use mb_tests::positions::after;
use serde::Deserialize;

#[derive_board(size = 3)]
struct Board3;

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

fn generic(size: usize) -> BitBoard {
    BitBoard::square_board(size).unwrap()
}

/// `exact_playout.json`: probabilities as fractions in text.
#[derive(Deserialize)]
struct Exact {
    start_3: [String; 3],
    first_3: Vec<(usize, usize, [String; 3])>,
    start_4: [String; 3],
    first_4: Vec<(usize, usize, [String; 3])>,
    positions: Vec<ExactPosition>,
}

/// A position in mid-game.
#[derive(Deserialize)]
struct ExactPosition {
    n: usize,
    moves: Vec<(usize, usize)>,
    by_move: Vec<(usize, usize, [String; 3])>,
}

fn exact() -> Exact {
    golden::read("exact_playout.json")
}

fn number(fraction: &str) -> f64 {
    let (part, whole) = fraction.split_once('/').unwrap();
    part.parse::<f64>().unwrap() / whole.parse::<f64>().unwrap()
}

fn numbers(fractions: &[String; 3]) -> Chances {
    fractions.each_ref().map(|fraction| number(fraction))
}

/// The chances of all first moves, each equally likely, and of all endings.
#[expect(clippy::cast_precision_loss, reason = "a few squares")]
fn joint(by_move: &[Chances]) -> Vec<f64> {
    by_move.iter().flatten().map(|chance| chance / by_move.len() as f64).collect()
}

#[test]
fn the_calculated_chances_agree_with_the_golden_data() {
    let exact = exact();
    for (size, start, first) in [(3, &exact.start_3, &exact.first_3), (4, &exact.start_4, &exact.first_4)] {
        let model = chances_by_first_move(size);
        for (chances, (_, _, fractions)) in model.iter().zip(first) {
            for (chance, fraction) in chances.iter().zip(numbers(fractions)) {
                assert!((chance - fraction).abs() < 1e-12, "{size}: {chances:?}, not {fractions:?}");
            }
        }
        let mean = |index: usize| joint(&model).iter().skip(index).step_by(3).sum::<f64>();
        for (index, fraction) in start.iter().enumerate() {
            assert!((mean(index) - number(fraction)).abs() < 1e-12, "{size}");
        }
    }
}

/// Every method with every instruction set that it uses.
fn combinations() -> Vec<(PlayoutMethod, InstructionSet)> {
    let in_lanes = [PlayoutMethod::Batch, PlayoutMethod::Winner];
    let in_lanes =
        in_lanes.into_iter().flat_map(|method| InstructionSet::available().map(move |set| (method, set)));
    [(PlayoutMethod::OneAtATime, InstructionSet::Baseline)].into_iter().chain(in_lanes).collect()
}

/// The games of each combination.
const GAMES: u64 = 2_000_000;

/// Asserts the exact distribution of winners and first moves for each combination. The seeds are `seed` and its
/// successors.
fn assert_exact<B: Board>(position: &Position<B>, by_move: &[Chances], seed: u64, layout: &str) {
    let probabilities = joint(by_move);
    for (seed, (method, instruction_set)) in (seed..).zip(combinations()) {
        let playouts = Playouts::new(GAMES).threads(2);
        let tally = playouts.seed(seed).method(method).instruction_set(instruction_set).run(position);
        let board = position.board();
        let context = format!("{board} ({layout}), {method}, {instruction_set}");
        assert_eq!(tally.games(), GAMES, "{context}");
        assert_eq!(tally.method().to_string(), method.to_string(), "{context}");
        assert_eq!(tally.instruction_set(), instruction_set, "{context}");
        let counts = |outcomes: &Outcomes| [outcomes.circle, outcomes.cross, outcomes.draw];
        let counts: Vec<u64> = tally.moves().iter().flat_map(|(_, outcomes)| counts(outcomes)).collect();
        assert_fits(&counts, &probabilities, &context);
    }
}

/// The same for an empty board of each layout.
fn assert_exact_from_the_start<W: Board, P: Board>(words: W, pairs: P) {
    let size = words.geometry().cols();
    let by_move = chances_by_first_move(size);
    assert_exact(&Position::new(words), &by_move, 100, "bitboard");
    assert_exact(&Position::new(pairs), &by_move, 200, "twobit");
    assert_exact(&Position::new(generic(size)), &by_move, 300, "generic");
}

#[test]
fn random_play_is_exact_on_the_empty_3_by_3_board() {
    assert_exact_from_the_start(Board3::new(), TwoBit3::new());
}

#[test]
fn random_play_is_exact_on_the_empty_4_by_4_board() {
    assert_exact_from_the_start(Board4::new(), TwoBit4::new());
}

#[test]
fn random_play_is_exact_on_the_empty_5_by_5_board() {
    assert_exact_from_the_start(Board5::new(), TwoBit5::new());
}

/// The same from the positions in mid-game on the board of this size.
fn assert_exact_in_mid_game<B: Board>(empty: &B, first_seed: u64, layout: &str) {
    let size = empty.geometry().cols();
    for (golden, seed) in exact().positions.iter().zip((first_seed..).step_by(100)) {
        if golden.n != size {
            continue;
        }
        let position = after(Position::new(empty.clone()), &golden.moves);
        let by_move: Vec<Chances> =
            golden.by_move.iter().map(|(_, _, fractions)| numbers(fractions)).collect();
        assert_exact(&position, &by_move, seed, layout);
    }
}

#[test]
fn random_play_is_exact_in_mid_game_on_two_words() {
    assert_exact_in_mid_game(&Board3::new(), 10_000, "bitboard");
    assert_exact_in_mid_game(&Board4::new(), 10_000, "bitboard");
}

#[test]
fn random_play_is_exact_in_mid_game_on_one_word() {
    assert_exact_in_mid_game(&TwoBit3::new(), 20_000, "twobit");
    assert_exact_in_mid_game(&TwoBit4::new(), 20_000, "twobit");
}

#[test]
fn random_play_is_exact_in_mid_game_on_the_generic_board() {
    assert_exact_in_mid_game(&generic(3), 30_000, "generic");
    assert_exact_in_mid_game(&generic(4), 30_000, "generic");
}
