//! Counts of move sequences against independent enumeration.

use mb_runtime::prelude::*;
use mb_runtime::{divide, perft};
use mb_tests::golden;
use serde::Deserialize;

/// `counts.json`.
#[derive(Deserialize)]
struct Counts {
    games: Vec<Counted>,
}

#[derive(Deserialize)]
struct Counted {
    cols: usize,
    rows: usize,
    k: usize,
    plies: Vec<Ply>,
}

#[derive(Deserialize)]
struct Ply {
    ply: usize,
    /// The number of move sequences of this length.
    seq: u64,
}

fn start(cols: usize, rows: usize, win: usize) -> Position<BitBoard> {
    Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("a geometry")))
}

#[test]
fn perft_counts_what_independent_enumeration_counts() {
    let counts: Counts = golden::read("counts.json");
    for counted in counts.games {
        let start = start(counted.cols, counted.rows, counted.k);
        // More sequences than this take too long to count one by one.
        for ply in counted.plies.iter().take_while(|ply| ply.seq < 60_000_000) {
            let shape = (counted.cols, counted.rows, counted.k, ply.ply);
            assert_eq!(perft(&start, ply.ply), ply.seq, "{shape:?}");
        }
    }
}

/// Declares a test on generated boards of one size, in both layouts.
macro_rules! on_both_layouts {
    ($name:ident, $size:literal, $depth:literal, $sequences:literal) => {
        #[test]
        fn $name() {
            #[derive_board(size = $size, layout = "bitboard")]
            struct Bitboard;
            #[derive_board(size = $size, layout = "twobit")]
            struct Twobit;
            assert_eq!(perft(&Position::new(Bitboard::new()), $depth), $sequences);
            assert_eq!(perft(&Position::new(Twobit::new()), $depth), $sequences);
        }
    };
}

on_both_layouts!(generated_4_by_4_has_516_067_200_sequences_of_eight_moves, 4, 8, 516_067_200);
on_both_layouts!(generated_5_by_5_has_127_512_000_sequences_of_six_moves, 5, 6, 127_512_000);

#[test]
fn four_in_a_row_on_4_by_4_has_516_067_200_sequences_of_eight_moves() {
    assert_eq!(perft(&start(4, 4, 4), 8), 516_067_200);
}

#[test]
fn a_division_adds_up_to_the_whole() {
    let mut position = start(4, 3, 3);
    position.play_at(1, 1).expect("a legal move");
    for depth in 1..7 {
        let parts = divide(&position, depth);
        assert!(parts.iter().map(|(square, _)| *square).eq(position.legal_moves()));
        assert_eq!(parts.into_iter().map(|(_, sequences)| sequences).sum::<u64>(), perft(&position, depth));
    }
    assert!(divide(&position, 0).is_empty());
}

#[test]
fn a_finished_game_has_no_sequences_but_the_empty_one() {
    let won = Position::from_board("ooo.xx...".parse::<BitBoard>().expect("a board")).expect("a position");
    assert_eq!((perft(&won, 0), perft(&won, 1), perft(&won, 5)), (1, 0, 0));
}
