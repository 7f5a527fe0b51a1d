//! Numbers of move sequences against independent enumeration.

use mb_runtime::prelude::*;
use mb_runtime::{Perft, perft};
use mb_tests::golden::{self, Counts};
use mb_tests::positions::empty;

#[test]
fn perft_counts_what_independent_enumeration_counts() {
    let counts: Counts = golden::read("counts.json");
    for counted in counts.games {
        let start = empty(counted.cols, counted.rows, counted.k);
        // More sequences than this take too long to count one by one.
        for ply in counted.plies.iter().take_while(|ply| ply.seq < 60_000_000) {
            let shape = (counted.cols, counted.rows, counted.k, ply.ply);
            assert_eq!(perft(&start, ply.ply), ply.seq, "{shape:?}");
        }
    }
}

#[test]
fn hashing_counts_to_the_last_ply_what_independent_enumeration_counts() {
    let counts: Counts = golden::read("counts.json");
    for counted in counts.games {
        let start = empty(counted.cols, counted.rows, counted.k);
        for ply in &counted.plies {
            let shape = (counted.cols, counted.rows, counted.k, ply.ply);
            let perft = Perft::new(ply.ply).hashing(true).threads(2);
            assert_eq!(perft.count(&start), u128::from(ply.seq), "{shape:?}");
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
    assert_eq!(perft(&empty(4, 4, 4), 8), 516_067_200);
}
