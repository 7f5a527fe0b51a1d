//! Counts of move sequences against independent enumeration.

use mb_runtime::prelude::*;
use mb_runtime::{Perft, divide, perft};
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
fn hashing_counts_to_the_last_ply_what_independent_enumeration_counts() {
    let counts: Counts = golden::read("counts.json");
    for counted in counts.games {
        let start = start(counted.cols, counted.rows, counted.k);
        for ply in &counted.plies {
            let shape = (counted.cols, counted.rows, counted.k, ply.ply);
            let perft = Perft::new(ply.ply).hashing(true).threads(2);
            assert_eq!(perft.count(&start), u128::from(ply.seq), "{shape:?}");
        }
    }
}

#[test]
fn neither_hashing_nor_threads_change_a_count() {
    let mut position = start(4, 3, 3);
    for (x, y) in [(1, 1), (0, 0), (3, 2)] {
        position.play_at(x, y).expect("a legal move");
    }
    for depth in 0..=10 {
        let expected = u128::from(perft(&position, depth));
        let parts: Vec<_> =
            divide(&position, depth).into_iter().map(|(square, count)| (square, u128::from(count))).collect();
        for hashing in [false, true] {
            for threads in [0, 1, 2, 3, 8] {
                let perft = Perft::new(depth).hashing(hashing).threads(threads);
                assert_eq!(perft.count(&position), expected, "{perft:?}");
                assert_eq!(perft.divide(&position), parts, "{perft:?}");
            }
        }
    }
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
    for hashing in [false, true] {
        let count = |depth| Perft::new(depth).hashing(hashing).threads(2).count(&won);
        assert_eq!([count(0), count(1), count(2), count(5)], [1, 0, 0, 0]);
    }
}
